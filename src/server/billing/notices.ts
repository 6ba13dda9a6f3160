/** Who hears of money: at the bell, by mail as they chose, and live. */

import type { DeclineReason } from '#contract/billing/payments.ts';
import { clientTopic, deskTopic } from '#contract/live.ts';
import type { QuoteAsk } from '#contract/matters/quotes.ts';
import type { Localised, Money } from '#contract/primitives.ts';
import { openInstalments, outstanding } from '#domain/billing/invoice.ts';
import { asksAbout } from '#domain/money/asked.ts';
import type { Clerk } from '#server/billing/clerk.ts';
import { type InvoiceRow, numberOf, payerOf, standingOf } from '#server/billing/invoices/row.ts';
import type { MembershipRow } from '#server/billing/memberships/store.ts';
import { atWork } from '#server/billing/money-acts/colleagues.ts';
import type { PaymentRow } from '#server/billing/payments/row.ts';
import { waysOf } from '#server/billing/refunds/store.ts';
import { notify } from '#server/notifications/actions.ts';
import { tell, tellMoney } from '#server/platform/live.ts';
import type { Sql } from '#server/platform/sql.ts';

/** Whoever has the page open asks again, at home and at the desk. */
export async function tellBooks(tx: Sql, clientId: string | null): Promise<void> {
  if (!clientId) return;
  await tellMoney(tx, clientTopic(clientId), 'billing', { id: clientId });
  await tell(tx, deskTopic, 'billing', { id: clientId });
}

interface Word {
  clientId: string | null;
  kind: 'invoice' | 'payment';
  event: string;
  key: string;
  title: Localised;
  path: string;
  amount: number;
  currency: string;
  more?: Record<string, string | number>;
  mail?: boolean;
}

async function say(tx: Sql, word: Word): Promise<void> {
  const { clientId, kind, event, key, title, path, amount, currency, more, mail = true } = word;
  if (!clientId) return;
  const about = { event, amount, currency, ...more };
  await notify(tx, { to: clientId, kind, title, path, about, key, mail });
  await tellBooks(tx, clientId);
}

const invoicesPath = '/profile/invoices';
const paymentsPath = '/profile/payments';

const ofDocument = (row: InvoiceRow) => ({
  clientId: row.clientId,
  kind: 'invoice' as const,
  title: row.title,
  path: `${invoicesPath}?invoice=${row.id}`,
  amount: row.totalAmount,
  currency: row.currency,
  more: { number: numberOf(row) },
});

interface AskedFor {
  /** Whom to ask, where nothing can be paid here yet. */
  ask?: string | undefined;
  period?: PaidPeriod | undefined;
}

export const tellInvoice = (
  tx: Sql,
  row: InvoiceRow,
  { ask, period }: AskedFor = {},
): Promise<void> =>
  say(tx, {
    ...{ ...ofDocument(row), event: 'issued', key: `invoice:${row.id}` },
    more: { ...documentOf(row), ...period, ...(ask && { ask }) },
  });

/** What a letter names: its number, and what of it is due when and paid by whom. */
const documentOf = (row: InvoiceRow) => ({
  number: numberOf(row),
  ...asksAbout(openInstalments(standingOf(row)), payerOf(row)),
});

/** The house said yes; it begins once this is paid. */
export const tellApproved = (
  tx: Sql,
  row: InvoiceRow,
  { ask, period }: AskedFor = {},
): Promise<void> =>
  say(tx, {
    ...{ ...ofDocument(row), event: 'application_approved', key: `invoice:${row.id}` },
    more: { ...documentOf(row), ...period, ...(ask && { ask }) },
  });

interface Credited {
  /** Nothing where only what was paid too much goes back. */
  note: InvoiceRow | undefined;
  /** As it stands afterwards. */
  invoice: InvoiceRow;
  refunds: readonly string[];
  /** As a colleague wrote it, or the name of a reason that every house has. */
  reason?: string;
  why?: 'membership' | 'excess' | 'hold';
}

/** What was taken from a document and what of it goes back: one event, one letter. */
export async function tellCredit(
  tx: Sql,
  { note, invoice, refunds, reason, why }: Credited,
  event: 'credited' | 'refunding' = 'credited',
): Promise<void> {
  const back = await backOf(tx, refunds);
  const amount = event === 'refunding' ? (back?.back ?? 0) : (note?.totalAmount ?? 0);
  await say(tx, {
    ...{ ...ofDocument(note ?? invoice), title: invoice.title, event, amount },
    key: `credit:${note?.id ?? refunds[0]}`,
    more: {
      ...(note && { number: numberOf(note) }),
      of: numberOf(invoice),
      toPay: outstanding(standingOf(invoice)),
      ...back,
      ...(why ? { why } : reason && { reason }),
    },
  });
}

/** What goes back and how; nothing where nothing does. */
export async function backOf(tx: Sql, refunds: readonly string[]) {
  if (refunds.length === 0) return undefined;
  const going = await waysOf(tx, refunds);
  const distinct = (texts: string[]) => [...new Set(texts)].join(',');
  return {
    back: going.reduce((sum, { amount }) => sum + amount, 0),
    ways: distinct(going.map(({ kind }) => kind).sort()),
    cards: distinct(going.flatMap(({ brand, last4 }) => (last4 ? `${brand} ${last4}` : []))),
  };
}

