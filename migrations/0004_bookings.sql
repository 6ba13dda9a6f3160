-- Bookings: places that are counted by the database itself, their history, the waitlist, guests, and
-- what a client plans around them. Forward only: once merged, this file is never edited.

-- Bookings -------------------------------------------------------------------------------------

create table app.bookings (
  id uuid primary key,
  -- What people say on the phone.
  reference text not null unique check (reference ~ '^RH-[0-9A-Z]{6}$'),
  -- A booking outlives the account that made it: the place was taken and the money was owed.
  client_id uuid references auth.users (id) on delete set null,
  offering_id text not null,
  -- The offering as it stood when it was booked: its words, its pin, its terms.
  offered jsonb not null,
  place text not null check (place in
    ('held', 'pending', 'confirmed', 'completed', 'expired', 'cancelled', 'declined', 'no_show')),
  money text not null default 'none' check (money in
    ('none', 'authorised', 'part_paid', 'paid', 'refund_due', 'refunded', 'waived')),
  -- Dubai's day and hour; stays have no hour of their own.
  day date not null,
  time text check (time ~ '^[0-2][0-9]:[0-5][0-9]$'),
  length integer not null check (length >= 1),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  party integer not null check (party >= 1),
  -- How much of which slots, nights, days or hours it takes, and how much each of them has.
  units integer not null check (units >= 1),
  capacity integer not null check (capacity >= 1),
  cells timestamptz[] not null check (cardinality(cells) between 1 and 500),
  add_ons jsonb not null default '[]',
  guests jsonb not null default '[]',
  note text not null default '',
  licence_held boolean not null default false,
  -- Shown = approved = charged: the sum in its parts, as the client saw it.
  quote jsonb not null,
  total_amount bigint not null check (total_amount >= 0),
  currency text not null check (currency in ('AED', 'USD')),
  fees_kept bigint not null default 0 check (fees_kept >= 0),
  held_until timestamptz,
  confirms_at_once boolean not null,
  -- From then on its terms hold, even while a change waits for a concierge.
  confirmed_at timestamptz,
  language text not null check (language in ('en', 'ar')),
  zone text not null,
  waitlist_entry_id uuid,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (ends_at > starts_at),
  check (place <> 'held' or held_until is not null)
);
create index bookings_client on app.bookings (client_id, starts_at, id);
create index bookings_held on app.bookings (offering_id, held_until) where place = 'held';
-- How many places somebody keeps from others just now.
create index bookings_holder on app.bookings (client_id) where place = 'held';
create index bookings_running on app.bookings (ends_at) where place in ('pending', 'confirmed');
create index bookings_starting on app.bookings (starts_at) where place = 'confirmed';

-- Who works inside these functions is the owner of the tables; the policies name that role, and only
-- it may count places. It still needs a caller: a transaction without one sees and changes nothing.
alter table app.bookings enable row level security;
alter table app.bookings force row level security;
create policy bookings_own on app.bookings for select using (client_id = app.caller_id());
create policy bookings_make on app.bookings for insert with check (client_id = app.caller_id());
create policy bookings_move on app.bookings for update
  using (client_id = app.caller_id()) with check (client_id = app.caller_id());
create policy bookings_staff on app.bookings using (app.is_staff()) with check (app.is_staff());
create policy bookings_house on app.bookings to current_user
  using (app.caller_kind() is not null) with check (app.caller_kind() is not null);

-- History: written once, never changed --------------------------------------------------------

create table app.booking_events (
  id uuid primary key,
  booking_id uuid not null references app.bookings (id) on delete cascade,
  client_id uuid references auth.users (id) on delete set null,
  kind text not null,
  at timestamptz not null,
  actor_kind text not null check (actor_kind in ('client', 'staff', 'system')),
  actor_id uuid,
  reason text not null default '',
  fee_amount bigint,
  -- The booking's place, times and total after the event, so that the history can be read alone.
  after jsonb not null default '{}'
);
create index booking_events_of on app.booking_events (booking_id, at);

