-- What is told live, and who is looking. Forward only: once merged, this file is never edited.

-- A message is kept for those who were away for a moment, or because it is too long for NOTIFY.
create table app.live_messages (
  id uuid primary key,
  -- 'private:' or 'public:' and the name of the channel: the two are different rooms.
  room text not null,
  -- As JSON text: what people send may hold characters that jsonb refuses.
  message text not null,
  -- Whether a channel that asks for what it missed is given it.
  replayable boolean not null,
  created_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null
);
create index live_messages_of on app.live_messages (room, created_at) where replayable;
create index live_messages_old on app.live_messages (expires_at);

alter table app.live_messages enable row level security;
alter table app.live_messages force row level security;
create policy live_messages_system on app.live_messages
  using (app.is_system()) with check (app.is_system());
-- Whoever acts may tell of it; who may hear it is decided when a channel is joined.
create policy live_messages_tell on app.live_messages for insert
  with check (app.caller_kind() is not null);

-- A session that ends, by whichever way, takes its channels along: each process is told when it is so.
create function app.tell_session_end() returns trigger
language plpgsql as $$
begin
  perform pg_notify('live', json_build_object('kind', 'ended', 'session', old.id)::text);
  return null;
end $$;
create trigger sessions_tell_end after delete on auth.sessions
for each row execute function app.tell_session_end();

-- Processes that hold sockets. One that has not been seen for a while has died.
create table app.live_processes (
  id uuid primary key,
  seen_at timestamptz not null default now()
);

alter table app.live_processes enable row level security;
alter table app.live_processes force row level security;
create policy live_processes_system on app.live_processes
  using (app.is_system()) with check (app.is_system());

-- Who is looking, in whichever process their socket is.
create table app.live_presences (
  ref uuid primary key,
  process_id uuid not null references app.live_processes (id) on delete cascade,
  room text not null,
  key text not null,
  side text not null check (side in ('client', 'house', 'anyone')),
  meta text not null
);
create index live_presences_room on app.live_presences (room);
create index live_presences_process on app.live_presences (process_id);

alter table app.live_presences enable row level security;
alter table app.live_presences force row level security;
create policy live_presences_system on app.live_presences
  using (app.is_system()) with check (app.is_system());
