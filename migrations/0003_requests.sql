-- What a visitor asks of the house before there is an account: consultations and the price list.
-- Forward only: once merged, this file is never edited.

-- What goes out with a mail, such as an invitation: [{ filename, contentType, content }], all text.
alter table app.messages add column attachments jsonb not null default '[]';

-- A retried request acts once ------------------------------------------------------------------
-- `caller` is the account, or 'visitor'. The row is written in the transaction that acts, so a
-- second request with the same key waits for the first and then finds its answer.

create table app.idempotency_keys (
  caller text not null,
  route text not null,
  key text not null check (length(key) between 16 and 200),
  body_hash text not null,
  answer jsonb,
  created_at timestamptz not null default now(),
  primary key (caller, route, key)
);
create index idempotency_keys_age on app.idempotency_keys (created_at);

create function app.caller_name() returns text
language sql stable as $$ select coalesce(app.caller_id()::text, app.caller_kind()) $$;

alter table app.idempotency_keys enable row level security;
alter table app.idempotency_keys force row level security;
create policy idempotency_own on app.idempotency_keys
  using (caller = app.caller_name()) with check (caller = app.caller_name());
create policy idempotency_system on app.idempotency_keys
  using (app.is_system()) with check (app.is_system());

-- How often somebody asked ---------------------------------------------------------------------
-- `subject` is a hash: the table tells nobody's address.

create table app.request_counters (
  subject text not null,
  window_start timestamptz not null,
  hits integer not null,
  primary key (subject, window_start)
);

alter table app.request_counters enable row level security;
alter table app.request_counters force row level security;
create policy request_counters_count on app.request_counters
  using (app.caller_kind() is not null) with check (app.caller_kind() is not null);

-- Consultations --------------------------------------------------------------------------------

create table app.consultation_requests (
  id uuid primary key,
  -- Who asked, where they were signed in. Their request outlives the account.
  client_id uuid references auth.users (id) on delete set null,
  subject text not null check (subject <> ''),
  starts_at timestamptz not null,
  -- The visitor's own zone, in which the mails tell the hour beside Dubai's.
  zone text not null,
  name text not null check (name <> ''),
  email text not null check (email <> ''),
  phone text not null,
  message text not null,
  language text not null check (language in ('en', 'ar')),
  -- The link in the mail carries the token; here is its hash only.
  withdrawal_hash text not null unique,
  created_at timestamptz not null default now(),
  withdrawn_at timestamptz
);
create index consultation_requests_client on app.consultation_requests (client_id);
create index consultation_requests_hour on app.consultation_requests (starts_at);

alter table app.consultation_requests enable row level security;
alter table app.consultation_requests force row level security;
create policy consultation_ask on app.consultation_requests for insert
  with check (app.caller_kind() is not null and withdrawn_at is null
    and (client_id is null or client_id = app.caller_id()));
create policy consultation_read on app.consultation_requests for select
  using (client_id = app.caller_id() or app.is_staff());
create policy consultation_system on app.consultation_requests
  using (app.is_system()) with check (app.is_system());

-- Leads: who unlocked the prices ---------------------------------------------------------------

create table app.leads (
  id uuid primary key,
  email text not null check (email <> ''),
  language text not null check (language in ('en', 'ar')),
  -- The words they agreed to, as they stood that day.
  consent text not null check (consent <> ''),
  unsubscribe_hash text not null unique,
  created_at timestamptz not null default now(),
  unsubscribed_at timestamptz
);
-- One lead and one mail per address, however often it is typed, and by whomever.
create unique index leads_email on app.leads (lower(email));

alter table app.leads enable row level security;
alter table app.leads force row level security;
create policy leads_leave on app.leads for insert
  with check (app.caller_kind() is not null and unsubscribed_at is null);
create policy leads_read on app.leads for select using (app.is_staff());
create policy leads_system on app.leads using (app.is_system()) with check (app.is_system());
