-- What letters are about, what is drawn in them, and who wants them to say nothing of it.
-- Forward only: once merged, this file is never edited.

alter table app.messages
  -- What several letters have in common, such as a booking: those of ten minutes leave as one.
  add column thread text,
  -- It waits for nobody, and takes along what waits.
  add column prompt boolean not null default false,
  -- What it says before it has a shape, so that it can be said together with others; of what may be.
  add column content jsonb,
  -- The drawing in it.
  add column print jsonb,
  -- When it may leave, decided once.
  add column leaves_at timestamptz;
create index messages_of_thread on app.messages (recipient, thread, leaves_at)
  where thread is not null;

alter table app.account_settings add column discreet boolean not null default false;

-- Whoever writes to somebody must know whether the letter may say what it is about, and nothing else of theirs.
create function app.wants_discretion(account uuid) returns boolean
language sql stable security definer set search_path = pg_catalog as $$
  select exists (select from app.account_settings s where s.account_id = account and s.discreet)
$$;
