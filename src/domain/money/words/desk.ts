/** What is said of a client's money to whoever of the house reads it: the same lines, of somebody else. */
import type { MoneyEndings, MoneyFacts } from '#contract/money-facts.ts';
import type { Day, Language } from '#contract/primitives.ts';
import { dayInWords } from '#domain/calendar/date-words.ts';
import {
  type ConfirmationMoney,
  confirmingOf,
  type WaitingMoney,
} from '#domain/money/confirmation.ts';
import { dueBeside } from '#domain/money/facts.ts';
import { moneyIn } from '#domain/money/figures.ts';
import type { MoneyLine } from '#domain/money/line.ts';
import { wayBack } from '#domain/money/words/back.ts';
import { cardNamed, refusedAfter } from '#domain/money/words/card.ts';
import { texts } from '#domain/money/words/texts.ts';
import { money } from '#domain/money.ts';

export function linesAtDesk(lines: readonly MoneyLine[], language: Language): MoneyLine[] {
  const { atDesk: labels, byHand, byHandAtDesk } = texts[language];
  return lines.map((line) => ({
    ...line,
    label: labels[line.id] ?? line.label,
    note: line.note.replace(byHand, byHandAtDesk),
  }));
}

/** What is paid and reserved and on which card, and what confirming does: read before anybody presses it. */
export function confirmWords(facts: WaitingMoney, language: Language, today: Day): string {
  const { confirming: say } = texts[language];
  const said = (amount: number) => moneyIn(language, money(amount, facts.total.currency));
  const doing = confirmingOf(facts, today);
  const { paid, comesBack, cardPays } = facts;
  const words = [
    paid.amount > 0 && say.paid(said(paid.amount)),
    ...takenWords(facts, doing, { said, language }),
    doing.asked > 0 && say.asks(said(doing.asked)),
    ...laterWords(facts, { said, language }),
    doing.letGo > 0 && say.letsGo(said(doing.letGo)),
    comesBack.amount > 0 &&
      say.sendsBack(said(comesBack.amount), wayBack(facts, language, facts.comesBackTo)),
  ]
    .filter(Boolean)
    .join(' ');
  return cardPays && promisesCard(facts, doing) ? refusedAfter(words, cardPays, language) : words;
}

/** Whether the saved card is named: to pay with the confirmation or on a day, or because nothing else does. */
const promisesCard = (facts: WaitingMoney, { fromCard }: ConfirmationMoney): boolean =>
  fromCard > 0 ||
  facts.reserved.amount + facts.paid.amount === 0 ||
  partsLater(facts).some(({ by }) => isPaidOn(facts, by));

interface Saying {
  said: (amount: number) => string;
  language: Language;
}

/** What leaves a card with the confirmation, and which. */
function takenWords(
  facts: WaitingMoney,
  doing: ConfirmationMoney,
  { said, language }: Saying,
): string[] {
  const { confirming: say, ways } = texts[language];
  const { reserved, reservedOn, cardPays, paid } = facts;
  const { fromReserved, fromCard } = doing;
  const named = (card: string | undefined) => card && cardNamed(card, ways.card4);
  const held = named(reservedOn[0]);
  const saved = named(cardPays?.card) ?? '';
  if (fromReserved > 0 && fromCard > 0) {
    const sums = { all: said(fromReserved + fromCard), held: said(fromReserved) };
    const cards = held === saved ? {} : { held };
    return [say.takesMore(sums, said(fromCard), { ...cards, saved })];
  }
  if (fromReserved > 0) return [say.takes(said(reserved.amount), held, said(fromReserved))];
  if (fromCard > 0) return [say.takesFrom(said(fromCard), saved)];
  if (reserved.amount > 0) return [say.holds(said(reserved.amount), held)];
  // What was paid is no longer waited for: whether a card is saved changes nothing.
  if (paid.amount > 0) return doing.asked > 0 ? [] : [say.takesNothing];
  return [saved ? say.nothingOn(saved) : say.noCard];
}

/** What falls due on a day besides what is reserved, and who pays it then: confirming agrees to that too. */
function laterWords(facts: WaitingMoney, { said, language }: Saying): string[] {
  const { confirming: say, ways } = texts[language];
  const { cardPays, reserved, paid } = facts;
  const isFurther = reserved.amount + paid.amount > 0;
  return partsLater(facts).map(({ sum: { amount }, by }) => {
    const sum = isFurther ? say.further(said(amount)) : said(amount);
    const day = dayInWords(by, language);
    return cardPays && isPaidOn(facts, by)
      ? say.cardPaysLater(sum, day, cardNamed(cardPays.card, ways.card4))
      : say.clientPaysLater(sum, day);
  });
}

/** What is due on a day besides what is reserved, as it is once it is confirmed. */
const partsLater = (facts: WaitingMoney) =>
  dueBeside({ ...facts, stage: 'asked' }).flatMap(({ sum, by, onceBy, less }) => {
    const day = onceBy === undefined ? by : onceBy;
    const left = { ...sum, amount: sum.amount - (less?.amount ?? 0) };
    return day && left.amount > 0 ? [{ sum: left, by: day }] : [];
  });

const isPaidOn = ({ cardPays }: WaitingMoney, day: Day): boolean =>
  cardPays !== null && day <= cardPays.until;

/** What the house would keep beyond what the client leaves by cancelling now; empty where it is no more. */
export function beyondWords(
  { endings }: Pick<MoneyFacts, 'endings'>,
  way: keyof MoneyEndings,
  language: Language,
): string {
  if (!endings) return '';
  const { keeps } = endings[way];
  const amount = keeps.amount - endings.now.keeps.amount;
  if (amount <= 0) return '';
  return texts[language].keepsBeyond(moneyIn(language, money(amount, keeps.currency)));
}
