/** What a client hears of a payment: it came, was declined, or goes back. */
import type { DeclineReason } from '#contract/billing/payments.ts';
import type { MoneyTerm } from '#contract/money-facts.ts';
import { outstandingOf } from '#domain/billing/invoice.ts';
import { stillAbout } from '#domain/matters/money-words.ts';
import { isNewsThatLeft } from '#domain/money/transit.ts';
import { dayInDubai } from '#domain/time.ts';
import type { Clerk } from '#server/billing/clerk.ts';
import { documentOf, documentWhileCollecting } from '#server/billing/invoices/notices.ts';
import {
  feeTerm,
  hasEnded,
  type InvoiceRow,
  invoiceStanding,
  numberOf,
} from '#server/billing/invoices/row.ts';
import * as invoices from '#server/billing/invoices/store.ts';
import { atWork } from '#server/billing/money-acts/colleagues.ts';
import { backOf, invoicesPath, type PaidPeriod, sayToClient } from '#server/billing/notices.ts';
import type { PaymentRow } from '#server/billing/payments/row.ts';
import { othersGoing, type RefundRow } from '#server/billing/refunds/store.ts';
import { notify } from '#server/notifications/actions.ts';
import type { Sql } from '#server/platform/sql.ts';

const ofPayment = (row: PaymentRow) => ({
  clientId: row.clientId,
  kind: 'payment' as const,
  title: row.title,
  path: '/profile/payments',
  amount: row.settledAmount ?? row.amount,
  currency: row.currency,
  // Whoever hears that money left hears whose hand it was.
  more: row.delegateName ? { name: row.delegateName } : {},
});

/** With the days it pays for, where it pays for days. `mail` is false where another letter tells of it. */
export async function tellPaid(
  tx: Sql,
  row: PaymentRow,
  { mail = true, period, joins = false, refunds = [], invoice }: PaidWith = {},
): Promise<void> {
  const word = ofPayment(row);
  const back = await backOf(tx, refunds);
  // What waits for a new quote is not asked for.
  const rest = invoice && !invoice.paused ? restOf(row, invoice, await besides(tx, invoice)) : {};
  const paid = { ...paidWith(row), ...(invoice && paidOf(invoice)) };
  const why = invoice && hasEnded(invoice) ? 'ended' : 'excess';
  const key = `paid:${row.id}`;
  // Nobody is thanked for what does not stay.
  if (back?.back === word.amount) {
    const more = { ...word.more, ...(invoice && { number: numberOf(invoice) }), ...back, why };
    return sayToClient(tx, { ...word, event: 'returning', key, more, mail });
  }
  const more = { ...word.more, ...paid, ...rest, ...period, ...back, ...(back && { why }) };
  const fee = feeEvents[(invoice && feeTerm(invoice)) ?? 'free'];
  const amount = fee ? word.amount - (back?.back ?? 0) : word.amount;
  const event = fee ?? (joins ? 'joined' : 'received');
  return sayToClient(tx, { ...word, amount, event, key, more, mail });
}

/** What was reserved for a booking is taken together with what else is due: the card is asked right after. */
const restOf = (
  { captureLater, settledAt }: PaymentRow,
  invoice: InvoiceRow,
  others: readonly InvoiceRow[],
) =>
  captureLater && settledAt && invoice.sourceKind === 'booking' && !invoice.over
    ? documentWhileCollecting(invoice, dayInDubai(settledAt))
    : documentOf(invoice, others);

/** One thing may have several documents: nobody reads of one of them that nothing more is owed. */
async function besides(
  tx: Sql,
  { id, currency, sourceKind, sourceId }: InvoiceRow,
): Promise<InvoiceRow[]> {
  if (sourceKind !== 'booking' && sourceKind !== 'matter') return [];
  const all = await invoices.ofSource(tx, { kind: sourceKind, id: sourceId });
  return all.filter((other) => other.id !== id && other.currency === currency && !other.paused);
}

/** What is paid for something that ended is its fee, and is called so. */
const feeEvents: Partial<Record<MoneyTerm, string>> = {
  late: 'cancellation_fee',
  no_show: 'no_show_fee',
  changed: 'change_fee',
  withdrawn: 'withdrawal_fee',
};

/** What it comes to, and what of it is paid with this. */
const paidOf = ({ totalAmount, paidAmount }: InvoiceRow) => ({
  total: totalAmount,
  inAll: paidAmount,
});

/** Which card it left, or that it came by transfer. */
const paidWith = ({ kind, method: { brand, last4 } }: PaymentRow) => ({
  by: kind === 'card' && last4 ? `${brand ?? 'other'} ${last4}` : kind,
});

