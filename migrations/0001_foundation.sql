-- The ground every feature stands on: who is asking, accounts, outgoing messages, the catalogue.
-- Forward only: once merged, this file is never edited.

create schema if not exists auth;
create schema if not exists storage;

-- The caller of the current transaction --------------------------------------------------------
-- Set by the application once per transaction and forgotten when it ends. Every policy asks these
-- functions, so a transaction that named no caller sees and changes nothing.

create function app.set_caller(kind text, id uuid) returns void
language plpgsql as $$
begin
  if kind not in ('visitor', 'client', 'staff', 'system') then
    raise exception 'unknown caller %', kind;
  end if;
  if (id is null) <> (kind in ('visitor', 'system')) then
    raise exception 'a % caller must % an id', kind,
      case when kind in ('visitor', 'system') then 'not have' else 'have' end;
  end if;
  perform set_config('app.caller_kind', kind, true);
  perform set_config('app.caller', coalesce(id::text, ''), true);
end $$;

-- After a transaction that set them, PostgreSQL gives '' for these settings, not null.
create function app.caller_kind() returns text
language sql stable as $$ select nullif(current_setting('app.caller_kind', true), '') $$;

create function app.caller_id() returns uuid
language sql stable as $$ select nullif(current_setting('app.caller', true), '')::uuid $$;

create function app.is_system() returns boolean
language sql stable as $$ select coalesce(app.caller_kind() = 'system', false) $$;

create function app.is_staff() returns boolean
language sql stable as $$ select coalesce(app.caller_kind() in ('staff', 'system'), false) $$;

-- Jobs -----------------------------------------------------------------------------------------
-- The application's role may not touch the queue itself; it may ask for a job inside its own
-- transaction, so that neither the change nor the job happens without the other.

create function app.enqueue(task text, payload json, job_key text default null) returns void
language plpgsql security definer set search_path = pg_catalog as $$
begin
  perform graphile_worker.add_job(task, payload, job_key => job_key);
end $$;

-- Accounts -------------------------------------------------------------------------------------

create table auth.users (
  id uuid primary key,
  email text,
  encrypted_password text,
  email_confirmed_at timestamptz,
  raw_app_meta_data jsonb not null default '{}',
  raw_user_meta_data jsonb not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index users_email on auth.users (lower(email));

alter table auth.users enable row level security;
alter table auth.users force row level security;
create policy users_own on auth.users for select using (id = app.caller_id() or app.is_staff());
create policy users_system on auth.users using (app.is_system()) with check (app.is_system());

-- Outgoing mail and text messages --------------------------------------------------------------

create table app.messages (
  id uuid primary key,
  channel text not null check (channel in ('mail', 'sms')),
  recipient text not null check (recipient <> ''),
  language text not null check (language in ('en', 'ar')),
  template text not null,
  subject text not null,
  text_body text not null,
  html_body text,
  headers jsonb not null default '{}',
  -- One message per event, however often the job that asks for it runs.
  event_key text not null unique,
  created_at timestamptz not null default now(),
  delivered_at timestamptz,
  last_error text
);
create index messages_newest on app.messages (created_at desc, id desc);

alter table app.messages enable row level security;
alter table app.messages force row level security;
create policy messages_system on app.messages using (app.is_system()) with check (app.is_system());
-- Whoever acts may cause a message; only the system reads it, changes it or calls it delivered.
create policy messages_queue on app.messages for insert
  with check (app.caller_kind() is not null and delivered_at is null);

-- The catalogue --------------------------------------------------------------------------------
-- One row per item and language pair as the seed files hold it. `seed_hash` is what the seed last
-- wrote; `edited_at` marks what staff changed, which seeding leaves alone from then on.

create table app.catalogue_entries (
  collection text not null,
  id text not null,
  slug text,
  position integer not null,
  content jsonb not null,
  seed_hash text,
  edited_at timestamptz,
  retired_at timestamptz,
  updated_at timestamptz not null default now(),
  primary key (collection, id)
);
create unique index catalogue_slug on app.catalogue_entries (collection, slug) where slug is not null;

alter table app.catalogue_entries enable row level security;
alter table app.catalogue_entries force row level security;
create policy catalogue_read on app.catalogue_entries for select using (app.caller_kind() is not null);
create policy catalogue_write on app.catalogue_entries using (app.is_staff()) with check (app.is_staff());

-- Every cached page and answer carries this number; whoever changes the catalogue raises it, and
-- each process hears of it.
create table app.catalogue_state (
  only_row boolean primary key default true check (only_row),
  version bigint not null
);
insert into app.catalogue_state (version) values (1);

alter table app.catalogue_state enable row level security;
alter table app.catalogue_state force row level security;
create policy catalogue_state_read on app.catalogue_state for select using (app.caller_kind() is not null);
create policy catalogue_state_write on app.catalogue_state for update using (app.is_staff()) with check (app.is_staff());

create function app.raise_catalogue_version() returns trigger
language plpgsql as $$
begin
  update app.catalogue_state set version = version + 1;
  notify catalogue_changed;
  return null;
end $$;

create trigger catalogue_changed
after insert or update or delete on app.catalogue_entries
for each statement execute function app.raise_catalogue_version();
