/** What is said of money, line by line. Whoever shows it decides where a line stands, never what it says. */
import type {
  BackShare,
  DuePart,
  LineId,
  MoneyEnding,
  MoneyFacts,
  MoneyTerm,
} from '#contract/money-facts.ts';
import type { Day, Language, Money } from '#contract/primitives.ts';
import { dayInWords } from '#domain/date-words.ts';
import { isSentByUs, type WayBack, wayBack, wayGone } from '#domain/money/back-words.ts';
import {
  cardsOf,
  cardWords,
  type Payer,
  payerWords,
  type Whose,
  wordsFor,
} from '#domain/money/card-words.ts';
import { dueBeside } from '#domain/money/facts.ts';
import { moneyIn } from '#domain/money/figures.ts';
import { payerNote } from '#domain/money/part-words.ts';
import { takenOf } from '#domain/money/reserved.ts';
import { reservedNote } from '#domain/money/reserved-words.ts';
import type { MoneyText } from '#domain/money/text.en.ts';
import { texts } from '#domain/money/texts.ts';
import { has } from '#domain/money/units.ts';

export interface MoneyLine {
  id: LineId;
  label: string;
  /** Null where the note says it all. */
  sum: Money | null;
  note: string;
}

export const line = (id: LineId, label: string, sum: Money | null, note = ''): MoneyLine => ({
  id,
  label,
  sum,
  note,
});

/** As one sentence part: `$270, nothing is taken before it is confirmed`. */
export const lineValue = ({ sum, note }: MoneyLine, say: (sum: Money) => string): string =>
  [...(sum ? [say(sum)] : []), ...(note ? [note] : [])].join(noteComma(note));

/** Arabic has a comma of its own. */
const noteComma = (note: string) => (/\p{Script=Arabic}/u.test(note) ? '، ' : ', ');

/** Where it stands: paid, reserved, due now and later, on its way back, kept. */
export function moneyLines(facts: MoneyFacts & Whose, language: Language): MoneyLine[] {
  const say = wordsFor(facts, language);
  const { taking, released, returning, returned, kept, stage, forgiven } = facts;
  const asked = dueBeside(facts);
  const card = cardsOf(facts.reservedOn, facts, language);
  const takingNote = stage === 'over' ? say.takingFee : say.takingNote;
  const ended = stage === 'over' && keptLine(facts, say);
  // What is still to pay of a fee stands below it, as in the question before: it is no second sum.
  const isOwed = asked.length > 0;
  const owed = asked.map((part) => dueLine(part, facts, language));
  const lines = [
    paidLine(facts, say, language),
    has(taking) && line('taking', say.taking(card), taking, takingNote),
    has(facts.collecting) && collectingLine(facts, language),
    has(facts.reserved) && reservedLine(facts, language),
    has(released) && line('released', say.reservation(card), released, say.reservationEnded),
    stage !== 'over' && isGiven(facts) && line('forgiven', say.forgiven, forgiven),
    isOwed && ended,
    ...(stage === 'over' ? owed : []),
    has(returning) && returningLine(returning, { ...facts, shares: facts.returningTo }, language),
    has(returned) &&
      line('returned', say.returned, returned, arrives(waysOf(facts.returnedTo), language)),
    has(facts.comesBack) &&
      backOnce({ ...facts, sum: facts.comesBack, to: facts.comesBackTo }, language),
    stage !== 'over' && hasGoneBack(facts) && line('borne', say.borne, facts.paid),
    !isOwed && ended,
    stage !== 'over' && has(kept) && line('kept', say.keptForChanges, kept),
    // After all that is behind: between what came and what went back it would seem a part of them.
    ...(stage === 'over' ? [] : owed),
    !isOwed && nothingLine(facts, say),
  ];
  return ofWhom(
    lines.filter((each) => each !== false),
    facts,
    say,
  );
}

/** No longer asked for: the bank is. */
export function collectingLine(
  { collecting, collectingOn, ...whose }: Pick<MoneyFacts, 'collecting' | 'collectingOn'> & Whose,
  language: Language,
): MoneyLine {
  const say = wordsFor(whose, language);
  const card = cardsOf(collectingOn, whose, language);
  return line('collecting', say.taking(card), collecting, say.collectingNote);
}

