/**
 * What is done with money by hand: up to the sum that the house sets it happens at once, above it a
 * colleague looks first, and the money moves in the transaction in which they say yes.
 */
import type { MoneyActKind } from '#contract/billing-acts.ts';
import type { Day, Money } from '#contract/primitives.ts';
import { Failure } from '#domain/failure.ts';
import { countedWith, hoursToAnswer, weigh } from '#domain/four-eyes.ts';
import { convert, money } from '#domain/money.ts';
import { dayInDubai, hoursAfter, midnightInDubai } from '#domain/time.ts';
import * as store from '#server/billing/act-store.ts';
import { tellAsked } from '#server/billing/act-telling.ts';
import type { Clerk } from '#server/billing/clerk.ts';
import * as acts from '#server/billing/desk-acts.ts';
import type { InvoiceRow } from '#server/billing/invoice-row.ts';
import * as payments from '#server/billing/payment-store.ts';
import { newId } from '#server/platform/ids.ts';
import type { Sql } from '#server/platform/sql.ts';

/** What somebody of the house wishes to do. */
export interface Wish {
  kind: MoneyActKind;
  /** An invoice; for a refund the payment that goes back. */
  id: string;
  amount: Money;
  reason?: string;
  reference?: string;
  receivedOn?: Day;
}

export interface Done {
  invoiceId: string;
  /** Those that were asked for, and leave by card at once. */
  refunds: string[];
}

type StaffClerk = Clerk & { by: { kind: 'staff'; id: string } };

/** Does it, or leaves it to a second colleague. What could not be done at all is refused at once. */
export async function byHand(clerk: Clerk, wish: Wish): Promise<Done> {
  const { by } = clerk;
  if (by.kind !== 'staff') throw new Failure('forbidden', 'This is for our own people.');
  const staffed = { ...clerk, by };
  const { invoice, seen } = await standing(clerk, wish);
  await store.inTurn(clerk.tx, { clientId: invoice.clientId, invoiceId: invoice.id });
  const state = await weighed(staffed, invoice, wish);
  if (state !== 'waiting') {
    const done = await perform(clerk, wish);
    await note(staffed, { wish, invoice, seen, state });
    return done;
  }
  await tryOut(clerk, wish);
  const act = await note(staffed, { wish, invoice, seen, state });
  if (!act) throw new Failure('billing_state', 'The same waits for a colleague already.', waits);
  await tellAsked(clerk, act, invoice);
  return { invoiceId: invoice.id, refunds: [] };
}

const waits = { params: { reason: 'act_waits' } };

/** The document, locked, and how it stands: what is approved later is what was asked now. */
export async function standing(clerk: Clerk, { kind, id }: Pick<Wish, 'kind' | 'id'>) {
  const payment = kind === 'refund' ? await payments.find(clerk.tx, id) : undefined;
  if (kind === 'refund' && !payment?.invoiceId)
    throw new Failure('not_found', 'There is no such payment.');
  const invoice = await acts.lockInvoice(clerk, payment?.invoiceId ?? id);
  const again = payment && (await payments.lock(clerk.tx, payment.id));
  const { paidAmount: paid, creditedAmount: credited, refundedAmount: refunded } = invoice;
  return { invoice, seen: { paid, credited, refunded, sentBack: again?.refundedAmount ?? 0 } };
}

async function weighed({ tx, now, by, config }: StaffClerk, invoice: InvoiceRow, wish: Wish) {
  const whose = { clientId: invoice.clientId, invoiceId: invoice.id };
  const since = midnightInDubai(dayInDubai(now));
  const before = await store.passedBefore(tx, whose, countedWith(wish.kind), since);
  const others = (await store.othersThan(tx, by.id)).length;
  const worth = convert(wish.amount, 'AED').amount;
  return weigh({ worth, before, others, above: config.billing.fourEyesAbove });
}

export async function perform(clerk: Clerk, wish: Wish): Promise<Done> {
  const { kind, id, amount, reason = '', reference = '' } = wish;
  if (kind === 'refund') return acts.refundPayment(clerk, id, { amount, reason });
  if (kind === 'credit')
    return { invoiceId: id, refunds: await acts.creditInvoice(clerk, id, { amount, reason }) };
  const receivedOn = wish.receivedOn ?? dayInDubai(clerk.now);
  await acts.recordTransfer(clerk, id, { amount, receivedOn, reference });
  return { invoiceId: id, refunds: [] };
}

const takenBack = Symbol('tried out and taken back');

/** Done and undone again: a colleague is never asked for what would be refused anyway. */
async function tryOut(clerk: Clerk, wish: Wish): Promise<void> {
  try {
    await clerk.tx.savepoint(async (tx: Sql) => {
      await perform({ ...clerk, tx }, wish);
      throw takenBack;
    });
  } catch (error) {
    if (error !== takenBack) throw error;
  }
}

interface Noted {
  wish: Wish;
  invoice: InvoiceRow;
  seen: store.Seen;
  state: 'done' | 'alone' | 'waiting';
}

function note({ tx, now, by }: StaffClerk, { wish, invoice, seen, state }: Noted) {
  const { kind, id, amount, reason = '', reference = '', receivedOn = null } = wish;
  return store.insert(tx, {
    ...{ id: newId(), kind, seen, state, invoiceId: invoice.id, clientId: invoice.clientId },
    paymentId: kind === 'refund' ? id : null,
    ...{ currency: amount.currency, amount: amount.amount, worth: convert(amount, 'AED').amount },
    details: { reason, reference, receivedOn },
    ...{ askedBy: by.id, askedAt: now, expiresAt: hoursAfter(now, hoursToAnswer) },
  });
}

/** What a row asks for. */
export const wishOf = (row: store.ActRow): Wish => ({
  kind: row.kind,
  id: row.paymentId ?? row.invoiceId,
  amount: money(row.amount, row.currency),
  ...{ reason: row.details.reason, reference: row.details.reference },
  ...(row.details.receivedOn && { receivedOn: row.details.receivedOn }),
});
