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
  processorRef: z.string().nullable(),
  createdAt: Instant,
  settledAt: Instant.nullable(),
});
export type RefundRow = z.infer<typeof RefundRow>;

const columns = (sql: Sql) => sql`
  id, payment_id, invoice_id, client_id, state, currency, amount, reason, processor_ref, created_at,
  settled_at`;

type Fresh = Omit<RefundRow, 'processorRef' | 'settledAt'>;

export async function insert(sql: Sql, refund: Fresh): Promise<void> {
  await sql`insert into app.refunds ${sql(refund)}`;
}

export function find(sql: Sql, id: string) {
  return maybe(RefundRow, sql`select ${columns(sql)} from app.refunds where id = ${id}`);
}

export function lock(sql: Sql, id: string) {
  return maybe(RefundRow, sql`select ${columns(sql)} from app.refunds where id = ${id} for update`);
}

interface Settled {
  state: 'succeeded' | 'failed';
  processorRef: string | null;
  settledAt: Instant | null;
}

export function settle(sql: Sql, id: string, settled: Settled) {
  return one(
    RefundRow,
    sql`
      update app.refunds set ${sql({ ...settled })} where id = ${id} returning ${columns(sql)}`,
  );
}

export function ofInvoice(sql: Sql, invoiceId: string) {
  return many(
    RefundRow,
    sql`
      select ${columns(sql)} from app.refunds where invoice_id = ${invoiceId}
      order by created_at desc, id desc`,
  );
}

/** How much of each goes back which way. */
export function waysOf(sql: Sql, ids: readonly string[]) {
  return many(
    z.object({
      ...{ amount: z.int(), kind: z.enum(['card', 'transfer']) },
      ...{ brand: z.string().nullable(), last4: z.string().nullable() },
    }),
    sql`
      select r.amount, p.kind, p.method ->> 'brand' as brand, p.method ->> 'last4' as last4
      from app.refunds r join app.payments p on p.id = r.payment_id
      where r.id = any (${[...ids]}::uuid[]) order by r.created_at, r.id`,
  );
}

/** Those by card that were asked for and not heard of since. */
export function leftOpen(sql: Sql, before: Instant) {
  return many(
    RefundRow,
    sql`
      select ${columns(sql)} from app.refunds
      where state = 'created' and created_at < ${before} order by created_at limit 100`,
  );
}

/** Asked for, and on its way. */
export async function noteRef(sql: Sql, id: string, processorRef: string): Promise<void> {
  await sql`
    update app.refunds set processor_ref = ${processorRef} where id = ${id} and state = 'created'`;
}
