import { z } from 'zod';
import type { DeskInvoiceView } from '#contract/billing/desk.ts';
import type { InvoiceView } from '#contract/billing/invoices.ts';
import { type Day, Id } from '#contract/primitives.ts';
import type { UncreditedSums } from '#domain/billing/credits.ts';
import { type KeptInstalment, lastDay } from '#domain/billing/invoice.ts';
import { daysAfter } from '#domain/time.ts';
import {
  invoiceColumns as columns,
  InvoiceRow,
  pausedInvoice,
  type WrittenInvoice,
} from '#server/billing/invoices/row.ts';
import { changeFeeIn } from '#server/money/change-fees.ts';
import { isGift } from '#server/money/credit-parts.ts';
import { isDueBy, leavingOf } from '#server/money/refund-sums.ts';
import { many, maybe, one, type Sql } from '#server/platform/sql.ts';

/** The next number of a series; whoever issues next waits until this transaction has ended. */
export async function nextNumber(sql: Sql, series: string, year: number): Promise<number> {
  const { last } = await one(z.object({ last: z.int() }), sql)`
    insert into app.invoice_counters as c (series, year, last) values (${series}, ${year}, 1)
    on conflict (series, year) do update set last = c.last + 1 returning last`;
  return last;
}

/** Nothing was paid, credited or sent back of it when it was written. */
type Fresh = Omit<
  z.infer<typeof WrittenInvoice>,
  'paidAmount' | 'creditedAmount' | 'refundedAmount'
>;

export function insertInvoice(sql: Sql, row: Fresh) {
  const { title, detail, lines, instalments, seller, buyer, ...plain } = row;
  const packed = {
    title: sql.json(title),
    detail: sql.json(detail),
    lines: sql.json(lines),
    instalments: sql.json(instalments),
    seller: sql.json(seller),
    buyer: sql.json(buyer),
  };
  return one(InvoiceRow, sql)`
    insert into app.invoices ${sql({ ...plain, ...packed })} returning ${columns(sql)}`;
}

export const findInvoice = (sql: Sql, id: string) =>
  maybe(InvoiceRow, sql)`select ${columns(sql)} from app.invoices where id = ${id}`;

export const findOwnInvoice = (sql: Sql, id: string, clientId: string) => maybe(InvoiceRow, sql)`
    select ${columns(sql)} from app.invoices where id = ${id} and client_id = ${clientId}`;

/** What happens to one document happens in turn. Documents are locked before payments, always. */
export const lockInvoice = (sql: Sql, id: string) => maybe(InvoiceRow, sql)`
    select ${columns(sql)} from app.invoices where id = ${id} for update`;

export interface Source {
  kind: InvoiceRow['sourceKind'];
  id: string;
}

/** Everything that was invoiced for one thing, the first one first, locked. */
export const lockOf = (sql: Sql, { kind, id }: Source) => many(InvoiceRow, sql)`
    select ${columns(sql)} from app.invoices
    where source_id = ${id} and source_kind = ${kind} and kind = 'invoice'
    order by issued_at, id for update`;

export const creditNotesOf = (sql: Sql, id: string) => many(InvoiceRow, sql)`
    select ${columns(sql)} from app.invoices where credits_id = ${id} order by issued_at, id`;

/** The number of the quote that took the place of the one an invoice was issued for. */
export async function laterQuoteThan(
  sql: Sql,
  { kind, sourceKind, sourceId, issuedAt }: InvoiceRow,
): Promise<number | null> {
  if (kind !== 'invoice' || sourceKind !== 'matter') return null;
  const later = await maybe(z.object({ number: z.int() }), sql)`
    select number from app.matter_quotes
    where matter_id = ${sourceId} and state = 'accepted' and answered_at > ${issuedAt}`;
  return later?.number ?? null;
}

/** What the house gave of one thing of its own accord. */
export async function giftsOf(sql: Sql, { kind, id }: Source): Promise<number> {
  const { sum } = await one(z.object({ sum: z.int() }), sql)`
    select coalesce(sum(total_amount), 0)::bigint as sum from app.invoices
    where source_id = ${id} and source_kind = ${kind} and ${isGift(sql)}`;
  return sum;
}

const Given = z.object({ id: Id, sum: z.int() });

/** The same of each document, in their order; of one that was taken back whatever it was for nothing is. */
export async function giftsOfEach(sql: Sql, rows: readonly InvoiceRow[]): Promise<number[]> {
  const given = await many(Given, sql)`
    select credits_id as id, sum(total_amount)::bigint as sum from app.invoices
    where credits_id = any (${rows.map(({ id }) => id)}::uuid[])
    group by credits_id having bool_and(${isGift(sql)})`;
  return rows.map((row) => given.find(({ id }) => id === row.id)?.sum ?? 0);
}

const Taken = z.object({ id: Id, total: z.int(), vat: z.int(), paidOut: z.int() });

