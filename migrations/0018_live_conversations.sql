-- Conversations with a person of the house: who waits, who has whom, what was said.
-- Forward only: once merged, this file is never edited.

create table app.live_conversations (
  id uuid primary key,
  -- Who asked, where they were signed in; a visitor holds a secret instead, kept as its hash.
  client_id uuid references auth.users (id) on delete cascade,
  visitor_hash text unique,
  -- The name of its live room; of a visitor's nobody can guess it.
  room text not null unique,
  -- The assistant's conversation it comes from. That is erased on its own terms.
  assistant_id uuid,
  persona text,
  name text not null check (name <> ''),
  email text not null check (email <> ''),
  language text not null check (language in ('en', 'ar')),
  zone text not null,
  state text not null check (state in ('assistant', 'queued', 'human', 'resolved')),
  -- What was said to the assistant before, as the asker's browser kept it.
  said jsonb not null default '[]',
  summary text not null,
  summary_by text not null default 'house' check (summary_by in ('house', 'client')),
  owner_id uuid references auth.users (id) on delete set null,
  owner_name text not null default '',
  hand_back_offered boolean not null default false,
  -- How many were in line when they asked, themselves included: waits are measured by it.
  place_at_start integer not null check (place_at_start > 0),
  queued_at timestamptz not null,
  taken_at timestamptz,
  ended_at timestamptz,
  last_at timestamptz not null,
  last_side text not null default 'client' check (last_side in ('client', 'house')),
  messages integer not null default 0 check (messages >= 0),
  mailed_at timestamptz,
  rating_stars integer check (rating_stars between 1 and 5),
  rating_words text not null default '',
  matter_id uuid references app.matters (id) on delete set null,
  matter_reference text,
  check ((client_id is null) = (visitor_hash is not null)),
  check ((state = 'human') <= (taken_at is not null)),
  check ((state in ('assistant', 'resolved')) = (ended_at is not null))
);
-- Nobody stands in line twice.
create unique index live_conversations_one on app.live_conversations (client_id)
  where state in ('queued', 'human');
create index live_conversations_line on app.live_conversations (queued_at, id) where state = 'queued';
create index live_conversations_had on app.live_conversations (owner_id) where state = 'human';
create index live_conversations_client on app.live_conversations (client_id, queued_at desc);
create index live_conversations_ended on app.live_conversations (ended_at) where ended_at is not null;
create index live_conversations_taken on app.live_conversations (taken_at desc)
  where taken_at is not null;
create index live_conversations_assistant on app.live_conversations (assistant_id)
  where state in ('queued', 'human');
create index live_conversations_owner on app.live_conversations (owner_id) where owner_id is not null;
create index live_conversations_matter on app.live_conversations (matter_id) where matter_id is not null;

alter table app.live_conversations enable row level security;
alter table app.live_conversations force row level security;
create policy live_conversations_own on app.live_conversations for select
  using (client_id = app.caller_id());
create policy live_conversations_ask on app.live_conversations for insert
  with check (client_id = app.caller_id() and state = 'queued' and owner_id is null);
create policy live_conversations_change on app.live_conversations for update
  using (client_id = app.caller_id()) with check (client_id = app.caller_id());
-- A visitor proves by the secret whose it is; the house then acts in its own name.
create policy live_conversations_staff on app.live_conversations
  using (app.is_staff()) with check (app.is_staff());

create table app.live_conversation_messages (
  id uuid primary key,
  conversation_id uuid not null references app.live_conversations (id) on delete cascade,
  -- The order in which they were taken in, without a gap.
  number integer not null check (number > 0),
  side text not null check (side in ('client', 'house')),
  writer_id uuid references auth.users (id) on delete set null,
  name text not null,
  text text not null check (text <> ''),
  created_at timestamptz not null,
  unique (conversation_id, number)
);
create index live_conversation_messages_writer on app.live_conversation_messages (writer_id)
  where writer_id is not null;

alter table app.live_conversation_messages enable row level security;
alter table app.live_conversation_messages force row level security;
create policy live_conversation_messages_read on app.live_conversation_messages for select
  using (app.is_staff() or exists (
    select 1 from app.live_conversations c where c.id = conversation_id and c.client_id = app.caller_id()));
-- Written once; nobody edits or removes what was said.
create policy live_conversation_messages_write on app.live_conversation_messages for insert
  with check (side = 'client' and writer_id = app.caller_id() and exists (
    select 1 from app.live_conversations c where c.id = conversation_id and c.client_id = app.caller_id()));
create policy live_conversation_messages_staff on app.live_conversation_messages for insert
  with check (app.is_staff());
