/** What a client owes in all: due now, due later and reserved. Page, dashboard and assistant ask here. */
import type { Owed, OwedLater } from '#contract/billing/invoices.ts';
import type { BackShare, ChangeDue, MoneyFacts, ReservedPart } from '#contract/money-facts.ts';
import type { Currency, Day, Localised, Money } from '#contract/primitives.ts';
import {
  type KeptInstalment,
  openInstalments,
  type ScheduledInvoice,
} from '#domain/billing/invoice.ts';
import { byCard } from '#domain/money/backs.ts';
import { lessTaken } from '#domain/money/open-parts.ts';
import { reservedOf } from '#domain/money/reserved.ts';
import { sendingOf } from '#domain/money/transit.ts';
import type { Payer } from '#domain/money/words/card.ts';
import { money, sumOf } from '#domain/money.ts';

/** A document that is not paid whole, with what it was made from. */
export interface OpenDocument extends ScheduledInvoice, Payer {
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
  cards: readonly string[];
}

/** On its way to us: `beyond` is what of it nothing is owed for any more. */
type Coming<Held> = Held & { beyond?: number };

/** What goes back of something, not yet arrived; `card` as its owner knows it: `visa 4242`. */
interface Returning {
  currency: Currency;
  amount: number;
  way: 'card' | 'transfer';
  card: string | null;
  /** The day on which it was asked back. */
  askedOn?: Day;
}

/** What a change sends back, no longer asks for or asks for on another day, once the house has confirmed it. */
interface Waiting {
  source?: string;
  currency: Currency;
  title: Localised;
  shares: readonly BackShare[];
  /** Asked for until then, and no longer; and what is asked for still. */
  less?: number;
  left?: number;
  /** By the day that stands, the other one. */
  moves?: readonly { by: Day; once: ChangeDue }[];
}

interface Named {
  source: string;
  title: Localised;
  /** Of its document: `RH-2026-0149`. */
  number: string;
}

/** A booking for which something is held, with where it stands with its money; its number is its reference. */
export interface GuaranteedBooking extends Named {
  facts: MoneyFacts;
}

/** What stands beside the documents. */
interface Beside {
  reservations: readonly Reservation[];
  /** Of what that is held for, what is known. */
  guaranteed?: readonly GuaranteedBooking[];
  /** Payments whose end nobody knows yet. */
  underWay?: readonly Coming<Reservation>[];
  /** Transfers that were recorded and that a second colleague looks at. */
  checking?: readonly Coming<Omit<Reservation, 'cards'>>[];
  returning: readonly Returning[];
  waiting?: readonly Waiting[];
}

/** Two things of one name are told apart by the numbers of their invoices. */
export function toldApart(one: Named, all: readonly Named[]): Localised {
  const { title, source } = one;
  const isTwice = all.some((other) => other.source !== source && other.title.en === title.en);
  return isTwice ? withNumber(one) : title;
}

export function withNumber({ title, number }: Named): Localised {
  const named = (name: string) => `${name} (\u2066${number}\u2069)`;
  return { en: named(title.en), ar: named(title.ar) };
}

/** One for each currency in which something is owed, reserved or on its way back. */
export function owedByClient(
  documents: readonly OpenDocument[],
  { reservations, returning, guaranteed = [], underWay = [], waiting = [], checking = [] }: Beside,
  today: Day,
): Owed[] {
  const currencies = new Set(
    [...documents, ...reservations, ...underWay, ...checking, ...returning, ...waiting].map(
      ({ currency }) => currency,
    ),
  );
  return [...currencies].toSorted().map((currency) => {
    const isIn = (one: { currency: Currency }) => one.currency === currency;
    const reserved = reservations.filter(isIn);
    const asked = underWay.filter(isIn);
    const checked = checking.filter(isIn);
    const parts = askedFor(documents.filter(isIn), [...reserved, ...asked, ...checked]).map(
      movedBy(waiting.filter(isIn)),
    );
    const later = parts.filter(({ dueOn }) => dueOn > today);
    const now = parts.filter(({ dueOn }) => dueOn <= today);
    return {
      dueNow: money(sumOf(now), currency),
      nowFor: titlesOf(now),
      later: byDay(later, currency),
      dueLater: money(sumOf(later), currency),
      reserved: money(sumOf(reserved), currency),
      reservedOn: cardsOf(reserved),
      reservedFor: reservedIn(guaranteed, currency),
      collecting: money(sumOf(asked) - beyondOf(asked), currency),
      collectingOn: cardsOf(asked),
      collectingBack: money(beyondOf(asked), currency),
      checking: money(sumOf(checked) - beyondOf(checked), currency),
      checkingBack: money(beyondOf(checked), currency),
      ...backOf(returning.filter(isIn), currency, today),
      ...waitingBack(waiting.filter(isIn), currency),
    };
  });
}

