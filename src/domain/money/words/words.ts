/** What is said of money, line by line. Whoever shows it decides where a line stands, never what it says. */
import type {
  BackShare,
  DuePart,
  MoneyFacts,
  MoneyLineId,
  MoneyTerm,
} from '#contract/money-facts.ts';
import type { Language, Money } from '#contract/primitives.ts';
import { dayInWords } from '#domain/calendar/date-words.ts';
import { dueBeside } from '#domain/money/facts.ts';
import { moneyIn } from '#domain/money/figures.ts';
import { arrivalOfRefund, returningLine } from '#domain/money/letter-sums.ts';
import { line, type MoneyLine, ofWhom } from '#domain/money/line.ts';
import { takenOf } from '#domain/money/reserved.ts';
import { isMoreThanNothing } from '#domain/money/units.ts';
import { type WayBack, wayBack } from '#domain/money/words/back.ts';
import {
  cardsOf,
  cardWords,
  type MoneyOwner,
  payerWords,
  wordsFor,
} from '#domain/money/words/card.ts';
import { onWayLines } from '#domain/money/words/on-way.ts';
import { payerNote } from '#domain/money/words/part.ts';
import { reservedNote } from '#domain/money/words/reserved.ts';
import type { MoneyText } from '#domain/money/words/text.en.ts';
import { texts } from '#domain/money/words/texts.ts';
import { minus } from '#domain/money.ts';

/** Where it stands: paid, reserved, due now and later, on its way back, kept. */
export function moneyLines(facts: MoneyFacts & MoneyOwner, language: Language): MoneyLine[] {
  const say = wordsFor(facts, language);
  const { taking, released, returning, returned, kept, stage } = facts;
  const forgiven = minus(facts.forgiven, facts.forgivenBack);
  const asked = dueBeside(facts);
  const card = cardsOf(facts.reservedOn, facts, language);
  const takingNote = stage === 'over' ? say.takingFee : say.takingNote;
  const ended = stage === 'over' ? keptLines(facts, language) : [];
  // What is still to pay of a fee stands below it, as in the question before: it is no second sum.
  const isOwed = asked.length > 0;
  const owed = asked.map((part) => dueLine(part, facts, language));
  const lines = [
    paidLine(facts, say, language),
    isMoreThanNothing(taking) && line('taking', say.taking(card), taking, takingNote),
    ...onWayLines(facts, language),
    isMoreThanNothing(facts.reserved) && reservedLine(facts, language),
    isMoreThanNothing(released) &&
      line('released', say.reservation(card), released, say.reservationEnded),
    stage !== 'over' && isMoreThanNothing(forgiven) && line('forgiven', say.forgiven, forgiven),
    ...(isOwed ? ended : []),
    ...(stage === 'over' ? owed : []),
    isMoreThanNothing(returning) &&
      returningLine(returning, { ...facts, shares: facts.returningTo }, language),
    isMoreThanNothing(returned) &&
      line('returned', say.returned, returned, arrivalOfRefund(waysOf(facts.returnedTo), language)),
    isMoreThanNothing(facts.comesBack) &&
      backOnce({ ...facts, sum: facts.comesBack, to: facts.comesBackTo }, language),
    stage !== 'over' && hasGoneBack(facts) && line('borne', say.borne, facts.paid),
    ...(isOwed ? [] : ended),
    ...(stage === 'over' ? [] : changeFeeLines(facts, kept, language)),
    // After all that is behind: between what came and what went back it would seem a part of them.
    ...(stage === 'over' ? [] : owed),
    !isOwed && nothingLine(facts, say),
  ];
  return ofWhom(
    withTakenOff(
      lines.filter((each) => each !== false),
      facts,
      language,
    ),
    facts,
    say,
  );
}

const going: readonly MoneyLineId[] = ['returning', 'toSend'];

/** What the house took off by hand is called so, on the line of the sum that it is a part of. */
function withTakenOff(lines: MoneyLine[], facts: MoneyFacts, language: Language): MoneyLine[] {
  const gone = facts.forgivenGone;
  const leaving = minus(facts.forgivenBack, gone);
  return lines.map((each) => {
    if (each.id === 'returned') return givenWithin(each, gone, language);
    return going.includes(each.id) ? givenWithin(each, leaving, language) : each;
  });
}

