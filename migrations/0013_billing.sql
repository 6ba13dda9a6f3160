-- Billing: books that balance by constraint, documents that never change, payments, memberships.
-- Forward only: once merged, this file is never edited.

-- Documents --------------------------------------------------------------------------------------
-- The row of a series and year is locked by whoever issues, until their transaction ends: a number
-- that was not used after all is the next one's, so there are no gaps.

create table app.invoice_counters (
  series text not null check (series in ('RH', 'RC')),
  year integer not null check (year between 2000 and 2999),
  last integer not null check (last >= 1),
  primary key (series, year)
);

alter table app.invoice_counters enable row level security;
alter table app.invoice_counters force row level security;
create policy invoice_counters_house on app.invoice_counters
  using (app.is_staff()) with check (app.is_staff());

create table app.invoices (
  id uuid primary key,
  kind text not null check (kind in ('invoice', 'credit_note')),
  series text not null,
  year integer not null,
  number integer not null check (number >= 1),
  -- The document outlives the account: the law wants it kept.
  client_id uuid references auth.users (id) on delete set null,
  -- For a credit note, what it takes from.
  credits_id uuid references app.invoices (id),
  -- What it was made from, and which part of that: the same part is invoiced once.
  source_kind text not null check (source_kind in ('booking', 'matter', 'membership', 'desk')),
  source_id uuid not null,
  source_part text not null check (source_part <> ''),
  source_path text not null check (source_path like '/%'),
  category text not null check (category in ('membership', 'travel', 'leisure', 'tables', 'papers')),
  -- In both languages, as things were named when it was issued.
  title jsonb not null,
  detail jsonb not null,
  lines jsonb not null check (jsonb_array_length(lines) >= 1),
  instalments jsonb not null,
  guarantee boolean not null default false,
  seller jsonb not null,
  buyer jsonb not null,
  reason text not null default '',
  language text not null check (language in ('en', 'ar')),
  currency text not null check (currency in ('AED', 'USD')),
  net_amount bigint not null check (net_amount >= 0),
  vat_amount bigint not null check (vat_amount >= 0),
  -- Money handed on at cost, within the net.
  paid_out_amount bigint not null default 0 check (paid_out_amount between 0 and net_amount),
  total_amount bigint not null check (total_amount > 0),
  issued_at timestamptz not null,
  issued_on date not null,
  -- The last day on which anything of it falls due.
  due_on date not null,
  -- What happened since, which is no part of the document: after refunds; taken back; sent back.
  paid_amount bigint not null default 0 check (paid_amount >= 0),
  credited_amount bigint not null default 0 check (credited_amount between 0 and total_amount),
  refunded_amount bigint not null default 0 check (refunded_amount >= 0),
  unique (series, year, number),
  unique (source_kind, source_id, source_part),
  check (total_amount = net_amount + vat_amount),
  check ((kind = 'credit_note') = (credits_id is not null)),
  check (series = case kind when 'invoice' then 'RH' else 'RC' end),
  check (kind = 'invoice' or (paid_amount = 0 and credited_amount = 0 and refunded_amount = 0))
);
create index invoices_client on app.invoices (client_id, issued_at desc, id desc);
create index invoices_newest on app.invoices (issued_at desc, id desc);
create index invoices_source on app.invoices (source_id);
create index invoices_credits on app.invoices (credits_id) where credits_id is not null;
create index invoices_open on app.invoices (due_on, id)
  where kind = 'invoice' and paid_amount + credited_amount < total_amount;

-- Issued is issued: beside the three sums only the owner may go, when their account does.
create function app.freeze_invoice() returns trigger
language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'an issued document is never removed' using errcode = 'check_violation';
  end if;
  if new.client_id is distinct from old.client_id and new.client_id is not null then
    raise exception 'an issued document never changes hands' using errcode = 'check_violation';
  end if;
  if to_jsonb(old) - '{client_id,paid_amount,credited_amount,refunded_amount}'::text[]
    is distinct from to_jsonb(new) - '{client_id,paid_amount,credited_amount,refunded_amount}'::text[] then
    raise exception 'an issued document never changes' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger invoices_frozen before update or delete on app.invoices
for each row execute function app.freeze_invoice();

alter table app.invoices enable row level security;
alter table app.invoices force row level security;
create policy invoices_own on app.invoices for select using (client_id = app.caller_id());
create policy invoices_house on app.invoices using (app.is_staff()) with check (app.is_staff());