alter table app.booking_events enable row level security;
alter table app.booking_events force row level security;
create policy booking_events_read on app.booking_events for select
  using (client_id = app.caller_id() or app.is_staff());
create policy booking_events_write on app.booking_events for insert
  with check (app.is_staff() or (client_id = app.caller_id() and actor_kind = 'client'
    and actor_id = app.caller_id()));
create policy booking_events_house on app.booking_events for insert to current_user
  with check (app.caller_kind() is not null);

-- Places -----------------------------------------------------------------------------------------
-- One row for each slot, night, day or step of the clock of which anything is taken. The check is
-- what keeps two parties off one yacht, whatever the application believes.

create table app.booking_cells (
  offering_id text not null,
  cell timestamptz not null,
  capacity integer not null,
  taken integer not null,
  primary key (offering_id, cell),
  constraint booking_cells_within_capacity check (taken between 0 and capacity)
);

alter table app.booking_cells enable row level security;
alter table app.booking_cells force row level security;
create policy booking_cells_read on app.booking_cells for select using (app.caller_kind() is not null);
create policy booking_cells_house on app.booking_cells to current_user
  using (app.caller_kind() is not null) with check (app.caller_kind() is not null);

create function app.occupies(place text) returns boolean
language sql immutable as $$ select place in ('held', 'pending', 'confirmed', 'completed', 'no_show') $$;

-- Takers of one offering come one after the other: whoever counts several cells could otherwise wait
-- for somebody who waits for them.
create function app.in_turn(offering text) returns void
language sql as $$ select pg_advisory_xact_lock(hashtextextended('bookings ' || offering, 0)) $$;

create function app.count_places() returns trigger
language plpgsql security definer set search_path = pg_catalog as $$
begin
  if tg_op = 'UPDATE' and app.occupies(old.place) = app.occupies(new.place)
    and (old.cells, old.units, old.capacity, old.offering_id)
      = (new.cells, new.units, new.capacity, new.offering_id) then
    return null;
  end if;
  perform app.in_turn(coalesce(new.offering_id, old.offering_id));
  if tg_op <> 'INSERT' and app.occupies(old.place) then
    update app.booking_cells set taken = taken - old.units
    where offering_id = old.offering_id and cell = any (old.cells);
  end if;
  if tg_op <> 'DELETE' and app.occupies(new.place) then
    insert into app.booking_cells as c (offering_id, cell, capacity, taken)
    select new.offering_id, cell, new.capacity, new.units from unnest(new.cells) as cell
    on conflict (offering_id, cell) do update
      set taken = c.taken + excluded.taken, capacity = excluded.capacity;
  end if;
  return null;
end $$;

create trigger bookings_count_places after insert or update or delete on app.bookings
for each row execute function app.count_places();

-- The waitlist -----------------------------------------------------------------------------------

create table app.waitlist_entries (
  id uuid primary key,
  client_id uuid not null references auth.users (id) on delete cascade,
  offering_id text not null,
  from_day date not null,
  to_day date not null,
  party integer not null check (party >= 1),
  state text not null default 'waiting' check (state in
    ('waiting', 'offered', 'taken', 'lapsed', 'left', 'over')),
  booking_id uuid references app.bookings (id) on delete set null,
  language text not null check (language in ('en', 'ar')),
  zone text not null,
  created_at timestamptz not null default now(),
  check (to_day >= from_day)
);
-- Nobody stands in one line twice.
create unique index waitlist_once on app.waitlist_entries (client_id, offering_id)
  where state in ('waiting', 'offered');
create index waitlist_line on app.waitlist_entries (offering_id, created_at, id) where state = 'waiting';

alter table app.waitlist_entries enable row level security;
alter table app.waitlist_entries force row level security;
create policy waitlist_own on app.waitlist_entries
  using (client_id = app.caller_id()) with check (client_id = app.caller_id());