/** Of a change that makes it cheaper: it leaves with the confirmation. */
export const backOnce = (
  { sum, to, ways = [], cards = [] }: Partial<WayBack> & { sum: Money; to: readonly BackShare[] },
  language: Language,
): MoneyLine =>
  line('backOnce', texts[language].backOnce, sum, wayBack({ ways, cards }, language, to));

/** Who acts for another reads of that one's card, and of what goes back to them. */
export function ofWhom(lines: MoneyLine[], { of, desk }: Whose, say: MoneyText): MoneyLine[] {
  const labelOf = (id: LineId) => (desk ? say.atDesk[id] : of && say.theirs[id]?.(of));
  return lines.map((each) => ({ ...each, label: labelOf(each.id) || each.label }));
}

/** By which ways and to which cards, with the sum of each where there are several. */
const waysOf = (shares: readonly BackShare[]): WayBack => ({
  ways: [...new Set(shares.map(({ way }) => way))],
  cards: [...new Set(shares.flatMap(({ card }) => card || []))],
  shares,
});

/** It has left the house, and a card's bank still takes its days. */
function arrives(way: WayBack, language: Language): string {
  const gone = wayGone(way, language);
  const { semicolon, ways } = texts[language];
  return gone && way.ways.includes('card') ? `${gone}${semicolon}${ways.bankShows}` : gone;
}

const hasGoneBack = ({ returning, returned }: MoneyFacts) => has(returning) || has(returned);

/** What went back tells of what the house gave: said twice it would read as if it had left twice. */
const isGiven = ({ forgiven, returning, returned }: MoneyFacts) =>
  forgiven.amount > returning.amount + returned.amount;

/** Whether anything was ever paid. */
const hasCome = (facts: MoneyFacts) => has(facts.paid) || hasGoneBack(facts);

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
 * A fee by its own name, and the term it was kept under. What has still to be paid of it is not kept yet, and of
 * what nobody paid nothing is.
 */
function keptLine(facts: MoneyFacts, say: MoneyText): MoneyLine | false {
  const { kept, keptUnder: term } = facts;
  if (!has(kept)) return hasCome(facts) && line('kept', say.kept, null, say.nothing);
  const owing = dueBeside(facts).length > 0 ? say.ending.fee : say.kept;
  const label = (term && say.keptAs[term]) ?? owing;
  return line('kept', label, kept, term ? say.ending.under[term] : '');
}

function nothingLine(facts: MoneyFacts, say: MoneyText): MoneyLine {
  const { stage, paid, taking, reserved, collecting } = facts;
  if (facts.paused) return line('nothing', say.nothingLabel, null, say.nothingForNow);
  const isTaken = stage !== 'over' && has(reserved);
  const more = has(paid) || has(taking) || has(collecting) ? say.nothingMore : say.nothing;
  return line('nothing', say.nothingLabel, null, isTaken ? say.nothingBeside : more);
}

function reservedLine(facts: MoneyFacts & Whose, language: Language): MoneyLine {
  const say = wordsFor(facts, language);
  const card = cardsOf(facts.reservedOn, facts, language);
  const label = facts.stage === 'offered' ? say.reservedAlready : say.reserved;
  return line('reserved', label(card), facts.reserved, reservedNote(takenOf(facts), language));
}

function dueLine(part: DuePart, facts: MoneyFacts & Whose, language: Language): MoneyLine {
  const say = texts[language];
  const { kind, by, now, sum } = part;
  const id = now ? 'due' : 'later';
  if (facts.stage === 'over') return stillLine(part, facts, language);
  const note = payerNote(part, facts, language);
  if (now)
    return line(
      id,
      say.due[facts.stage === 'offered' ? 'withConfirmation' : 'now'][kind],
      sum,
      note,
    );
  if (!by) return line(id, say.due.onceConfirmed[kind], sum, note);
  return line(id, say.due.by[kind](dayInWords(by, language)), sum, note);
}

