/** Which version of a quote counts, and what it changed. */
import type { MatterQuote } from '#contract/matter-quotes.ts';
import type { Matter } from '#contract/matters.ts';
import type { Money } from '#contract/primitives.ts';
import { minus } from '#domain/money.ts';

/** The accepted one, or else the one that can be answered. */
export function currentQuote({ quotes }: Matter): MatterQuote | undefined {
  return (
    quotes.findLast(({ state }) => state === 'accepted') ??
    quotes.findLast(({ state }) => state === 'sent')
  );
}

/** What was sent before and no longer counts, the latest first. */
export function formerQuotes(matter: Matter): MatterQuote[] {
  const current = currentQuote(matter);
  return matter.quotes
    .filter((quote) => quote.id !== current?.id && quote.state !== 'draft')
    .toReversed();
}

export interface Difference {
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
