/** What giving it up would cost, and what is held besides the price: said before anybody books. */
import type { QuoteDue, QuoteTerms } from '#contract/bookings/quote.ts';
import type { MoneyFacts } from '#contract/money-facts.ts';
import type { Day, Instant, Language } from '#contract/primitives.ts';
import { dueBeside } from '#domain/money/facts.ts';
import { line, type MoneyLine } from '#domain/money/line.ts';
import { takenOf } from '#domain/money/reserved.ts';
import { isMoreThanNothing } from '#domain/money/units.ts';
import { cardsOf, type MoneyOwner } from '#domain/money/words/card.ts';
import type { MoneyText } from '#domain/money/words/text.en.ts';
import { texts } from '#domain/money/words/texts.ts';
import { daysAfter } from '#domain/time.ts';

interface TermState {
  /** Nobody has confirmed it yet: until then other terms hold than afterwards. */
  waits?: boolean;
  /** A fee for a change was kept, and stays so where it is given up for free. */
  keepsFee?: boolean;
  /** The time in which it was free has passed. */
  freeOver?: boolean;
}

/** Which of its terms hold, by where its money stands. */
export const termStateOf = (sums: MoneyFacts): Required<TermState> => ({
  waits: isUnconfirmed(sums),
  keepsFee: isMoreThanNothing(sums.kept),
  freeOver: isLate(sums),
});

/** Whoever gave it up now would do so after its free hours. */
const isLate = ({ endings }: MoneyFacts): boolean =>
  endings?.now.term === 'late' || endings?.now.term === 'no_show';

/** What giving it up costs and when it comes back, before anybody does so. */
export function termLines(
  terms: QuoteTerms,
  language: Language,
  moment: (moment: Instant) => string,
  { waits = false, keepsFee = false, freeOver = false }: TermState = {},
): MoneyLine[] {
  const say = texts[language].terms;
  const { feePercentAfter, feeAfter, noShowFee } = terms;
  const freeUntil = freeOver ? null : terms.freeUntil;
  const share = freeUntil ? say.share : terms.freeUntil ? say.shareOver : say.shareFromOutset;
  const outset = waits ? say.fromOutsetOnceConfirmed : say.fromOutset;
  const { semicolon } = texts[language];
  const kept = [share(feePercentAfter), ...(keepsFee && !freeUntil ? [say.onTop] : [])];
  const late = line('late', freeUntil ? say.after : outset, feeAfter, kept.join(semicolon));
  const free = waits ? say.freeOnceConfirmed : say.free;
  const until = (at: Instant) =>
    [say.freeUntil(moment(at)), ...feeStaysWords(keepsFee, language)].join(semicolon);
  const lines = [
    waits && line('unconfirmed', say.unconfirmed, null, say.unconfirmedNote),
    freeUntil !== null && line('free', free, null, until(freeUntil)),
    isMoreThanNothing(feeAfter) && late,
    isMoreThanNothing(noShowFee) && line('noShow', say.noShow, noShowFee),
    line('operator', say.operator, null, say.all),
    line('weather', say.weather, null, weatherNote(terms, say)),
  ];
  return lines.filter((each) => each !== false);
}

/** Beside until when it is free: what was kept for a change is no part of that. */
export const feeStaysWords = (keepsFee: boolean, language: Language): string[] =>
  keepsFee ? [texts[language].terms.feeStays] : [];

/** Terms with where its money stands: whether anybody has promised anything decides which of them hold. */
interface Termed {
  terms: QuoteTerms;
  sums: MoneyFacts;
  keepsFee: boolean;
}

/** What giving it up costs after a change, where that is another than before it; empty where nothing is. */
export function newTermLines(
  { before, after }: { before: Termed; after: Termed },
  language: Language,
  moment: (moment: Instant) => string,
): MoneyLine[] {
  const said = ({ terms, sums, keepsFee }: Termed) =>
    termLines(terms, language, moment, { waits: isUnconfirmed(sums), keepsFee });
  const known = said(before).map((one) => JSON.stringify(one));
  const isNew = (one: MoneyLine) => !known.includes(JSON.stringify(one));
  const lines = said(after);
  // That it is free before it is confirmed, until when after that, and what is kept then are read together.
  const together: readonly MoneyLine['id'][] = ['unconfirmed', 'free', 'late', 'noShow'];
  const isCancelling = ({ id }: MoneyLine) => together.includes(id);
  const anyCancelling = lines.filter(isCancelling).some(isNew);
  return lines.filter((one) => (isCancelling(one) ? anyCancelling : isNew(one)));
}

/** Nobody has promised anything yet: until then it ends for free, and by its terms only afterwards. */
const isUnconfirmed = ({ stage, waits, endings }: MoneyFacts): boolean =>
  (stage === 'asked' || (stage === 'offered' && waits)) && endings?.now.term === 'unconfirmed';

function weatherNote({ weatherRefundPercent }: QuoteTerms, say: MoneyText['terms']): string {
  if (weatherRefundPercent === 100) return say.all;
  return weatherRefundPercent === 0 ? say.weatherNone : say.weatherShare(weatherRefundPercent);
}

/** What follows where nobody pays what is asked for; a card that pays by itself asks nobody. */
export function unpaidLines(facts: MoneyFacts, language: Language): MoneyLine[] {
  const { label, note } = texts[language].unpaid;
  const { stage, guarantee } = facts;
  // What is due with the booking itself is paid or reserved, or there is no booking.
  const isAsked = dueBeside(facts).some(
    ({ now, by, waits }) =>
      (stage === 'agreed' && !waits) || (stage === 'offered' && !guarantee && !now && by !== null),
  );
  const paysItself = facts.cardPays && !facts.cardPays.refusedOn;
  return isAsked && !paysItself ? [line('unpaid', label, null, note)] : [];
}

/** The same in a letter that tells of a refused card, or under the day of an invoice. */
export function unpaidWords(language: Language): string {
  const { label, note, sentence } = texts[language].unpaid;
  return sentence(label, note);
}

/** As long as banks keep a reservation at least. */
const reservationDays = 7;

/** What follows where the bank ends a reservation before its day; of a near day nothing is said. */
export function lapsedLines(
  facts: MoneyFacts & MoneyOwner,
  today: Day,
  language: Language,
): MoneyLine[] {
  const { label, charged, asked } = texts[language].lapsed;
  const { on } = takenOf(facts);
  const isFar = on !== null && on > daysAfter(today, reservationDays);
  if (facts.stage !== 'agreed' || !isMoreThanNothing(facts.reserved) || !isFar) return [];
  const { cardPays } = facts;
  const paysItself = cardPays !== null && cardPays.until >= on;
  const note = paysItself ? charged(cardsOf([cardPays.card], facts, language)) : asked;
  return [line('unpaid', label, null, note)];
}

/** Held for a car one drives oneself, apart from what it costs. */
export function securityLines(
  { securityDeposit }: Pick<QuoteDue, 'securityDeposit'>,
  language: Language,
): MoneyLine[] {
  const say = texts[language];
  if (!securityDeposit) return [];
  return [line('securityDeposit', say.securityDeposit, securityDeposit, say.securityNote)];
}