function givenWithin(line: MoneyLine, given: Money, language: Language): MoneyLine {
  const { takenOff, semicolon } = texts[language];
  const { sum, note } = line;
  if (!isMoreThanNothing(given) || sum === null || sum.amount < given.amount) return line;
  const isAll = sum.amount === given.amount;
  const words = isAll ? takenOff.all : takenOff.part(moneyIn(language, given));
  return { ...line, note: [words, note].filter(Boolean).join(semicolon) };
}

/** Of a change that makes it cheaper: it leaves with the confirmation. */
export const backOnce = (
  { sum, to, ways = [], cards = [] }: Partial<WayBack> & { sum: Money; to: readonly BackShare[] },
  language: Language,
): MoneyLine =>
  line('backOnce', texts[language].backOnce, sum, wayBack({ ways, cards }, language, to));

/** By which ways and to which cards, with the sum of each where there are several. */
const waysOf = (shares: readonly BackShare[]): WayBack => ({
  ways: [...new Set(shares.map(({ way }) => way))],
  cards: [...new Set(shares.flatMap(({ card }) => card || []))],
  shares,
});

const hasGoneBack = ({ returning, returned }: MoneyFacts) =>
  isMoreThanNothing(returning) || isMoreThanNothing(returned);

/** Whether anything was ever paid. */
const hasCome = (facts: MoneyFacts) => isMoreThanNothing(facts.paid) || hasGoneBack(facts);

/** Where something went back all that ever came is said: it is what is borne or kept, and what goes back. */
function paidLine(facts: MoneyFacts, say: MoneyText, language: Language): MoneyLine | false {
  const { stage, paid, returning, returned } = facts;
  const all = { ...paid, amount: paid.amount + returning.amount + returned.amount };
  if (!hasCome(facts)) return false;
  const isInAll = stage === 'over' || hasGoneBack(facts);
  return isInAll
    ? line('paid', say.paidInAll, all)
    : line('paid', say.paid, all, paidWith(facts, language));
}

/** How it was paid, while nothing of it goes back: that names the ways again. */
const paidWith = (facts: MoneyFacts, language: Language): string =>
  facts.stage === 'agreed' ? paidBy(facts, language) : '';

/** With which cards, by bank, or both. */
export function paidBy({ cards, ways }: WayBack, language: Language): string {
  const { and, paidWith: said, byBank } = texts[language].ways;
  if (ways.includes('card') && cards.length === 0) return '';
  const named = cards.map((card) => cardWords(card, language)).join(and);
  return [...(named ? [said(named)] : []), ...(ways.includes('transfer') ? [byBank] : [])].join(
    and,
  );
}

/**
 * Each fee by its own name, and the term it was kept under: one for a change before is none for the end. What has
 * still to be paid of it is not kept yet, and of what nobody paid nothing is.
 */
function keptLines(facts: MoneyFacts & MoneyOwner, language: Language): MoneyLine[] {
  const say = wordsFor(facts, language);
  const { kept, keptFor, keptUnder: term } = facts;
  if (!isMoreThanNothing(kept))
    return hasCome(facts) ? [line('kept', say.kept, null, say.nothing)] : [];
  const owing = dueBeside(facts).length > 0 ? say.ending.fee : say.kept;
  const label = (term && say.keptAs[term]) ?? owing;
  const forChanges = { ...kept, amount: keptFor.reduce((all, { sum }) => all + sum.amount, 0) };
  const ofEnd = minus(kept, forChanges);
  return [
    ...(isMoreThanNothing(ofEnd)
      ? [line('kept', label, ofEnd, term ? keptNote(term, facts, language) : '')]
      : []),
    ...changeFeeLines(facts, forChanges, language).map((each) => ({
      ...each,
      note: say.ending.under.changed,
    })),
  ];
}

/** By which term; what the house gave of it, its terms did not. */
function keptNote(term: MoneyTerm, { keptLess }: MoneyFacts, language: Language): string {
  const { ending, semicolon, keptLess: less } = texts[language];
  const given = isMoreThanNothing(keptLess) && less(moneyIn(language, keptLess));
  return [ending.under[term], given].filter(Boolean).join(semicolon);
}

