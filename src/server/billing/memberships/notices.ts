/**
 * One letter for one step of a membership. Its invoice is paid in the same breath where a card is saved:
 * then the letter that the payment writes says it all, and the invoice's own is not written.
 */
import { z } from 'zod';
import { type Day, Id, type Localised } from '#contract/primitives.ts';
import { outstandingOf } from '#domain/billing/invoice.ts';
import { comesBefore, lastDayBefore, minimumThen } from '#domain/billing/membership.ts';
import { minutesAfter } from '#domain/time.ts';
import { payerAccount } from '#server/billing/books/account-store.ts';
import type { Clerk } from '#server/billing/clerk.ts';
import { tellApproved, tellInvoice } from '#server/billing/invoices/notices.ts';
import { type InvoiceRow, invoiceStanding } from '#server/billing/invoices/row.ts';
import * as invoices from '#server/billing/invoices/store.ts';
import { dueUntil, periodOf } from '#server/billing/memberships/paid-periods.ts';
import type { MembershipRow, Next } from '#server/billing/memberships/store.ts';
import { atWork } from '#server/billing/money-acts/colleagues.ts';
import { invoicesPath, sayToClient, tellBooks } from '#server/billing/notices.ts';
import { lastRefusal } from '#server/billing/payments/store.ts';
import { contactOf, takesPayments } from '#server/billing/payments/ways.ts';
import { notify } from '#server/notifications/actions.ts';
import { actUnasked } from '#server/platform/act.ts';
import { enqueueAt } from '#server/platform/jobs/enqueue.ts';
import type { Task } from '#server/platform/jobs/task.ts';
import type { Sql } from '#server/platform/sql.ts';
import type { Services } from '#server/services.ts';

export const tellMembershipTask = {
  name: 'tell_membership_invoice',
  schema: z.object({ invoice: Id, approved: z.boolean().default(false) }),
} satisfies Task;

/** As long as a card needs to be charged. */
const breath = 2;

/** The screen knows at once; the letter waits for what becomes of the invoice. */
export async function tellLater(
  { tx, now }: Clerk,
  { id, clientId }: InvoiceRow,
  { approved = false } = {},
): Promise<void> {
  await tellBooks(tx, clientId);
  const key = `tell_membership_invoice ${id}`;
  const at = minutesAfter(now, breath);
  await enqueueAt(tx, tellMembershipTask, { invoice: id, approved }, { at, key });
}

interface Told {
  invoice: string;
  /** The house has just said yes to an application. */
  approved?: boolean;
}

/** May run twice: news has a key. Whoever paid, whose card is being asked, or who heard that it was declined, knows already. */
export async function tellIfOpen(
  services: Services,
  { invoice: id, approved }: Told,
): Promise<void> {
  await actUnasked(services, async (clerk) => {
    const invoice = await invoices.findInvoice(clerk.tx, id);
    if (!invoice || outstandingOf(invoiceStanding(invoice)) === 0) return;
    if (invoice.collectingAmount > 0 || (await heardOf(clerk.tx, id))) return;
    const ask = takesPayments(clerk.config) ? undefined : contactOf(clerk).email;
    const period = await periodOf(clerk, invoice);
    const refusal = approved ? await refusalOf(clerk.tx, id) : undefined;
    await (approved ? tellApproved : tellInvoice)(clerk.tx, invoice, { ask, period, refusal });
  });
}

async function refusalOf(tx: Sql, invoiceId: string) {
  const refused = await lastRefusal(tx, invoiceId);
  if (!refused) return undefined;
  const { brand, last4 } = refused.method;
  return { by: last4 ? `${brand ?? 'other'} ${last4}` : 'card', failure: refused.failure ?? '' };
}

async function heardOf(tx: Sql, invoiceId: string): Promise<boolean> {
  const heard = await tx`
    select 1 from app.payments p join app.notifications n on n.event_key = 'declined:' || p.id
    where p.invoice_id = ${invoiceId} limit 1`;
  return heard.length > 0;
}

interface AppliedFor {
  name: Localised;
  /** What it costs once the house says yes; of a first one, with what joining costs. */
  total: number;
  joining?: number;
  answerBy: Day;
}

/** What was applied for has arrived: by when the house answers, and what is due then. */
export async function tellApplied(
  clerk: Clerk,
  row: MembershipRow,
  applied: AppliedFor,
): Promise<void> {
  const { name, total, joining = 0, answerBy } = applied;
  await sayToClient(clerk.tx, {
    ...ofMembership(row),
    title: name,
    event: 'application_received',
    amount: total,
    more: { answerBy, ...(joining > 0 && { first: total - joining, joining }) },
  });
  await ringDesk(clerk, row, applied);
}