create policy waitlist_staff on app.waitlist_entries using (app.is_staff()) with check (app.is_staff());
create policy waitlist_house on app.waitlist_entries to current_user
  using (app.caller_kind() is not null) with check (app.caller_kind() is not null);

-- How many stand before somebody, whose own rows nobody else may see.
create function app.waitlist_position(entry uuid) returns integer
language sql stable security definer set search_path = pg_catalog as $$
  select 1 + count(*)::integer
  from app.waitlist_entries mine
  join app.waitlist_entries other on other.offering_id = mine.offering_id and other.state = 'waiting'
    and (other.created_at, other.id) < (mine.created_at, mine.id)
  where mine.id = entry and mine.state = 'waiting'
$$;

-- Whether anybody stands before a taker; who it is stays hidden.
create function app.somebody_waits(offering text) returns boolean
language sql stable security definer set search_path = pg_catalog as $$
  select exists (
    select from app.waitlist_entries where offering_id = offering and state = 'waiting')
$$;

-- A hold that has ended is free at once: whoever takes a place ends the others' first, whether or not
-- a job came by. Rows that somebody else is just deciding about are left to them.
create function app.end_holds(offering text, moment timestamptz) returns integer
language plpgsql security definer set search_path = pg_catalog as $$
declare
  ended uuid[];
begin
  perform app.in_turn(offering);
  with due as (
    select id from app.bookings
    where offering_id = offering and place = 'held' and held_until <= moment
    for update skip locked
  ), gone as (
    update app.bookings b set place = 'expired', version = version + 1, updated_at = moment
    from due where b.id = due.id
    returning b.id, b.client_id, b.held_until
  ), told as (
    insert into app.booking_events (id, booking_id, client_id, kind, at, actor_kind)
    select gen_random_uuid(), id, client_id, 'expired', held_until, 'system' from gone
  )
  select array_agg(id) into ended from gone;
  if ended is null then
    return 0;
  end if;
  update app.waitlist_entries set state = 'lapsed' where booking_id = any (ended) and state = 'offered';
  perform app.enqueue('waitlist_offer', json_build_object('offeringId', offering),
    'waitlist_offer ' || offering);
  if exists (select from app.full_offerings f where f.offering_id = offering) then
    perform app.enqueue('review_fullness', json_build_object('offeringId', offering),
      'review_fullness ' || offering);
  end if;
  return cardinality(ended);
end $$;

-- What is taken of some offerings within a span, holds that have ended left out: one query for a
-- month, and none of it tells whose.
create function app.places_taken(offerings text[], from_cell timestamptz, to_cell timestamptz,
  moment timestamptz)
returns table (offering_id text, cell timestamptz, taken integer)
language sql stable security definer set search_path = pg_catalog as $$
  with ended as (
    select b.offering_id, b.units, b.cells from app.bookings b
    where b.offering_id = any (offerings) and b.place = 'held' and b.held_until <= moment
  )
  select c.offering_id, c.cell, c.taken - coalesce((
    select sum(e.units)::integer from ended e
    where e.offering_id = c.offering_id and c.cell = any (e.cells)), 0)
  from app.booking_cells c
  where c.offering_id = any (offerings) and c.cell >= from_cell and c.cell < to_cell and c.taken > 0
$$;

-- Cells of the past are counted no more; only the house's clock sweeps them away.
create function app.forget_cells(moment timestamptz) returns void
language plpgsql security definer set search_path = pg_catalog as $$
begin
  if not app.is_system() then
    raise exception 'only the system forgets cells';
  end if;
  delete from app.booking_cells where cell < moment;
end $$;

-- Days on which the house does not sell an offering --------------------------------------------

create table app.offering_closures (
  id uuid primary key,
  offering_id text not null,
  from_day date not null,
  to_day date not null,
  reason text not null,
  created_by uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  check (to_day >= from_day)
);
create index offering_closures_of on app.offering_closures (offering_id, to_day);

alter table app.offering_closures enable row level security;
alter table app.offering_closures force row level security;
create policy offering_closures_read on app.offering_closures for select
  using (app.caller_kind() is not null);
