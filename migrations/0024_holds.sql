-- A hold keeps a place from everybody else for fifteen minutes and costs nothing. How many somebody has
-- is counted for the client and for the network they come from, across all processes, under a lock.

alter table app.bookings
  -- The hash of the network a hold was asked from; nothing where that says nothing about who asked.
  add column held_from text;

create index bookings_held_from on app.bookings (held_from, held_until) where held_from is not null;
create index bookings_lapsed on app.bookings (client_id, held_until) where place = 'expired';

-- What somebody keeps from others just now, and what they let run out within a day. Whoever asks for a
-- client or a network comes one after the other, until their hold is there to be counted.
create function app.count_holds(client uuid, network text, offering text, moment timestamptz)
returns table (own integer, own_here integer, own_lapsed integer,
  near integer, near_here integer, near_lapsed integer)
language plpgsql security definer set search_path = pg_catalog as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('holds of ' || client::text, 0));
  if network is not null then
    perform pg_advisory_xact_lock(hashtextextended('holds from ' || network, 0));
    -- Forgotten as soon as it counts for nothing.
    update app.bookings set held_from = null where id in (
      select b.id from app.bookings b
      where b.held_from is not null
        and (b.held_until is null or b.held_until < moment - interval '1 day')
      limit 50 for update skip locked);
  end if;
  return query
    with known as (
      select b.client_id = client as mine, b.held_from is not distinct from network as close,
        b.offering_id = offering as here,
        b.place = 'held' and b.held_until > moment as lives,
        -- A place that was confirmed has no end any more; one that was let go was no harm.
        b.place = 'expired' or (b.place = 'held' and b.held_until <= moment) as lapsed
      from app.bookings b
      where b.held_until > moment - interval '1 day' and b.waitlist_entry_id is null
        and (b.client_id = client or b.held_from = network)
    )
    select count(*) filter (where mine and lives)::integer,
      count(*) filter (where mine and lives and here)::integer,
      count(*) filter (where mine and lapsed)::integer,
      count(*) filter (where network is not null and close and lives)::integer,
      count(*) filter (where network is not null and close and lives and here)::integer,
      count(*) filter (where network is not null and close and lapsed)::integer
    from known;
end $$;
