/** Which version of a quote counts, and what it changed. */

import type { Matter } from '#contract/matters/matters.ts';
import type { MatterQuote } from '#contract/matters/quotes.ts';
import { afterAccepting, openBeside, sentBackIn, standsAsAgreed } from '#domain/matters/money.ts';
import type { CarriedSums } from '#domain/matters/money-words.ts';

/** The one that can be answered, or else the one that was accepted: a new one may follow an acceptance. */
export const currentQuote = (matter: Matter): MatterQuote | undefined =>
  matter.quotes.findLast(({ state }) => state === 'sent') ?? agreedQuote(matter);

/** What was agreed to; there is one at most. */
export const agreedQuote = ({ quotes }: Matter): MatterQuote | undefined =>
  quotes.find(({ state }) => state === 'accepted');

/** What was agreed and stands while a version that changes it is thought about. */
export const standingBeside = (matter: Matter, { state }: MatterQuote): MatterQuote | undefined =>
  state === 'sent' && standsAsAgreed(matter.state) ? agreedQuote(matter) : undefined;

/** Why a version was sent, where that was said. */
export const whySent = ({ events }: Matter, { number }: MatterQuote): string =>
  events.findLast(({ kind, about }) => kind === 'quote_sent' && about.version === number)?.reason ??
  '';

/** What accepting this version asks for, and what it means for what was paid and is open. */
export const offeredBy = (matter: Matter, quote: MatterQuote) => ({
  asks: quote.asks,
  carried: carriedBy(matter, quote),
  open: matter.money ? openBeside(matter.money) : undefined,
});

/** How it was paid, and to whom accepting this version sends what comes back. */
export const wayOf = ({ money }: Matter, { backTo }: MatterQuote) =>
  money ? { ...money.sums, shares: backTo } : undefined;

/** Nothing where nothing was paid and nothing is being checked. */
function carriedBy({ money }: Matter, { total }: MatterQuote): CarriedSums | undefined {
  if (!money) return undefined;
  const { paid, sums } = money;
  const after = afterAccepting(money, total);
  const { checking, checkingBack } = after;
  if (paid.amount + checking.amount + checkingBack.amount === 0) return undefined;
  return { paid, sentBack: sentBackIn(sums), ...after };
}

/** What was sent before and no longer counts, the latest first. */
export function formerQuotes(matter: Matter): MatterQuote[] {
  const current = currentQuote(matter);
  const counts = [current?.id, current && standingBeside(matter, current)?.id];
  return matter.quotes
    .filter(({ id, state }) => !counts.includes(id) && state !== 'draft')
    .toReversed();
}

/** What a version is held against: what was agreed to, else the one before it. */
export function beforeOf(matter: Matter, { number }: MatterQuote): MatterQuote | undefined {
  const agreed = agreedQuote(matter);
  if (agreed && agreed.number < number) return agreed;
  return matter.quotes.findLast((one) => one.number < number && one.state !== 'draft');
}
