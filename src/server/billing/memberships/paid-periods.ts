/** What a paid invoice opens: a membership begins, changes or goes on. */
import type { MembershipDue } from '#contract/billing/memberships.ts';
import type { Day } from '#contract/primitives.ts';
import { outstandingOf } from '#domain/billing/invoice.ts';
import {
  comesBefore,
  dueBefore,
  endIfAsked,
  lastDayBefore,
  periodStart,
  renewalsBefore,
} from '#domain/billing/membership.ts';
import { money } from '#domain/money.ts';
import { dayInDubai } from '#domain/time.ts';
import type { Clerk } from '#server/billing/clerk.ts';
import { type InvoiceRow, invoiceStanding } from '#server/billing/invoices/row.ts';
import { findInvoice } from '#server/billing/invoices/store.ts';
import { paysForNow } from '#server/billing/memberships/period-documents.ts';
import * as store from '#server/billing/memberships/store.ts';
import type { PaidPeriod } from '#server/billing/notices.ts';
import { givePlan } from '#server/clients/actions.ts';
import type { Sql } from '#server/platform/sql.ts';

/** Called whenever something was paid on a document; most of them are none of a membership. Says whether one went on by it. */
export async function followPaid(clerk: Clerk, invoice: InvoiceRow): Promise<boolean> {
  if (invoice.sourceKind !== 'membership' || outstandingOf(invoiceStanding(invoice)) > 0)
    return false;
  const row = await store.lockMembership(clerk.tx, invoice.sourceId);
  if (!row || row.state === 'ended') return false;
  if (row.next?.invoice === invoice.id) await changeFromNow(clerk, row, row.next);
  else if (await waitsFor(clerk, row, invoice)) await activate(clerk, row);
  else return false;
  return true;
}

/** What moves on a document of an earlier period opens nothing. */
async function waitsFor({ tx }: Clerk, row: store.MembershipRow, { id }: InvoiceRow) {
  if (row.state === 'active') return false;
  const [opener] = await paysForNow(tx, row);
  return opener?.id === id;
}

async function activate(clerk: Clerk, row: store.MembershipRow): Promise<void> {
  const { tx, now, by } = clerk;
  const days = daysFrom(row, dayInDubai(now));
  const active = { ...row, ...days, state: 'active', declines: 0, retryOn: null } as const;
  const saved = await store.saveMembership(tx, active);
  const kind = row.state === 'awaiting' ? 'activated' : 'resumed';
  // A renewal that was paid at once is no news beside the renewal itself.
  const isNews = row.state !== 'past_due' || row.declines > 0;
  if (isNews) await store.addMembershipEvent({ tx, now, by }, saved, { kind, name: row.name });
  await openPlan(clerk, saved);
}

/** Whoever pays when the days that were asked for are over has as many anew: nobody pays for days that they did not have. */
function daysFrom({ every, minimumUntil, ...row }: store.MembershipRow, today: Day) {
  if (row.periodTo > today) return undefined;
  const begun = { startedOn: today, periods: 1 };
  const endsOn = row.endsOn && endIfAsked({ ...begun, every, minimumUntil }, row.next);
  return { ...begun, periodFrom: today, periodTo: periodStart(today, 1, every), endsOn };
}

/** From now on it is the other one, at the other price. */
export async function changeFromNow(
  clerk: Clerk,
  row: store.MembershipRow,
  { choice, name, price, minimumUntil }: store.Next,
): Promise<store.MembershipRow> {
  const { tx, now, by } = clerk;
  const saved = await store.saveMembership(tx, {
    ...row,
    choice,
    name,
    priceAmount: price,
    minimumUntil: minimumUntil ?? row.minimumUntil,
    next: null,
  });
  await store.addMembershipEvent({ tx, now, by }, saved, { kind: 'changed', name });
  await openPlan(clerk, saved);
  return saved;
}

/** It stays what it is: nobody paid for the change. */
export async function dropChange(
  { tx, now, by }: Clerk,
  row: store.MembershipRow,
  { name }: store.Next,
): Promise<store.MembershipRow> {
  const saved = await store.saveMembership(tx, { ...row, next: null });
  await store.addMembershipEvent({ tx, now, by }, saved, { kind: 'change_dropped', name });
  return saved;
}

/** What its renewals cost before it ends, at the price of a change that comes before. */
export function dueUntil(row: store.MembershipRow, end: Day): MembershipDue | null {
  const { next, priceAmount, currency } = row;
  const each = next && comesBefore(next, end) ? next.price : priceAmount;
  return dueBefore(renewalsBefore(row, end), money(each, currency));
}

/** Which days a paid document of a membership opened, and whether it was applied for; nothing for any other. */
export async function paidPeriod(
  { tx, now }: Clerk,
  invoiceId: string | null,
): Promise<{ period: PaidPeriod; joins: boolean } | undefined> {
  const invoice = invoiceId ? await findInvoice(tx, invoiceId) : undefined;
  if (invoice?.sourceKind !== 'membership' || outstandingOf(invoiceStanding(invoice)) > 0)
    return undefined;
  const row = await store.lockMembership(tx, invoice.sourceId);
  if (row?.state !== 'active') return undefined;
  return {
    period: daysOf(row, invoice, dayInDubai(now)),
    joins: row.programme === 'tier' && !invoice.sourcePart.startsWith('period:'),
  };
}

/**
 * A card is asked for a tier as the house says yes, while its owner is away: that it did not pay stands in the
 * letter that tells of the yes.
 */
export async function isToldWithYes(tx: Sql, invoiceId: string | null): Promise<boolean> {
  const invoice = invoiceId ? await findInvoice(tx, invoiceId) : undefined;
  if (invoice?.sourceKind !== 'membership') return false;
  const row = await store.lockMembership(tx, invoice.sourceId);
  if (row?.programme !== 'tier') return false;
  return row.state === 'awaiting' || row.next?.invoice === invoiceId;
}

/** The same of a document that is not paid yet. */
export async function periodOf({ tx, now }: Clerk, invoice: InvoiceRow) {
  const row =
    invoice.sourceKind === 'membership' && (await store.lockMembership(tx, invoice.sourceId));
  return row ? daysOf(row, invoice, dayInDubai(now)) : undefined;
}

function daysOf(row: store.MembershipRow, { id, sourcePart }: InvoiceRow, today: Day): PaidPeriod {
  const { periodFrom, periodTo, endsOn, next, priceAmount } = row;
  const isChange = sourcePart.startsWith('change:');
  // What this very document pays for is the price from then on.
  const becomes = next?.on || next?.invoice === id ? next : undefined;
  const renewsFor = becomes?.price ?? priceAmount;
  const minimumUntil = becomes?.minimumUntil ?? row.minimumUntil;
  return {
    from: isChange ? today : periodFrom,
    to: lastDayBefore(periodTo),
    ...(endsOn === null && { renewsOn: periodTo, renewsFor }),
    // What is paid lasts as long: nothing more to say.
    ...(minimumUntil > periodTo && { minimumUntil: lastDayBefore(minimumUntil) }),
  };
}

/** How soon the house answers follows the plan that is paid for. */
async function openPlan(clerk: Clerk, row: store.MembershipRow): Promise<void> {
  const { programme, clientId, choice } = row;
  if (programme === 'plan' && clientId) await givePlan(clerk.tx, clientId, choice);
}

export async function closePlan(clerk: Clerk, row: store.MembershipRow): Promise<void> {
  const { programme, clientId, choice } = row;
  if (programme === 'plan' && clientId) await givePlan(clerk.tx, clientId, null, choice);
}
