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

-- What takes two colleagues ------------------------------------------------------------------------
-- Everything somebody of the house does with money by hand. Above the sum that the house sets it waits
-- here for a colleague, and the money moves in the transaction that approves it.

create table app.money_acts (
  id uuid primary key,
  kind text not null check (kind in ('transfer', 'credit', 'refund')),
  invoice_id uuid not null references app.invoices (id),
  -- Which payment goes back.
  payment_id uuid references app.payments (id),
  client_id uuid references auth.users (id) on delete set null,
  currency text not null check (currency in ('AED', 'USD')),
  amount bigint not null check (amount > 0),
  -- In fils, at the peg.
  worth bigint not null check (worth >= 0),
  -- Why; or what stood on a transfer, and when it came.
  details jsonb not null,
  -- How the document stood when it was asked: approved is what was asked, or nothing.
  seen jsonb not null,
  -- `done`: below the sum. `alone`: above it, while nobody else could have looked.
  state text not null check (state in
    ('done', 'alone', 'waiting', 'approved', 'refused', 'withdrawn', 'expired')),
  asked_by uuid not null,
  asked_at timestamptz not null,
  expires_at timestamptz not null,
  answered_by uuid,
  answered_at timestamptz,
  answer text not null default '',
  -- When a colleague heard of what was done alone.
  told_at timestamptz,
  version integer not null default 1 check (version >= 1),
  check ((kind = 'refund') = (payment_id is not null)),
  constraint money_acts_two_people check (
    case when state in ('approved', 'refused')
      then answered_by is not null and answered_by <> asked_by
      else answered_by is null or answered_by = asked_by end),
  check ((answered_at is null) = (state in ('done', 'alone', 'waiting')))
);
-- The same wish waits once.
create unique index money_acts_waiting on app.money_acts
  (invoice_id, kind, amount, coalesce(payment_id, invoice_id)) where state = 'waiting';
create index money_acts_invoice on app.money_acts (invoice_id, asked_at);
create index money_acts_client on app.money_acts (client_id, asked_at);
create index money_acts_open on app.money_acts (asked_at) where state in ('waiting', 'alone');

-- What was asked never changes; only what became of it is written beside it, once.
create function app.freeze_money_act() returns trigger
language plpgsql as $$
declare
  open constant text[] :=
    '{client_id,state,answered_by,answered_at,answer,told_at,version}';
begin
  if tg_op = 'DELETE' or to_jsonb(old) - open is distinct from to_jsonb(new) - open then
    raise exception 'what was asked never changes' using errcode = 'check_violation';
  end if;
  if old.state <> 'waiting' and new.state <> old.state then
    raise exception 'an answer is given once' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger money_acts_frozen before update or delete on app.money_acts
for each row execute function app.freeze_money_act();

create trigger money_acts_logged after insert or update on app.money_acts for each row
when (app.caller_kind() = 'staff') execute function app.log_staff('id');

alter table app.money_acts enable row level security;
alter table app.money_acts force row level security;
create policy money_acts_house on app.money_acts using (app.is_staff()) with check (app.is_staff());