interface Agreement {
  key: string;
  matter: { clientId: string | null; title: Localised; path: string };
  total: Money;
  settled: { paid: Money; comesBack: Money; due: Money; asks: QuoteAsk[] };
  invoice: InvoiceRow | undefined;
  refunds: readonly string[];
  ask: string | undefined;
}

/** Another version was accepted: what it comes to, what was paid before, what is asked for or goes back. */
export async function tellAgreed(tx: Sql, agreed: Agreement): Promise<void> {
  const { key, matter, total, settled, invoice, refunds, ask } = agreed;
  const { paid, comesBack, due, asks } = settled;
  const other = paid.currency === total.currency ? {} : { paidCurrency: paid.currency };
  const back = await backOf(tx, refunds);
  await say(tx, {
    ...{ clientId: matter.clientId, title: matter.title, path: matter.path, kind: 'invoice' },
    ...{ event: 'replaced', key: `agreed:${key}`, ...total },
    more: {
      ...{ paid: paid.amount, toPay: due.amount, ...back, back: comesBack.amount, ...other },
      ...(invoice && { number: numberOf(invoice) }),
      ...asksAbout(
        asks.map(({ sum, by }) => ({ amount: sum.amount, dueOn: by })),
        { cardPays: null, byHand: true },
      ),
      ...(ask && { ask }),
    },
  });
}

const ofPayment = (row: PaymentRow) => ({
  clientId: row.clientId,
  kind: 'payment' as const,
  title: row.title,
  path: paymentsPath,
  amount: row.settledAmount ?? row.amount,
  currency: row.currency,
  // Whoever hears that money left hears whose hand it was.
  more: row.delegateName ? { name: row.delegateName } : {},
});

/** With the days it pays for, where it pays for days. `mail` is false where another letter tells of it. */
export async function tellPaid(
  tx: Sql,
  row: PaymentRow,
  { mail = true, period, refunds = [], invoice }: PaidWith = {},
): Promise<void> {
  const word = ofPayment(row);
  const back = await backOf(tx, refunds);
  // What waits for a new proposal is not asked for.
  const rest = invoice && !invoice.paused ? documentOf(invoice) : {};
  const more = { ...word.more, ...rest, ...period, ...back, ...(back && { why: 'excess' }) };
  return say(tx, { ...word, event: 'received', key: `paid:${row.id}`, more, mail });
}

interface PaidWith {
  mail?: boolean;
  period?: PaidPeriod | undefined;
  /** What it was for, as it stands afterwards: what is still asked for is told with it. */
  invoice?: InvoiceRow | undefined;
  /** Of it, what was too much and goes back. */
  refunds?: readonly string[];
}

/** Of a membership: its first and its last day, and when and for how much it goes on. */
export interface PaidPeriod {
  from: string;
  to: string;
  renewsOn?: string;
  renewsFor?: number;
}

export const tellDeclined = (tx: Sql, row: PaymentRow, reason: DeclineReason): Promise<void> =>
  say(tx, {
    ...{ ...ofPayment(row), path: invoicesPath, event: 'declined', key: `declined:${row.id}` },
    more: { ...(row.delegateName && { name: row.delegateName }), reason },
  });

/** What was paid for nothing goes back, and no other letter tells of it. */
export async function tellReturning(tx: Sql, row: PaymentRow, refund: string): Promise<void> {
  const back = await backOf(tx, [refund]);
  if (!back) return;
  const told = { amount: back.back, event: 'returning', key: `returning:${refund}` };
  await say(tx, { ...ofPayment(row), ...told, more: { ...back, why: 'hold' } });
}

/**
 * It has left. The letter of whatever sent it back said so already; a transfer is sent by a person on
 * another day, and that day is worth a letter of its own.
 */
export async function tellRefunded(
  tx: Sql,
  row: PaymentRow,
  refund: { id: string; amount: number },
) {
  const back = await backOf(tx, [refund.id]);
  const told = { amount: refund.amount, event: 'refunded', key: `refund:${refund.id}` };
  await say(tx, { ...ofPayment(row), ...told, more: { ...back }, mail: row.kind === 'transfer' });
}

/** The client read that it goes back, and it did not: they hear so, and the house what to do. */
export async function tellRefundFailed(
  { tx, now }: Clerk,
  row: PaymentRow,
  { id, amount, currency }: { id: string; amount: number; currency: string },
): Promise<void> {
  const key = `refund_failed:${id}`;
  await say(tx, { ...ofPayment(row), amount, event: 'refund_delayed', key, more: {} });
  const about = { event: 'refund_failed', deed: 'refund', amount, currency };
  for (const { id: to } of await atWork(tx, now))
    await notify(tx, {
      ...{ to, kind: 'second_look', title: row.title, path: '/desk?part=invoices', about, key },
    });
}

/** The house has said no to an application. */
export const tellRefusal = (
  tx: Sql,
  { id, clientId, version, priceAmount, currency }: MembershipRow,
  { name, reason }: { name: Localised; reason: string },
): Promise<void> =>
  say(tx, {
    ...{ clientId, kind: 'invoice', event: 'application_refused', title: name, currency },
    ...{ key: `application:${id}:${version}`, path: invoicesPath, amount: priceAmount },
    ...(reason && { more: { reason } }),
  });
