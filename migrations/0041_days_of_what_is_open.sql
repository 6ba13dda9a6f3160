-- When what is unpaid of a booking is due follows the booking: a change moves its days, never its sums.
-- Forward only: once merged, this file is never edited.

-- Issued is issued: beside the three sums and the days only the owner may go, when their account does.
create or replace function app.freeze_invoice() returns trigger
language plpgsql as $$
declare
  moving constant text[] :=
    '{client_id,paid_amount,credited_amount,refunded_amount,instalments,due_on}';
begin
  if tg_op = 'DELETE' then
    raise exception 'an issued document is never removed' using errcode = 'check_violation';
  end if;
  if new.client_id is distinct from old.client_id and new.client_id is not null then
    raise exception 'an issued document never changes hands' using errcode = 'check_violation';
  end if;
  if to_jsonb(old) - moving is distinct from to_jsonb(new) - moving then
    raise exception 'an issued document never changes' using errcode = 'check_violation';
  end if;
  if (old.instalments, old.due_on) is distinct from (new.instalments, new.due_on)
    and not (old.kind = 'invoice' and old.source_kind = 'booking' and old.total_amount = (
      select sum((part ->> 'amount')::bigint) from jsonb_array_elements(new.instalments) part)) then
    raise exception 'only the days of what is booked move, and their sums stay' using errcode = 'check_violation';
  end if;
  return new;
end $$;
