-- What a client reads of a transfer that one colleague recorded and another has to look at.
-- Forward only: once merged, this file is never edited.

-- The wishes of colleagues are the house's own; that money of theirs came and is being checked is the client's.
create policy money_acts_counted on app.money_acts for select to current_user
  using (app.caller_kind() is not null);

create function app.transfers_in_check(invoice uuid) returns bigint
language sql stable security definer set search_path = pg_catalog as $$
  select coalesce(sum(a.amount), 0)::bigint from app.money_acts a
  where a.invoice_id = invoice and a.kind = 'transfer' and a.state = 'waiting'
$$;
