/** What was reserved or paid for a booking follows what became of it. */
import { dueBy, outstandingOf } from '#domain/billing/invoice.ts';
import { money } from '#domain/money.ts';
import { dayInDubai } from '#domain/time.ts';
import type { Clerk } from '#server/billing/clerk.ts';
import { type InvoiceRow, invoiceStanding } from '#server/billing/invoices/row.ts';
import * as invoices from '#server/billing/invoices/store.ts';
import { chargeInvoice } from '#server/billing/payments/charges.ts';
import { bookingIsOver } from '#server/billing/payments/hold-store.ts';
import { tellDeclined, tellReturning } from '#server/billing/payments/notices.ts';
import { giveUpStep } from '#server/billing/payments/payments.ts';
import { recordOutcome } from '#server/billing/payments/records.ts';
import { releaseUnused } from '#server/billing/payments/releases.ts';
import type { PaymentRow } from '#server/billing/payments/row.ts';
import * as payments from '#server/billing/payments/store.ts';
import { refundWhole } from '#server/billing/refunds/refunds.ts';
import { billingWords } from '#server/billing/words.ts';
import { actUnasked } from '#server/platform/act.ts';
import { system } from '#server/platform/sql.ts';
import type { Services } from '#server/services.ts';

/** May run twice: what was taken, let go or sent back is so already. */
export async function settleBooking(services: Services, id: string): Promise<void> {
  const found = await services.sql.as(system, async (tx) => ({
    isOver: await bookingIsOver(tx, id, services.now()),
    made: await payments.ofBooking(tx, id),
    documents: await invoices.ofSource(tx, { kind: 'booking', id }),
  }));
  const { isOver } = found;
  const lapsed: PaymentRow[] = [];
  for (const payment of found.made) {
    const invoice = await documentOf(services, payment);
    if (payment.state === 'authorised' && (await decide(services, payment, { invoice, isOver })))
      lapsed.push(payment);
    else if (payment.state === 'succeeded' && !invoice && isOver) await sendBack(services, payment);
  }
  if (isOver) await giveUpSteps(services, found.made);
  if (isOver && lapsed.length === 0) return;
  const charged = await chargeAll(services, found.documents);
  for (const payment of lapsed)
    if (!charged.includes(payment.invoiceId)) await tellLapsed(services, payment);
}

/** Nobody answers their bank for what is not owed any more; what was answered before counts, and goes back. */
async function giveUpSteps(services: Services, made: readonly PaymentRow[]): Promise<void> {
  for (const payment of made.filter(({ state }) => state === 'step')) {
    const invoice = await documentOf(services, payment);
    if (!invoice || outstandingOf(invoiceStanding(invoice)) === 0)
      await giveUpStep(services, payment);
  }
}

/** As it stands once the payments before this one were decided on. */
const documentOf = async ({ sql }: Services, { invoiceId }: PaymentRow) =>
  invoiceId === null ? undefined : sql.as(system, (tx) => invoices.findInvoice(tx, invoiceId));

/** The saved card pays what is due now; those documents it was charged or refused for. */
async function chargeAll(services: Services, documents: InvoiceRow[]): Promise<(string | null)[]> {
  const charged: (string | null)[] = [];
  for (const { id } of documents) {
    const payment = await chargeInvoice(services, id, { present: false });
    if (payment) charged.push(id);
  }
  return charged;
}

/** A reservation that ran out before it was taken: without a card to charge, its payer must hear of it. */
const tellLapsed = (services: Services, payment: PaymentRow) =>
  services.sql.as(system, (tx) => tellDeclined(tx, payment, 'given_up'));

interface Fate {
  invoice: InvoiceRow | undefined;
  isOver: boolean;
}

/**
 * A reservation is taken as far as something is owed by now, and let go when nothing ever will be. Whether
 * it had run out before it could be taken.
 */
async function decide(
  services: Services,
  payment: PaymentRow,
  { invoice, isOver }: Fate,
): Promise<boolean> {
  const { processorRef: ref, id, amount: most, currency } = payment;
  if (!ref) return false;
  const standing = invoice && invoiceStanding(invoice);
  const open = standing ? outstandingOf(standing) : 0;
  const today = dayInDubai(services.now());
  const due = standing && !isOver ? dueBy(standing, today) : open;
  if (due > 0) {
    const amount = money(Math.min(due, most), currency);
    const taken = await services.processor.capture({ key: id, ref, amount });
    return (await recordOutcome(services, id, taken)).state !== 'succeeded';
  }
  if (isOver || (invoice && open === 0)) await releaseUnused(services, payment);
  return false;
}

/** A hold sends no letter, so that this one tells of it. */
async function giveBack(clerk: Clerk, payment: PaymentRow): Promise<void> {
  const refund = await refundWhole(clerk, payment, billingWords.en.reasons.hold);
  if (refund) await tellReturning(clerk.tx, payment, refund);
}

/** Paid for a place that was not taken after all. */
async function sendBack(services: Services, { id, bookingId }: PaymentRow): Promise<void> {
  await actUnasked(services, async (clerk) => {
    // It may be taking its place at this moment.
    if (bookingId) await payments.moneyInTurn(clerk.tx, bookingId);
    const payment = await payments.lockPayment(clerk.tx, id);
    if (payment.invoiceId === null && payment.state === 'succeeded') await giveBack(clerk, payment);
  });
}
