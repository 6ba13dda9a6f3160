import type { PaymentState } from '#contract/billing/payments.ts';
import type { Instant } from '#contract/primitives.ts';
import { paymentColumns as columns, PaymentRow } from '#server/billing/payments/row.ts';
import { many, maybe, one, type Sql } from '#server/platform/sql.ts';

type Hand = 'delegateId' | 'delegateName';
type Later = 'refundedAmount' | 'returningAmount' | 'stepUrl' | 'failure';
type Rare = Hand | 'waits' | 'confirms';
type Fresh = Omit<PaymentRow, Later | Rare> & Partial<Pick<PaymentRow, Rare>>;

export function insertPayment(sql: Sql, payment: Fresh) {
  const { title, method, ...plain } = payment;
  const row = { ...plain, title: sql.json(title), method: sql.json(method) };
  return one(PaymentRow, sql)`insert into app.payments ${sql(row)} returning ${columns(sql)}`;
}

export const findPayment = (sql: Sql, id: string) =>
  maybe(PaymentRow, sql)`select ${columns(sql)} from app.payments where id = ${id}`;

export const findOwnPayment = (sql: Sql, id: string, clientId: string) =>
  maybe(PaymentRow, sql)`
    select ${columns(sql)} from app.payments where id = ${id} and client_id = ${clientId}`;

export const lockPayment = (sql: Sql, id: string) =>
  one(PaymentRow, sql)`select ${columns(sql)} from app.payments where id = ${id} for update`;

export interface Change {
  state?: PaymentState;
  /** Of one that waits alone: what the processor was asked for stands. */
  amount?: number;
  waits?: false;
  invoiceId?: string;
  settledAmount?: number;
  settledAt?: Instant;
  reservedAt?: Instant;
  processorRef?: string;
  stepUrl?: string | null;
  failure?: PaymentRow['failure'];
  method?: PaymentRow['method'];
  methodId?: string;
}

export function changePayment(sql: Sql, id: string, { method, ...plain }: Change) {
  const row = { ...plain, ...(method && { method: sql.json(method) }) };
  return one(PaymentRow, sql)`
    update app.payments set ${sql(row)} where id = ${id} returning ${columns(sql)}`;
}

/** Nobody was asked for it: it is as if it had never begun. */
export async function forgetPayment(sql: Sql, id: string): Promise<void> {
  await sql`delete from app.payments where id = ${id} and waits`;
}

/** Reserves what is to go back: the database refuses more than came. */
export async function reserveRefund(sql: Sql, id: string, amount: number): Promise<void> {
  await sql`
    update app.payments set refunded_amount = refunded_amount + ${amount} where id = ${id}`;
}

/** One whose end nobody knows yet. */
export const openOfInvoice = (sql: Sql, invoiceId: string) =>
  maybe(PaymentRow, sql)`
    select ${columns(sql)} from app.payments
    where invoice_id = ${invoiceId} and state in ('created', 'step', 'processing')`;

/** Those of which the client's bank has a question open, or had one that they answered. */
export const stepsOf = (sql: Sql, clientId: string) =>
  many(PaymentRow, sql)`
    select ${columns(sql)} from app.payments
    where client_id = ${clientId} and state = 'step' order by created_at, id`;

/** The newest first, locked; payments are locked after their document. */
export const lockOfInvoice = (sql: Sql, invoiceId: string) =>
  many(PaymentRow, sql)`
    select ${columns(sql)} from app.payments where invoice_id = ${invoiceId}
    order by created_at desc, id desc for update`;

export const paymentsOfInvoice = (sql: Sql, invoiceId: string) =>
  many(PaymentRow, sql)`
    select ${columns(sql)} from app.payments
    where invoice_id = ${invoiceId} and state not in ('failed', 'released', 'created')
    order by created_at desc, id desc`;

/** Why the last card that was asked for it did not pay; nothing where none was refused since. */
export const lastRefusal = (sql: Sql, invoiceId: string) =>
  maybe(PaymentRow, sql)`
    select ${columns(sql)} from app.payments
    where state = 'failed' and id = (
      select p.id from app.payments p where p.invoice_id = ${invoiceId}
      order by p.created_at desc, p.id desc limit 1)`;

/** Its payer was not there to answer their bank, or has not answered it yet: their saved card pays only then. */
export async function bankAsks(sql: Sql, invoiceId: string): Promise<boolean> {
  const open = await openOfInvoice(sql, invoiceId);
  if (open) return open.state === 'step' && open.methodId !== null;
  return (await lastRefusal(sql, invoiceId))?.failure === 'step_needed';
}

/** What was paid or reserved for a booking, or may yet be; refusals left out. */
export const ofBooking = (sql: Sql, bookingId: string) =>
  many(PaymentRow, sql)`
    select ${columns(sql)} from app.payments
    where booking_id = ${bookingId} and state not in ('failed', 'released')
    order by created_at, id for update`;

/** Who decides about the money of one booking does so alone. */
export async function moneyInTurn(sql: Sql, bookingId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('billing ' || ${bookingId}::text, 0))`;
}

interface Page {
  limit: number;
  after?: { at: string; id: string } | undefined;
}

/** Newest first; what was refused or given up is nothing the payer looks for. */
export const listPayments = (sql: Sql, clientId: string, { limit, after }: Page) =>
  many(PaymentRow, sql)`
    select ${columns(sql)} from app.payments
    where client_id = ${clientId} and state not in ('failed', 'created')
      ${after ? sql`and (${shownAt(sql)}, id) < (${after.at}, ${after.id})` : sql``}
    order by ${shownAt(sql)} desc, id desc limit ${limit + 1}`;

/** What was reserved is taken some days later: it stands by the day that its row shows. */
const shownAt = (sql: Sql) => sql`coalesce(settled_at, created_at)`;

/** Begun before a moment and still without an end. */
export const leftOpen = (sql: Sql, before: Instant) =>
  many(PaymentRow, sql)`
    select ${columns(sql)} from app.payments
    where state in ('created', 'step', 'processing') and created_at < ${before}
    order by created_at limit 100`;

/** What was paid or reserved on several documents, the newest first. */
export const ofInvoices = (sql: Sql, ids: string[]) =>
  many(PaymentRow, sql)`
    select ${columns(sql)} from app.payments
    where invoice_id = any (${ids}::uuid[]) and state in ('succeeded', 'authorised')
    order by created_at desc, id desc`;
