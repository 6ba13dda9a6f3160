-- What somebody said in the chat that the house must see to. Forward only: once merged, this file is
-- never edited.

-- Follow-ups ------------------------------------------------------------------------------------
create table app.follow_ups (
  id uuid primary key,
  kind text not null check (kind in ('complaint', 'emergency')),
  -- `now`: somebody looks at once. `high`: before everything that is not.
  priority text not null check (priority in ('now', 'high')),
  state text not null default 'open' check (state in ('open', 'taken', 'done')),
  -- Who said it; nobody where a visitor did.
  client_id uuid references auth.users (id) on delete cascade,
  -- One open row of a kind for whoever speaks, by a hash: their account, their conversation or, for want of
  -- both, their network.
  speaker text not null check (speaker <> ''),
  -- The live conversation, where a person was asked for.
  conversation_id uuid references app.live_conversations (id) on delete set null,
  -- A booking or a request of theirs that it is about.
  reference text check (reference is null or char_length(reference) between 1 and 40),
  name text not null default '',
  language text not null check (language in ('en', 'ar')),
  facts text not null check (char_length(facts) between 1 and 1200),
  -- How often it was said.
  times integer not null default 1 check (times > 0),
  created_at timestamptz not null,
  last_at timestamptz not null check (last_at >= created_at),
  due_at timestamptz not null,
  owner_id uuid references auth.users (id) on delete set null,
  owner_name text not null default '',
  taken_at timestamptz,
  done_at timestamptz,
  check ((state = 'open') <= (taken_at is null)),
  check ((state = 'done') = (done_at is not null))
);
create unique index follow_ups_one on app.follow_ups (kind, speaker) where state <> 'done';
create index follow_ups_open on app.follow_ups (due_at, id) where state <> 'done';
create index follow_ups_client on app.follow_ups (client_id) where client_id is not null;
create index follow_ups_conversation on app.follow_ups (conversation_id)
  where conversation_id is not null;
create index follow_ups_owner on app.follow_ups (owner_id) where owner_id is not null;
create index follow_ups_done on app.follow_ups (done_at) where done_at is not null;

create trigger follow_ups_logged after insert or update or delete on app.follow_ups for each row
when (app.caller_kind() = 'staff') execute function app.log_staff('id');

alter table app.follow_ups enable row level security;
alter table app.follow_ups force row level security;
create policy follow_ups_own on app.follow_ups for select using (client_id = app.caller_id());
create policy follow_ups_house on app.follow_ups using (app.is_staff()) with check (app.is_staff());

-- What the house decides about itself -----------------------------------------------------------
-- One row for each name; environment variables that say the same outrank it.
create table app.house_settings (
  name text primary key check (name in ('desk')),
  value jsonb not null,
  updated_at timestamptz not null default now()
);

create trigger house_settings_logged after insert or update or delete on app.house_settings
for each row when (app.caller_kind() = 'staff') execute function app.log_staff('name');

alter table app.house_settings enable row level security;
alter table app.house_settings force row level security;
create policy house_settings_read on app.house_settings for select
  using (app.caller_kind() is not null);
create policy house_settings_write on app.house_settings
  using (app.is_staff()) with check (app.is_staff());

select app.set_caller('system', null);
-- On Dubai's clock. Whoever is on call when none is named is the colleague who has been here longest.
insert into app.house_settings (name, value) values ('desk', '{
  "hours": [
    { "day": "mon", "from": "08:00", "to": "22:00" }, { "day": "tue", "from": "08:00", "to": "22:00" },
    { "day": "wed", "from": "08:00", "to": "22:00" }, { "day": "thu", "from": "08:00", "to": "22:00" },
    { "day": "fri", "from": "08:00", "to": "22:00" }, { "day": "sat", "from": "10:00", "to": "22:00" },
    { "day": "sun", "from": "10:00", "to": "18:00" }],
  "onCallId": null }');