/** What is asked of each document besides what is reserved, the soonest first. What is due is taken as cards are asked next. */
export function partsBeside(
  documents: readonly OpenDocument[],
  reservations: readonly Reservation[],
  { today, collects }: { today: Day; collects: Day },
): { title: Localised; sum: Money; on: Day; isDue: boolean }[] {
  const currencies = [...new Set(documents.map(({ currency }) => currency))];
  const parts = currencies.flatMap((currency) => {
    const isIn = (one: { currency: Currency }) => one.currency === currency;
    return askedFor(documents.filter(isIn), reservations.filter(isIn)).map((part) => ({
      title: part.title,
      sum: money(part.amount, currency),
      on: part.dueOn < collects ? collects : part.dueOn,
      isDue: part.dueOn <= today,
    }));
  });
  return parts.toSorted((one, other) => one.on.localeCompare(other.on));
}

/** Each as its own page tells of it. */
const reservedIn = (guaranteed: readonly GuaranteedBooking[], currency: Currency): ReservedPart[] =>
  guaranteed.flatMap((one) =>
    reservedOf(one.facts)
      .filter(({ sum }) => sum.currency === currency)
      .map((part) => ({ ...part, title: toldApart(one, guaranteed) })),
  );

const cardsOf = (held: readonly Reservation[]): string[] =>
  [...new Set(held.flatMap(({ cards }) => cards))].toSorted();

const backOf = (returning: readonly Returning[], currency: Currency, today: Day) => ({
  returning: money(sumOf(returning), currency),
  ways: [...new Set(returning.map(({ way }) => way))].toSorted(),
  cards: [...new Set(returning.flatMap(({ card }) => card ?? []))].toSorted(),
  shares: byCard(
    returning.map(({ way, card, amount, askedOn }) => ({
      way,
      card: card ?? '',
      amount,
      ...sendingOf({ way, gone: false, askedOn }, today),
    })),
    currency,
  ),
});

function waitingBack(waiting: readonly Waiting[], currency: Currency) {
  const parts = waiting
    .flatMap(({ shares }) => shares)
    .map(({ way, card, sum }) => ({ way, card, amount: sum.amount }));
  return {
    comesBack: money(sumOf(parts), currency),
    comesBackTo: byCard(parts, currency),
    comesBackFor: titlesOf(waiting.filter(({ shares }) => shares.length > 0)),
    lessOnce: money(
      waiting.reduce((sum, { less = 0 }) => sum + less, 0),
      currency,
    ),
    lessFor: waiting
      .filter(({ less = 0 }) => less > 0)
      .map(({ title, left = 0 }) => ({ title, left: money(left, currency) })),
  };
}

const beyondOf = (coming: readonly { beyond?: number }[]) =>
  coming.reduce((sum, { beyond = 0 }) => sum + beyond, 0);

/** What is reserved for something pays its own parts, the first due first, and nothing else's. */
function askedFor(
  documents: readonly OpenDocument[],
  reserved: readonly Pick<Reservation, 'source' | 'amount'>[],
) {
  const sources = new Set(documents.map(({ source }) => source));
  return [...sources].flatMap((source) => {
    const isOf = (one: { source: string }) => one.source === source;
    const parts = documents.filter(isOf).flatMap(partsOf);
    return lessTaken(parts.toSorted(sooner), sumOf(reserved.filter(isOf)));
  });
}

/** What is still to be paid of a document, with what it is for and who pays it. */
const partsOf = ({ title, cardPays, byHand, source, ...document }: OpenDocument): Part[] =>
  openInstalments(document).map((part) => ({ ...part, title, cardPays, byHand, source }));

type Part = KeptInstalment & Payer & Pick<OpenDocument, 'title' | 'source'>;

/** A part with what a change of its booking makes of it, as that booking's own page says it. */
const movedBy =
  (waiting: readonly Waiting[]) =>
  (part: Part): Part => ({
    ...part,
    once: waiting
      .find(({ source }) => source === part.source)
      ?.moves?.find(({ by }) => by === part.dueOn)?.once,
  });

const sooner = (one: KeptInstalment, other: KeptInstalment) => one.dueOn.localeCompare(other.dueOn);

/** What is due on the same day is one sum, unless one is paid by a card and the other is not, or a change moves one. */
function byDay(parts: readonly Part[], currency: Currency): OwedLater[] {
  const alike = Map.groupBy(parts.toSorted(sooner), ({ dueOn, byHand, cardPays, once, source }) =>
    [dueOn, byHand, cardPays?.card, once && source].join(' '),
  );
  return [...alike.values()].flatMap(([first, ...more]) =>
    first ? [oneOf([first, ...more], first, currency)] : [],
  );
}

const oneOf = (
  parts: readonly Part[],
  { dueOn, cardPays, byHand, once }: Part,
  currency: Currency,
): OwedLater => ({
  sum: money(sumOf(parts), currency),
  by: dueOn,
  cardPays,
  byHand,
  titles: titlesOf(parts),
  ...(once && { once }),
});

const titlesOf = (parts: readonly { title: Localised }[]): Localised[] => [
  ...new Map(parts.map(({ title }) => [title.en, title])).values(),
];
