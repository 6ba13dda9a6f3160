-- When somebody was last at home, so that Today can say what was done since. Forward only: once merged, this
-- file is never edited.

create table app.last_visits (
  client_id uuid primary key references auth.users (id) on delete cascade,
  -- Of the visit that runs, the last time that they looked.
  seen_at timestamptz not null,
  -- The end of the visit before it; nothing on the first one.
  before_at timestamptz check (before_at < seen_at)
);

alter table app.last_visits enable row level security;
alter table app.last_visits force row level security;
create policy last_visits_own on app.last_visits
  using (client_id = app.caller_id()) with check (client_id = app.caller_id());
create policy last_visits_system on app.last_visits
  using (app.is_system()) with check (app.is_system());
