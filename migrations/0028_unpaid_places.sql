-- Places that were taken without anything being paid. Forward only: once merged, this file is never edited.

-- A place that was confirmed while nothing of it was paid or reserved keeps others out like a hold, and
-- for longer. It counts as one until something is.

-- Who counts inside the function is the owner of the tables, for the neighbours of a network as well.
create policy invoices_counted on app.invoices for select to current_user
  using (app.caller_kind() is not null);
create policy payments_counted on app.payments for select to current_user
  using (app.caller_kind() is not null);
create policy payment_methods_counted on app.payment_methods for select to current_user
  using (app.caller_kind() is not null);

-- A card that can be asked, or anything that was ever paid: what they owe is billing's affair.
create function app.is_known_payer(client uuid, moment timestamptz) returns boolean
language sql stable as $$
  select exists (select from app.payments p
      where p.client_id = client and p.state in ('succeeded', 'authorised'))
    or exists (select from app.payment_methods m
      where m.client_id = client and m.removed_at is null
        and make_date(m.exp_year, m.exp_month, 1) + interval '1 month' > moment)
$$;

create or replace function app.count_holds(client uuid, network text, offering text, moment timestamptz)
returns table (own integer, own_here integer, own_lapsed integer,
  near integer, near_here integer, near_lapsed integer)
language plpgsql security definer set search_path = pg_catalog as $$
declare
  is_known boolean := app.is_known_payer(client, moment);
begin
  perform pg_advisory_xact_lock(hashtextextended('holds of ' || client::text, 0));
  if network is not null then
    perform pg_advisory_xact_lock(hashtextextended('holds from ' || network, 0));
    -- Forgotten as soon as it counts for nothing: a day after the hold, or after it was taken.
    update app.bookings set held_from = null where id in (
      select b.id from app.bookings b
      where b.held_from is not null
        and coalesce(b.held_until, b.created_at) < moment - interval '1 day'
      limit 50 for update skip locked);
  end if;
  return query
    with known as (
      select b.client_id = client as mine,
        b.held_from is not distinct from network
          and coalesce(b.held_until, b.created_at) > moment - interval '1 day' as close,
        b.offering_id = offering as here,
        b.place in ('pending', 'confirmed') or (b.place = 'held' and b.held_until > moment) as lives,
        -- A place that was confirmed has no end any more; one that was let go was no harm.
        b.place = 'expired' or (b.place = 'held' and b.held_until <= moment) as lapsed
      from app.bookings b
      where b.waitlist_entry_id is null and (b.client_id = client or b.held_from = network)
        and (b.held_until > moment - interval '1 day'
          -- In this order: what a good client has ahead may be much, and is not looked at one by one.
          or case
            when b.place not in ('pending', 'confirmed') or b.starts_at <= moment then false
            when b.total_amount = 0 or (b.client_id = client and is_known) then false
            when b.client_id <> client and app.is_known_payer(b.client_id, moment) then false
            else app.booking_money(b.id, b.money) = 'none'
          end)
    )
    select count(*) filter (where mine and lives)::integer,
      count(*) filter (where mine and lives and here)::integer,
      count(*) filter (where mine and lapsed)::integer,
      count(*) filter (where network is not null and close and lives)::integer,
      count(*) filter (where network is not null and close and lives and here)::integer,
      count(*) filter (where network is not null and close and lapsed)::integer
    from known;
end $$;
