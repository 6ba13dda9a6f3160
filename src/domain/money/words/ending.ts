/** What ending a booking or a matter means for its money, said before anybody ends it. */
import type { MoneyEnding, MoneyFacts } from '#contract/money-facts.ts';
import type { Language, Money } from '#contract/primitives.ts';
import { dueBeside } from '#domain/money/facts.ts';
import { moneyIn } from '#domain/money/figures.ts';
import { line, type MoneyLine, ofWhom } from '#domain/money/line.ts';
import { isMoreThanNothing } from '#domain/money/units.ts';
import { wayBack } from '#domain/money/words/back.ts';
import { cardsOf, type MoneyOwner, wordsFor } from '#domain/money/words/card.ts';
import { onWayLines, onWayOnceOwed } from '#domain/money/words/on-way.ts';
import { texts } from '#domain/money/words/texts.ts';
import { changeFeeLines, stillLine } from '#domain/money/words/words.ts';

/** What ending it means: paid so far, the fee and its term, what comes back and how. */
export function endingLines(
  facts: MoneyFacts & MoneyOwner,
  ending: MoneyEnding,
  language: Language,
): MoneyLine[] {
  const say = wordsFor(facts, language);
  const card = cardsOf(facts.reservedOn, facts, language);
  const { term, fee, keeps, comesBack, taken, letGo, toPay } = ending;
  const forChanges = { ...keeps, amount: keeps.amount - fee.amount };
  const { stillToPay, ...onWay } = onWayOnceOwed(facts, toPay);
  const away = { ...toPay, amount: openOf(facts) - stillToPay.amount };
  const keepsChanges = isMoreThanNothing(forChanges) && term !== 'operator' && term !== 'weather';
  // Beside another fee it says which one it is.
  const feeOfEnd = say.keptAs[term] ?? say.keptAs.late ?? say.ending.fee;
  // Where nothing was paid there is nothing of it to keep or to send.
  const wasPaid =
    isMoreThanNothing(facts.paid) ||
    isMoreThanNothing(goneBack(facts)) ||
    isMoreThanNothing(comesBack);
  const how = isMoreThanNothing(comesBack) ? wayBack(facts, language, ending.backTo) : '';
  const lines = [
    wasPaid && paidBeforeEnd(facts.paid, goneBack(facts), language),
    ...(keepsChanges ? changeFeeLines(facts, forChanges, language) : []),
    line('fee', keepsChanges ? feeOfEnd : say.ending.fee, fee, feeNote(ending, language)),
    isMoreThanNothing(taken) && line('taken', say.ending.taken(card), taken),
    ...onWayLines({ ...whoseOf(facts), ...onWay }, language),
    ...toPayLines(facts, stillToPay, language),
    isMoreThanNothing(away) &&
      line('fallsAway', say.ending.fallsAway, away, say.ending.fallsAwayNote),
    wasPaid && line('comesBack', say.ending.comesBack, comesBack, how),
    isMoreThanNothing(letGo) &&
      line(
        'letGo',
        say.reservation(card),
        letGo,
        isMoreThanNothing(taken) ? say.restEnds : say.reservationEnds,
      ),
  ];
  return ofWhom(
    lines.filter((each) => each !== false),
    facts,
    say,
  );
}

/** Under which term, and what of it is kept of what was paid: the rest has lines of its own. */
function feeNote({ term, fee, keeps, taken, toPay }: MoneyEnding, language: Language): string {
  const { under, ofPaid, partOfPaid } = texts[language].ending;
  // Fees for changes before were kept first.
  const forChanges = keeps.amount - fee.amount;
  const paid = keeps.amount - taken.amount - toPay.amount - forChanges;
  if (paid <= 0) return under[term];
  const from =
    paid >= fee.amount ? ofPaid : partOfPaid(moneyIn(language, { ...fee, amount: paid }));
  return [under[term], from].join(texts[language].semicolon);
}

/** A page says what was paid in all: where something goes back or went, the rest is said besides it. */
export function paidBeforeEnd(paid: Money, gone: Money | undefined, language: Language): MoneyLine {
  const { paid: label, paidBeside } = texts[language].ending;
  return line(
    'paid',
    gone && isMoreThanNothing(gone) ? paidBeside(moneyIn(language, gone)) : label,
    paid,
  );
}

const whoseOf = ({ of, desk = false }: MoneyOwner): MoneyOwner => ({ of, desk });

const goneBack = ({ returning, returned }: MoneyFacts): Money => ({
  ...returned,
  amount: returning.amount + returned.amount,
});

/** What is asked for in the end is what falls due first, on its own day; who pays it is said as afterwards. */
function toPayLines(facts: MoneyFacts & MoneyOwner, toPay: Money, language: Language): MoneyLine[] {
  const parts: MoneyLine[] = [];
  let left = toPay.amount;
  for (const part of agreedParts(facts)) {
    const sum = { ...toPay, amount: Math.min(left, part.sum.amount) };
    left -= sum.amount;
    if (isMoreThanNothing(sum))
      parts.push({ ...stillLine({ ...part, sum }, facts, language), id: 'toPay' });
  }
  const rest = { ...toPay, amount: left };
  return isMoreThanNothing(rest)
    ? [...parts, line('toPay', texts[language].stillToPay, rest)]
    : parts;
}

/** What was agreed and is neither paid nor reserved. */
const openOf = (facts: MoneyFacts): number =>
  agreedParts(facts).reduce((all, { sum }) => all + sum.amount, 0);

/** A change that waits goes with what it changes, and asks for nothing. */
const agreedParts = (facts: MoneyFacts) =>
  facts.stage === 'offered' ? [] : dueBeside(facts).filter(({ waits }) => !waits);
