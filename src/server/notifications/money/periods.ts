/** The days of a membership, as a letter about its money tells them. */
import { Day, type Language, type Money } from '#contract/primitives.ts';
import {
  changeLabel,
  changeWords,
  dueLabel,
  dueWords,
  minimumWords,
  stopHow,
} from '#domain/billing/membership-words.ts';
import { dateInWords } from '#domain/calendar/date-words.ts';
import { moneyIn } from '#domain/money/figures.ts';
import { times } from '#domain/money.ts';
import { type MoneyNews, sumIn, textOf, words } from '#server/notifications/money/news.ts';
import type { Fact } from '#server/platform/messages/content.ts';

/** Also that it goes on by itself, and how that is stopped. */
export function periods(news: MoneyNews, language: Language): Fact[] {
  const { facts, days, renews, until, membershipIs, dropsChange } = words[language];
  const day = (name: string) => {
    const read = Day.safeParse(news.about[name]);
    return read.success ? dateInWords(read.data, language) : undefined;
  };
  const [from, to, on] = [day('from'), day('to'), day('renewsOn')];
  const [ends, minimum, then] = [day('endsOn'), day('minimumUntil'), day('minimumThen')];
  const term = minimumWords(minimum && until(minimum), then, language);
  const answer = day('answerBy');
  const [paidFrom, paidTo] = [day('paidFrom'), day('paidTo')];
  const price = sumIn(news, 'renewsFor');
  const [due, becomes] = [dueIn(news, language), changeIn(news, language)];
  const droppedName = news.about.dropsChange === 1 ? textOf(news, language) : undefined;
  // Safe: a name that is missing is undefined.
  const became = membershipIs[textOf(news, 'membership') as keyof typeof membershipIs];
  return [
    ...(became ? [{ label: facts.membership, value: became }] : []),
    ...(from && to ? [{ label: facts.pays, value: days(from, to) }] : []),
    ...(answer ? [{ label: facts.answerBy, value: answer }] : []),
    ...(ends ? [{ label: facts.ends, value: ends }] : []),
    ...(paidFrom && paidTo ? [{ label: facts.paidFor, value: days(paidFrom, paidTo) }] : []),
    ...(becomes ? [{ label: changeLabel(language), value: becomes }] : []),
    ...(droppedName ? [{ label: facts.fallsAway, value: dropsChange(droppedName) }] : []),
    ...(due ? [{ label: dueLabel(language), value: due }] : []),
    ...(term ? [{ label: facts.minimum, value: term }] : []),
    ...(on && price ? [{ label: facts.renews, value: renews(on, moneyIn(language, price)) }] : []),
    ...(on && price ? [{ label: facts.stop, value: stopHow(language) }] : []),
  ];
}

const writtenIn = (language: Language) => ({
  money: (sum: Money) => moneyIn(language, sum),
  day: (day: Day) => dateInWords(day, language),
});

/** What it becomes with its next period. */
function changeIn(news: MoneyNews, language: Language): string | undefined {
  const [name, price] = [textOf(news, language), sumIn(news, 'changesFor')];
  const on = Day.safeParse(news.about.changesOn);
  if (!name || !price || !on.success) return undefined;
  const every = news.about.every === 'year' ? 'year' : 'month';
  return changeWords({ name, on: on.data, price, every }, writtenIn(language), language);
}

/** What its renewals still cost before it ends. */
function dueIn(news: MoneyNews, language: Language): string | undefined {
  const each = sumIn(news, 'dueEach');
  const last = Day.safeParse(news.about.dueLast);
  const count = Number(news.about.dueTimes);
  if (!each || !last.success) return undefined;
  const due = { each, times: count, total: times(each, count), last: last.data };
  return dueWords(due, writtenIn(language), language);
}
