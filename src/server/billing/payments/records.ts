/** What the processor said is written down once: state, entry, document and news in one transaction. */

import { paymentEntry } from '#domain/billing/ledger.ts';
import { movesPayment } from '#domain/billing/payment.ts';
import { Failure } from '#domain/failure.ts';
import { insertLedgerEntry } from '#server/billing/books/ledger-store.ts';
import { settleSoon } from '#server/billing/books/settle-booking-task.ts';
import type { Clerk } from '#server/billing/clerk.ts';
import { hasEnded, type InvoiceRow } from '#server/billing/invoices/row.ts';
import * as invoices from '#server/billing/invoices/store.ts';
import { followPaid, isToldWithYes, paidPeriod } from '#server/billing/memberships/paid-periods.ts';
import { tellBooks } from '#server/billing/notices.ts';
import { ranOutUntaken } from '#server/billing/payments/hold-store.ts';
import * as methods from '#server/billing/payments/method-store.ts';
import { tellDeclined, tellLetGo, tellPaid } from '#server/billing/payments/notices.ts';
import { confirmAtOnce, confirmSoon, mayConfirm } from '#server/billing/payments/paid-holds.ts';
import type { CardFacts, PaymentOutcome } from '#server/billing/payments/port.ts';
import { type PaymentRow, tillOf } from '#server/billing/payments/row.ts';
import * as store from '#server/billing/payments/store.ts';
import { refundExcess } from '#server/billing/refunds/refunds.ts';
import { billingWords } from '#server/billing/words.ts';
import { actUnasked } from '#server/platform/act.ts';
import { newId } from '#server/platform/ids.ts';
import type { Services } from '#server/services.ts';

/** Late, repeated and disordered news changes nothing. */
export async function recordOutcome(
  services: Services,
  id: string,
  outcome: PaymentOutcome,
  heard: Heard = {},
): Promise<PaymentRow> {
  const saved = await actUnasked(services, (clerk) => recordIn(clerk, id, outcome, heard));
  if (heard.awaited || !mayConfirm(saved)) return saved;
  return confirmAtOnce(services, saved);
}

interface Heard {
  /** The payer is not there to read a refusal on the screen. */
  absent?: boolean;
  /** Whoever asked for it waits for the answer, and goes on with it. */
  awaited?: boolean;
}

/** Documents are locked before payments, always; a hold's payment may get its document meanwhile. */
export async function lockBoth({ tx }: Clerk, id: string): Promise<PaymentRow> {
  const known = await store.findPayment(tx, id);
  if (known?.bookingId) await store.moneyInTurn(tx, known.bookingId);
  const again = await store.findPayment(tx, id);
  if (again?.invoiceId) await invoices.lockInvoice(tx, again.invoiceId);
  return store.lockPayment(tx, id);
}

/** The same within a transaction that decided on it; what may be confirmed by it waits for its job. */
export async function recordIn(
  clerk: Clerk,
  id: string,
  outcome: PaymentOutcome,
  { absent = false, awaited = false }: Heard = {},
): Promise<PaymentRow> {
  const { tx } = clerk;
  const payment = await lockBoth(clerk, id);
  checkSame(payment, outcome);
  if (!movesPayment(payment.state, outcome.state)) return noteRef(clerk, payment, outcome);
  const saved = await store.changePayment(tx, id, changeOf(clerk, payment, outcome));
  if (outcome.card) await keepCard(clerk, saved, outcome.card);
  if (mayConfirm(saved)) await confirmSoon(clerk, saved, { awaited });
  if (outcome.state === 'succeeded') return take(clerk, saved);
  if (outcome.state === 'authorised') await followReserved(clerk, saved);
  if (outcome.state === 'released' && payment.state === 'authorised')
    await tellIfUntaken(clerk, saved);
  const isNews = outcome.state === 'failed' && (absent || payment.state !== 'created');
  if (isNews && !(absent && (await isToldWithYes(tx, payment.invoiceId))))
    await tellDeclined(tx, saved, outcome.failure ?? 'declined');
  await tellBooks(tx, saved.clientId);
  return saved;
}

/** Every other end of a booking has a letter of its own. */
async function tellIfUntaken({ tx, now }: Clerk, payment: PaymentRow): Promise<void> {
  if (payment.confirms === null || payment.invoiceId !== null) return;
  if (await ranOutUntaken(tx, payment, now)) await tellLetGo(tx, payment);
}

/** What was confirmed before anybody heard of its reservation has its invoice by now. */
async function followReserved(clerk: Clerk, payment: PaymentRow): Promise<void> {
  const { bookingId, invoiceId } = payment;
  if (invoiceId !== null || !bookingId) return settleIfOver(clerk, payment);
  const invoice = await fillFromHold(clerk, payment, bookingId);
  // Another card may have paid it by then.
  if (invoice) await settleSoon(clerk.tx, bookingId);
}

