import { z } from 'zod';
import { type MoneyAct, MoneyActKind, MoneyActState } from '#contract/billing/money-acts.ts';
import { Currency, Day, Id, Instant } from '#contract/primitives.ts';
import { endedInvoice, type InvoiceRow } from '#server/billing/invoices/row.ts';
import type { PaymentRow } from '#server/billing/payments/row.ts';
import { nameFrom } from '#server/platform/person-name.ts';
import { many, maybe, one, type Sql } from '#server/platform/sql.ts';

/** How the house gives a booking up: it declines, or calls it off. */
const AskedGivingUp = z.object({
  bookingId: Id,
  cause: z.enum(['decline', 'operator', 'weather']),
  /** As it was then; not known of what was asked before this was kept. */
  version: z.int().optional(),
  /** What the house would keep of it so. */
  keeps: z.int().default(0),
});
export type AskedGivingUp = z.infer<typeof AskedGivingUp>;

/** How the house ends a matter, or what was agreed of it. */
const AskedEnding = z.object({
  matterId: Id,
  move: z.enum(['decline', 'withdraw', 'supplier_failed']),
});
export type AskedEnding = z.infer<typeof AskedEnding>;

/** The matter whose draft asks for less, as it was then: a draft that was rewritten is another. */
const Lowering = z.object({ matterId: Id, version: z.int() });
export type Lowering = z.infer<typeof Lowering>;

export const Details = z.object({
  reason: z.string().default(''),
  reference: z.string().default(''),
  receivedOn: Day.nullable().default(null),
  /** What gives a booking up: it is done when a colleague says yes. */
  givingUp: AskedGivingUp.nullable().default(null),
  /** The same of a matter. */
  ending: AskedEnding.nullable().default(null),
  /** The version that is sent when a colleague says yes. */
  lowering: Lowering.nullable().default(null),
  /** The refund that failed, where it goes by bank. */
  refundId: Id.nullable().default(null),
  /** What its client was kept from what the house was about to give up: whatever was paid of it since. */
  waivesFee: z.boolean().default(false),
});

/** How the document and the payment stood. */
export const Seen = z.object({
  paid: z.int(),
  credited: z.int(),
  refunded: z.int(),
  sentBack: z.int(),
});
export type Seen = z.infer<typeof Seen>;

export const ActRow = z.object({
  id: Id,
  kind: MoneyActKind,
  invoiceId: Id,
  paymentId: Id.nullable(),
  clientId: z.guid().nullable(),
  currency: Currency,
  amount: z.int(),
  worth: z.int(),
  details: Details,
  seen: Seen,
  state: MoneyActState,
  askedBy: z.guid(),
  askedAt: Instant,
  expiresAt: Instant,
  version: z.int(),
});
export type ActRow = z.infer<typeof ActRow>;

const columns = (sql: Sql) => sql`
  id, kind, invoice_id, payment_id, client_id, currency, amount, worth, details, seen, state, asked_by,
  asked_at, expires_at, version`;

/** Nothing where the same wish waits already. */
export function insertMoneyAct(sql: Sql, { details, seen, ...plain }: Omit<ActRow, 'version'>) {
  const row = { ...plain, details: sql.json(details), seen: sql.json(seen) };
  return maybe(ActRow, sql)`
    insert into app.money_acts ${sql(row)} on conflict do nothing returning ${columns(sql)}`;
}

export const findMoneyAct = (sql: Sql, id: string) =>
  maybe(ActRow, sql)`select ${columns(sql)} from app.money_acts where id = ${id}`;

export const lockMoneyAct = (sql: Sql, id: string) =>
  maybe(ActRow, sql)`select ${columns(sql)} from app.money_acts where id = ${id} for update`;

interface Answered {
  state: 'approved' | 'refused' | 'withdrawn' | 'expired' | 'over';
  answeredBy: string | null;
  answeredAt: Instant;
  answer: string;
}

export const saveAnswer = (sql: Sql, id: string, answered: Answered) =>
  one(ActRow, sql)`
    update app.money_acts set ${sql({ ...answered })}, version = version + 1
    where id = ${id} returning ${columns(sql)}`;

