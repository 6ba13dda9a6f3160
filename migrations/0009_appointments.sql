-- Hours with people of the house: who advises on what and when, what is taken, and who is away.
-- Forward only: once merged, this file is never edited.

-- Advisers ---------------------------------------------------------------------------------------
-- Names, titles and languages are the catalogue's (the team page); here stand the hours only. The
-- agents who show homes have theirs in the catalogue too, and need no row.

create table app.advisers (
  -- The slug of a member of the team.
  slug text primary key,
  topics text[] not null check (topics <@ array['general', 'real-estate', 'business', 'schooling', 'vip', 'travel']),
  -- [{ "days": ["mon"], "from": "09:00", "to": "17:00" }], on Dubai's clock.
  hours jsonb not null,
  minutes integer not null check (minutes between 15 and 240 and minutes % 5 = 0),
  buffer_minutes integer not null check (buffer_minutes between 0 and 120 and buffer_minutes % 5 = 0),
  lead_minutes integer not null check (lead_minutes >= 0),
  horizon_days integer not null check (horizon_days between 1 and 365),
  is_active boolean not null default true
);

alter table app.advisers enable row level security;
alter table app.advisers force row level security;
create policy advisers_read on app.advisers for select using (app.caller_kind() is not null);
create policy advisers_write on app.advisers using (app.is_staff()) with check (app.is_staff());

select app.set_caller('system', null);
-- On every subject somebody speaks Arabic and somebody English; some work late for those who live
-- further west.
insert into app.advisers (slug, topics, hours, minutes, buffer_minutes, lead_minutes, horizon_days)
values
  ('salma-al-hashimi', '{general,vip,travel}',
    '[{"days":["tue","thu"],"from":"10:00","to":"13:45"},{"days":["sun"],"from":"10:00","to":"16:45"}]',
    45, 15, 240, 90),
  ('edward-lascelles', '{general,vip}',
    '[{"days":["tue","wed","thu","fri","sat"],"from":"14:00","to":"21:45"}]', 45, 15, 120, 90),
  ('rania-khoury', '{general,schooling,vip,travel}',
    '[{"days":["mon","tue","wed","thu"],"from":"08:00","to":"16:45"},{"days":["fri"],"from":"08:00","to":"11:45"}]',
    45, 15, 120, 90),
  ('tariq-bin-saif', '{business}',
    '[{"days":["mon","tue","wed","thu"],"from":"09:00","to":"17:45"},{"days":["fri"],"from":"09:00","to":"11:45"}]',
    45, 15, 120, 90),
  ('catherine-osei', '{schooling}',
    '[{"days":["mon","tue","wed","thu"],"from":"09:00","to":"17:45"},{"days":["fri"],"from":"09:00","to":"11:45"}]',
    45, 15, 120, 90),
  ('hugo-ferrand', '{travel}',
    '[{"days":["mon","tue","wed","thu"],"from":"10:00","to":"19:45"},{"days":["fri"],"from":"10:00","to":"11:45"}]',
    45, 15, 120, 90)
on conflict do nothing;

create table app.adviser_absences (
  id uuid primary key,
  adviser text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  reason text not null,
  created_by uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  check (ends_at > starts_at)
);
create index adviser_absences_of on app.adviser_absences (adviser, ends_at);

alter table app.adviser_absences enable row level security;
alter table app.adviser_absences force row level security;
create policy adviser_absences_staff on app.adviser_absences
  using (app.is_staff()) with check (app.is_staff());
create policy adviser_absences_house on app.adviser_absences for select to current_user
  using (app.caller_kind() is not null);

-- Appointments -----------------------------------------------------------------------------------

create table app.appointments (
  id uuid primary key,
  -- Who booked, where they were signed in. The hour outlives the account.
  client_id uuid references auth.users (id) on delete set null,
  kind text not null check (kind in ('consultation', 'viewing')),
  topic text not null,
  subject text not null check (subject <> ''),
  -- The slug of the home that is seen.
  home text,
  adviser text not null,
  state text not null default 'booked' check (state in ('booked', 'cancelled', 'completed', 'no_show')),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  buffer_minutes integer not null check (buffer_minutes between 0 and 120 and buffer_minutes % 5 = 0),
  -- The client's own zone, in which the mails tell the hour beside Dubai's.
  zone text not null,
  name text not null check (name <> ''),
  email text not null check (email <> ''),
  phone text not null,
  message text not null,
  language text not null check (language in ('en', 'ar')),
  -- Rises with every change that calendars are told of.
  sequence integer not null default 0,
  -- When a letter last told the client how it stands.
  told_at timestamptz not null,
  created_at timestamptz not null default now(),
  check ((kind = 'viewing') = (home is not null)),
  check (ends_at > starts_at and ends_at <= starts_at + interval '4 hours'),
  check (date_bin('5 minutes', starts_at, 'epoch') = starts_at),
  check (date_bin('5 minutes', ends_at, 'epoch') = ends_at)
);
create index appointments_client on app.appointments (client_id, starts_at);
create index appointments_adviser on app.appointments (adviser, starts_at) where state <> 'cancelled';
create index appointments_open on app.appointments (starts_at, id) where state = 'booked';

