/** Weeks, weekends and months that are meant as a whole: `the weekend after next`, `in March`, شهر يناير. */
import { Temporal } from 'temporal-polyfill/full';
import type { Weekday } from '#contract/catalogue/shapes.ts';
import type { Day } from '#contract/primitives.ts';
import { monthNamesArabic } from '#domain/assistant/dates-arabic.ts';
import { daysAfter, weekdayOf } from '#domain/time.ts';

interface Span {
  day: Day;
  until: Day;
}

const week: Weekday[] = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

const afterNext = /\bafter next\b|\bin (?:two|2) week(?:end)?s\b|بعد (?:القادم|المقبل|الجاي)/;

/** The message must be `plain`. */
export function spanIn(said: string, today: Day): Span | undefined {
  return (
    relativeMonth(said, today) ??
    weekend(said, today) ??
    weekIn(said, today) ??
    monthIn(said, today)
  );
}

function relativeMonth(said: string, today: Day): Span | undefined {
  const date = Temporal.PlainDate.from(today);
  if (/\bnext month\b|الشهر (?:القادم|المقبل|الجاي)/.test(said))
    return wholeMonth(date.add({ months: 1 }));
  return /\bthis month\b|هذا الشهر|هالشهر/.test(said)
    ? { day: today, until: lastOf(date) }
    : undefined;
}

const lastOf = (month: Temporal.PlainDate) => month.with({ day: month.daysInMonth }).toString();

const wholeMonth = (month: Temporal.PlainDate): Span => ({
  day: month.with({ day: 1 }).toString(),
  until: lastOf(month),
});

function weekend(said: string, today: Day): Span | undefined {
  if (!/\bweek ?ends?\b|نهايه الاسبوع|الويكند|ويك اند/.test(said)) return undefined;
  const saturday = daysAfter(today, (5 - week.indexOf(weekdayOf(today)) + 7) % 7);
  if (weekdayOf(today) === 'sun' && /\bthis\b/.test(said)) return { day: today, until: today };
  const from = afterNext.test(said) ? daysAfter(saturday, 7) : saturday;
  return { day: from, until: daysAfter(from, 1) };
}

function weekIn(said: string, today: Day): Span | undefined {
  const monday = daysAfter(today, 7 - week.indexOf(weekdayOf(today)));
  if (/\bweek after next\b|الاسبوع بعد (?:القادم|المقبل|الجاي)/.test(said))
    return { day: daysAfter(monday, 7), until: daysAfter(monday, 13) };
  if (/\bnext week\b|الاسبوع (?:القادم|المقبل|الجاي)/.test(said))
    return { day: monday, until: daysAfter(monday, 6) };
  return /\b(?:this|coming) week\b|week ahead|هذا الاسبوع|هالاسبوع|اسبوعي/.test(said)
    ? { day: today, until: daysAfter(today, 6) }
    : undefined;
}

const english =
  'january february march april may june july august september october november december'.split(
    ' ',
  );

/** `may` and `march` are verbs as well: they need a word before them that says when. */
const led = /\b(?:in|during|for|this|next|early|mid|late|of|by|until|end of)\s+$/;

function monthIn(said: string, today: Day): Span | undefined {
  const found = english.findIndex((name) => isMonth(said, name));
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
  return !['may', 'march'].includes(name) || led.test(before);
}

function arabicMonth(said: string): number | undefined {
  const words = said.split(/[^\p{L}\p{N}]+/u).map((word) => word.replace(/^[بلو](?=.{4})/, ''));
  const at = words.findIndex(
    (word, place) =>
      monthNamesArabic.some((names) => names.includes(word)) &&
      !/^\d+$/.test(words[place - 1] ?? ''),
  );
  if (at < 0) return undefined;
  return monthNamesArabic.findIndex((names) => names.includes(words[at] ?? '')) + 1;
}
