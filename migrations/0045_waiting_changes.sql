-- A booking stands as it was confirmed until a change of it is: while that waits for the house both places are
-- kept, and what was agreed is kept beside what is asked for.

alter table app.bookings
  add column before jsonb,
  add column before_cells timestamptz[],
  add column before_units integer,
  add check ((before is null) = (before_cells is null) and (before is null) = (before_units is null));

-- What a booking takes of each cell: of one that both places share, the larger part.
create function app.cells_of(booking app.bookings) returns table (cell timestamptz, units integer)
language sql immutable set search_path = pg_catalog as $$
  select each.cell, max(each.units) from (
    select unnest(booking.cells) as cell, booking.units as units
    union all
    select unnest(booking.before_cells), booking.before_units) each
  group by each.cell
$$;

create or replace function app.count_places() returns trigger
language plpgsql security definer set search_path = pg_catalog as $$
begin
  if tg_op = 'UPDATE' and app.occupies(old.place) = app.occupies(new.place)
    and (old.cells, old.units, old.capacity, old.offering_id, old.before_cells, old.before_units)
      is not distinct from
      (new.cells, new.units, new.capacity, new.offering_id, new.before_cells, new.before_units) then
    return null;
  end if;
  perform app.in_turn(coalesce(new.offering_id, old.offering_id));
  if tg_op <> 'INSERT' and app.occupies(old.place) then
    update app.booking_cells c set taken = c.taken - o.units
    from app.cells_of(old) o
    where c.offering_id = old.offering_id and c.cell = o.cell;
  end if;
  if tg_op <> 'DELETE' and app.occupies(new.place) then
    insert into app.booking_cells as c (offering_id, cell, capacity, taken)
    select new.offering_id, n.cell, new.capacity, n.units from app.cells_of(new) n
    on conflict (offering_id, cell) do update
      set taken = c.taken + excluded.taken, capacity = excluded.capacity;
  end if;
  return null;
end $$;
