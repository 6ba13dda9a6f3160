/**
 * What is done with money by hand: up to the sum that the house sets it happens at once, above it a
 * colleague looks first, and the money moves in the transaction in which they say yes.
 */
import { Failure } from '#domain/failure.ts';
import { money } from '#domain/money.ts';
import { dayInDubai } from '#domain/time.ts';
import type { Clerk } from '#server/billing/clerk.ts';
import * as acts from '#server/billing/desk-acts.ts';
import type { InvoiceRow } from '#server/billing/invoices/row.ts';
import * as store from '#server/billing/money-acts/store.ts';
import {
  leaveToColleague,
  noteAct,
  staffedBy,
  type WishedAct,
  whoMustLook,
} from '#server/billing/money-acts/threshold.ts';
import { leftOf } from '#server/billing/payments/row.ts';
import * as payments from '#server/billing/payments/store.ts';
import { lockFailed, refundByBank } from '#server/billing/refunds/bank-refunds.ts';
import type { Sql } from '#server/platform/sql.ts';

export type ByHandKind = 'transfer' | 'credit' | 'refund' | 'bank_refund';

/** What somebody of the house wishes to do. */
interface Wish extends WishedAct {
  kind: ByHandKind;
  /** An invoice; for a refund the payment that goes back, for one by bank the refund that failed. */
  id: string;
}

export interface Done {
  invoiceId: string;
  /** Those that were asked for, and leave by card at once. */
  refunds: string[];
}

/** Does it, or leaves it to a second colleague. What could not be done at all is refused at once. */
export async function byHand(clerk: Clerk, wish: Wish): Promise<Done> {
  const staffed = staffedBy(clerk);
  const { invoice, seen } = await documentStanding(clerk, wish);
  const state = await whoMustLook(staffed, invoice, wish);
  await checkUnasked(clerk, invoice, wish);
  const paymentId = wish.kind === 'refund' ? wish.id : null;
  const refundId = wish.kind === 'bank_refund' ? wish.id : null;
  const noted = { wish: { ...wish, refundId }, invoice, seen, state, paymentId };
  if (state !== 'waiting') {
    const done = await performAct(clerk, wish);
    await noteAct(staffed, noted);
    return done;
  }
  await tryOut(clerk, wish);
  await leaveToColleague(staffed, noted);
  return { invoiceId: invoice.id, refunds: [] };
}

/** The document, locked, and how it stands: what is approved later is what was asked now. */
export async function documentStanding(clerk: Clerk, { kind, id }: Pick<Wish, 'kind' | 'id'>) {
  if (kind === 'bank_refund') return standingOfFailed(clerk, id);
  const payment = kind === 'refund' ? await payments.findPayment(clerk.tx, id) : undefined;
  if (kind === 'refund' && !payment?.invoiceId)
    throw new Failure('not_found', 'There is no such payment.');
  const invoice = await acts.requireInvoice(clerk, payment?.invoiceId ?? id);
  const again = payment && (await payments.lockPayment(clerk.tx, payment.id));
  const { paidAmount: paid, creditedAmount: credited, refundedAmount: refunded } = invoice;
  return { invoice, seen: { paid, credited, refunded, sentBack: again?.refundedAmount ?? 0 } };
}

async function standingOfFailed(clerk: Clerk, id: string) {
  const { invoice, payment } = await lockFailed(clerk, id);
  const { paidAmount: paid, creditedAmount: credited, refundedAmount: refunded } = invoice;
  return { invoice, seen: { paid, credited, refunded, sentBack: payment.refundedAmount } };
}

/** `looked`: a second colleague said yes to it, so that money which is at our bank finds its place. */
export async function performAct(clerk: Clerk, wish: Wish, looked = false): Promise<Done> {
  const { kind, id, amount, reason = '', reference = '' } = wish;
  if (kind === 'refund') return acts.refundPayment(clerk, id, { amount, reason });
  if (kind === 'bank_refund')
    return { invoiceId: await refundByBank(clerk, id, reference), refunds: [] };
  if (kind === 'credit')
    return { invoiceId: id, refunds: await acts.creditInvoice(clerk, id, { amount, reason }) };
  const receivedOn = wish.receivedOn ?? dayInDubai(clerk.now);
  await acts.recordTransfer(clerk, id, { amount, receivedOn, reference, evenBeyond: looked });
  return { invoiceId: id, refunds: [] };
}

/** What a colleague is asked to send back already is not asked for again. */
async function checkUnasked(
  { tx }: Clerk,
  { id: invoiceId }: InvoiceRow,
  { kind, id, amount }: Wish,
) {
  if (kind !== 'refund') return;
  const asked = (await store.askedBackOf(tx, invoiceId))(id);
  const most = leftOf(await payments.lockPayment(tx, id)) - asked;
  if (amount.amount > most)
    throw new Failure('amount_refused', 'That is more than can go back.', { params: { most } });
}

const takenBack = Symbol('tried out and taken back');

/** Done and undone again: a colleague is never asked for what would be refused anyway. */
async function tryOut(clerk: Clerk, wish: Wish): Promise<void> {
  try {
    await clerk.tx.savepoint(async (tx: Sql) => {
      await performAct({ ...clerk, tx }, wish);
      throw takenBack;
    });
  } catch (error) {
    if (error !== takenBack) throw error;
  }
}

/** What a row asks for. */
export const wishOfAct = (row: store.ActRow, kind: ByHandKind): Wish => ({
  kind,
  id: row.details.refundId ?? row.paymentId ?? row.invoiceId,
  amount: money(row.amount, row.currency),
  reason: row.details.reason,
  reference: row.details.reference,
  ...(row.details.receivedOn && { receivedOn: row.details.receivedOn }),
});
