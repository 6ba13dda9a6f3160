/** Which version of a quote counts, and what it changed. */

import type { Matter } from '#contract/matters/matters.ts';
import type { MatterQuote } from '#contract/matters/quotes.ts';
import type { Money } from '#contract/primitives.ts';
import { afterAccepting } from '#domain/matters/money.ts';
import type { CarriedSums } from '#domain/matters/money-words.ts';
import { minus } from '#domain/money.ts';

/** The one that can be answered, or else the one that was accepted: a new one may follow an acceptance. */
export function currentQuote(matter: Matter): MatterQuote | undefined {
  return matter.quotes.findLast(({ state }) => state === 'sent') ?? agreedQuote(matter);
}

/** What was agreed to; there is one at most. */
export function agreedQuote({ quotes }: Matter): MatterQuote | undefined {
  return quotes.find(({ state }) => state === 'accepted');
}

/** What accepting this version means for what was paid; nothing where nothing was. */
export function carriedBy({ money }: Matter, { total }: MatterQuote): CarriedSums | undefined {
  if (!money || money.paid.amount === 0) return undefined;
  const { due, comesBack } = afterAccepting(money.paid, total);
  return { paid: money.paid, due, comesBack };
}

/** What was sent before and no longer counts, the latest first. */
export function formerQuotes(matter: Matter): MatterQuote[] {
  const current = currentQuote(matter);
  return matter.quotes
    .filter((quote) => quote.id !== current?.id && quote.state !== 'draft')
    .toReversed();
}

interface Difference {
  number: number;
  /** Positive where the new one is dearer. */
  by: Money;
}

/** To the version before; nothing where there is none or it was in another currency. */
export function differenceOf({ quotes }: Matter, quote: MatterQuote): Difference | undefined {
  const before = quotes.findLast(({ number, state }) => number < quote.number && state !== 'draft');
  if (!before || before.total.currency !== quote.total.currency) return undefined;
  return { number: before.number, by: minus(quote.total, before.total) };
}
