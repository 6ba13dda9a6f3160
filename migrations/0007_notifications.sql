-- What the bell tells, and by which channel. Forward only: once merged, this file is never edited.

create table app.notifications (
  id uuid primary key,
  recipient_id uuid not null references auth.users (id) on delete cascade,
  kind text not null,
  -- In both languages, as the thing was named when it happened.
  title jsonb not null,
  path text not null check (path like '/%'),
  about jsonb not null default '{}',
  -- One per event and reader, however often whoever tells it runs.
  event_key text not null,
  -- To the millisecond, as it travels: a page that begins after a row must not find that row again.
  created_at timestamptz not null default date_trunc('milliseconds', now()),
  read_at timestamptz,
  unique (recipient_id, event_key)
);
create index notifications_newest on app.notifications (recipient_id, created_at desc, id desc);
create index notifications_unread on app.notifications (recipient_id) where read_at is null;
create index notifications_read on app.notifications (read_at) where read_at is not null;

alter table app.notifications enable row level security;
alter table app.notifications force row level security;
create policy notifications_own on app.notifications for select using (recipient_id = app.caller_id());
create policy notifications_mark on app.notifications for update
  using (recipient_id = app.caller_id()) with check (recipient_id = app.caller_id());
-- Whoever acts may cause one; its reader alone reads it.
create policy notifications_tell on app.notifications for insert
  with check (app.caller_kind() is not null and read_at is null);
create policy notifications_system on app.notifications
  using (app.is_system()) with check (app.is_system());

-- A row where somebody chose otherwise than the house proposes.
create table app.notification_choices (
  account_id uuid not null references auth.users (id) on delete cascade,
  kind text not null,
  channel text not null check (channel in ('bell', 'mail')),
  wanted boolean not null,
  primary key (account_id, kind, channel)
);

alter table app.notification_choices enable row level security;
alter table app.notification_choices force row level security;
create policy notification_choices_own on app.notification_choices
  using (account_id = app.caller_id()) with check (account_id = app.caller_id());
create policy notification_choices_system on app.notification_choices
  using (app.is_system()) with check (app.is_system());

-- The dashboard's score: what clients thought of late, without reading what they thought for ever.
create index booking_ratings_newest on app.booking_ratings (rated_at);
create index matters_rated on app.matters (rated_at) where rated_at is not null;
