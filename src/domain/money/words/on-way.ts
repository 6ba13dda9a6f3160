/** What is on its way to us and has not come yet: asked of a card, or a transfer that is being checked. */
import type { MoneyFacts } from '#contract/money-facts.ts';
import type { Language, Money } from '#contract/primitives.ts';
import { moneyIn } from '#domain/money/figures.ts';
import { line, type MoneyLine } from '#domain/money/line.ts';
import { isMoreThanNothing } from '#domain/money/units.ts';
import { cardsOf, type MoneyOwner, wordsFor } from '#domain/money/words/card.ts';
import { texts } from '#domain/money/words/texts.ts';
import { add, minus, money } from '#domain/money.ts';

/** `…Back`: of it, what nothing is owed for any more. */
type Collected = Pick<MoneyFacts, 'collecting' | 'collectingOn'> & {
  collectingBack?: Money | undefined;
};
type Checked = Pick<MoneyFacts, 'checking'> & { checkingBack?: Money | undefined };

export type RefundOnWay = Collected & Checked;

type Coming = Pick<
  MoneyFacts,
  'collecting' | 'collectingOn' | 'collectingBack' | 'checking' | 'checkingBack'
>;

/** Nothing where nothing is. */
export const onWayLines = (facts: RefundOnWay & MoneyOwner, language: Language): MoneyLine[] =>
  [collectingLine(facts, language), checkingLine(facts, language)].filter(
    ({ sum }) => sum !== null && isMoreThanNothing(sum),
  );

/** No longer asked for: the bank is. */
export function collectingLine(
  { collecting, collectingOn, collectingBack, ...whose }: Collected & MoneyOwner,
  language: Language,
): MoneyLine {
  const say = wordsFor(whose, language);
  const label = say.taking(cardsOf(collectingOn, whose, language));
  const { all, part } = say.collectingBack;
  if (!collectingBack || !isMoreThanNothing(collectingBack))
    return line('collecting', label, collecting, say.collectingNote);
  const note = isMoreThanNothing(collecting) ? part(moneyIn(language, collectingBack)) : all;
  return line('collecting', label, add(collecting, collectingBack), note);
}

/** A transfer that was reported and that a second colleague looks at: nobody pays it a second time. */
export function checkingLine({ checking, checkingBack }: Checked, language: Language): MoneyLine {
  const { checking: label, checkingNote, checkingBack: say } = texts[language];
  if (!checkingBack || !isMoreThanNothing(checkingBack))
    return line('checking', label, checking, checkingNote);
  const note = isMoreThanNothing(checking) ? say.part(moneyIn(language, checkingBack)) : say.all;
  return line('checking', label, add(checking, checkingBack), note);
}

/** Once only so much is still owed: it is paid by what is on its way, the card's first, and the rest goes back. */
export function onWayOnceOwed(facts: RefundOnWay, owed: Money): Coming & { stillToPay: Money } {
  const card = add(facts.collecting, facts.collectingBack ?? none(owed));
  const transfer = add(facts.checking, facts.checkingBack ?? none(owed));
  const collecting = lesser(card, owed);
  const checking = lesser(transfer, minus(owed, collecting));
  return {
    collecting,
    collectingBack: minus(card, collecting),
    collectingOn: facts.collectingOn,
    checking,
    checkingBack: minus(transfer, checking),
    stillToPay: minus(minus(owed, collecting), checking),
  };
}

const none = ({ currency }: Money): Money => money(0, currency);
const lesser = (one: Money, other: Money): Money => (one.amount < other.amount ? one : other);