/** Whoever moves money by hand for one client does so alone, so that pieces are counted together. */
export async function actsInTurn(
  sql: Sql,
  { clientId, invoiceId }: Pick<ActRow, 'clientId' | 'invoiceId'>,
) {
  const whose = clientId ?? invoiceId;
  await sql`select pg_advisory_xact_lock(hashtextextended('money by hand ' || ${whose}::text, 0))`;
}

const Sum = z.object({ sum: z.int() });

/** What passed without a second look: ever on this document, and since a moment for its client. */
export async function passedBefore(
  sql: Sql,
  { clientId, invoiceId }: Pick<ActRow, 'clientId' | 'invoiceId'>,
  kinds: MoneyActKind[],
  since: Instant,
): Promise<number> {
  const { sum } = await one(Sum, sql)`
    select coalesce(sum(worth), 0)::bigint as sum from app.money_acts
    where state = 'done' and kind = any (${kinds})
      and (invoice_id = ${invoiceId} or (client_id = ${clientId} and asked_at >= ${since}))`;
  return sum;
}

const Known = z.object({ known: z.boolean() });

/** Whether a colleague was already asked to give up one of these documents' things, in whichever way. */
export async function isBeingGivenUp(sql: Sql, invoiceIds: string[], kinds: MoneyActKind[]) {
  const { known } = await one(Known, sql)`
    select exists (select from app.money_acts where state = 'waiting' and kind = any (${kinds})
      and invoice_id = any (${invoiceIds})) as known`;
  return known;
}

/** Whether the house is about to give up what a document is for, and a colleague has yet to answer. */
export async function isAboutToEnd(
  sql: Sql,
  { sourceKind, sourceId }: Pick<InvoiceRow, 'sourceKind' | 'sourceId'>,
): Promise<boolean> {
  const { known } = await one(Known, sql)`
    select exists (
      select from app.money_acts a join app.invoices i on i.id = a.invoice_id
      where a.state = 'waiting' and a.kind in ('call_off', 'end_matter', 'fail_supplier')
        and i.source_kind = ${sourceKind} and i.source_id = ${sourceId}) as known`;
  return known;
}

/** The wish to give a booking up, locked. */
export const lockCallOff = (sql: Sql, bookingId: string) =>
  maybe(ActRow, sql)`
    select ${columns(sql)} from app.money_acts
    where state = 'waiting' and kind = 'call_off'
      and details -> 'givingUp' ->> 'bookingId' = ${bookingId} for update`;

/** The wish to end a matter, locked. */
export const lockEnding = (sql: Sql, matterId: string) =>
  maybe(ActRow, sql)`
    select ${columns(sql)} from app.money_acts
    where state = 'waiting' and kind in ('end_matter', 'fail_supplier')
      and details -> 'ending' ->> 'matterId' = ${matterId} for update`;

/** The wish to send a version that asks for less, locked. */
export const lockLowering = (sql: Sql, matterId: string) =>
  maybe(ActRow, sql)`
    select ${columns(sql)} from app.money_acts
    where state = 'waiting' and kind = 'lower_quote'
      and details -> 'lowering' ->> 'matterId' = ${matterId} for update`;

const Asked = z.object({ paymentId: Id, asked: z.int() });

/** What colleagues are asked to send back of each payment of a document: it can go back once. */
export async function askedBackOf(sql: Sql, invoiceId: string) {
  const rows = await many(Asked, sql)`
    select payment_id, sum(amount)::bigint as asked from app.money_acts
    where invoice_id = ${invoiceId} and state = 'waiting' and kind = 'refund' group by payment_id`;
  return (paymentId: string) => rows.find((row) => row.paymentId === paymentId)?.asked ?? 0;
}

/** Of a payment that has gone back otherwise meanwhile: what cannot go back any more ends by itself. */
export async function endUnableRefunds(
  sql: Sql,
  paymentId: string,
  { left, now }: { left: number; now: Instant },
): Promise<void> {
  await sql`
    update app.money_acts set state = 'over', answered_at = ${now}, version = version + 1
    where kind = 'refund' and state = 'waiting' and payment_id = ${paymentId} and amount > ${left}`;
}

