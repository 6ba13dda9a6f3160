/** What is said of the money of a place that is only held: when what is reserved is taken, and if nobody confirms it. */
import type { MoneyFacts } from '#contract/money-facts.ts';
import type { Day, Language } from '#contract/primitives.ts';
import { dayInWords } from '#domain/calendar/date-words.ts';
import { moneyIn } from '#domain/money/figures.ts';
import { takenOf } from '#domain/money/reserved.ts';
import { isMoreThanNothing } from '#domain/money/units.ts';
import { cardsOf, type MoneyOwner } from '#domain/money/words/card.ts';
import { texts } from '#domain/money/words/texts.ts';

/** What the clock of a held place ends besides the place; empty where no money has moved. */
export function lapseWords(
  facts: Pick<MoneyFacts, 'reserved' | 'reservedOn' | 'paid'> & MoneyOwner,
  language: Language,
): string {
  const { lapses } = texts[language];
  const { reserved, reservedOn, paid } = facts;
  if (isMoreThanNothing(reserved))
    return lapses.reserved(moneyIn(language, reserved), cardsOf(reservedOn, facts, language));
  return isMoreThanNothing(paid) ? lapses.paid(moneyIn(language, paid)) : '';
}

export interface ReservedTaking {
  /** Of what a card guarantees. */
  on: Day | null;
  /** A person of the house has yet to confirm it. */
  waits: boolean;
  /** Something of it may be taken before its day, where it is cancelled. */
  fee: boolean;
}

/** Of a booking for which a card is about to reserve something. */
export function takingOf(facts: MoneyFacts): ReservedTaking {
  const { on, waits, fee } = takenOf(facts);
  return { on: facts.guarantee ? on : null, waits, fee };
}

/** When what is being reserved is taken; where that is not known, that it has its day. */
export function takenWords(taking: ReservedTaking | undefined, language: Language): string {
  const say = texts[language];
  if (!taking) return say.reservedEach(say.unlessFee);
  const { on, waits, fee } = taking;
  if (!on) return say.reservedUntilAnswered;
  const unless = fee ? say.unlessFee : '';
  return say[waits ? 'reservedAnsweredUntil' : 'reservedUntil'](dayInWords(on, language), unless);
}

/** Where somebody is about to have a sum reserved: it reads like a payment, and is none. */
export const onlyReservedWords = (taking: ReservedTaking | undefined, language: Language): string =>
  texts[language].onlyReserved(takenWords(taking, language));
