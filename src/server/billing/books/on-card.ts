/** All that a saved card pays by itself, or that is reserved on it: bookings, fees of what is over, memberships. */
import type { CardPart } from '#contract/billing/payments.ts';
import type { Language, Localised } from '#contract/primitives.ts';
import { outstandingOf } from '#domain/billing/invoice.ts';
import { chargesOf } from '#domain/billing/membership-charges.ts';
import { isGoodOn } from '#domain/billing/payment.ts';
import { collectingAt, onCardOf } from '#domain/money/on-card.ts';
import { money } from '#domain/money.ts';
import { monthsAfter } from '#domain/time.ts';
import { collectedFor } from '#server/billing/books/debts.ts';
import type { Clerk } from '#server/billing/clerk.ts';
import { type InvoiceRow, invoiceStanding } from '#server/billing/invoices/row.ts';
import { openMembershipsOf } from '#server/billing/memberships/store.ts';
import type { MethodRow } from '#server/billing/payments/method-store.ts';
import { billingWords } from '#server/billing/words.ts';
import { moneyToCome } from '#server/bookings/actions.ts';

interface Known {
  /** What is not paid whole. */
  rows: readonly InvoiceRow[];
  methods: readonly MethodRow[];
  language: Language;
}

/** What waits for the house first, then by its day. */
export async function onCardFor(
  { tx, now }: Pick<Clerk, 'tx' | 'now'>,
  clientId: string,
  { rows, methods, language }: Known,
): Promise<CardPart[]> {
  const asked = collectingAt(now);
  const { today } = asked;
  const coming = await moneyToCome(tx, clientId, now);
  const booked = coming.flatMap(({ reference, title, facts }) =>
    onCardOf(facts, asked).map((part) => ({
      ...part,
      title: `${title[language]} (\u2066${reference}\u2069)`,
    })),
  );
  // What is over is told by its invoice.
  const over = rows.filter(({ sourceId }) => !coming.some(({ id }) => id === sourceId));
  const fees = (await collectedFor(tx, clientId, { rows: over, asked })).map(
    ({ title, ...part }) => ({ ...part, ...charged, title: title[language] }),
  );
  const joined = await membershipParts(tx, clientId, { rows, language });
  // Where no card is charged, one that is kept now would pay them all.
  const first = methods.find((card) => card.isDefault && isGoodOn(card, today));
  const paid = joined.filter(({ on }) => on === null || !first || isGoodOn(first, on));
  const far = monthsAfter(today, monthsWithoutYear);
  return [...booked, ...fees, ...paid]
    .map((part) => (part.on && part.on > far ? { ...part, isFar: true } : part))
    .toSorted(sooner);
}

/** A day so far ahead is taken for this year's. */
const monthsWithoutYear = 9;

const charged = { waits: false, heldOn: '', ifYes: null };

async function membershipParts(
  tx: Clerk['tx'],
  clientId: string,
  { rows, language }: Omit<Known, 'methods'>,
): Promise<CardPart[]> {
  const memberships = await openMembershipsOf(tx, clientId);
  return memberships.flatMap((row) => {
    const open = rows.filter(({ sourceId }) => sourceId === row.id).map(unpaidOf);
    const sum = open.reduce((all, one) => all + one, 0);
    const called = (name: Localised, amount: number) => ({
      title: `${billingWords[language].membership}: ${name[language]}`,
      sum: money(amount, row.currency),
    });
    return chargesOf(row, sum).map(({ name, amount, on, ifYes, oncePaid: then }) => ({
      ...charged,
      ...called(name, amount),
      on,
      ifYes,
      ...(then && {
        oncePaid: { invoice: then.invoice, ...called(then.name, then.amount) },
      }),
    }));
  });
}

/** Without what is on its way: a card is not asked for that besides. */
const unpaidOf = (row: InvoiceRow): number =>
  Math.max(0, outstandingOf(invoiceStanding(row)) - row.checkingAmount - row.collectingAmount);

const sooner = (one: CardPart, other: CardPart) => (one.on ?? '').localeCompare(other.on ?? '');
