/** What a client owes in all: due now, due later and reserved. Page, dashboard and assistant ask here. */
import type { Owed, OwedLater } from '#contract/billing/invoices.ts';
import type { Currency, Day, Localised } from '#contract/primitives.ts';
import { type KeptInstalment, openInstalments, type Scheduled } from '#domain/billing/invoice.ts';
import type { Payer } from '#domain/money/card-words.ts';
import { lessTaken } from '#domain/money/facts.ts';
import { money } from '#domain/money.ts';

/** A document that is not paid whole, with what it was made from. */
export interface OpenDocument extends Scheduled, Payer {
  source: string;
  currency: Currency;
  /** What it is for. */
  title: Localised;
}

/** Held on a card for something, in minor units. */
interface Reservation {
  source: string;
  currency: Currency;
  amount: number;
}

/** What goes back of something, not yet arrived; `card` as its owner knows it: `visa 4242`. */
interface Returning {
  currency: Currency;
  amount: number;
  way: 'card' | 'transfer';
  card: string | null;
}

/** What stands beside the documents. */
interface Beside {
  reservations: readonly Reservation[];
  returning: readonly Returning[];
}

/** One for each currency in which something is owed, reserved or on its way back. */
export function owedOf(
  documents: readonly OpenDocument[],
  { reservations, returning }: Beside,
  today: Day,
): Owed[] {
  const currencies = new Set(
    [...documents, ...reservations, ...returning].map(({ currency }) => currency),
  );
  return [...currencies].toSorted().map((currency) => {
    const isIn = (one: { currency: Currency }) => one.currency === currency;
    const reserved = reservations.filter(isIn);
    const parts = askedFor(documents.filter(isIn), reserved);
    const later = parts.filter(({ dueOn }) => dueOn > today);
    return {
      dueNow: money(sumOf(parts.filter(({ dueOn }) => dueOn <= today)), currency),
      later: byDay(later, currency),
      dueLater: money(sumOf(later), currency),
      reserved: money(sumOf(reserved), currency),
      ...backOf(returning.filter(isIn), currency),
    };
  });
}

const backOf = (returning: readonly Returning[], currency: Currency) => ({
  returning: money(sumOf(returning), currency),
  ways: [...new Set(returning.map(({ way }) => way))].toSorted(),
  cards: [...new Set(returning.flatMap(({ card }) => card ?? []))].toSorted(),
});

const sumOf = (parts: readonly { amount: number }[]) =>
  parts.reduce((sum, { amount }) => sum + amount, 0);

/** What is reserved for something pays its own parts, the first due first, and nothing else's. */
function askedFor(documents: readonly OpenDocument[], reserved: readonly Reservation[]) {
  const sources = new Set(documents.map(({ source }) => source));
  return [...sources].flatMap((source) => {
    const isOf = (one: { source: string }) => one.source === source;
    const parts = documents.filter(isOf).flatMap(partsOf);
    return lessTaken(parts.toSorted(sooner), sumOf(reserved.filter(isOf)));
  });
}

/** What is still to be paid of a document, with what it is for and who pays it. */
const partsOf = ({ title, cardPays, byHand, ...document }: OpenDocument): Part[] =>
  openInstalments(document).map((part) => ({ ...part, title, cardPays, byHand }));

type Part = KeptInstalment & Payer & Pick<OpenDocument, 'title'>;

const sooner = (one: KeptInstalment, other: KeptInstalment) => one.dueOn.localeCompare(other.dueOn);

/** What is due on the same day is one sum, unless one is paid by a card and the other is not. */
function byDay(parts: readonly Part[], currency: Currency): OwedLater[] {
  const alike = Map.groupBy(parts.toSorted(sooner), ({ dueOn, byHand, cardPays }) =>
    [dueOn, byHand, cardPays?.card].join(' '),
  );
  return [...alike.values()].flatMap(([first, ...more]) =>
    first ? [oneOf([first, ...more], first, currency)] : [],
  );
}

const oneOf = (
  parts: readonly Part[],
  { dueOn, cardPays, byHand }: Part,
  currency: Currency,
): OwedLater => ({
  ...{ sum: money(sumOf(parts), currency), by: dueOn, cardPays, byHand },
  titles: [...new Map(parts.map(({ title }) => [title.en, title])).values()],
});
