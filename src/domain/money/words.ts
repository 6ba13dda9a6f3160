/** What is said of money, line by line. Whoever shows it decides where a line stands, never what it says. */
import type { QuoteDue, QuoteTerms } from '#contract/bookings/quote.ts';
import type { DuePart, LineId, MoneyEnding, MoneyFacts, MoneyTerm } from '#contract/money-facts.ts';
import type { Day, Instant, Language, Money } from '#contract/primitives.ts';
import { dayInWords } from '#domain/date-words.ts';
import { cardNamed, type Payer, payerWords } from '#domain/money/card-words.ts';
import { dueBeside } from '#domain/money/facts.ts';
import { moneyText as arabic } from '#domain/money/text.ar.ts';
import { moneyText as english, type MoneyText } from '#domain/money/text.en.ts';

export interface MoneyLine {
  id: LineId;
  label: string;
  /** Null where the note says it all. */
  sum: Money | null;
  note: string;
}

const texts: Record<Language, MoneyText> = { en: english, ar: arabic };

const line = (id: LineId, label: string, sum: Money | null, note = ''): MoneyLine => ({
  ...{ id, label, sum, note },
});

const has = (sum: Money) => sum.amount > 0;

/** As one sentence part: `$270, nothing is taken before it is confirmed`. */
export function lineValue({ sum, note }: MoneyLine, say: (sum: Money) => string): string {
  return [...(sum ? [say(sum)] : []), ...(note ? [note] : [])].join(noteComma(note));
}

/** Arabic has a comma of its own. */
const noteComma = (note: string) => (/\p{Script=Arabic}/u.test(note) ? '، ' : ', ');

/** Where it stands: paid, reserved, due now and later, on its way back, kept. */
export function moneyLines(facts: MoneyFacts, language: Language): MoneyLine[] {
  const say = texts[language];
  const { taking, released, returning, returned, kept, stage, forgiven } = facts;
  const asked = dueBeside(facts);
  const lines = [
    paidLine(facts, say),
    has(taking) && line('taking', say.taking, taking, say.takingNote),
    has(facts.reserved) && reservedLine(facts, language),
    has(released) && line('released', say.reservation, released, say.reservationEnded),
    stage !== 'over' && isGiven(facts) && line('forgiven', say.forgiven, forgiven),
    ...asked.map((part) => dueLine(part, facts, language)),
    has(returning) && line('returning', say.returning, returning, wayOf(facts, say)),
    has(returned) && line('returned', say.returned, returned),
    stage !== 'over' && hasGoneBack(facts) && line('borne', say.borne, facts.paid),
    stage === 'over' ? keptLine(kept, say) : has(kept) && line('kept', say.keptForChanges, kept),
    asked.length === 0 && nothingLine(facts, say),
  ];
  return lines.filter((each) => each !== false);
}

const hasGoneBack = ({ returning, returned }: MoneyFacts) => has(returning) || has(returned);

/** What went back tells of what the house gave: said twice it would read as if it had left twice. */
const isGiven = ({ forgiven, returning, returned }: MoneyFacts) =>
  forgiven.amount > returning.amount + returned.amount;

/** Where something went back all that ever came is said: it is what is borne or kept, and what goes back. */
function paidLine(facts: MoneyFacts, say: MoneyText): MoneyLine | false {
  const { stage, paid, returning, returned } = facts;
  const all = { ...paid, amount: paid.amount + returning.amount + returned.amount };
  if (!has(all)) return false;
  const isInAll = stage === 'over' || hasGoneBack(facts);
  return line('paid', isInAll ? say.paidInAll : say.paid, all);
}

const keptLine = (kept: Money, say: MoneyText) =>
  has(kept) ? line('kept', say.kept, kept) : line('kept', say.kept, null, say.nothing);

function nothingLine(facts: MoneyFacts, say: MoneyText): MoneyLine {
  const { stage, paid, taking, reserved } = facts;
  if (facts.paused) return line('nothing', say.nothingLabel, null, say.nothingForNow);
  const isTaken = stage !== 'over' && has(reserved);
  const more = has(paid) || has(taking) ? say.nothingMore : say.nothing;
  return line('nothing', say.nothingLabel, null, isTaken ? say.nothingBeside : more);
}

function reservedLine({ stage, reserved, due }: MoneyFacts, language: Language): MoneyLine {
  const say = texts[language];
  const next = due.find(({ by }) => by !== null)?.by;
  const until = next ? say.reservedUntil(dayInWords(next, language)) : '';
  // What a card guarantees is taken on its day; what waits for an answer alone is taken with it.
  const guaranteed = due[0]?.by;
  const asked = guaranteed
    ? say.reservedOnceUntil(dayInWords(guaranteed, language))
    : say.reservedUntilConfirmed;
  const notes = { offered: asked, asked, agreed: until, over: say.reservedOver };
  return line('reserved', say.reserved, reserved, notes[stage]);
}