-- The ledger -------------------------------------------------------------------------------------
-- One row is one entry and each account a column, debits positive: an entry that does not balance
-- cannot be written, and none is ever changed.

create table app.ledger_entries (
  id uuid primary key,
  client_id uuid references auth.users (id) on delete set null,
  at timestamptz not null,
  kind text not null check (kind in ('invoice', 'credit_note', 'payment', 'refund')),
  -- Names what happened; it is booked once, however often it is told.
  event_key text not null unique,
  invoice_id uuid references app.invoices (id),
  payment_id uuid,
  currency text not null check (currency in ('AED', 'USD')),
  -- What the client owes.
  receivable bigint not null,
  income bigint not null default 0,
  vat bigint not null default 0,
  -- Handed on at cost.
  paid_out bigint not null default 0,
  -- At the card processor, and at the bank.
  card bigint not null default 0,
  bank bigint not null default 0,
  constraint ledger_entries_balance check (receivable + income + vat + paid_out + card + bank = 0),
  constraint ledger_entries_move check (receivable <> 0)
);
create index ledger_entries_client on app.ledger_entries (client_id, at desc, id desc);
create index ledger_entries_invoice on app.ledger_entries (invoice_id);

create function app.freeze_entry() returns trigger
language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.client_id is null
    and to_jsonb(old) - 'client_id' = to_jsonb(new) - 'client_id' then
    return new;
  end if;
  raise exception 'an entry of the ledger never changes' using errcode = 'check_violation';
end $$;
create trigger ledger_entries_frozen before update or delete on app.ledger_entries
for each row execute function app.freeze_entry();

alter table app.ledger_entries enable row level security;
alter table app.ledger_entries force row level security;
create policy ledger_entries_own on app.ledger_entries for select using (client_id = app.caller_id());
create policy ledger_entries_house on app.ledger_entries
  using (app.is_staff()) with check (app.is_staff());

-- How clients pay --------------------------------------------------------------------------------

create table app.billing_accounts (
  client_id uuid primary key references auth.users (id) on delete cascade,
  -- What stands on every transfer of theirs: a creditor reference with check digits.
  reference text not null unique check (reference ~ '^RF[0-9]{2}RIHL[0-9A-Z]{8}$'),
  -- Under which name each processor knows them.
  customers jsonb not null default '{}',
  created_at timestamptz not null default now()
);

alter table app.billing_accounts enable row level security;
alter table app.billing_accounts force row level security;
create policy billing_accounts_own on app.billing_accounts for select using (client_id = app.caller_id());
create policy billing_accounts_house on app.billing_accounts
  using (app.is_staff()) with check (app.is_staff());

-- Never a number: the processor keeps the card, we keep what it is called there.
create table app.payment_methods (
  id uuid primary key,
  client_id uuid not null references auth.users (id) on delete cascade,
  processor text not null check (processor in ('sandbox', 'stripe')),
  token text not null check (token <> ''),
  brand text not null check (brand in ('visa', 'mastercard', 'amex', 'other')),
  last4 text not null check (last4 ~ '^[0-9]{4}$'),
  exp_month integer not null check (exp_month between 1 and 12),
  exp_year integer not null check (exp_year between 2000 and 2100),
  is_default boolean not null default false,
  created_at timestamptz not null default now(),
  removed_at timestamptz,
  check (removed_at is null or not is_default)
);
create unique index payment_methods_default on app.payment_methods (client_id) where is_default;
create unique index payment_methods_token on app.payment_methods (client_id, processor, token)
  where removed_at is null;

alter table app.payment_methods enable row level security;
alter table app.payment_methods force row level security;
create policy payment_methods_own on app.payment_methods for select using (client_id = app.caller_id());
create policy payment_methods_house on app.payment_methods
  using (app.is_staff()) with check (app.is_staff());

