/** All that a saved card pays by itself, or that is reserved on it: bookings, fees of what is over, memberships. */
import type { MembershipView } from '#contract/billing/memberships.ts';
import type { CardPart } from '#contract/billing/payments.ts';
import type { Language } from '#contract/primitives.ts';
import { onCardOf } from '#domain/money/on-card.ts';
import { dayInDubai } from '#domain/time.ts';
import { collectedFor } from '#server/billing/books/debts.ts';
import type { Clerk } from '#server/billing/clerk.ts';
import type { InvoiceRow } from '#server/billing/invoices/row.ts';
import { billingWords } from '#server/billing/words.ts';
import { moneyToCome } from '#server/bookings/actions.ts';

interface Known {
  /** What is not paid whole. */
  rows: readonly InvoiceRow[];
  memberships: readonly MembershipView[];
  language: Language;
}

/** What waits for the house first, then by its day. */
export async function onCardFor(
  { tx, now }: Pick<Clerk, 'tx' | 'now'>,
  clientId: string,
  { rows, memberships, language }: Known,
): Promise<CardPart[]> {
  const today = dayInDubai(now);
  const coming = await moneyToCome(tx, clientId, now);
  const booked = coming.flatMap(({ reference, title, facts }) =>
    onCardOf(facts, today).map((part) => ({
      ...part,
      title: `${title[language]} (\u2066${reference}\u2069)`,
    })),
  );
  // What is over is told by its invoice.
  const over = rows.filter(({ sourceId }) => !coming.some(({ id }) => id === sourceId));
  const fees = (await collectedFor(tx, clientId, { rows: over, today })).map(
    ({ title, ...part }) => ({ ...part, ...charged, title: title[language] }),
  );
  return [...booked, ...fees, ...renewing(memberships, language)].toSorted(sooner);
}

const charged = { waits: false, heldOn: '' };

/** What runs on is charged on the day it renews; what changes then has another price. */
const renewing = (memberships: readonly MembershipView[], language: Language): CardPart[] =>
  memberships
    .filter(
      ({ state, endsOn, changesTo }) => state === 'active' && endsOn === null && changesTo === null,
    )
    .map(({ name, price, periodTo }) => ({
      ...charged,
      title: `${billingWords[language].membership}: ${name}`,
      sum: price,
      on: periodTo,
    }));

const sooner = (one: CardPart, other: CardPart) => (one.on ?? '').localeCompare(other.on ?? '');
