-- Two measures that could be walked around. Forward only: once merged, this file is never edited.

-- Holds ---------------------------------------------------------------------------------------------

-- One payment once made its payer known for ever, also one of a fil and one that went back whole; and a
-- fil made a place count as paid. A card that can be asked is no measure: what is owed can be taken from it.
-- Whoever paid a document in full and left the money with us, a client who pays by bank for instance, has twice
-- the measure of a stranger.

drop function app.count_holds(uuid, text, text, timestamptz);
drop function app.is_known_payer(uuid, timestamptz);

create function app.has_good_card(client uuid, moment timestamptz) returns boolean
language sql stable as $$
  select exists (select from app.payment_methods m
    where m.client_id = client and m.removed_at is null
      and make_date(m.exp_year, m.exp_month, 1) + interval '1 month' > moment)
$$;

-- What was cancelled for nothing is credited whole: nothing of it is left to have been paid.
create function app.has_paid(client uuid) returns boolean
language sql stable as $$
  select exists (select from app.invoices i
    where i.client_id = client and i.kind = 'invoice'
      and i.total_amount > i.credited_amount and i.paid_amount >= i.total_amount - i.credited_amount)
$$;

-- Less than a tenth of what is owed, paid and reserved together, keeps no place: no deposit is so small.
create function app.is_unpaid_place(booking uuid, noted text) returns boolean
language sql stable as $$
  select coalesce(noted, '') <> 'waived' and 10 * (sums.paid + cards.reserved) <= sums.owed
    -- Where nothing is owed yet, what is reserved counts alone.
    and (sums.owed > 0 or cards.reserved = 0)
  from (
    select coalesce(sum(i.total_amount - i.credited_amount), 0) as owed,
      coalesce(sum(i.paid_amount), 0) as paid
    from app.invoices i
    where i.source_id = booking and i.source_kind = 'booking' and i.kind = 'invoice') sums,
  (
    select coalesce(sum(p.amount), 0) as reserved from app.payments p
    where p.booking_id = booking and p.state = 'authorised') cards
$$;

create function app.count_holds(client uuid, network text, offering text, moment timestamptz)
returns table (own integer, own_here integer, own_lapsed integer,
  near integer, near_here integer, near_lapsed integer, has_paid boolean)
language plpgsql security definer set search_path = pg_catalog as $$
declare
  has_card boolean := app.has_good_card(client, moment);
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
            when b.total_amount = 0 or (b.client_id = client and has_card) then false
            when b.client_id <> client and app.has_good_card(b.client_id, moment) then false
            else app.is_unpaid_place(b.id, b.money)
          end)
    )
    select count(*) filter (where mine and lives)::integer,
      count(*) filter (where mine and lives and here)::integer,
      count(*) filter (where mine and lapsed)::integer,
      count(*) filter (where network is not null and close and lives)::integer,
      count(*) filter (where network is not null and close and lives and here)::integer,
      count(*) filter (where network is not null and close and lapsed)::integer,
      app.has_paid(client)
    from known;
end $$;

-- Second looks --------------------------------------------------------------------------------------

-- A version below what was accepted, and a failed supplier, give money away like what ends a matter.
alter table app.money_acts drop constraint money_acts_kind_check;
alter table app.money_acts add constraint money_acts_kind_check
  check (kind in ('transfer', 'credit', 'refund', 'call_off', 'end_matter', 'lower_quote', 'fail_supplier',
    'sent', 'bank_refund'));