/** What of documents no credit note has taken yet, in their order. */
export async function leftOf(sql: Sql, rows: readonly InvoiceRow[]): Promise<UncreditedSums[]> {
  const taken = await many(Taken, sql)`
    select credits_id as id, sum(total_amount)::bigint as total, sum(vat_amount)::bigint as vat,
      sum(paid_out_amount)::bigint as paid_out
    from app.invoices where credits_id = any (${rows.map(({ id }) => id)}::uuid[])
    group by credits_id`;
  return rows.map(({ id, totalAmount, vatAmount, paidOutAmount }) => {
    const { total, vat, paidOut } = taken.find((one) => one.id === id) ?? noneTaken;
    return {
      total: totalAmount - total,
      vat: vatAmount - vat,
      paidOut: paidOutAmount - paidOut,
    };
  });
}

const noneTaken = { total: 0, vat: 0, paidOut: 0 };

interface Moved {
  paid?: number;
  credited?: number;
  refunded?: number;
}

/** Adds to what happened since; the document itself is frozen. */
export const addMoved = (
  sql: Sql,
  id: string,
  { paid = 0, credited = 0, refunded = 0 }: Moved,
) => one(InvoiceRow, sql)`
    update app.invoices set paid_amount = paid_amount + ${paid},
      credited_amount = credited_amount + ${credited},
      refunded_amount = refunded_amount + ${refunded}
    where id = ${id} returning ${columns(sql)}`;

/** Its sums are frozen; when they are due follows what it is for. */
export const moveDays = (sql: Sql, id: string, parts: readonly KeptInstalment[]) =>
  sql`
    update app.invoices set due_on = ${lastDay(parts) ?? null},
      instalments = ${sql.json(parts.map(({ amount, dueOn }) => ({ amount, dueOn })))}
    where id = ${id}`;

interface Listing {
  view: InvoiceView | DeskInvoiceView;
  today: Day;
  limit: number;
  clientId?: string | undefined;
  year?: number | undefined;
  source?: string | undefined;
  words?: string | undefined;
  kind?: InvoiceRow['kind'] | undefined;
  after?: { at: string; id: string } | undefined;
}

function inView(sql: Sql, { view, today }: Pick<Listing, 'view' | 'today'>) {
  const open = sql`kind = 'invoice' and paid_amount + credited_amount < total_amount`;
  switch (view) {
    case 'all':
      return sql`true`;
    case 'due':
      return open;
    case 'overdue':
      return sql`${open} and not ${pausedInvoice(sql)}
        and ${isDueBy(sql, sql`invoices`, daysAfter(today, -1))}`;
    case 'paid':
      return sql`kind = 'invoice' and paid_amount > 0 and credited_amount < total_amount
        and paid_amount + credited_amount >= total_amount`;
    default:
      return sql`kind = 'credit_note'`;
  }
}

function saying(sql: Sql, words: string | undefined) {
  if (!words) return sql``;
  const pattern = `%${words.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return sql`and (title ->> 'en' ilike ${pattern} or title ->> 'ar' ilike ${pattern}
    or buyer ->> 'name' ilike ${pattern}
    or series || '-' || year || '-' || lpad(number::text, greatest(4, length(number::text)), '0')
      ilike ${pattern}
    or id in (select invoice_id from app.payments where method ->> 'reference' ilike ${pattern}))`;
}

/** Newest first, one more than asked for so that the reader knows whether there are others. */
export function listInvoices(sql: Sql, listing: Listing) {
  const { clientId, year, source, words, kind, after, limit } = listing;
  return many(InvoiceRow, sql)`
    select ${columns(sql)} from app.invoices
    where ${inView(sql, listing)} ${saying(sql, words)}
      ${clientId ? sql`and client_id = ${clientId}` : sql``}
      ${kind ? sql`and kind = ${kind}` : sql``}
      ${year ? sql`and year = ${year}` : sql``}
      ${source ? sql`and source_id = ${source}` : sql``}
      ${after ? sql`and (issued_at, id) < (${after.at}, ${after.id})` : sql``}
    order by issued_at desc, id desc limit ${limit + 1}`;
}

const Moving = z.object({
  id: Id,
  leaving: z.int(),
  fee: z.int(),
  coming: z.int(),
  isBusy: z.boolean(),
});

/**
 * What of some documents is on its way back, what they ask for a change, what a second colleague has yet to check for
 * them, and whether a payment of them is under way.
 */
export const standingsOf = (sql: Sql, ids: string[]) => many(Moving, sql)`
    select i.id,
      ${leavingOf(sql, sql`i`)} as leaving,
      ${changeFeeIn(sql, sql`i`)} as fee,
      app.transfers_in_check(i.id) as coming,
      exists (select from app.payments p
        where p.invoice_id = i.id and p.state in ('created', 'step', 'processing')) as is_busy
    from app.invoices i where i.id = any (${ids}::uuid[])`;

/** What one client still owes, the soonest first. */
export const openInvoicesOf = (sql: Sql, clientId: string) => many(InvoiceRow, sql)`
    select ${columns(sql)} from app.invoices
    where client_id = ${clientId} and kind = 'invoice'
      and paid_amount + credited_amount < total_amount
    order by due_on, id limit 200`;

/** The same for whoever only looks. */
export const ofSource = (sql: Sql, { kind, id }: Source) => many(InvoiceRow, sql)`
    select ${columns(sql)} from app.invoices
    where source_id = ${id} and source_kind = ${kind} and kind = 'invoice'
    order by issued_at, id`;
