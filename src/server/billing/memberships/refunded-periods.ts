/** A period whose whole price goes back is over, and its plan with it; a part that goes back is a gesture. */
import { dayInDubai } from '#domain/time.ts';
import type { Clerk } from '#server/billing/clerk.ts';
import type { InvoiceRow } from '#server/billing/invoices/row.ts';
import { takeBackOpen } from '#server/billing/memberships/invoices.ts';
import { dropChange, followPaid, periodOf } from '#server/billing/memberships/paid-periods.ts';
import { paysForNow } from '#server/billing/memberships/period-documents.ts';
import { endMembership } from '#server/billing/memberships/renewals.ts';
import * as store from '#server/billing/memberships/store.ts';
import type { PaidPeriod } from '#server/billing/notices.ts';
import { onItsWay } from '#server/billing/refunds/refunds.ts';
import type { Sql } from '#server/platform/sql.ts';

/** The house still has money for it. */
const isKept = ({ paidAmount, creditedAmount, totalAmount }: InvoiceRow): boolean =>
  paidAmount > 0 && creditedAmount < totalAmount;

/** Whether giving all of it back would end its membership; nothing where it is none of a membership that runs. */
export async function wouldEnd(tx: Sql, invoice: InvoiceRow): Promise<boolean | null> {
  const { id, kind, sourceKind, sourceId, clientId } = invoice;
  if (kind !== 'invoice' || sourceKind !== 'membership' || !clientId) return null;
  const row = await store.findMembership(tx, sourceId, clientId);
  if (!row || row.state === 'ended') return null;
  const period = await paysForNow(tx, row);
  const others = period.filter((one) => one.id !== id);
  return others.length < period.length && !others.some(isKept);
}

/** Whether its membership ends once so much more of it was given back. */
export async function endsWith(
  tx: Sql,
  invoice: InvoiceRow,
  more: number,
): Promise<boolean | null> {
  const isWhole = invoice.creditedAmount + more >= invoice.totalAmount;
  const would = await wouldEnd(tx, invoice);
  return would && isWhole;
}

interface Followed {
  membership: 'ended' | 'goes_on' | 'settled';
  /** The days that it has, now that nothing of them is left to pay. */
  period?: PaidPeriod | undefined;
}

/** Called whenever the house gave something of a document back. */
export async function followCredited(
  clerk: Clerk,
  invoice: InvoiceRow,
): Promise<Followed | undefined> {
  if (invoice.sourceKind !== 'membership') return undefined;
  const row = await store.lockMembership(clerk.tx, invoice.sourceId);
  if (!row || row.state === 'ended') return undefined;
  if (await endsWith(clerk.tx, invoice, 0)) {
    await takeBackOpen(clerk, row);
    await endMembership(clerk, { ...row, endsOn: dayInDubai(clerk.now) });
    return { membership: 'ended' };
  }
  return (await followSettled(clerk, row, invoice)) ?? { membership: 'goes_on' };
}

/** What the house gave may be all that was left to pay: what waited for that comes to be. */
async function followSettled(
  clerk: Clerk,
  row: store.MembershipRow,
  invoice: InvoiceRow,
): Promise<Followed | undefined> {
  // Nobody pays for a change that is given up whole: it does not come.
  if (row.next?.invoice === invoice.id && invoice.creditedAmount >= invoice.totalAmount)
    return void (await dropChange(clerk, row, row.next));
  const leavingAmount = await onItsWay(clerk, invoice.id);
  if (!(await followPaid(clerk, { ...invoice, leavingAmount }))) return undefined;
  return { membership: 'settled', period: await periodOf(clerk, invoice) };
}
