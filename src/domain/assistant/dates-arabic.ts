/** Days as Arabic names them; the library for English ones knows none. */
import { Temporal } from 'temporal-polyfill/full';
import type { Weekday } from '#contract/catalogue/shapes.ts';
import type { Day } from '#contract/primitives.ts';
import { numberAt, tokensOf } from '#domain/assistant/numbers.ts';
import { plain } from '#domain/search/spelling.ts';
import { daysAfter, weekdayOf } from '#domain/time.ts';

const weekdays: [Weekday, string][] = [
  ['sun', 'الأحد'],
  ['mon', 'الاثنين'],
  ['tue', 'الثلاثاء'],
  ['wed', 'الأربعاء'],
  ['thu', 'الخميس'],
  ['fri', 'الجمعة'],
  ['sat', 'السبت'],
];

/** As the Gulf names months, and as the Levant does. */
export const monthNamesArabic = [
  'يناير كانون الثاني',
  'فبراير شباط',
  'مارس آذار',
  'أبريل نيسان',
  'مايو أيار',
  'يونيو حزيران',
  'يوليو تموز',
  'أغسطس آب',
  'سبتمبر أيلول',
  'أكتوبر تشرين',
  'نوفمبر',
  'ديسمبر',
].map((names) => names.split(' ').map(plain));

/** The message must be `plain`. */
export function arabicDay(said: string, today: Day): Day | undefined {
  return (
    nearDay(said, today) ?? dateIn(said, today) ?? weekdayIn(said, today) ?? inDays(said, today)
  );
}

const near: [RegExp, number][] = [
  [/بعد (?:غد|بكره|بكرا|باكر|باجر)/, 2],
  [/(?<!\p{L})(?:غدا|غد|بكره|بكرا|باكر|باجر)(?!\p{L})/u, 1],
  [/(?<!\p{L})(?:اليوم|الليله|الحين|هالليله)(?!\p{L})/u, 0],
];

function nearDay(said: string, today: Day): Day | undefined {
  const found = near.find(([pattern]) => pattern.test(said));
  return found && daysAfter(today, found[1]);
}

/** The next one of that name: whoever means the week after says the date. */
function weekdayIn(said: string, today: Day): Day | undefined {
  const words = said.split(/[^\p{L}\p{N}]+/u).map((word) => word.replace(/^[وبل](?=ال)/, ''));
  const found = weekdays.find(([, name]) => words.includes(plain(name)));
  if (!found) return undefined;
  const ahead = Array.from({ length: 7 }, (_, at) => daysAfter(today, at + 1));
  return ahead.find((day) => weekdayOf(day) === found[0]);
}

/** `20 نوفمبر`, with a year where one is said; else the next such day. */
function dateIn(said: string, today: Day): Day | undefined {
  const words = said.split(/[^\p{L}\p{N}]+/u);
  for (const [at, word] of words.entries()) {
    const month = monthNamesArabic.findIndex((names) => names.includes(word)) + 1;
    const day = Number(words[at - 1]);
    if (month === 0 || !Number.isInteger(day) || day < 1 || day > 31) continue;
    const year = /^20\d\d$/.test(words[at + 1] ?? '') ? Number(words[at + 1]) : undefined;
    return dayOf({ year, month, day }, today);
  }
  return undefined;
}

interface Named {
  year: number | undefined;
  month: number;
  day: number;
}

function dayOf({ year, month, day }: Named, today: Day): Day {
  const now = Temporal.PlainDate.from(today);
  const date = Temporal.PlainDate.from({ year: year ?? now.year, month, day });
  const passed = year === undefined && Temporal.PlainDate.compare(date, now) < 0;
  return (passed ? date.add({ years: 1 }) : date).toString();
}

/** `بعد ثلاثة أيام`. */
function inDays(said: string, today: Day): Day | undefined {
  const tokens = tokensOf(said);
  const at = tokens.findIndex(({ word }) => word === 'بعد');
  if (at < 0) return undefined;
  const counted = numberAt(tokens, at + 1);
  const unit = tokens[at + 1 + (counted?.length ?? 1)]?.word ?? '';
  if (tokens[at + 1]?.word === 'يومين') return daysAfter(today, 2);
  if (!counted || !/^(?:ايام|يوم|يوما)$/.test(unit)) return undefined;
  return daysAfter(today, counted.value);
}
