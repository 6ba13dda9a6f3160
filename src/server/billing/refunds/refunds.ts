/** Sending money back: asked for in a transaction, done by a job, booked when it is done. */
import { z } from 'zod';
import { Id, type Money } from '#contract/primitives.ts';
import { excessOf } from '#domain/billing/invoice.ts';
import { paymentEntry, refundEntry } from '#domain/billing/ledger.ts';
import { mayBeForgotten, refundsFrom } from '#domain/billing/payment.ts';
import { Failure } from '#domain/failure.ts';
import { money, sumOf } from '#domain/money.ts';
import { insertLedgerEntry } from '#server/billing/books/ledger-store.ts';
import type { Clerk } from '#server/billing/clerk.ts';
import { type InvoiceRow, invoiceStanding } from '#server/billing/invoices/row.ts';
import * as invoices from '#server/billing/invoices/store.ts';
import { endUnableRefunds } from '#server/billing/money-acts/store.ts';
import { tellBooks } from '#server/billing/notices.ts';
import { tellRefunded, tellRefundFailed } from '#server/billing/payments/notices.ts';
import type { RefundOutcome } from '#server/billing/payments/port.ts';
import { leftOf, type PaymentRow, tillOf } from '#server/billing/payments/row.ts';
import * as payments from '#server/billing/payments/store.ts';
import { tellToSend } from '#server/billing/refunds/notices.ts';
import * as store from '#server/billing/refunds/store.ts';
import { actUnasked } from '#server/platform/act.ts';
import { newId } from '#server/platform/ids.ts';
import { enqueue } from '#server/platform/jobs/enqueue.ts';
import type { Task } from '#server/platform/jobs/task.ts';
import type { Services } from '#server/services.ts';

export const sendRefundTask = {
  name: 'send_refund',
  schema: z.object({ id: Id }),
} satisfies Task;

/** What of a document goes back already, though it has not arrived yet. */
export async function onItsWay({ tx }: Pick<Clerk, 'tx'>, invoiceId: string): Promise<number> {
  const refunds = await store.refundsOfInvoice(tx, invoiceId);
  return sumOf(refunds.filter(({ state }) => state === 'created'));
}

/** What was paid beyond what is left of a document, and does not go back yet. */
export async function tooMuchOf(clerk: Pick<Clerk, 'tx'>, invoice: InvoiceRow): Promise<number> {
  const leavingAmount = await onItsWay(clerk, invoice.id);
  return excessOf(invoiceStanding({ ...invoice, leavingAmount }));
}

/** What was paid beyond what is left of a document goes back the way it came, the newest first. */
export async function refundExcess(
  clerk: Clerk,
  invoice: InvoiceRow,
  reason: string,
  note?: InvoiceRow,
): Promise<string[]> {
  const over = await tooMuchOf(clerk, invoice);
  if (over === 0) return [];
  const paid = await payments.lockOfInvoice(clerk.tx, invoice.id);
  const able = paid.map((payment) => ({ ...payment, left: leftOf(payment) }));
  const ids: string[] = [];
  for (const { payment, amount } of refundsFrom(able, over))
    ids.push(await refundOf(clerk, payment, { amount, reason, creditNote: note?.id }));
  return ids;
}

/** Of a payment that never got its document. The row was locked. */
export async function refundWhole(clerk: Clerk, payment: PaymentRow, reason: string) {
  const amount = leftOf(payment);
  return amount > 0 ? refundOf(clerk, payment, { amount, reason }) : undefined;
}

interface Refunding {
  amount: number;
  reason: string;
  byBank?: boolean;
  creditNote?: string | null | undefined;
}

export async function refundOf(
  clerk: Clerk,
  payment: PaymentRow,
  { amount, reason, byBank = false, creditNote = null }: Refunding,
): Promise<string> {
  const { tx, now } = clerk;
  const { clientId, invoiceId, currency } = payment;
  const id = newId();
  await payments.reserveRefund(tx, payment.id, amount);
  await endUnableRefunds(tx, payment.id, { left: leftOf(payment) - amount, now });
  const asked = { clientId, invoiceId, currency, amount, reason, byBank, createdAt: now };
  const of = { paymentId: payment.id, creditNote };
  await store.insertRefund(tx, { id, ...of, state: 'created', ...asked });
  // A transfer is sent by a person, who hears of it and says when it has left.
  if (payment.kind === 'transfer') await tellToSend(clerk, payment, { id, amount, reason });
  else if (!byBank) await enqueue(tx, sendRefundTask, { id }, `send_refund ${id}`);
  return id;
}