create table app.payments (
  -- Also the key by which the processor acts once.
  id uuid primary key,
  client_id uuid references auth.users (id) on delete set null,
  kind text not null check (kind in ('card', 'transfer')),
  state text not null check (state in
    ('created', 'step', 'processing', 'authorised', 'succeeded', 'failed', 'released')),
  -- What it pays; nothing yet for what a held booking wants with its confirmation.
  invoice_id uuid references app.invoices (id),
  booking_id uuid,
  title jsonb not null,
  currency text not null check (currency in ('AED', 'USD')),
  amount bigint not null check (amount > 0),
  -- What was taken: less than the amount where only a part of a reservation was.
  settled_amount bigint check (settled_amount between 1 and amount),
  -- Reserved as a refund is asked for, so that no two of them send the same money back.
  refunded_amount bigint not null default 0 check (refunded_amount >= 0),
  -- Reserve only; somebody takes it or lets it go later.
  capture_later boolean not null default false,
  save_method boolean not null default false,
  method_id uuid references app.payment_methods (id) on delete set null,
  processor text not null check (processor in ('sandbox', 'stripe', 'bank')),
  token text,
  -- What the processor calls it.
  processor_ref text,
  step_url text,
  -- { brand, last4 } of a card, { reference } of a transfer.
  method jsonb not null default '{}',
  failure text,
  return_to text not null default '/profile/invoices',
  language text not null check (language in ('en', 'ar')),
  actor_kind text not null check (actor_kind in ('client', 'staff', 'system')),
  actor_id uuid,
  created_at timestamptz not null,
  settled_at timestamptz,
  check ((state = 'succeeded') = (settled_amount is not null)),
  check ((state = 'succeeded') = (settled_at is not null)),
  check (refunded_amount <= coalesce(settled_amount, 0)),
  check (state <> 'failed' or failure is not null)
);
create index payments_client on app.payments (client_id, created_at desc, id desc);
create index payments_invoice on app.payments (invoice_id);
create index payments_booking on app.payments (booking_id) where booking_id is not null;
create unique index payments_ref on app.payments (processor, processor_ref)
  where processor_ref is not null and processor <> 'bank';
create index payments_open on app.payments (created_at) where state in ('created', 'step', 'processing');
-- Two tabs, one payment.
create unique index payments_one_of_invoice on app.payments (invoice_id)
  where state in ('created', 'step', 'processing') and invoice_id is not null;
create unique index payments_one_of_hold on app.payments (booking_id)
  where state in ('created', 'step', 'processing') and invoice_id is null and booking_id is not null;

alter table app.payments enable row level security;
alter table app.payments force row level security;
create policy payments_own on app.payments for select using (client_id = app.caller_id());
create policy payments_house on app.payments using (app.is_staff()) with check (app.is_staff());

create table app.refunds (
  -- Also the key by which the processor acts once.
  id uuid primary key,
  payment_id uuid not null references app.payments (id),
  invoice_id uuid references app.invoices (id),
  client_id uuid references auth.users (id) on delete set null,
  state text not null check (state in ('created', 'succeeded', 'failed')),
  currency text not null check (currency in ('AED', 'USD')),
  amount bigint not null check (amount > 0),
  reason text not null default '',
  processor_ref text,
  created_at timestamptz not null,
  settled_at timestamptz,
  check ((state = 'succeeded') = (settled_at is not null))
);
create index refunds_payment on app.refunds (payment_id);
create index refunds_invoice on app.refunds (invoice_id);
create index refunds_open on app.refunds (created_at) where state = 'created';

alter table app.refunds enable row level security;
alter table app.refunds force row level security;
create policy refunds_own on app.refunds for select using (client_id = app.caller_id());
create policy refunds_house on app.refunds using (app.is_staff()) with check (app.is_staff());

-- What a processor told us, each event once.
create table app.processor_events (
  processor text not null,
  event_id text not null,
  type text not null,
  received_at timestamptz not null default now(),
  primary key (processor, event_id)
);
create index processor_events_age on app.processor_events (received_at);

alter table app.processor_events enable row level security;
alter table app.processor_events force row level security;
create policy processor_events_system on app.processor_events
  using (app.is_system()) with check (app.is_system());

-- Where a booking stands with its money follows from its documents and payments; `noted` is what the
-- booking itself says, which counts where the house waived it.
create function app.booking_money(booking uuid, noted text) returns text
language sql stable as $$
  select case
    when noted = 'waived' then noted
    when paid > owed then 'refund_due'
    when paid > 0 and refunded > 0 and paid = owed then 'refunded'
    when paid > 0 then case when paid = owed then 'paid' else 'part_paid' end
    when refunded > 0 then 'refunded'
    when exists (select from app.payments p
      where p.booking_id = booking and p.state = 'authorised') then 'authorised'
    else 'none' end
  from (
    select coalesce(sum(i.total_amount - i.credited_amount), 0) as owed,
      coalesce(sum(i.paid_amount), 0) as paid, coalesce(sum(i.refunded_amount), 0) as refunded
    from app.invoices i
    where i.source_id = booking and i.source_kind = 'booking' and i.kind = 'invoice'
  ) sums
$$;

-- Memberships ------------------------------------------------------------------------------------

