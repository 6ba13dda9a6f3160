/** Weeks, weekends and months that are meant as a whole: `the weekend after next`, `in March`, شهر يناير. */
import { Temporal } from 'temporal-polyfill/full';
import type { Weekday } from '#contract/catalogue/shapes.ts';
import type { Day } from '#contract/primitives.ts';
import { monthNamed, monthNames } from '#domain/assistant/dates/calendar-words.ts';
import { daysAfter, weekdayOf } from '#domain/time.ts';

interface Span {
  day: Day;
  until: Day;
}

const week: Weekday[] = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

const afterNext = /\bafter next\b|\bin (?:two|2) week(?:end)?s\b|بعد (?:القادم|المقبل|الجاي)/;

/** The message must be `plain`. */
export const spanIn = (said: string, today: Day): Span | undefined =>
  weekendOf(said, today) ??
  inMonth(said, relativeMonth(said, today)) ??
  weekend(said, today) ??
  weekIn(said, today) ??
  inMonth(said, monthIn(said, today));

const thirds: [RegExp, first: number, last: number | undefined][] = [
  [/\bsecond week (?:of|in)\b|ثاني اسبوع/, 8, 14],
  [/\bthird week (?:of|in)\b|ثالث اسبوع/, 15, 21],
  [/\b(?:early|beginning of|start of|first week of)\b|(?:^|\s)(?:اول|بدايه|اوايل)\s/, 1, 7],
  [/\b(?:mid|middle of)\b|(?:^|\s)(?:منتصف|نص|نصف|وسط)\s/, 11, 20],
  [/\b(?:late|end of|last week of)\b|(?:^|\s)(?:اخر|نهايه|اواخر)\s/, -6, undefined],
];

/** `early december`, `آخر الشهر`: a part of the month that is named. */
function inMonth(said: string, span: Span | undefined): Span | undefined {
  const part = span && thirds.find(([pattern]) => pattern.test(said));
  if (!part) return span;
  const [, first, last] = part;
  const month = Temporal.PlainDate.from(span.until);
  const from = month.with({ day: first < 0 ? month.daysInMonth + first : first }).toString();
  const until = month.with({ day: last ?? month.daysInMonth }).toString();
  return until < span.day ? span : { day: [from, span.day].toSorted()[1] ?? from, until };
}

function relativeMonth(said: string, today: Day): Span | undefined {
  const date = Temporal.PlainDate.from(today);
  if (
    /\bend of (?:the|this) year\b|(?:اخر|نهايه) (?:السنه|العام)(?! (?:القادم|المقبل|الجاي))/.test(
      said,
    )
  )
    return wholeMonth(date.with({ month: 12 }));
  if (/\bnext month\b|الشهر (?:القادم|المقبل|الجاي)/.test(said))
    return wholeMonth(date.add({ months: 1 }));
  return /\b(?:this|the) month\b|هذا الشهر|هالشهر|(?:اخر|نهايه|منتصف|نص) الشهر/.test(said)
    ? { day: today, until: lastOf(date) }
    : undefined;
}

const lastOf = (month: Temporal.PlainDate) => month.with({ day: month.daysInMonth }).toString();

const wholeMonth = (month: Temporal.PlainDate): Span => ({
  day: month.with({ day: 1 }).toString(),
  until: lastOf(month),
});

function weekend(said: string, today: Day): Span | undefined {
  if (!/\bweek ?ends?\b|نهايه الاسبوع|ويكند|ويك اند/.test(said)) return undefined;
  const saturday = daysAfter(today, (5 - week.indexOf(weekdayOf(today)) + 7) % 7);
  if (weekdayOf(today) === 'sun' && /\bthis\b/.test(said)) return { day: today, until: today };
  const from = afterNext.test(said) ? daysAfter(saturday, 7) : saturday;
  return { day: from, until: daysAfter(from, 1) };
}

