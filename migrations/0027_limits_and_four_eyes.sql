-- What somebody who acts for another may spend, counted; and what takes two colleagues. Forward only:
-- once merged, this file is never edited.

-- What a delegate may spend -------------------------------------------------------------------------
-- `up_to` bounds one purchase, whatever it is cut into; these bound a day and a calendar month, Dubai's.

alter table app.mandates
  add column up_to_day bigint check (up_to_day >= 0),
  add column up_to_month bigint check (up_to_month >= 0);

-- What a delegate agreed to or paid, in fils at the peg. Kept by the pair of people and not by the
-- mandate: whoever is invited anew on the same day has not spent less.
create table app.mandate_spendings (
  id uuid primary key,
  client_id uuid not null references auth.users (id) on delete cascade,
  delegate_id uuid not null references auth.users (id) on delete cascade,
  at timestamptz not null,
  -- One purchase: a booking, a matter, or an invoice that belongs to neither.
  source_kind text not null check (source_kind in ('booking', 'matter', 'invoice')),
  source_id uuid not null,
  kind text not null check (kind in ('agreed', 'paid')),
  amount bigint not null check (amount >= 0),
  -- Where a card was asked for it: what was refused or let go does not count.
  payment_id uuid,
  check (kind = 'agreed' or payment_id is not null)
);
create index mandate_spendings_pair on app.mandate_spendings (client_id, delegate_id, at);
create index mandate_spendings_delegate on app.mandate_spendings (delegate_id);
create index mandate_spendings_age on app.mandate_spendings (at);

alter table app.mandate_spendings enable row level security;
alter table app.mandate_spendings force row level security;
create policy mandate_spendings_given on app.mandate_spendings for select
  using (client_id = app.caller_id());
create policy mandate_spendings_own on app.mandate_spendings for select
  using (delegate_id = app.caller_id());
create policy mandate_spendings_system on app.mandate_spendings
  using (app.is_system()) with check (app.is_system());
create policy mandate_spendings_in_person on app.mandate_spendings as restrictive
  using (app.acting_id() is null) with check (app.acting_id() is null);