create table app.memberships (
  id uuid primary key,
  client_id uuid references auth.users (id) on delete set null,
  programme text not null check (programme in ('plan', 'tier')),
  choice text not null,
  -- In both languages, as it was named when it was chosen.
  name jsonb not null,
  state text not null check (state in ('awaiting', 'active', 'past_due', 'paused', 'ended')),
  currency text not null check (currency in ('AED', 'USD')),
  price_amount bigint not null check (price_amount > 0),
  every text not null check (every in ('month', 'year')),
  started_on date not null,
  period_from date not null,
  period_to date not null,
  minimum_until date not null,
  -- Counts the periods; with the first day it tells where each begins, also after a short month.
  periods integer not null default 1 check (periods >= 1),
  ends_on date,
  -- { choice, name, price, invoice, on }: what it becomes, and what that waits for.
  next jsonb,
  declines integer not null default 0 check (declines >= 0),
  retry_on date,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (period_to > period_from),
  check ((state = 'past_due') = (retry_on is not null))
);
-- One plan and one tier at a time.
create unique index memberships_open on app.memberships (client_id, programme) where state <> 'ended';
create index memberships_due on app.memberships (period_to) where state in ('active', 'past_due');
create index memberships_retry on app.memberships (retry_on) where retry_on is not null;

alter table app.memberships enable row level security;
alter table app.memberships force row level security;
create policy memberships_own on app.memberships for select using (client_id = app.caller_id());
create policy memberships_house on app.memberships using (app.is_staff()) with check (app.is_staff());

create table app.membership_events (
  id uuid primary key,
  membership_id uuid not null references app.memberships (id) on delete cascade,
  client_id uuid references auth.users (id) on delete set null,
  kind text not null,
  at timestamptz not null,
  actor_kind text not null check (actor_kind in ('client', 'staff', 'system')),
  actor_id uuid,
  name jsonb
);
create index membership_events_of on app.membership_events (membership_id, at desc, id desc);

alter table app.membership_events enable row level security;
alter table app.membership_events force row level security;
create policy membership_events_read on app.membership_events for select
  using (client_id = app.caller_id() or app.is_staff());
create policy membership_events_write on app.membership_events for insert with check (app.is_staff());

-- The embedded sandbox ---------------------------------------------------------------------------
-- It stands for somebody outside the house, so it keeps its own books, and the house asks it as it
-- would ask them. No number of a card is kept here either: a card is what it does.

create table app.sandbox_cards (
  token text primary key,
  brand text not null,
  last4 text not null check (last4 ~ '^[0-9]{4}$'),
  exp_month integer not null,
  exp_year integer not null,
  behaviour text not null,
  created_at timestamptz not null default now(),
  detached_at timestamptz
);

create table app.sandbox_intents (
  id text primary key,
  -- The caller's own name for it: asked twice, it acts once.
  key text not null unique,
  card text not null references app.sandbox_cards (token),
  currency text not null,
  amount bigint not null check (amount > 0),
  capture_later boolean not null,
  state text not null check (state in
    ('step', 'processing', 'authorised', 'succeeded', 'failed', 'released')),
  captured bigint not null default 0 check (captured between 0 and amount),
  refunded bigint not null default 0,
  failure text,
  return_url text not null,
  created_at timestamptz not null default now(),
  check (refunded between 0 and captured)
);

create table app.sandbox_refunds (
  id text primary key,
  key text not null unique,
  intent text not null references app.sandbox_intents (id),
  amount bigint not null check (amount > 0),
  created_at timestamptz not null default now()
);
create index sandbox_refunds_of on app.sandbox_refunds (intent);

do $$
declare
  kept text;
begin
  foreach kept in array array['sandbox_cards', 'sandbox_intents', 'sandbox_refunds'] loop
    execute format('alter table app.%I enable row level security', kept);
    execute format('alter table app.%I force row level security', kept);
    execute format('create policy %I on app.%I using (app.is_system()) with check (app.is_system())',
      kept || '_system', kept);
  end loop;
end $$;

-- What the house changes is written down -----------------------------------------------------------

do $$
declare
  logged record;
begin
  for logged in select * from (values
    ('invoices', 'id'), ('payments', 'id'), ('refunds', 'id'), ('memberships', 'id'))
    as known (name, key)
  loop
    execute format('create trigger %I after insert or update or delete on app.%I for each row
      when (app.caller_kind() = ''staff'') execute function app.log_staff(%L)',
      logged.name || '_logged', logged.name, logged.key);
  end loop;
end $$;