function dueLine(part: DuePart, facts: MoneyFacts, language: Language): MoneyLine {
  const say = texts[language];
  const { kind, by, now, sum } = part;
  const id = now ? 'due' : 'later';
  if (facts.stage === 'over')
    return line(id, now || !by ? say.stillToPay : say.stillToPayBy(dayInWords(by, language)), sum);
  if (now)
    return line(id, say.due[facts.stage === 'offered' ? 'withConfirmation' : 'now'][kind], sum);
  if (!by) return line(id, say.due.onceConfirmed[kind], sum);
  return line(id, say.due.by[kind](dayInWords(by, language)), sum, payerWords(facts, by, language));
}

/** For letters of one event: what came, what is asked for by a day, and what goes back or has gone. */
export const paidSum = (sum: Money, language: Language): MoneyLine =>
  line('paid', texts[language].paid, sum);

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
  const say = texts[language];
  if (gone) return line('returned', say.returned, sum, wayOf(way, say));
  return line('returning', say.returning, sum, wayOf(way, say));
}

/** How money goes back, and to which cards. */
export type WayBack = Pick<MoneyFacts, 'ways' | 'cards'>;

export const wayBack = (way: WayBack, language: Language): string => wayOf(way, texts[language]);

function wayOf({ ways, cards }: WayBack, say: MoneyText): string {
  const [first, second] = ways;
  if (!first) return '';
  if (cards.length === 0) return second ? say.ways.both : say.ways[first];
  const named = cards.map((card) => cardNamed(card, say.ways.card4)).join(say.ways.and);
  if (second) return say.ways.bothNamed(named);
  return first === 'card' ? say.ways.named(named) : say.ways.transfer;
}

/** What ending it means: paid so far, the fee and its term, what comes back and how. */
export function endingLines(
  facts: MoneyFacts,
  ending: MoneyEnding,
  language: Language,
): MoneyLine[] {
  const say = texts[language];
  const { term, fee, keeps, comesBack, taken, letGo, toPay } = ending;
  const forChanges = { ...keeps, amount: keeps.amount - fee.amount };
  const away = { ...toPay, amount: openOf(facts) - toPay.amount };
  const keepsChanges = has(forChanges) && term !== 'operator' && term !== 'weather';
  const how = has(comesBack) ? wayOf(facts, say) : '';
  const lines = [
    line('paid', hasGoneBack(facts) ? say.ending.paidLessBack : say.ending.paid, facts.paid),
    keepsChanges && line('kept', say.keptForChanges, forChanges),
    line('fee', say.ending.fee, fee, say.ending.under[term]),
    has(taken) && line('taken', say.ending.taken, taken),
    has(toPay) && line('toPay', say.stillToPay, toPay),
    has(away) && line('fallsAway', say.ending.fallsAway, away, say.ending.fallsAwayNote),
    line('comesBack', say.ending.comesBack, comesBack, how),
    has(letGo) && line('letGo', say.reservation, letGo, say.reservationEnds),
  ];
  return lines.filter((each) => each !== false);
}

/** What was agreed and is neither paid nor reserved. */
const openOf = (facts: MoneyFacts): number =>
  facts.stage === 'offered' ? 0 : dueBeside(facts).reduce((all, { sum }) => all + sum.amount, 0);

/** `under its terms, as the free hours are over`. */
export const termWords = (term: MoneyTerm, language: Language): string =>
  texts[language].ending.under[term];

/** What giving it up costs and when it comes back, before anybody does so. */
export function termLines(
  terms: QuoteTerms,
  language: Language,
  moment: (moment: Instant) => string,
): MoneyLine[] {
  const say = texts[language].terms;
  const { freeUntil, feePercentAfter, feeAfter, noShowFee } = terms;
  const share = freeUntil ? say.share : say.shareFromOutset;
  const late = line(
    'late',
    freeUntil ? say.after : say.fromOutset,
    feeAfter,
    share(feePercentAfter),
  );
  const lines = [
    freeUntil !== null && line('free', say.free, null, say.freeUntil(moment(freeUntil))),
    has(feeAfter) && late,
    has(noShowFee) && line('noShow', say.noShow, noShowFee),
    line('operator', say.operator, null, say.all),
    line('weather', say.weather, null, weatherNote(terms, say)),
  ];
  return lines.filter((each) => each !== false);
}

function weatherNote({ weatherRefundPercent }: QuoteTerms, say: MoneyText['terms']): string {
  if (weatherRefundPercent === 100) return say.all;
  return weatherRefundPercent === 0 ? say.weatherNone : say.weatherShare(weatherRefundPercent);
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
