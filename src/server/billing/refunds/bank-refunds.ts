/** A refund that its card did not take: a person sends it by bank, and the client hears of it once. */
import { excessOf } from '#domain/billing/invoice.ts';
import { Failure } from '#domain/failure.ts';
import { money, sumOf } from '#domain/money.ts';
import type { Clerk } from '#server/billing/clerk.ts';
import { type InvoiceRow, invoiceStanding } from '#server/billing/invoices/row.ts';
import type { RelatedDocuments } from '#server/billing/invoices/state.ts';
import * as invoices from '#server/billing/invoices/store.ts';
import { leftOf, type PaymentRow } from '#server/billing/payments/row.ts';
import * as payments from '#server/billing/payments/store.ts';
import { refundOf, settleRefund, tooMuchOf } from '#server/billing/refunds/refunds.ts';
import * as store from '#server/billing/refunds/store.ts';

interface Failed {
  refund: store.RefundRow;
  payment: PaymentRow;
  invoice: InvoiceRow;
}

/** Whether it is still owed: it may have been sent again by card, or the sum is asked for once more. */
function isOwed({ refund, payment }: Omit<Failed, 'invoice'>, tooMuch: number): boolean {
  const owed = Math.min(leftOf(payment), tooMuch);
  return refund.state === 'failed' && payment.kind === 'card' && refund.amount <= owed;
}

/** The same to whoever looks at its document. */
export function mayGoByBank(
  refund: store.RefundRow,
  invoice: InvoiceRow,
  { payments: paid, refunds }: RelatedDocuments,
): boolean {
  const payment = paid.find(({ id }) => id === refund.paymentId);
  const leavingAmount = sumOf(refunds.filter(({ state }) => state === 'created'));
  const tooMuch = excessOf(invoiceStanding({ ...invoice, leavingAmount }));
  return payment !== undefined && isOwed({ refund, payment }, tooMuch);
}

/** What failed, with its invoice and its payment, locked. */
export async function lockFailed({ tx }: Clerk, id: string): Promise<Failed> {
  const known = await store.findRefund(tx, id);
  const invoice = known?.invoiceId ? await invoices.lockInvoice(tx, known.invoiceId) : undefined;
  const payment = known && (await payments.lockPayment(tx, known.paymentId));
  const refund = await store.lockRefund(tx, id);
  if (!refund || !payment || !invoice) throw new Failure('not_found', 'There is no such refund.');
  return { refund, payment, invoice };
}

/** How much it is: whoever records it cannot say another sum. */
export async function failedSum(clerk: Clerk, id: string) {
  const { refund } = await lockFailed(clerk, id);
  return { amount: money(refund.amount, refund.currency), reason: refund.reason };
}

/** The transfer has left the bank: booked from there, and told in one letter. */
export async function refundByBank(clerk: Clerk, id: string, reference: string): Promise<string> {
  const failed = await lockFailed(clerk, id);
  const { refund, payment, invoice } = failed;
  if (!isOwed(failed, await tooMuchOf(clerk, invoice)))
    throw new Failure('billing_state', 'This refund is not owed any more.');
  const { amount, reason, creditNote } = refund;
  const sent = await refundOf(clerk, payment, { amount, reason, creditNote, byBank: true });
  await settleRefund(clerk, sent, { state: 'succeeded', ref: reference });
  return invoice.id;
}