create policy offering_closures_write on app.offering_closures
  using (app.is_staff()) with check (app.is_staff());

-- Offerings without a free place within the horizon. Pages are made from them, so a change raises
-- the version every kept page carries.
create table app.full_offerings (
  offering_id text primary key,
  since timestamptz not null default now()
);

alter table app.full_offerings enable row level security;
alter table app.full_offerings force row level security;
create policy full_offerings_read on app.full_offerings for select using (app.caller_kind() is not null);
create policy full_offerings_write on app.full_offerings
  using (app.is_system()) with check (app.is_system());

create trigger full_offerings_changed after insert or delete on app.full_offerings
for each statement execute function app.raise_catalogue_version();

-- Guests, kept from booking to booking ----------------------------------------------------------

create table app.guests (
  id uuid primary key,
  client_id uuid not null references auth.users (id) on delete cascade,
  name text not null check (name <> ''),
  -- As it was said, and when: the years since are added on reading.
  age integer check (age between 0 and 120),
  age_said_on date not null,
  needs text not null default '',
  used_at timestamptz not null default now()
);
create unique index guests_name on app.guests (client_id, lower(name));

alter table app.guests enable row level security;
alter table app.guests force row level security;
create policy guests_own on app.guests
  using (client_id = app.caller_id()) with check (client_id = app.caller_id());
create policy guests_staff on app.guests for select using (app.is_staff());
create policy guests_system on app.guests using (app.is_system()) with check (app.is_system());

-- What clients thought of it ---------------------------------------------------------------------

create table app.booking_ratings (
  booking_id uuid primary key references app.bookings (id) on delete cascade,
  client_id uuid references auth.users (id) on delete set null,
  offering_id text not null,
  stars integer not null check (stars between 1 and 5),
  words text not null default '',
  rated_at timestamptz not null
);
create index booking_ratings_of on app.booking_ratings (offering_id);

alter table app.booking_ratings enable row level security;
alter table app.booking_ratings force row level security;
create policy booking_ratings_own on app.booking_ratings
  using (client_id = app.caller_id()) with check (client_id = app.caller_id());
create policy booking_ratings_staff on app.booking_ratings for select using (app.is_staff());

-- Itinerary: what is planned beside what is booked, and the private feed -------------------------

create table app.planned_items (
  id uuid primary key,
  client_id uuid not null references auth.users (id) on delete cascade,
  -- A flight of the catalogue, or a line of the client's own.
  offering_id text,
  title text not null check (title <> ''),
  day date not null,
  time text check (time ~ '^[0-2][0-9]:[0-5][0-9]$'),
  minutes integer check (minutes > 0),
  position integer not null,
  created_at timestamptz not null default now()
);
create index planned_items_of on app.planned_items (client_id, day, position);

alter table app.planned_items enable row level security;
alter table app.planned_items force row level security;
create policy planned_items_own on app.planned_items
  using (client_id = app.caller_id()) with check (client_id = app.caller_id());
create policy planned_items_system on app.planned_items
  using (app.is_system()) with check (app.is_system());

create table app.calendar_feeds (
  id uuid primary key,
  client_id uuid not null references auth.users (id) on delete cascade,
  -- Kept as it is, because the client may copy the address again; it opens nothing that is not in
  -- the tables beside it.
  token text not null unique,
  language text not null check (language in ('en', 'ar')),
  created_at timestamptz not null default now(),
  revoked_at timestamptz,
  last_read_at timestamptz,
  last_reader text
);
create unique index calendar_feeds_open on app.calendar_feeds (client_id) where revoked_at is null;

alter table app.calendar_feeds enable row level security;
alter table app.calendar_feeds force row level security;
create policy calendar_feeds_own on app.calendar_feeds
  using (client_id = app.caller_id()) with check (client_id = app.caller_id());
create policy calendar_feeds_system on app.calendar_feeds
  using (app.is_system()) with check (app.is_system());
