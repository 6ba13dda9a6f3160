/** A period whose whole price goes back is over, and its plan with it; a part that goes back is a gesture. */
import { dayInDubai } from '#domain/time.ts';
import type { Clerk } from '#server/billing/clerk.ts';
import type { InvoiceRow } from '#server/billing/invoices/row.ts';
import { takeBackOpen } from '#server/billing/memberships/invoices.ts';
import { end } from '#server/billing/memberships/renewals.ts';
import * as store from '#server/billing/memberships/store.ts';
import type { Sql } from '#server/platform/sql.ts';

type Document = Pick<InvoiceRow, 'sourcePart'>;

/** The document asks for the period that runs: what pays for an earlier one, or a change, ends nothing. */
const paysForNow = ({ sourcePart }: Document, row: store.MembershipRow): boolean =>
  sourcePart === `period:${row.periodFrom}` || (sourcePart === 'start' && row.periods === 1);

/** Whether giving all of it back would end its membership; nothing where it is none of a membership that runs. */
export async function wouldEnd(tx: Sql, invoice: InvoiceRow): Promise<boolean | null> {
  const { kind, sourceKind, sourceId, clientId } = invoice;
  if (kind !== 'invoice' || sourceKind !== 'membership' || !clientId) return null;
  const row = await store.findMembership(tx, sourceId, clientId);
  return row && row.state !== 'ended' ? paysForNow(invoice, row) : null;
}

type FollowedBy = 'ended' | 'goes_on';

/** Called whenever the house gave something of a document back. */
export async function followCredited(
  clerk: Clerk,
  invoice: InvoiceRow,
): Promise<FollowedBy | undefined> {
  if (invoice.sourceKind !== 'membership') return undefined;
  const row = await store.lockMembership(clerk.tx, invoice.sourceId);
  if (!row || row.state === 'ended') return undefined;
  if (invoice.creditedAmount < invoice.totalAmount || !paysForNow(invoice, row)) return 'goes_on';
  await takeBackOpen(clerk, row);
  await end(clerk, { ...row, endsOn: dayInDubai(clerk.now) });
  return 'ended';
}
