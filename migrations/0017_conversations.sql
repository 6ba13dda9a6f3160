-- Conversations with the assistant, kept for clients alone. Forward only: once merged, this file is
-- never edited.

create table app.assistant_conversations (
  id uuid primary key,
  client_id uuid not null references auth.users (id) on delete cascade,
  persona text not null check (persona <> ''),
  language text not null check (language in ('en', 'ar')),
  -- The first thing that was said, cut to a line.
  title text not null check (char_length(title) between 1 and 120),
  -- To the millisecond, as it travels: a page that begins after a row must not find that row again.
  started_at timestamptz not null,
  last_at timestamptz not null check (last_at >= started_at)
);
create index assistant_conversations_latest
  on app.assistant_conversations (client_id, last_at desc, id desc);
create index assistant_conversations_old on app.assistant_conversations (last_at);

create table app.assistant_messages (
  id uuid primary key,
  conversation_id uuid not null references app.assistant_conversations (id) on delete cascade,
  client_id uuid not null references auth.users (id) on delete cascade,
  is_user boolean not null,
  text text not null check (char_length(text) between 1 and 20000),
  -- The same in the one spelling by which it is searched.
  searchable text not null,
  -- Of an answer: its sources, cards and what was proposed, as they were then.
  answer jsonb check (answer is null or not is_user),
  feedback text check (feedback is null or (feedback in ('up', 'down') and not is_user)),
  feedback_words text not null default '' check (char_length(feedback_words) <= 1000),
  sent_at timestamptz not null,
  check (feedback is not null or feedback_words = '')
);
create index assistant_messages_of on app.assistant_messages (conversation_id, id);
create index assistant_messages_client on app.assistant_messages (client_id);

-- A message is in a conversation of the same client, whatever a route may think.
create function app.check_assistant_message() returns trigger
language plpgsql as $$
begin
  if not exists (select from app.assistant_conversations c
      where c.id = new.conversation_id and c.client_id = new.client_id) then
    raise exception 'A message belongs to a conversation of its own client.'
      using errcode = 'foreign_key_violation';
  end if;
  return new;
end $$;
create trigger assistant_messages_owner before insert or update on app.assistant_messages
for each row execute function app.check_assistant_message();

-- Nobody but the client reads what they said: the house sees it when the client hands it over.
alter table app.assistant_conversations enable row level security;
alter table app.assistant_conversations force row level security;
create policy assistant_conversations_own on app.assistant_conversations
  using (client_id = app.caller_id() and app.caller_kind() = 'client')
  with check (client_id = app.caller_id() and app.caller_kind() = 'client');
create policy assistant_conversations_system on app.assistant_conversations
  using (app.is_system()) with check (app.is_system());

alter table app.assistant_messages enable row level security;
alter table app.assistant_messages force row level security;
create policy assistant_messages_own on app.assistant_messages
  using (client_id = app.caller_id() and app.caller_kind() = 'client')
  with check (client_id = app.caller_id() and app.caller_kind() = 'client');
create policy assistant_messages_system on app.assistant_messages
  using (app.is_system()) with check (app.is_system());