/** Of what is over: by which day, and who pays it then. */
function stillLine({ by, now, sum }: DuePart, facts: MoneyFacts & Whose, language: Language) {
  const say = texts[language];
  if (now || !by) return line(now ? 'due' : 'later', say.stillToPay, sum);
  const label = say.stillToPayBy(dayInWords(by, language));
  const alone = facts.invoice ? wordsFor(facts, language).fromInvoice : '';
  return line('later', label, sum, payerWords(facts, by, language) || alone);
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

/** A part that is asked for by a day, and who pays it then. */
export interface AskedBy extends Payer {
  sum: Money;
  by: Day;
}

export const dueBy = (part: AskedBy, language: Language): MoneyLine =>
  line(
    'later',
    texts[language].due.by.all(dayInWords(part.by, language)),
    part.sum,
    payerWords(part, part.by, language),
  );

export function backSum(
  sum: Money,
  { way, gone = false }: { way: WayBack; gone?: boolean },
  language: Language,
): MoneyLine {
  return gone
    ? line('returned', texts[language].returned, sum, arrives(way, language))
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

/** What ending it means: paid so far, the fee and its term, what comes back and how. */
export function endingLines(
  facts: MoneyFacts & Whose,
  ending: MoneyEnding,
  language: Language,
): MoneyLine[] {
  const say = wordsFor(facts, language);
  const card = cardsOf(facts.reservedOn, facts, language);
  const { term, fee, keeps, comesBack, taken, letGo, toPay } = ending;
  const forChanges = { ...keeps, amount: keeps.amount - fee.amount };
  const away = { ...toPay, amount: openOf(facts) - toPay.amount };
  const keepsChanges = has(forChanges) && term !== 'operator' && term !== 'weather';
  const how = has(comesBack) ? wayBack(facts, language, ending.backTo) : '';
  const lines = [
    paidBeforeEnd(facts.paid, goneBack(facts), language),
    keepsChanges && line('kept', say.keptForChanges, forChanges),
    line('fee', say.ending.fee, fee, say.ending.under[term]),
    has(taken) && line('taken', say.ending.taken(card), taken),
    ...toPayLines(facts, toPay, language),
    has(away) && line('fallsAway', say.ending.fallsAway, away, say.ending.fallsAwayNote),
    line('comesBack', say.ending.comesBack, comesBack, how),
    has(letGo) &&
      line('letGo', say.reservation(card), letGo, has(taken) ? say.restEnds : say.reservationEnds),
  ];
  return ofWhom(
    lines.filter((each) => each !== false),
    facts,
    say,
  );
}

/** A page says what was paid in all: where something goes back or went, the rest is said besides it. */
export function paidBeforeEnd(paid: Money, gone: Money | undefined, language: Language): MoneyLine {
  const { paid: label, paidBeside } = texts[language].ending;
  return line('paid', gone && has(gone) ? paidBeside(moneyIn(language, gone)) : label, paid);
}

const goneBack = ({ returning, returned }: MoneyFacts): Money => ({
  ...returned,
  amount: returning.amount + returned.amount,
});

/** What is asked for in the end is what falls due first, on its own day; who pays it is said as afterwards. */
function toPayLines(facts: MoneyFacts & Whose, toPay: Money, language: Language): MoneyLine[] {
  const parts: MoneyLine[] = [];
  let left = toPay.amount;
  for (const part of facts.stage === 'offered' ? [] : dueBeside(facts)) {
    const sum = { ...toPay, amount: Math.min(left, part.sum.amount) };
    left -= sum.amount;
    if (has(sum)) parts.push({ ...stillLine({ ...part, sum }, facts, language), id: 'toPay' });
  }
  const rest = { ...toPay, amount: left };
  return has(rest) ? [...parts, line('toPay', texts[language].stillToPay, rest)] : parts;
}

/** What was agreed and is neither paid nor reserved. */
const openOf = (facts: MoneyFacts): number =>
  facts.stage === 'offered' ? 0 : dueBeside(facts).reduce((all, { sum }) => all + sum.amount, 0);