/** What is kept for changes, each by the day on which it was made. */
export function changeFeeLines(
  { keptFor }: Pick<MoneyFacts, 'keptFor'>,
  kept: Money,
  language: Language,
): MoneyLine[] {
  const { keptForChanges, feeForChangeOf } = texts[language];
  const known = keptFor.reduce((all, { sum }) => all + sum.amount, 0);
  if (known !== kept.amount)
    return isMoreThanNothing(kept) ? [line('kept', keptForChanges, kept)] : [];
  return keptFor.map(({ on, sum }) =>
    line('kept', on ? feeForChangeOf(dayInWords(on, language)) : keptForChanges, sum),
  );
}

function nothingLine(facts: MoneyFacts, say: MoneyText): MoneyLine {
  const { stage, paid, taking, reserved, collecting, checking } = facts;
  if (facts.paused) return line('nothing', say.nothingLabel, null, say.nothingForNow);
  const isTaken = stage !== 'over' && isMoreThanNothing(reserved);
  const isSome = [paid, taking, collecting, checking].some(isMoreThanNothing);
  const more = isSome ? say.nothingMore : say.nothing;
  return line('nothing', say.nothingLabel, null, isTaken ? say.nothingBeside : more);
}

function reservedLine(facts: MoneyFacts & MoneyOwner, language: Language): MoneyLine {
  const say = wordsFor(facts, language);
  const card = cardsOf(facts.reservedOn, facts, language);
  const label = facts.stage === 'offered' ? say.reservedAlready : say.reserved;
  return line('reserved', label(card), facts.reserved, reservedNote(takenOf(facts), language));
}

function dueLine(part: DuePart, facts: MoneyFacts & MoneyOwner, language: Language): MoneyLine {
  const say = texts[language];
  const { kind, by, now, sum, waits = false } = part;
  const id = now ? 'due' : 'later';
  if (facts.stage === 'over') return stillLine(part, facts, language);
  if (isFee(part)) return feeLine(part, facts, language);
  const note = [feeNote(part, language), payerNote(part, facts, language)]
    .filter(Boolean)
    .join(say.semicolon);
  if (now)
    return line(
      id,
      say.due[facts.stage === 'offered' ? 'withConfirmation' : 'now'][kind],
      sum,
      note,
    );
  if (!by) return line(id, waits ? say.onceChanged.label : say.due.onceConfirmed[kind], sum, note);
  return line(id, say.due.by[kind](dayInWords(by, language)), sum, note);
}

/** Nothing but the fee for a change: what is reserved may have paid a part of it already. */
const isFee = ({ fee, sum }: DuePart): boolean => fee !== undefined && fee.amount >= sum.amount;

/** A fee is called what it is, before the change is made too. */
function feeLine(part: DuePart, facts: MoneyFacts & MoneyOwner, language: Language): MoneyLine {
  const { feeDue } = texts[language];
  const { by, now, sum } = part;
  const onItsDay = by ? feeDue.by(dayInWords(by, language)) : feeDue.once;
  // It is owed since the change, and waits for the day on which the rest is paid.
  const isWithBalance = !now && by !== null && !facts.guarantee;
  const note = [isWithBalance ? feeDue.withBalance : '', payerNote(part, facts, language)]
    .filter(Boolean)
    .join(texts[language].semicolon);
  return line(now ? 'due' : 'later', now ? feeDue.now : onItsDay, sum, note);
}

const feeNote = ({ fee }: DuePart, language: Language): string =>
  fee ? texts[language].feeDue.part(moneyIn(language, fee)) : '';

/** Of what is over: by which day, and who pays it then. */
export function stillLine(
  { by, now, sum }: DuePart,
  facts: MoneyFacts & MoneyOwner,
  language: Language,
) {
  const say = texts[language];
  if (now || !by) return line(now ? 'due' : 'later', say.stillToPay, sum);
  const label = say.stillToPayBy(dayInWords(by, language));
  const alone = facts.invoice ? wordsFor(facts, language).fromInvoice : '';
  return line('later', label, sum, payerWords(facts, by, language) || alone);
}
