-- How somebody wants the house to be, what they agreed to, what they take with them, and how they leave.
-- Forward only: once merged, this file is never edited.

-- A job for later ------------------------------------------------------------------------------
create function app.enqueue_at(task text, payload json, moment timestamptz, job_key text default null)
returns void
language plpgsql security definer set search_path = pg_catalog as $$
begin
  perform graphile_worker.add_job(task, payload, run_at => moment, job_key => job_key);
end $$;

-- Settings -------------------------------------------------------------------------------------
-- A row where somebody chose; what is null or off is as the house proposes. The language of mails
-- stands with the account, where the sign-in service reads it; here is whether it was chosen.

create table app.account_settings (
  account_id uuid primary key references auth.users (id) on delete cascade,
  language text check (language in ('en', 'ar')),
  theme text check (theme in ('light', 'dark', 'system')),
  currency text check (currency in ('AED', 'USD')),
  quiet boolean not null default false,
  -- Minutes of Dubai's day, by quarters of an hour; from may lie after until, over midnight.
  quiet_from integer not null default 1320 check (quiet_from between 0 and 1425 and quiet_from % 15 = 0),
  quiet_until integer not null default 420 check (quiet_until between 0 and 1425 and quiet_until % 15 = 0),
  updated_at timestamptz not null default now(),
  check (quiet_from <> quiet_until)
);

alter table app.account_settings enable row level security;
alter table app.account_settings force row level security;
create policy account_settings_own on app.account_settings
  using (account_id = app.caller_id()) with check (account_id = app.caller_id());
create policy account_settings_system on app.account_settings
  using (app.is_system()) with check (app.is_system());
create policy account_settings_house on app.account_settings for select to current_user
  using (app.caller_kind() is not null);

-- Whoever tells somebody something must know whether it is night there, and nothing else of theirs.
create function app.quiet_hours_of(account uuid)
returns table (quiet_from integer, quiet_until integer)
language sql stable security definer set search_path = pg_catalog as $$
  select s.quiet_from, s.quiet_until from app.account_settings s
  where s.account_id = account and s.quiet
$$;

-- What cannot wait for the morning.
alter table app.notifications add column urgent boolean not null default false;

-- Consents: written once, never changed --------------------------------------------------------

create table app.consents (
  id uuid primary key,
  account_id uuid not null references auth.users (id) on delete cascade,
  kind text not null check (kind in ('terms', 'privacy', 'offers', 'suggestions')),
  given boolean not null,
  -- Of the text that was shown.
  version text not null check (version <> '' and length(version) <= 40),
  place text not null check (place in ('sign_up', 'settings', 'price_list')),
  at timestamptz not null
);
create index consents_of on app.consents (account_id, kind, at desc, id desc);

alter table app.consents enable row level security;
alter table app.consents force row level security;
create policy consents_read on app.consents for select
  using (account_id = app.caller_id() or app.is_system());
create policy consents_give on app.consents for insert
  with check (account_id = app.caller_id() or app.is_system());

-- The sign-up screen says which version stands under its button; however the account comes to be, its
-- consent is written with it. Only the system writes accounts, so it is the system that acts here.
create function app.note_agreement() returns trigger
language plpgsql as $$
begin
  insert into app.consents (id, account_id, kind, given, version, place, at)
  select gen_random_uuid(), new.id, agreed.key, true, agreed.value, 'sign_up', now()
  from jsonb_each_text(new.raw_user_meta_data -> 'agreed') as agreed
  where agreed.key in ('terms', 'privacy') and agreed.value ~ '^[0-9]{1,4}(\.[0-9]{1,4}){0,3}$';
  return null;
end $$;
create trigger users_agree after insert on auth.users
for each row when (jsonb_typeof(new.raw_user_meta_data -> 'agreed') = 'object')
execute function app.note_agreement();

-- The archive of everything --------------------------------------------------------------------
-- The file itself lies in the bucket `exports`, sealed with its owner's key.

create table app.archives (
  id uuid primary key,
  account_id uuid not null references auth.users (id) on delete cascade,
  state text not null check (state in ('waiting', 'ready', 'failed', 'gone')),
  language text not null check (language in ('en', 'ar')),
  size bigint,
  asked_at timestamptz not null,
  ready_at timestamptz,
  expires_at timestamptz,
  check ((state = 'ready') <= (size is not null and expires_at is not null))
);
-- One at a time.
create unique index archives_waiting on app.archives (account_id) where state = 'waiting';
create index archives_of on app.archives (account_id, asked_at desc);
create index archives_ending on app.archives (expires_at) where state = 'ready';

alter table app.archives enable row level security;
alter table app.archives force row level security;
create policy archives_read on app.archives for select using (account_id = app.caller_id());
create policy archives_ask on app.archives for insert
  with check (account_id = app.caller_id() and state = 'waiting');
create policy archives_system on app.archives using (app.is_system()) with check (app.is_system());

-- Leaving --------------------------------------------------------------------------------------
-- It outlives the account it speaks of: that somebody asked, and that it was done, can be shown. It
-- holds no name and no address.

create table app.departures (
  id uuid primary key,
  account_id uuid not null,
  asked_at timestamptz not null,
  due_at timestamptz not null,
  -- The link in the mail carries the token; here is its hash only.
  undo_hash text not null unique,
  stayed_at timestamptz,
  erased_at timestamptz,
  check (due_at > asked_at),
  check (stayed_at is null or erased_at is null)
);
create unique index departures_running on app.departures (account_id)
  where stayed_at is null and erased_at is null;
create index departures_due on app.departures (due_at) where stayed_at is null and erased_at is null;

alter table app.departures enable row level security;
alter table app.departures force row level security;
create policy departures_read on app.departures for select using (account_id = app.caller_id());
create policy departures_system on app.departures using (app.is_system()) with check (app.is_system());

-- What is written once is changed by nobody, but its writer may leave. Then the house itself takes
-- their words out, and theirs alone.
create function app.is_leaving(account uuid) returns boolean language sql stable as $$
  select exists (select from app.departures where account_id = account and stayed_at is null) $$;
create function app.matter_is_leaving(matter uuid) returns boolean language sql stable as $$
  select exists (select from app.matters where id = matter and app.is_leaving(client_id)) $$;

create policy matter_messages_erase on app.matter_messages for delete
  using (app.is_system() and app.matter_is_leaving(matter_id));
create policy matter_files_erase on app.matter_files for delete
  using (app.is_system() and app.matter_is_leaving(matter_id));
create policy matter_events_erase on app.matter_events for update
  using (app.is_system() and app.matter_is_leaving(matter_id)) with check (app.is_system());
create policy booking_events_erase on app.booking_events for update
  using (app.is_system() and exists (
    select from app.bookings b where b.id = booking_id and app.is_leaving(b.client_id)))
  with check (app.is_system());
create policy audit_erase on auth.audit_log_entries for delete
  using (app.is_system() and exists (
    select from app.departures d where d.stayed_at is null
      and d.account_id::text in (actor_id::text, traits ->> 'user_id')));