/** `first weekend of december`, آخر ويكند في يناير. */
function weekendOf(said: string, today: Day): Span | undefined {
  const at = weekends.findIndex((pattern) => pattern.test(said));
  const month = at < 0 ? undefined : monthIn(said, today);
  if (!month) return undefined;
  const count = Temporal.PlainDate.from(month.until).daysInMonth;
  const first = Temporal.PlainDate.from(month.until).with({ day: 1 }).toString();
  const saturdays = Array.from({ length: count }, (_, day) => daysAfter(first, day)).filter(
    (day) => weekdayOf(day) === 'sat',
  );
  const day = at === weekends.length - 1 ? saturdays.at(-1) : saturdays[at];
  return day && day >= today ? { day, until: daysAfter(day, 1) } : undefined;
}

const weekends = [
  /\bfirst week ?end\b|اول (?:ويكند|نهايه اسبوع)/,
  /\bsecond week ?end\b|ثاني (?:ويكند|نهايه اسبوع)/,
  /\bthird week ?end\b|ثالث (?:ويكند|نهايه اسبوع)/,
  /\blast week ?end (?:of|in)\b|اخر (?:ويكند|نهايه اسبوع)/,
];

function weekIn(said: string, today: Day): Span | undefined {
  const monday = daysAfter(today, 7 - week.indexOf(weekdayOf(today)));
  if (/\bweek after next\b|الاسبوع (?:اللي |الي )?بعد (?:القادم|المقبل|الجاي)/.test(said))
    return { day: daysAfter(monday, 7), until: daysAfter(monday, 13) };
  if (/\bnext week\b|الاسبوع (?:القادم|المقبل|الجاي)/.test(said))
    return { day: monday, until: daysAfter(monday, 6) };
  return /\b(?:this|coming) week\b|week ahead|هذا الاسبوع|هالاسبوع|اسبوعي(?!ن)/.test(said)
    ? { day: today, until: daysAfter(today, 6) }
    : undefined;
}

/** `may` and `march` are verbs as well: they need a word before them that says when. */
const when = /\b(?:in|during|for|this|next|early|mid|late|of|by|until|end of)\s+$/;

/** `sometime in dec`: shortened, a word before it says that it is a month. */
const shortMonth =
  /\b(?:in|during|early|mid|late|of|starting|from|since) (jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\b(?! \d\d?\b)|\b(jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec) 20\d\d\b/;

function monthIn(said: string, today: Day): Span | undefined {
  const [, led, dated] = shortMonth.exec(said) ?? [];
  const short = (led ?? dated)?.slice(0, 3);
  const found = monthNames.findIndex((name) =>
    short ? name.startsWith(short) : isMonth(said, name),
  );
  const month = found >= 0 ? found + 1 : arabicMonth(said);
  if (month === undefined) return undefined;
  const now = Temporal.PlainDate.from(today);
  const year = /\b(20\d\d)\b/.exec(said)?.[1];
  const date = Temporal.PlainDate.from({ year: Number(year ?? now.year), month, day: 1 });
  if (year === undefined && month === now.month) return { day: today, until: lastOf(now) };
  return wholeMonth(
    !year && Temporal.PlainDate.compare(date, now) < 0 ? date.add({ years: 1 }) : date,
  );
}

/** A month with a day beside it is a day, and read as one. */
function isMonth(said: string, name: string): boolean {
  const spelt = new RegExp(`\\b${name}\\b`).exec(said);
  if (!spelt) return false;
  const before = said.slice(0, spelt.index);
  const after = said.slice(spelt.index + name.length);
  if (/\d(?:st|nd|rd|th)?(?: of)? ?$/.test(before) || /^ \d{1,2}(?!\d)/.test(after)) return false;
  if (/(?:before|since|after|last) $/.test(before)) return false;
  return !['may', 'march'].includes(name) || when.test(before);
}

function arabicMonth(said: string): number | undefined {
  const numbered = Number(/(?:^|\s)شهر (\d{1,2})(?!\d)/.exec(said)?.[1]);
  if (numbered >= 1 && numbered <= 12) return numbered;
  const words = said.match(/[\p{L}\p{N}]+/gu) ?? [];
  const named = words.flatMap((word, at) => {
    // It is a father as well.
    if (!/^[ء-ي]/.test(word) || (word === 'اب' && !/^(?:في|شهر)$/.test(words[at - 1] ?? '')))
      return [];
    return monthNamed(word, words[at + 1] ?? '') ?? [];
  });
  return named[0]?.month;
}
