/** What a client owes in all: due now, due later and reserved. Page, dashboard and assistant ask here. */
import type { Owed } from '#contract/billing.ts';
import type { Currency, Day } from '#contract/primitives.ts';
import { type KeptInstalment, openInstalments, type Scheduled } from '#domain/billing-invoice.ts';
import { money } from '#domain/money.ts';
import { lessTaken } from '#domain/money-facts.ts';

/** A document that is not paid whole, with what it was made from. */
export interface OpenDocument extends Scheduled {
  source: string;
  currency: Currency;
}

/** Held on a card for something, in minor units. */
interface Reservation {
  source: string;
  currency: Currency;
  amount: number;
}

/** One for each currency in which something is owed or reserved. */
export function owedOf(
  documents: readonly OpenDocument[],
  reservations: readonly Reservation[],
  today: Day,
): Owed[] {
  const currencies = new Set([...documents, ...reservations].map(({ currency }) => currency));
  return [...currencies].toSorted().map((currency) => {
    const isIn = (one: { currency: Currency }) => one.currency === currency;
    const reserved = reservations.filter(isIn);
    const parts = askedFor(documents.filter(isIn), reserved);
    const later = byDay(parts.filter(({ dueOn }) => dueOn > today));
    return {
      dueNow: money(sumOf(parts.filter(({ dueOn }) => dueOn <= today)), currency),
      later: later.map(({ amount, dueOn }) => ({ sum: money(amount, currency), by: dueOn })),
      dueLater: money(sumOf(later), currency),
      reserved: money(sumOf(reserved), currency),
    };
  });
}

const sumOf = (parts: readonly { amount: number }[]) =>
  parts.reduce((sum, { amount }) => sum + amount, 0);

/** What is reserved for something pays its own parts, the first due first, and nothing else's. */
function askedFor(documents: readonly OpenDocument[], reserved: readonly Reservation[]) {
  const sources = new Set(documents.map(({ source }) => source));
  return [...sources].flatMap((source) => {
    const isOf = (one: { source: string }) => one.source === source;
    const parts = documents.filter(isOf).flatMap((one) => openInstalments(one));
    return lessTaken(parts.toSorted(sooner), sumOf(reserved.filter(isOf)));
  });
}

const sooner = (one: KeptInstalment, other: KeptInstalment) => one.dueOn.localeCompare(other.dueOn);

function byDay(parts: readonly KeptInstalment[]): KeptInstalment[] {
  const days = new Map<Day, number>();
  for (const { dueOn, amount } of parts) days.set(dueOn, (days.get(dueOn) ?? 0) + amount);
  return [...days].map(([dueOn, amount]) => ({ dueOn, amount })).toSorted(sooner);
}