/** May run twice: the processor knows the refund by its id, and it is booked once. */
export async function sendRefund(services: Services, id: string): Promise<void> {
  const found = await services.sql.as({ kind: 'system' }, async (tx) => {
    const refund = await store.findRefund(tx, id);
    const payment = refund && (await payments.findPayment(tx, refund.paymentId));
    return refund && payment ? { refund, payment } : undefined;
  });
  if (found?.refund.state !== 'created') return;
  const { refund, payment } = found;
  if (payment.kind !== 'card' || !payment.processorRef) return;
  const amount: Money = money(refund.amount, refund.currency);
  const known = refund.processorRef;
  const old = mayBeForgotten(refund.createdAt, services.now());
  const order = { key: id, ref: payment.processorRef, amount, known, mayBeForgotten: old };
  await noteRefund(services, id, await services.processor.refund(order));
}

/** Asked for in one transaction; what goes by card is sent right after it, and by its job if not. */
export async function sendAskedRefunds(services: Services, ids: string[]): Promise<void> {
  for (const id of ids)
    await sendRefund(services, id).catch(() => services.log.warn('a refund waits for its job'));
}

/** It has left, cannot leave, or takes its time: then it is asked about under its name. */
export async function noteRefund(services: Services, id: string, { state, ref }: RefundOutcome) {
  await actUnasked(services, (clerk) =>
    state === 'pending'
      ? store.noteRef(clerk.tx, id, ref)
      : settleRefund(clerk, id, { state, ref }),
  );
}

interface Sent {
  state: 'succeeded' | 'failed';
  ref: string;
}

/** The money has left, or cannot: then it is the client's again and the desk looks at it. */
export async function settleRefund(clerk: Clerk, id: string, { state, ref }: Sent): Promise<void> {
  const { tx, now } = clerk;
  const known = await store.findRefund(tx, id);
  if (known?.invoiceId) await invoices.lockInvoice(tx, known.invoiceId);
  const payment = known && (await payments.lockPayment(tx, known.paymentId));
  const refund = await store.lockRefund(tx, id);
  if (!refund || !payment) throw new Failure('not_found', 'There is no such refund.');
  if (!maySettle(refund, state)) return;
  const settledAt = state === 'succeeded' ? now : null;
  await store.saveSettled(tx, id, { state, processorRef: ref || refund.processorRef, settledAt });
  if (state === 'failed') return comeBack(clerk, payment, refund);
  await book(clerk, payment, { ...refund, processorRef: ref || refund.processorRef });
}

/** A bank may send back days later what had left; what failed stays so. */
export const maySettle = ({ state: known }: store.RefundRow, state: Sent['state']): boolean =>
  known === 'created' || (known === 'succeeded' && state === 'failed');

/** What a person sends leaves the bank, whichever way it came. */
const tillFor = (payment: PaymentRow, { byBank }: store.RefundRow) =>
  byBank ? 'bank' : tillOf(payment);

/** It is with us again: what was booked is undone, and both sides hear of it. */
async function comeBack(clerk: Clerk, payment: PaymentRow, refund: store.RefundRow): Promise<void> {
  const { tx, now } = clerk;
  const { amount, currency, clientId, invoiceId } = refund;
  await payments.reserveRefund(tx, payment.id, -amount);
  if (refund.state === 'succeeded') {
    const event = { eventKey: `refund_failed:${refund.id}`, paymentId: payment.id, at: now };
    const booked = { clientId, currency, invoiceId, kind: 'refund', ...event } as const;
    await insertLedgerEntry(tx, booked, paymentEntry(amount, tillFor(payment, refund)));
    if (invoiceId) await invoices.addMoved(tx, invoiceId, { paid: amount, refunded: -amount });
  }
  await tellRefundFailed(clerk, payment, refund);
  await tellBooks(tx, clientId);
}

async function book(clerk: Clerk, payment: PaymentRow, refund: store.RefundRow) {
  const { tx, now } = clerk;
  const { amount, currency, clientId, invoiceId } = refund;
  const event = { eventKey: `refund:${refund.id}`, paymentId: payment.id, at: now };
  const booked = { clientId, currency, invoiceId, kind: 'refund', ...event } as const;
  await insertLedgerEntry(tx, booked, refundEntry(amount, tillFor(payment, refund)));
  if (invoiceId) await invoices.addMoved(tx, invoiceId, { paid: -amount, refunded: amount });
  await tellRefunded(clerk, payment, refund);
  await tellBooks(tx, clientId);
}