alter table app.appointments enable row level security;
alter table app.appointments force row level security;
create policy appointments_book on app.appointments for insert
  with check (app.caller_kind() is not null and state = 'booked'
    and (client_id is null or client_id = app.caller_id()));
create policy appointments_own on app.appointments for select using (client_id = app.caller_id());
create policy appointments_staff on app.appointments using (app.is_staff()) with check (app.is_staff());
create policy appointments_house on app.appointments for select to current_user
  using (app.caller_kind() is not null);

-- The links in the mails: each mail has its own, kept as a hash.
create table app.appointment_links (
  hash text primary key,
  appointment_id uuid not null references app.appointments (id) on delete cascade,
  created_at timestamptz not null default now()
);
create index appointment_links_of on app.appointment_links (appointment_id);

alter table app.appointment_links enable row level security;
alter table app.appointment_links force row level security;
create policy appointment_links_system on app.appointment_links
  using (app.is_system()) with check (app.is_system());

-- No hour twice ----------------------------------------------------------------------------------
-- One row for each five minutes of an adviser that an appointment takes. The key is what keeps two
-- people off one hour, whatever the application believes.

create table app.appointment_cells (
  adviser text not null,
  cell timestamptz not null,
  appointment_id uuid not null references app.appointments (id) on delete cascade,
  primary key (adviser, cell)
);
create index appointment_cells_of on app.appointment_cells (appointment_id);

alter table app.appointment_cells enable row level security;
alter table app.appointment_cells force row level security;
create policy appointment_cells_house on app.appointment_cells to current_user
  using (app.caller_kind() is not null) with check (app.caller_kind() is not null);

-- Takers of one adviser's hours come one after the other, and always in the same order: two people
-- who swap their advisers could otherwise wait for each other.
create function app.advisers_in_turn(advisers text[]) returns void
language plpgsql as $$
declare
  one text;
begin
  for one in select distinct name from unnest(advisers) as name order by name loop
    perform pg_advisory_xact_lock(hashtextextended('adviser ' || one, 0));
  end loop;
end $$;

create function app.take_hour() returns trigger
language plpgsql security definer set search_path = pg_catalog as $$
begin
  if tg_op = 'UPDATE' and (old.adviser, old.starts_at, old.ends_at, old.state = 'cancelled')
    = (new.adviser, new.starts_at, new.ends_at, new.state = 'cancelled') then
    return null;
  end if;
  if tg_op = 'UPDATE' then
    perform app.advisers_in_turn(array[old.adviser, new.adviser]);
    delete from app.appointment_cells where appointment_id = old.id;
  else
    perform app.advisers_in_turn(array[new.adviser]);
  end if;
  if new.state <> 'cancelled' then
    insert into app.appointment_cells (adviser, cell, appointment_id)
    select new.adviser, cell, new.id from generate_series(
      new.starts_at, new.ends_at - interval '5 minutes', interval '5 minutes') as cell;
  end if;
  return null;
end $$;

create trigger appointments_take_hour after insert or update on app.appointments
for each row execute function app.take_hour();

-- When advisers are busy, and none of it tells with whom. `besides` is an appointment that is being
-- moved: it does not stand in its own way.
create function app.adviser_busy(advisers text[], from_moment timestamptz, to_moment timestamptz,
  besides uuid)
returns table (adviser text, starts_at timestamptz, ends_at timestamptz, is_appointment boolean)
language sql stable security definer set search_path = pg_catalog as $$
  select a.adviser, a.starts_at - make_interval(mins => a.buffer_minutes),
    a.ends_at + make_interval(mins => a.buffer_minutes), true
  from app.appointments a
  where a.adviser = any (advisers) and a.state <> 'cancelled' and a.id is distinct from besides
    and a.starts_at > from_moment - interval '1 day' and a.starts_at < to_moment + interval '1 day'
  union all
  select b.adviser, b.starts_at, b.ends_at, false
  from app.adviser_absences b
  where b.adviser = any (advisers) and b.ends_at > from_moment and b.starts_at < to_moment
$$;