interface PaidWith {
  mail?: boolean;
  period?: PaidPeriod | undefined;
  /** It pays for what was applied for, and the house has said yes to. */
  joins?: boolean;
  /** What it was for, as it stands afterwards: what is still asked for is told with it. */
  invoice?: InvoiceRow | undefined;
  /** Of it, what was too much and goes back. */
  refunds?: readonly string[];
}

/** Of what has ended only what is still owed of it is asked for another way; where that is nothing, nobody is. */
/** Where the bank only wants its question answered, nobody declined it. */
export async function tellDeclined(tx: Sql, row: PaymentRow, reason: DeclineReason): Promise<void> {
  const word = ofPayment(row);
  const { invoiceId } = row;
  const invoice = invoiceId === null ? undefined : await invoices.findInvoice(tx, invoiceId);
  const open = invoice ? outstandingOf(invoiceStanding(invoice)) : word.amount;
  if (open === 0) return;
  await sayToClient(tx, {
    ...word,
    amount: Math.min(open, word.amount),
    path: invoicesPath,
    event: reason === 'step_needed' ? 'bank_asks' : 'declined',
    key: `declined:${row.id}`,
    more: { ...word.more, ...paidWith(row), ...(invoice && asksStill(invoice)), reason },
  });
}

/** Which document stays unpaid, and whether a place hangs on it. */
const asksStill = (invoice: InvoiceRow) => ({
  number: numberOf(invoice),
  ...(invoice.sourceKind === 'booking' && !invoice.over && { place: 1 }),
});

/** Of which invoice, where there is one by now. */
async function numberFor(tx: Sql, { invoiceId }: Pick<PaymentRow, 'invoiceId'>) {
  const invoice = invoiceId === null ? undefined : await invoices.findInvoice(tx, invoiceId);
  return invoice && { number: numberOf(invoice) };
}

/** What was paid for nothing goes back, and no other letter tells of it. */
export async function tellReturning(tx: Sql, row: PaymentRow, refund: string): Promise<void> {
  const back = await backOf(tx, [refund]);
  if (!back) return;
  const told = { amount: back.back, event: 'returning', key: `returning:${refund}` };
  await sayToClient(tx, { ...ofPayment(row), ...told, more: { ...back, why: 'hold' } });
}

/** What was to confirm a place reserved its sum for nothing: whoever thinks it theirs hears that it is not. */
export const tellLetGo = (tx: Sql, row: PaymentRow): Promise<void> =>
  sayToClient(tx, {
    ...ofPayment(row),
    event: 'let_go',
    key: `let_go:${row.id}`,
    more: paidWith(row),
  });

/**
 * It has left, by card or by bank: whoever waits for more of the same thing reads of that too. One event, one
 * letter: what a card takes back at once stands in the letter of its end or its credit, and here at the bell alone.
 */
export async function tellRefunded(
  { tx, now }: Pick<Clerk, 'tx' | 'now'>,
  row: PaymentRow,
  refund: Left,
): Promise<void> {
  const back = await backOf(tx, [refund.id]);
  const others = (await othersGoing(tx, refund)).map(({ id }) => id);
  const still = await backOf(tx, others);
  const told = { amount: refund.amount, event: 'refunded', key: `refund:${refund.id}` };
  // Whoever asks their bank for a transfer needs what ours knows it by.
  const byBank = row.kind === 'transfer' || refund.byBank;
  const known = byBank && refund.processorRef ? { bankReference: refund.processorRef } : {};
  const more = {
    ...back,
    ...(still && stillAbout(still)),
    ...(await numberFor(tx, refund)),
    ...known,
  };
  const mail = byBank || isNewsThatLeft(refund.createdAt, now);
  await sayToClient(tx, { ...ofPayment(row), ...told, more, mail });
}

type Left = Pick<
  RefundRow,
  'id' | 'createdAt' | 'amount' | 'byBank' | 'paymentId' | 'invoiceId' | 'processorRef'
>;

/** The client read that it goes back, and it did not: they hear so, and the house what to do. */
export async function tellRefundFailed(
  { tx, now }: Clerk,
  row: PaymentRow,
  { id, amount, currency }: { id: string; amount: number; currency: string },
): Promise<void> {
  const key = `refund_failed:${id}`;
  await sayToClient(tx, { ...ofPayment(row), amount, event: 'refund_delayed', key, more: {} });
  const about = { event: 'refund_failed', deed: 'refund', amount, currency };
  for (const { id: to } of await atWork(tx, now))
    await notify(tx, {
      to,
      kind: 'second_look',
      title: row.title,
      path: '/desk?part=invoices',
      about,
      key,
    });
}
