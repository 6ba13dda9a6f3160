-- What was kept for each change of a booking, and on which day in Dubai: an end that came later is no reason for it.

alter table app.bookings add column change_fees jsonb not null default '[]';

select app.set_caller('system', null);
update app.bookings b set change_fees = kept.fees
from (
  select booking_id, jsonb_agg(jsonb_build_object(
    'on', (at at time zone 'Asia/Dubai')::date, 'amount', fee_amount) order by at, id) as fees
  from app.booking_events where kind = 'changed' and fee_amount > 0 group by booking_id) kept
where kept.booking_id = b.id;
select set_config('app.caller_kind', '', true);
