/** What a change means for the money, before it is made: the lines its page has afterwards, told as what will be. */
import type { MoneyFacts } from '#contract/money-facts.ts';
import type { Language, Money } from '#contract/primitives.ts';
import { moneyIn } from '#domain/money/figures.ts';
import type { MoneyLine } from '#domain/money/line.ts';
import { isMoreThanNothing } from '#domain/money/units.ts';
import { type MoneyOwner, payingCard } from '#domain/money/words/card.ts';
import { texts } from '#domain/money/words/texts.ts';
import { moneyLines } from '#domain/money/words/words.ts';

/** `asks`: the house has yet to confirm it, and until then nothing of it happens. */
export function changeLines(
  after: MoneyFacts & MoneyOwner,
  language: Language,
  { asks }: { asks: boolean },
): MoneyLine[] {
  const say = texts[language];
  const { cardPays } = after;
  return moneyLines(after, language).map((line) => {
    // The saved card is charged as the change is made: nobody has to pay it then.
    if (line.id === 'due' && cardPays && !asks)
      return { ...line, note: say.cardPaysChange(payingCard(cardPays.card, after, language)) };
    // What needs no confirmation comes back at once.
    if (line.id === 'backOnce' && !asks) return { ...line, label: say.ending.comesBack };
    return line;
  });
}

/** What a change that waits would cost: its price, and the fee for it where there is one. */
export function changeTotal(
  { total, fee }: { total: Money; fee?: Money | undefined },
  language: Language,
): string {
  const price = moneyIn(language, total);
  return fee && isMoreThanNothing(fee)
    ? texts[language].withChangeFee(price, moneyIn(language, fee))
    : price;
}

/** What was confirmed stands until a change of it is: the same promise before it is asked for, on the page and in the mail. */
export const staysWords = (language: Language): string => texts[language].stays.until;

/** Before it is asked for, also what follows where it cannot be had. */
export const staysBefore = (language: Language): string => {
  const { until, otherwise } = texts[language].stays;
  return `${until} ${otherwise}`;
};