const Recorder = z.object({ askedBy: z.guid() });

/** Who said that a transfer had come; of one that was recorded before acts were kept, whoever wrote it. */
export async function recordersOf(
  sql: Sql,
  {
    invoiceId,
    amount,
    currency,
    actorId,
  }: Pick<PaymentRow, 'invoiceId' | 'amount' | 'currency' | 'actorId'>,
): Promise<(string | null)[]> {
  const rows = await many(Recorder, sql)`
    select asked_by from app.money_acts
    where invoice_id = ${invoiceId} and kind = 'transfer' and amount = ${amount}
      and currency = ${currency} and state in ('done', 'alone', 'approved')`;
  return rows.length > 0 ? rows.map(({ askedBy }) => askedBy) : [actorId];
}

export async function colleagueName(sql: Sql, id: string): Promise<string> {
  const [row] = await sql`
    select ${nameFrom(sql)} as name
    from auth.users where id = ${id}`;
  return row?.name ?? '';
}

const Shown = ActRow.omit({ seen: true, worth: true }).extend({
  sourceKind: z.string(),
  sourceId: z.guid(),
  series: z.string(),
  year: z.int(),
  number: z.int(),
  tooMuch: z.int(),
  over: z.boolean(),
  askedName: z.string(),
  answeredBy: z.guid().nullable(),
  answeredName: z.string(),
  answer: z.string(),
  /** Whoever reads it. */
  reader: z.guid().nullable(),
  mine: z.boolean() satisfies z.ZodType<MoneyAct['mine']>,
});
export type ShownAct = z.infer<typeof Shown>;

const shown = (sql: Sql) => sql`
  select a.id, a.kind, a.invoice_id, a.payment_id, a.client_id, a.currency, a.amount, a.details, a.state,
    a.asked_by, a.asked_at, a.expires_at, a.version, a.answered_by, a.answer,
    invoices.source_kind, invoices.source_id, invoices.series, invoices.year, invoices.number,
    case when a.kind = 'transfer' then greatest(0, least(a.amount, a.amount
      + invoices.paid_amount + invoices.credited_amount - invoices.total_amount)) else 0 end as too_much,
    ${endedInvoice(sql)} as over,
    ${nameFrom(sql, 'asker')} as asked_name,
    ${nameFrom(sql, 'other')} as answered_name,
    app.caller_id() as reader, a.asked_by is not distinct from app.caller_id() as mine
  from app.money_acts a join app.invoices on invoices.id = a.invoice_id
  left join auth.users asker on asker.id = a.asked_by
  left join auth.users other on other.id = a.answered_by`;

/** What waits, the oldest first, what ended by itself just now, and what was lately done alone. */
export const openMoneyActs = (sql: Sql, now: Instant) =>
  many(Shown, sql)`
    ${shown(sql)} where a.state = 'waiting'
      or (a.state = 'over' and a.answered_at > ${now}::timestamptz - interval '1 day')
      or (a.state = 'alone' and a.asked_at > ${now}::timestamptz - interval '30 days')
    order by a.state desc, a.asked_at, a.id limit 200`;

/** What was done or asked about one document by hand, and what became of it. */
export const moneyActsOfInvoice = (sql: Sql, invoiceId: string) =>
  many(Shown, sql)`
    ${shown(sql)} where a.invoice_id = ${invoiceId}
    order by a.asked_at desc, a.id desc limit 50`;

export const overdueActs = (sql: Sql, now: Instant) =>
  many(ActRow, sql)`
    select ${columns(sql)} from app.money_acts
    where state = 'waiting' and expires_at <= ${now} order by id limit 100 for update`;

/** Done alone, and nobody was there to hear of it yet. */
export const untoldActs = (sql: Sql) =>
  many(ActRow, sql)`
    select ${columns(sql)} from app.money_acts
    where state = 'alone' and told_at is null order by asked_at limit 100 for update`;

export async function markTold(sql: Sql, id: string, now: Instant): Promise<void> {
  await sql`update app.money_acts set told_at = ${now} where id = ${id}`;
}
