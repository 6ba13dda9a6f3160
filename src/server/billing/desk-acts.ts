/** What the desk does with money, each in one transaction and in the name of whoever does it. */
import type { Day, Money } from '#contract/primitives.ts';
import { checkPayable, outstandingOf } from '#domain/billing/invoice.ts';
import { paymentEntry } from '#domain/billing/ledger.ts';
import { Failure } from '#domain/failure.ts';
import { money } from '#domain/money.ts';
import { dayInDubai } from '#domain/time.ts';
import { insertLedgerEntry } from '#server/billing/books/ledger-store.ts';
import { settleSoon } from '#server/billing/books/settle-booking-task.ts';
import type { Clerk } from '#server/billing/clerk.ts';
import { creditDocument } from '#server/billing/invoices/issuance.ts';
import { tellCredit } from '#server/billing/invoices/notices.ts';
import { type InvoiceRow, invoiceStanding } from '#server/billing/invoices/row.ts';
import * as invoices from '#server/billing/invoices/store.ts';
import { paidPeriod } from '#server/billing/memberships/paid-periods.ts';
import { followCredited } from '#server/billing/memberships/refunded-periods.ts';
import { tellPaid } from '#server/billing/payments/notices.ts';
import { underWay } from '#server/billing/payments/payments.ts';
import { payDocument } from '#server/billing/payments/records.ts';
import { leftOf } from '#server/billing/payments/row.ts';
import * as payments from '#server/billing/payments/store.ts';
import {
  refundExcess,
  refundOf,
  settleRefund,
  tooMuchOf,
} from '#server/billing/refunds/refunds.ts';
import * as refundStore from '#server/billing/refunds/store.ts';
import { giftPart } from '#server/money/credit-parts.ts';
import { newId } from '#server/platform/ids.ts';

/** An invoice, locked; a credit note is neither paid nor credited. */
export async function requireInvoice({ tx }: Clerk, id: string): Promise<InvoiceRow> {
  const row = await invoices.lockInvoice(tx, id);
  if (row?.kind !== 'invoice') throw new Failure('not_found', 'There is no such invoice.');
  return row;
}

interface Transfer {
  amount: Money;
  receivedOn: Day;
  reference: string;
  /** It came while something was owed, and was paid otherwise before it was looked at: what is too much goes back. */
  evenBeyond?: boolean;
}

/** Money that arrived at the bank, up to what is owed. */
export async function recordTransfer(clerk: Clerk, id: string, transfer: Transfer) {
  const { tx, now, by } = clerk;
  const invoice = await requireInvoice(clerk, id);
  if (!transfer.evenBeyond) checkPayable(invoiceStanding(invoice), transfer.amount);
  if (transfer.receivedOn > dayInDubai(now)) refuse('receivedOn', 'It must not lie ahead');
  // A card that is being charged would pay it twice.
  if (await payments.openOfInvoice(tx, id)) throw underWay();
  const { amount, currency } = transfer.amount;
  const { clientId, title, language } = invoice;
  const payment = await payments.insertPayment(tx, {
    id: newId(),
    clientId,
    kind: 'transfer',
    state: 'succeeded',
    invoiceId: id,
    title,
    bookingId: invoice.sourceKind === 'booking' ? invoice.sourceId : null,
    currency,
    amount,
    settledAmount: amount,
    settledAt: now,
    captureLater: false,
    saveMethod: false,
    methodId: null,
    processor: 'bank',
    token: null,
    processorRef: null,
    language,
    method: { reference: transfer.reference },
    returnTo: '/profile/invoices',
    createdAt: now,
    actorKind: 'staff',
    actorId: 'id' in by ? by.id : null,
  });
  const event = { eventKey: `payment:${payment.id}`, paymentId: payment.id, at: now };
  const booked = { clientId, currency, invoiceId: id, kind: 'payment', ...event } as const;
  await insertLedgerEntry(tx, booked, paymentEntry(amount, 'bank'));
  const { invoice: filled, refunds } = await payDocument(clerk, id, amount);
  // What a card was only held for is let go, and never taken.
  if (
    payment.bookingId &&
    filled.reservedAmount > 0 &&
    outstandingOf(invoiceStanding(filled)) === 0
  )
    await settleSoon(tx, payment.bookingId);
  await tellPaid(tx, payment, { ...(await paidPeriod(clerk, id)), refunds, invoice: filled });
  return filled;
}

function refuse(field: string, sentence: string): never {
  throw new Failure('validation_failed', `Please check ${field}: ${sentence}.`, {
    fields: { [field]: sentence },
  });
}

interface Crediting {
  amount: Money;
  reason: string;
}

/** What was paid beyond the rest goes back by itself; says which refunds were asked for. */
export async function creditInvoice(clerk: Clerk, id: string, { amount, reason }: Crediting) {
  const invoice = await requireInvoice(clerk, id);
  const done = await creditDocument(clerk, invoice, { amount, reason, part: giftPart() });
  const refunds = await refundExcess(clerk, done.invoice, reason, done.note);
  const followed = await followCredited(clerk, done.invoice);
  await tellCredit(clerk.tx, { ...done, refunds, reason, ...followed });
  return refunds;
}

/** Money goes back and the document asks for so much less: a refund without a credit would be owed again. */
export async function refundPayment(clerk: Clerk, id: string, { amount, reason }: Crediting) {
  const { tx } = clerk;
  const known = await payments.findPayment(tx, id);
  if (!known?.invoiceId || known.state !== 'succeeded')
    throw new Failure('not_found', 'There is no such payment.');
  const invoice = await requireInvoice(clerk, known.invoiceId);
  const payment = await payments.lockPayment(tx, id);
  if (amount.currency !== payment.currency)
    throw new Failure('amount_refused', `It was paid in ${payment.currency}.`);
  if (amount.amount > leftOf(payment))
    throw new Failure('amount_refused', 'That is more than can go back.', {
      params: { most: leftOf(payment) },
    });
  const less = money(await creditedWith(clerk, invoice, amount.amount), amount.currency);
  const part = giftPart();
  const done =
    less.amount > 0
      ? await creditDocument(clerk, invoice, { amount: less, reason, part })
      : { note: undefined, invoice };
  const going = { amount: amount.amount, reason, creditNote: done.note?.id };
  const refund = await refundOf(clerk, payment, going);
  const followed = await followCredited(clerk, done.invoice);
  await tellCredit(tx, { ...done, refunds: [refund], reason, ...followed }, 'refunding');
  return { invoiceId: invoice.id, refunds: [refund] };
}

/** What a document asks for less once so much goes back; what leaves already is no excess of this one. */
export async function creditedWith(
  clerk: Pick<Clerk, 'tx'>,
  invoice: InvoiceRow,
  amount: number,
): Promise<number> {
  return Math.max(0, amount - (await tooMuchOf(clerk, invoice)));
}

/** A refund by transfer has left the bank. */
export async function refundLeft(clerk: Clerk, id: string, reference: string): Promise<string> {
  const refund = await refundStore.findRefund(clerk.tx, id);
  const payment = refund && (await payments.findPayment(clerk.tx, refund.paymentId));
  if (!refund?.invoiceId || payment?.kind !== 'transfer')
    throw new Failure('not_found', 'There is no such refund by transfer.');
  if (refund.state !== 'created') throw new Failure('billing_state', 'It has left already.');
  await settleRefund(clerk, id, { state: 'succeeded', ref: reference });
  return refund.invoiceId;
}
