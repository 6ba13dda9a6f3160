/** The lines of letters about one event: what came, what is asked for by a day, and what goes back or has gone. */
import type { MoneyTerm } from '#contract/money-facts.ts';
import type { Day, Language, Money } from '#contract/primitives.ts';
import { dayInWords } from '#domain/calendar/date-words.ts';
import { line, type MoneyLine } from '#domain/money/line.ts';
import { bankNote, isSentByUs, type WayBack, wayBack, wayGone } from '#domain/money/words/back.ts';
import { type Payer, payerWords } from '#domain/money/words/card.ts';
import { texts } from '#domain/money/words/texts.ts';

/** It has left the house, and a card's bank may still take its days. */
export function arrivalOfRefund(way: WayBack, language: Language): string {
  const gone = wayGone(way, language);
  if (!gone) return '';
  return [gone, bankNote(way, language)].filter(Boolean).join(texts[language].semicolon);
}

/** For letters of one event: what came, what is asked for by a day, and what goes back or has gone. */
export const paidSum = (sum: Money, language: Language): MoneyLine =>
  line('paid', texts[language].paid, sum);

/** With all that came, where something came before it. */
export function paidSums(sum: Money, inAll: Money | undefined, language: Language): MoneyLine[] {
  const { thisPayment, paidInAll } = texts[language];
  if (!inAll || inAll.amount <= sum.amount) return [paidSum(sum, language)];
  return [line('paid', thisPayment, sum), line('paid', paidInAll, inAll)];
}

/** What was paid as a fee, by its own name. */
export const feeSum = (sum: Money, term: MoneyTerm | undefined, language: Language): MoneyLine =>
  line('kept', (term && texts[language].keptAs[term]) ?? texts[language].paid, sum);

export const nothingMore = (language: Language): MoneyLine =>
  line('nothing', texts[language].nothingLabel, null, texts[language].nothingMore);

/** Of what is reserved and taken by itself. */
export const nothingBeside = (language: Language): MoneyLine =>
  line('nothing', texts[language].nothingLabel, null, texts[language].nothingBeside);

/** A part that is asked for by a day, and who pays it then. */
export interface AskedSum extends Payer {
  sum: Money;
  by: Day;
  /** The number of the invoice that asks for it, where another one is told of. */
  invoice?: string;
}

export function askedByLine(part: AskedSum, language: Language): MoneyLine {
  const { due, invoice, semicolon } = texts[language];
  const other = part.invoice && invoice.names.invoice(`\u2068${part.invoice}\u2069`);
  const note = [other, payerWords(part, part.by, language)].filter(Boolean).join(semicolon);
  return line('later', due.by.all(dayInWords(part.by, language)), part.sum, note);
}

export function backSum(
  sum: Money,
  { way, gone = false }: { way: WayBack; gone?: boolean },
  language: Language,
): MoneyLine {
  return gone
    ? line('returned', texts[language].returned, sum, arrivalOfRefund(way, language))
    : returningLine(sum, way, language);
}

/** What a person has yet to send is on no way. */
export function returningLine(sum: Money, way: WayBack, language: Language): MoneyLine {
  const { returning, toSend } = texts[language];
  const note = wayBack(way, language);
  return isSentByUs(way)
    ? line('toSend', toSend, sum, note)
    : line('returning', returning, sum, note);
}