/** Everybody of the house who could answer it. */
async function ringDesk(
  { tx, now }: Clerk,
  { id, clientId, version, currency }: MembershipRow,
  { name: title, total, answerBy }: AppliedFor,
): Promise<void> {
  if (!clientId) return;
  const client = (await payerAccount(tx, clientId))?.name ?? '';
  for (const { id: to } of await atWork(tx, now))
    await notify(tx, {
      to,
      kind: 'second_look',
      title,
      path: '/desk?part=invoices',
      about: {
        event: 'applied',
        deed: 'applied',
        amount: total,
        currency,
        answerBy,
        ...(client && { client, name: client }),
      },
      key: `applied:${id}:${version}`,
    });
}

/** The house has said no to an application. */
export const tellRefusal = (
  tx: Sql,
  { id, clientId, version, priceAmount, currency }: MembershipRow,
  { name, reason }: { name: Localised; reason: string },
): Promise<void> =>
  sayToClient(tx, {
    clientId,
    kind: 'invoice',
    event: 'application_refused',
    title: name,
    currency,
    key: `application:${id}:${version}`,
    path: invoicesPath,
    amount: priceAmount,
    ...(reason && { more: { reason } }),
  });

const ofMembership = ({ id, clientId, version, name, priceAmount, currency }: MembershipRow) => ({
  clientId,
  kind: 'invoice' as const,
  title: name,
  currency,
  amount: priceAmount,
  key: `membership:${id}:${version}`,
  path: invoicesPath,
});

/** Its end was asked for: its last day, what is paid until then and what still falls due. */
export async function tellEnding(
  tx: Sql,
  row: MembershipRow,
  open: InvoiceRow | undefined,
): Promise<void> {
  const { endsOn, periodFrom, periodTo, state } = row;
  if (endsOn === null) return;
  const due = dueUntil(row, endsOn);
  await sayToClient(tx, {
    ...ofMembership(row),
    event: 'membership_ending',
    more: {
      endsOn: lastDayBefore(endsOn),
      ...(state === 'active' && { paidFrom: periodFrom, paidTo: lastDayBefore(periodTo) }),
      ...(due && { dueEach: due.each.amount, dueTimes: due.times, dueLast: due.last }),
      ...(row.next &&
        (comesBefore(row.next, endsOn) ? changeIn(row, row.next) : dropped(row.next))),
      ...(open && { pay: open.id, toPay: outstandingOf(invoiceStanding(open)) }),
    },
  });
}

/** The end was taken back: it goes on as before, with the change that was planned. */
export const tellKept = (tx: Sql, row: MembershipRow): Promise<void> =>
  sayToClient(tx, {
    ...ofMembership(row),
    event: 'membership_kept',
    more: row.next?.on ? changeIn(row, row.next) : renewalOf(row),
  });

/** It becomes another with the next period: which one, on which day and for how much. */
export const tellChanging = (tx: Sql, row: MembershipRow, next: Next): Promise<void> =>
  sayToClient(tx, {
    ...ofMembership(row),
    event: 'membership_changing',
    more: changeIn(row, next),
  });

/** The change that was planned was taken back. */
export const tellUnchanged = (tx: Sql, row: MembershipRow): Promise<void> =>
  sayToClient(tx, {
    ...ofMembership(row),
    event: 'membership_unchanged',
    more: renewalOf(row),
  });

const renewalOf = ({ periodTo, priceAmount }: MembershipRow) => ({
  renewsOn: periodTo,
  renewsFor: priceAmount,
});

/** Its name is said in the reader's language; the term of what it is now, and that of what it becomes. */
const changeIn = (row: MembershipRow, next: Next) => {
  const { every, periodFrom, minimumUntil } = row;
  const { name, on, price } = next;
  const then = minimumThen(row, next);
  return {
    ...name,
    every,
    changesFor: price,
    ...(on && { changesOn: on }),
    ...(minimumUntil > periodFrom && { minimumUntil: lastDayBefore(minimumUntil) }),
    ...(then && { minimumThen: lastDayBefore(then) }),
  };
};

/** A change that would have come with the day on which it is over. */
const dropped = ({ name }: Next) => ({ ...name, dropsChange: 1 });
