-- What a conversation with the assistant has come to: of what is spoken, who comes and when, what was shown.
-- Forward only: once merged, this file is never edited.

-- A client's conversation carries its own; the program reads it by a schema, and what does not fit is none.
alter table app.assistant_conversations
  add column frame jsonb not null default '{}'
    check (jsonb_typeof(frame) = 'object' and pg_column_size(frame) <= 16384);

-- A visitor's is found by a secret that only their browser holds; it is of nobody, and gone after a day of silence.
create table app.assistant_frames (
  token_hash text primary key check (char_length(token_hash) = 43),
  frame jsonb not null check (jsonb_typeof(frame) = 'object' and pg_column_size(frame) <= 16384),
  last_at timestamptz not null
);
create index assistant_frames_old on app.assistant_frames (last_at);

-- The house alone looks one up, by the hash of what was sent; nobody lists them.
alter table app.assistant_frames enable row level security;
alter table app.assistant_frames force row level security;
create policy assistant_frames_system on app.assistant_frames
  using (app.is_system()) with check (app.is_system());
