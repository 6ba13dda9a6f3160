import { z } from 'zod';
import { Currency, Id, Instant } from '#contract/primitives.ts';
import { many, maybe, one, type Sql } from '#server/platform/sql.ts';

export const RefundRow = z.object({
  id: Id,
  paymentId: Id,
  invoiceId: Id.nullable(),
  clientId: z.guid().nullable(),
  state: z.enum(['created', 'succeeded', 'failed']),
  currency: Currency,
  amount: z.int(),
  reason: z.string(),
  /** The credit note that it follows from; null where only what was too much goes back. */
  creditNote: Id.nullable(),
  /** Sent by a person, though it came by card. */
  byBank: z.boolean(),
  processorRef: z.string().nullable(),
  createdAt: Instant,
  settledAt: Instant.nullable(),
});
export type RefundRow = z.infer<typeof RefundRow>;

const columns = (sql: Sql) => sql`
  id, payment_id, invoice_id, client_id, state, currency, amount, reason, credit_note, by_bank, processor_ref,
  created_at, settled_at`;

type Fresh = Omit<RefundRow, 'processorRef' | 'settledAt'>;

export async function insertRefund(sql: Sql, refund: Fresh): Promise<void> {
  await sql`insert into app.refunds ${sql(refund)}`;
}

export const findRefund = (sql: Sql, id: string) =>
  maybe(RefundRow, sql)`select ${columns(sql)} from app.refunds where id = ${id}`;

export const lockRefund = (sql: Sql, id: string) =>
  maybe(RefundRow, sql)`select ${columns(sql)} from app.refunds where id = ${id} for update`;

interface Settled {
  state: 'succeeded' | 'failed';
  processorRef: string | null;
  settledAt: Instant | null;
}

export const saveSettled = (sql: Sql, id: string, settled: Settled) =>
  one(RefundRow, sql)`
    update app.refunds set ${sql({ ...settled })} where id = ${id} returning ${columns(sql)}`;

export const refundsOfInvoice = (sql: Sql, invoiceId: string) =>
  many(RefundRow, sql)`
    select ${columns(sql)} from app.refunds where invoice_id = ${invoiceId}
    order by created_at desc, id desc`;

/** How much of each goes back which way. */
export const waysOf = (sql: Sql, ids: readonly string[]) =>
  many(
    z.object({
      amount: z.int(),
      createdAt: Instant,
      kind: z.enum(['card', 'transfer']),
      brand: z.string().nullable(),
      last4: z.string().nullable(),
    }),
    sql,
  )`
    select r.amount, r.created_at, case when r.by_bank then 'transfer' else p.kind end as kind,
      case when not r.by_bank then p.method ->> 'brand' end as brand,
      case when not r.by_bank then p.method ->> 'last4' end as last4
    from app.refunds r join app.payments p on p.id = r.payment_id
    where r.id = any (${[...ids]}::uuid[]) order by r.created_at, r.id`;

/** What else of the same thing is still to go back. */
export const othersGoing = (sql: Sql, { id, paymentId, invoiceId }: Going) =>
  many(z.object({ id: Id }), sql)`
    select r.id from app.refunds r
    where r.state = 'created' and r.id <> ${id} and (r.payment_id = ${paymentId} or r.invoice_id in (
      select i.id from app.invoices i join app.invoices own
        on own.source_kind = i.source_kind and own.source_id = i.source_id
      where own.id = ${invoiceId}))
    order by r.created_at, r.id`;

type Going = Pick<RefundRow, 'id' | 'paymentId' | 'invoiceId'>;

/** Those by card that were asked for and not heard of since. */
export const leftOpen = (sql: Sql, before: Instant) =>
  many(RefundRow, sql)`
    select ${columns(sql)} from app.refunds
    where state = 'created' and created_at < ${before} order by created_at limit 100`;

/** Asked for, and on its way. */
export async function noteRef(sql: Sql, id: string, processorRef: string): Promise<void> {
  await sql`
    update app.refunds set processor_ref = ${processorRef} where id = ${id} and state = 'created'`;
}
