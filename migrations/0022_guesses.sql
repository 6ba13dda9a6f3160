-- Guesses at a second factor: whoever makes them has the password already. Kept for all processes, until a
-- right one or a day without any.
create table auth.guess_episodes (
  -- A factor, or the recovery codes of an account.
  subject text primary key,
  user_id uuid not null references auth.users on delete cascade,
  guesses integer not null default 1 check (guesses > 0),
  last_at timestamptz not null default now(),
  -- Until then no guess is looked at.
  blocked_until timestamptz not null default now(),
  -- When the owner was told of it.
  told_at timestamptz
);
create index guess_episodes_owner on auth.guess_episodes (user_id);
create index guess_episodes_age on auth.guess_episodes (last_at);
alter table auth.guess_episodes enable row level security;
alter table auth.guess_episodes force row level security;
create policy guess_episodes_system on auth.guess_episodes
  using (app.is_system()) with check (app.is_system());

-- A subject's window begins with its first hit: one that began with the clock could be straddled, and a
-- limit used up twice in a moment.
delete from auth.rate_counters;
alter table auth.rate_counters drop constraint rate_counters_pkey;
alter table auth.rate_counters add primary key (subject);
