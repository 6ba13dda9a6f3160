/** What a change means for the money, before it is made: the lines its page has afterwards, told as what will be. */
import type { MoneyFacts } from '#contract/money-facts.ts';
import type { Language } from '#contract/primitives.ts';
import { payingCard, type Whose } from '#domain/money/card-words.ts';
import { moneyIn } from '#domain/money/figures.ts';
import type { MoneyLine } from '#domain/money/line.ts';
import { texts } from '#domain/money/texts.ts';
import { has } from '#domain/money/units.ts';
import { moneyLines } from '#domain/money/words.ts';

export function changeLines(after: MoneyFacts & Whose, language: Language): MoneyLine[] {
  const say = texts[language];
  const { stage, cardPays } = after;
  return moneyLines(after, language).map((line) => {
    // The saved card is charged as the change is made: nobody has to pay it then.
    if (line.id === 'due' && cardPays)
      return { ...line, note: say.cardPaysChange(payingCard(cardPays.card, after, language)) };
    // What needs no confirmation comes back at once.
    if (line.id === 'backOnce' && stage === 'agreed')
      return { ...line, label: say.ending.comesBack };
    return line;
  });
}

/**
 * What was confirmed and is asked for anew may end altogether: said before anybody asks, with what comes back
 * then. Empty where the change stands at once, or nothing was confirmed.
 */
export function riskWords(
  { sums, after }: { sums: MoneyFacts; after: MoneyFacts },
  language: Language,
): string {
  if (sums.stage !== 'agreed' || after.stage !== 'asked' || !sums.endings) return '';
  const { risk } = texts[language];
  const { comesBack, letGo } = sums.endings.operator;
  return [
    risk.ends,
    has(comesBack) && risk.comesBack(moneyIn(language, comesBack)),
    has(letGo) && risk.letGo(moneyIn(language, letGo)),
  ]
    .filter(Boolean)
    .join(' ');
}