/** Reserved for what ended meanwhile: its fee is taken and the rest let go now, not on some later day. */
async function settleIfOver({ tx }: Clerk, { bookingId, invoiceId }: PaymentRow): Promise<void> {
  const invoice = invoiceId === null ? undefined : await invoices.findInvoice(tx, invoiceId);
  if (bookingId && invoice?.over) await settleSoon(tx, bookingId);
}

/** A processor that speaks of other money does not speak of this payment. */
function checkSame({ currency, amount }: PaymentRow, outcome: PaymentOutcome): void {
  const isOther = outcome.currency !== undefined && outcome.currency !== currency;
  if (isOther || (outcome.settled ?? 0) > amount)
    throw new Failure('amount_refused', 'The processor tells of another amount or currency.');
}

/** The payer who waits for an answer reads it on the screen; others are told of a refusal. */
async function noteRef(
  { tx }: Clerk,
  payment: PaymentRow,
  { ref }: PaymentOutcome,
): Promise<PaymentRow> {
  if (payment.processorRef !== null) return payment;
  return store.changePayment(tx, payment.id, { processorRef: ref });
}

function changeOf({ now }: Clerk, payment: PaymentRow, outcome: PaymentOutcome): store.Change {
  const { state, ref, url, failure, settled, card } = outcome;
  return {
    state,
    processorRef: ref,
    waits: false,
    stepUrl: state === 'step' ? (url ?? null) : null,
    ...(state === 'authorised' && { reservedAt: now }),
    ...(state === 'failed' && { failure: failure ?? 'declined' }),
    ...(state === 'succeeded' && { settledAmount: settled ?? payment.amount, settledAt: now }),
    ...(card && { method: { brand: card.brand, last4: card.last4 } }),
  };
}

async function keepCard({ tx }: Clerk, payment: PaymentRow, card: CardFacts): Promise<void> {
  const { clientId, processor, saveMethod, state } = payment;
  if (!saveMethod || !clientId || processor === 'bank') return;
  if (state !== 'succeeded' && state !== 'authorised' && state !== 'processing') return;
  await methods.keepMethod(tx, { id: newId(), clientId, processor, ...card });
}

/** Money came: it is booked, and given to the document it is for. */
async function take(clerk: Clerk, payment: PaymentRow): Promise<PaymentRow> {
  const { tx, now } = clerk;
  const { clientId, currency } = payment;
  const taken = payment.settledAmount ?? payment.amount;
  const event = { eventKey: `payment:${payment.id}`, paymentId: payment.id, at: now };
  const booked = { clientId, currency, kind: 'payment', invoiceId: payment.invoiceId } as const;
  await insertLedgerEntry(tx, { ...booked, ...event }, paymentEntry(taken, tillOf(payment)));
  const mail = !isInLetter(payment);
  const filled = payment.invoiceId ? await payDocument(clerk, payment.invoiceId, taken) : undefined;
  if (!payment.invoiceId && payment.bookingId)
    await fillFromHold(clerk, payment, payment.bookingId);
  const paid = await paidPeriod(clerk, payment.invoiceId);
  await tellPaid(tx, payment, { mail, ...paid, ...filled });
  return (await store.findPayment(tx, payment.id)) ?? payment;
}

/**
 * What was taken before a confirmation stands in its letter: one booking, one mail. What was reserved and is
 * taken afterwards was only said to be taken; that it is, and what falls due later, is news with a receipt.
 */
const isInLetter = ({ bookingId, invoiceId }: PaymentRow): boolean =>
  bookingId !== null && invoiceId === null;

interface Filled {
  invoice: InvoiceRow;
  /** Those that were asked for. */
  refunds: string[];
}

/** Pays so much of a document; what is too much goes back, and who waited for it goes on. */
export async function payDocument(
  clerk: Clerk,
  invoiceId: string,
  amount: number,
): Promise<Filled> {
  const invoice = await invoices.addMoved(clerk.tx, invoiceId, { paid: amount });
  const { reasons } = billingWords.en;
  const why = hasEnded(invoice) ? reasons.ended : reasons.excess;
  const refunds = await refundExcess(clerk, invoice, why);
  await followPaid(clerk, invoice);
  return { invoice, refunds };
}

/** The booking was confirmed while its payment was under way. */
async function fillFromHold(
  clerk: Clerk,
  payment: PaymentRow,
  bookingId: string,
): Promise<InvoiceRow | undefined> {
  const [invoice] = await invoices.lockOf(clerk.tx, { kind: 'booking', id: bookingId });
  return invoice && allocatePayment(clerk, payment, invoice);
}

/** A payment that was made before its document: from now on it pays that. */
export async function allocatePayment(
  clerk: Clerk,
  payment: PaymentRow,
  invoice: InvoiceRow,
): Promise<InvoiceRow> {
  await store.changePayment(clerk.tx, payment.id, { invoiceId: invoice.id });
  if (payment.state !== 'succeeded') return invoice;
  return (await payDocument(clerk, invoice.id, payment.settledAmount ?? payment.amount)).invoice;
}
