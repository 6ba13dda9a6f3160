/** The clock of memberships: renewals, second tries, ends. Each step may run twice. */
import { outstandingOf } from '#domain/billing/invoice.ts';
import { awaitingDays, payableUntil, periodStart, retryDay } from '#domain/billing/membership.ts';
import { dayInDubai, daysAfter } from '#domain/time.ts';
import type { Clerk } from '#server/billing/clerk.ts';
import { type InvoiceRow, invoiceStanding } from '#server/billing/invoices/row.ts';
import * as invoices from '#server/billing/invoices/store.ts';
import {
  invoiceFor,
  isUnderWay,
  openInvoiceOf,
  takeBackOpen,
} from '#server/billing/memberships/invoices.ts';
import { periodLine } from '#server/billing/memberships/memberships.ts';
import { changeFromNow, closePlan, dropChange } from '#server/billing/memberships/paid-periods.ts';
import * as store from '#server/billing/memberships/store.ts';
import { chargeInvoice } from '#server/billing/payments/charges.ts';
import { openOfInvoice } from '#server/billing/payments/store.ts';
import { actUnasked } from '#server/platform/act.ts';
import { type Sql, system } from '#server/platform/sql.ts';
import type { Services } from '#server/services.ts';

export async function renewMemberships(services: Services): Promise<void> {
  const today = dayInDubai(services.now());
  const due = await services.sql.as(system, (tx) =>
    store.dueOn(tx, today, daysAfter(today, -awaitingDays)),
  );
  for (const { id } of due) await attempt(services, id);
}

/** One that cannot be looked after now does not keep the others waiting. */
async function attempt(services: Services, id: string): Promise<void> {
  try {
    await followMembership(services, id);
  } catch (error) {
    services.log.warn(
      { err: error, membership: id },
      'a membership could not be looked after; the next run tries again',
    );
  }
}

/** One membership: first the books, then the card, then what came of it. */
export async function followMembership(services: Services, id: string): Promise<void> {
  await actUnasked(services, (clerk) => advance(clerk, id));
  const open = await services.sql.as(system, async (tx) => {
    const row = await store.lockMembership(tx, id);
    return row?.state === 'past_due' ? openInvoiceOf(tx, row) : undefined;
  });
  if (!open) return;
  await chargeInvoice(services, open.id, { present: false, whole: true });
  await actUnasked(services, (clerk) => noteDecline(clerk, id));
}

/** Ends what is to end, and invoices the period that begins. */
async function advance(clerk: Clerk, id: string): Promise<void> {
  const { tx, now } = clerk;
  const today = dayInDubai(now);
  await invoices.lockOf(tx, { kind: 'membership', id });
  const row = await store.lockMembership(tx, id);
  if (!row || row.state === 'ended') return;
  if (row.state === 'awaiting') return forget(clerk, row, today);
  if (row.endsOn !== null && row.endsOn <= today) return endMembership(clerk, row);
  if (row.state !== 'active' || row.periodTo > today) return;
  const due = row.next?.on && row.next.on <= today ? row.next : undefined;
  const current = due ? await changeFromNow(clerk, row, due) : await dropUnpaid(clerk, row);
  if (current) await renew(clerk, current, today);
}

/** A change costs the days that are left: unpaid by the last of them it does not come. Nothing while it is being paid. */
async function dropUnpaid(
  clerk: Clerk,
  row: store.MembershipRow,
): Promise<store.MembershipRow | undefined> {
  const { tx } = clerk;
  const invoice = row.next?.invoice && (await invoices.findInvoice(tx, row.next.invoice));
  if (!invoice || !row.next) return row;
  if (await isUnderWay(tx, invoice)) return undefined;
  await takeBackOpen(clerk, row, 'change_unpaid');
  return dropChange(clerk, row, row.next);
}

async function forget(clerk: Clerk, row: store.MembershipRow, today: string): Promise<void> {
  if (payableUntil(row.startedOn) >= today) return;
  const open = await openInvoiceOf(clerk.tx, row);
  if (open && (await isUnderWay(clerk.tx, open))) return;
  await takeBackOpen(clerk, row);
  await endMembership(clerk, row);
}

export async function endMembership(clerk: Clerk, row: store.MembershipRow): Promise<void> {
  const { tx, now, by } = clerk;
  const ended = { ...row, state: 'ended', retryOn: null, next: null } as const;
  const saved = await store.saveMembership(tx, ended);
  await store.addMembershipEvent({ tx, now, by }, saved, { kind: 'ended', name: row.name });
  await closePlan(clerk, row);
}

/** Past due until the card was charged: a crash in between leaves something to try again. */
async function renew(clerk: Clerk, row: store.MembershipRow, today: string): Promise<void> {
  const { tx, now, by } = clerk;
  const periods = row.periods + 1;
  const next = {
    ...row,
    periods,
    periodFrom: row.periodTo,
    retryOn: today,
    declines: 0,
    periodTo: periodStart(row.startedOn, periods, row.every),
    state: 'past_due' as const,
  };
  const saved = await store.saveMembership(tx, next);
  await store.addMembershipEvent({ tx, now, by }, saved, { kind: 'renewed', name: row.name });
  await invoiceFor(clerk, saved, {
    part: `period:${saved.periodFrom}`,
    lines: [periodLine(saved)],
  });
}

/** Nobody declined what a colleague looks whether it came, or what a bank was asked for and has not answered. */
async function mayYetCome(tx: Sql, invoice: InvoiceRow): Promise<boolean> {
  if (invoice.checkingAmount >= outstandingOf(invoiceStanding(invoice))) return true;
  return (await openOfInvoice(tx, invoice.id)) !== undefined;
}

/** Nothing was taken: another day is set, or it pauses. Whoever paid meanwhile is active again. */
async function noteDecline(clerk: Clerk, id: string): Promise<void> {
  const { tx, now, by } = clerk;
  const today = dayInDubai(now);
  const row = await store.lockMembership(tx, id);
  if (row?.state !== 'past_due' || row.retryOn === null || row.retryOn > today) return;
  const open = await openInvoiceOf(tx, row);
  if (open && (await mayYetCome(tx, open))) return;
  const declines = row.declines + 1;
  const retryOn = retryDay(declines, today) ?? null;
  const state = retryOn === null ? 'paused' : 'past_due';
  const saved = await store.saveMembership(tx, { ...row, declines, retryOn, state });
  const kind = state === 'paused' ? 'paused' : 'declined';
  await store.addMembershipEvent({ tx, now, by }, saved, { kind, name: row.name });
  if (state === 'paused') await closePlan(clerk, row);
}
