/** That a membership renews by itself, when, for how much, how to stop it and when it then ends: wherever one is shown. */
import type { MembershipDue } from '#contract/billing/memberships.ts';
import type { BackShare } from '#contract/money-facts.ts';
import type { Day, Language, Money } from '#contract/primitives.ts';
import type { MembershipPeriod } from '#domain/billing/membership.ts';
import { line, type MoneyLine } from '#domain/money/line.ts';
import { wayBack } from '#domain/money/words/back.ts';
import { moneyText as arabic } from '#domain/money/words/text.ar.ts';
import { moneyText as english } from '#domain/money/words/text.en.ts';
import { add } from '#domain/money.ts';

interface Renewal {
  every: MembershipPeriod;
  /** As the reader writes sums. */
  price: string;
  /** The next one, in words; none while it has not begun. */
  on?: string | undefined;
  /** What it becomes with the next one, in words. */
  becomes?: string | undefined;
  /** The button that stops it stands right under these words. */
  aboveButton?: boolean;
  /** Its last day if it were stopped today, and what is still to be paid until then, in words. */
  stopped?: { last: string; due: string } | undefined;
}

/** As the reader writes sums and days. */
interface Written {
  money: (sum: Money) => string;
  day: (day: Day) => string;
}

const sayIn = (language: Language) => (language === 'ar' ? arabic : english).renewal;

export function renewalWords(
  { every, price, on, becomes, aboveButton, stopped }: Renewal,
  language: Language,
): string {
  const say = sayIn(language);
  const same = on ? `${say.on(on, price)}${say.after[every]}` : `${say.each[every](price)}.`;
  const when = becomes ? say.becomesThen(becomes) : same;
  const stop = say.stop(aboveButton ? say.below : say.elsewhere);
  return `${when} ${stop} ${stopped ? `${say.lastDay(stopped.last)} ${stopped.due}` : say.ends}`;
}

interface Planned {
  name: string;
  on: Day;
  price: Money;
  every: MembershipPeriod;
}

/** What it becomes with its next period: `Essential on 18 December 2026, for $2,500 a month`. */
export const changeWords = (
  { name, on, price, every }: Planned,
  { money, day }: Written,
  language: Language,
): string => sayIn(language).change[every]({ name, on: day(on), price: money(price) });

/** The same as a sentence beside an end: it comes before, or only for whoever keeps it. */
export function changeSentence(change: string, comes: boolean, language: Language): string {
  const { becomesFirst, becomesIfKept } = sayIn(language);
  return comes ? becomesFirst(change) : becomesIfKept(change);
}

/** Its minimum term, and that of what it becomes: `until 10 December 2026; with the change until 10 January 2027`. */
export function minimumWords(
  now: string | undefined,
  then: string | undefined,
  language: Language,
): string {
  const { minimumThen } = sayIn(language);
  const { semicolon } = language === 'ar' ? arabic : english;
  return [now, then && minimumThen(then)].filter(Boolean).join(semicolon);
}

/** What was paid of what never comes to be, and how it comes back: before it is given up and after. */
export function paidBackLines(shares: readonly BackShare[], language: Language): MoneyLine[] {
  const [first] = shares;
  if (!first) return [];
  const sum = shares.map((share) => share.sum).reduce(add);
  const { comesBack } = (language === 'ar' ? arabic : english).ending;
  return [line('comesBack', comesBack, sum, wayBack({ ways: [], cards: [] }, language, shares))];
}

/** How a letter names it. */
export const changeLabel = (language: Language): string => sayIn(language).becomes;

/** What its renewals still cost before it ends: `$15,000 (2 × $7,500, the last on 18 January 2027)`. */
export function dueWords(
  { each, times, total, last }: MembershipDue,
  { money, day }: Written,
  language: Language,
): string {
  const { due, dueOnce } = sayIn(language);
  return times === 1
    ? dueOnce(money(total), day(last))
    : due({ total: money(total), times, each: money(each), last: day(last) });
}

/** The same as a sentence, also where nothing is. */
export function dueSentence(
  due: MembershipDue | null,
  written: Written,
  language: Language,
): string {
  const { stillDue, nothingDue } = sayIn(language);
  return due ? `${stillDue}: ${dueWords(due, written, language)}.` : nothingDue;
}

/** How a letter names it. */
export const dueLabel = (language: Language): string => sayIn(language).stillDue;

/** How one is stopped, and when it then ends: the same for every plan and tier. */
export function stopWords(language: Language): string {
  const say = sayIn(language);
  return `${say.stop(say.elsewhere)} ${say.ends}`;
}

/** The same after a label that says what for. */
export function stopHow(language: Language): string {
  const say = sayIn(language);
  return `${say.stopHow(say.elsewhere)} ${say.ends}`;
}

/** Where several are shown, each with its price. */
export function renewalOfAny(language: Language): string {
  return `${sayIn(language).any} ${stopWords(language)}`;
}
