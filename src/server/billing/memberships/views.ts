import type { MembershipEvent, MembershipView } from '#contract/billing/memberships.ts';
import type { BackShare } from '#contract/money-facts.ts';
import type { Language } from '#contract/primitives.ts';
import { outstandingOf } from '#domain/billing/invoice.ts';
import { answerBy, endIfAsked, minimumThen } from '#domain/billing/membership.ts';
import { byCard } from '#domain/money/backs.ts';
import { money } from '#domain/money.ts';
import { dayInDubai } from '#domain/time.ts';
import type { Clerk } from '#server/billing/clerk.ts';
import { type InvoiceRow, invoiceStanding } from '#server/billing/invoices/row.ts';
import { cardOf } from '#server/billing/invoices/state.ts';
import { isTakenBack, openInvoiceOf } from '#server/billing/memberships/invoices.ts';
import { allOptions } from '#server/billing/memberships/options.ts';
import { dueUntil } from '#server/billing/memberships/paid-periods.ts';
import * as store from '#server/billing/memberships/store.ts';
import { leftOf } from '#server/billing/payments/row.ts';
import { bankAsks, paymentsOfInvoice } from '#server/billing/payments/store.ts';
import type { Sql } from '#server/platform/sql.ts';

type Reader = Pick<Clerk, 'tx' | 'snapshot' | 'now'>;

export async function showMembership(
  { tx, snapshot, now }: Reader,
  row: store.MembershipRow,
  language: Language,
): Promise<MembershipView> {
  const open = await openInvoiceOf(tx, row);
  const option = allOptions(snapshot).find(
    ({ programme, choice }) => programme === row.programme && choice === row.choice,
  );
  const { id, version, programme, choice, state, every, periodFrom, periodTo } = row;
  const { startedOn, minimumUntil, endsOn, retryOn, next } = row;
  const price = money(row.priceAmount, row.currency);
  const earliestEnd = endIfAsked(row, next);
  const runs = state !== 'applied' && state !== 'awaiting';
  return {
    id,
    version,
    programme,
    choice,
    state,
    every,
    periodFrom,
    periodTo,
    startedOn,
    minimumUntil,
    endsOn,
    retryOn,
    name: row.name[language],
    price,
    minimumServed: dayInDubai(now) >= minimumUntil,
    earliestEnd,
    stillDue: runs ? dueUntil(row, endsOn ?? earliestEnd) : null,
    changesTo: next && shownChange(row, next, language),
    answerBy: askedOn(row),
    joiningFee: runs || row.joiningAmount === 0 ? null : money(row.joiningAmount, row.currency),
    openInvoice: open?.id ?? null,
    openStands: open ? await standingOf(tx, open) : null,
    openPaid: open && isTakenBack(row, open) ? await paidOf(tx, open) : [],
    responseMinutes: option?.responseMinutes ?? null,
  };
}

/** What is on its way already is not asked for again. */
async function standingOf(tx: Sql, invoice: InvoiceRow) {
  const { collectingAmount, checkingAmount, id } = invoice;
  const open = outstandingOf(invoiceStanding(invoice));
  if (checkingAmount >= open) return 'checking';
  if (collectingAmount >= open) return 'collecting';
  return (await bankAsks(tx, id)) ? 'bank_asks' : 'to_pay';
}

/** Of what never came to be nothing is owed: what was paid of it goes back with it. */
async function paidOf(tx: Sql, { id, currency }: InvoiceRow): Promise<BackShare[]> {
  const paid = await paymentsOfInvoice(tx, id);
  const parts = paid
    .filter(({ state }) => state === 'succeeded')
    .map((payment) => ({
      way: payment.kind,
      card: cardOf(payment),
      amount: leftOf(payment),
    }));
  return byCard(
    parts.filter(({ amount }) => amount > 0),
    currency,
  );
}

const shownChange = (row: store.MembershipRow, next: store.Next, language: Language) => ({
  choice: next.choice,
  name: next.name[language],
  on: next.on,
  price: money(next.price, row.currency),
  minimumUntil: row.endsOn && next.on && row.endsOn <= next.on ? null : minimumThen(row, next),
});

/** The day by which the house answers, where it was asked. */
function askedOn({ state, startedOn, next }: store.MembershipRow): string | null {
  if (state === 'applied') return answerBy(startedOn);
  return next?.asked ? answerBy(dayInDubai(next.asked.at)) : null;
}

export async function showMemberships(reader: Reader, clientId: string, language: Language) {
  const rows = await store.openMembershipsOf(reader.tx, clientId);
  const views: MembershipView[] = [];
  for (const row of rows) views.push(await showMembership(reader, row, language));
  return views;
}

export async function showHistory(
  { tx }: Reader,
  row: store.MembershipRow,
  language: Language,
): Promise<MembershipEvent[]> {
  const events = await store.eventsOfMembership(tx, row.id);
  return events.map(({ name, ...event }) => ({ ...event, name: name?.[language] ?? '' }));
}
