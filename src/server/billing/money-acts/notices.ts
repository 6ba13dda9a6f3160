/** Colleagues hear of each other's wishes: whose money moves which way, why, and who asks. */
import { outstandingOf } from '#domain/billing/invoice.ts';
import { dayInDubai } from '#domain/time.ts';
import type { Clerk } from '#server/billing/clerk.ts';
import { documentOn } from '#server/billing/invoices/notices.ts';
import { type InvoiceRow, invoiceStanding, numberOf } from '#server/billing/invoices/row.ts';
import { findInvoice } from '#server/billing/invoices/store.ts';
import { endsWith } from '#server/billing/memberships/refunded-periods.ts';
import { lookersAt } from '#server/billing/money-acts/colleagues.ts';
import * as store from '#server/billing/money-acts/store.ts';
import { invoicesPath, sayToClient, tellBooks } from '#server/billing/notices.ts';
import { notify } from '#server/notifications/actions.ts';
import type { Sql } from '#server/platform/sql.ts';

interface Word {
  to: string;
  event: 'asked' | 'alone' | 'approved' | 'refused' | 'expired';
  name: string;
  invoice: InvoiceRow;
  /** Why a colleague said no. */
  answer?: string;
}

async function say({ tx }: Clerk, act: store.ActRow, word: Word) {
  const { to, event, name, invoice, answer } = word;
  const { amount, currency, kind, details } = act;
  const number = numberOf(invoice);
  const { reason: why, reference } = details;
  const asker = await store.colleagueName(tx, act.askedBy);
  const membership = event === 'asked' && (await membershipAfter(tx, act, invoice));
  await notify(tx, {
    to,
    kind: 'second_look',
    path: `/desk?part=invoices&invoice=${invoice.id}`,
    title: { en: number, ar: number },
    about: {
      event,
      deed: kind,
      amount,
      currency,
      client: invoice.buyer.name,
      asker,
      ...(name && { name }),
      ...(event === 'asked' && { until: act.expiresAt }),
      ...(membership && { membership }),
      ...(why && { why }),
      ...(reference && { reference }),
      ...(answer && { answer }),
    },
    key: `act:${act.id}:${event}`,
  });
}

/** What becomes of the membership that the money was paid for; whoever looks decides on that too. */
async function membershipAfter(tx: Sql, { kind, amount }: store.ActRow, invoice: InvoiceRow) {
  if (kind !== 'refund' && kind !== 'credit') return undefined;
  const ends = await endsWith(tx, invoice, amount);
  return ends === null ? undefined : ends ? 'ends' : 'goes_on';
}

/** Everybody who could look. */
export async function tellAsked(clerk: Clerk, act: store.ActRow, invoice: InvoiceRow) {
  const name = await store.colleagueName(clerk.tx, act.askedBy);
  for (const { id: to } of await lookersAt(clerk.tx, act, clerk.now))
    await say(clerk, act, { to, event: 'asked', name, invoice });
  await tellBooks(clerk.tx, act.clientId);
}

/** The first who is there besides the one who was alone. */
export async function tellAlone(
  clerk: Clerk,
  act: store.ActRow,
  { to, invoice }: Pick<Word, 'to' | 'invoice'>,
): Promise<void> {
  const name = await store.colleagueName(clerk.tx, act.askedBy);
  await say(clerk, act, { to, event: 'alone', name, invoice });
}

/** The client read that it is being checked: they hear that it was not found, and what to do. */
async function tellUnfound(
  { tx, now }: Clerk,
  act: store.ActRow,
  invoice: InvoiceRow,
): Promise<void> {
  const { clientId, currency, amount } = act;
  const isOpen = outstandingOf(invoiceStanding(invoice)) > 0;
  // What waits for a new quote asks for nothing meanwhile.
  const isAsked = isOpen && !invoice.paused;
  const open = invoice.paused ? 'transfer_awaited' : 'transfer_unfound';
  await sayToClient(tx, {
    clientId,
    currency,
    amount,
    kind: 'payment',
    event: isOpen ? open : 'transfer_unneeded',
    key: `unfound:${act.id}`,
    title: invoice.title,
    path: invoicesPath,
    // Which kept card is charged for it, and when: as if it had never been reported.
    more: isAsked ? documentOn(invoice, dayInDubai(now)) : { number: numberOf(invoice) },
  });
}

/** Whoever asked; nobody answered where it waited too long. */
export async function tellAnswered(
  clerk: Clerk,
  act: store.ActRow,
  { by, answer = '' }: { by?: string; answer?: string } = {},
): Promise<void> {
  const invoice = await findInvoice(clerk.tx, act.invoiceId);
  if (!invoice || (act.state !== 'approved' && act.state !== 'refused' && act.state !== 'expired'))
    return;
  const name = by ? await store.colleagueName(clerk.tx, by) : '';
  await say(clerk, act, { to: act.askedBy, event: act.state, name, invoice, answer });
  if (act.kind === 'transfer' && act.state !== 'approved') await tellUnfound(clerk, act, invoice);
  await tellBooks(clerk.tx, act.clientId);
}
