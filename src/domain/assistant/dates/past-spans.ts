/** The time somebody looks back on: `this month`, `last year`, `in October`, `الشهر الماضي`. */
import { Temporal } from 'temporal-polyfill/full';
import type { Day } from '#contract/primitives.ts';
import { monthNames, monthNamesArabic } from '#domain/assistant/dates/calendar-words.ts';

export interface PastTimeSpan {
  from: Day;
  until: Day;
  of: 'day' | 'week' | 'month' | 'year';
}

/** The message must be `plain`. */
export function pastSpanIn(said: string, today: Day): PastTimeSpan | undefined {
  const now = Temporal.PlainDate.from(today);
  const found = relative.find(({ pattern }) => pattern.test(said));
  if (found) return span(found.of, now.subtract(found.back));
  const month = monthNamed(said);
  if (month === undefined) return undefined;
  const date = now.with({ month, day: 1 });
  const isAhead = Temporal.PlainDate.compare(date, now) > 0;
  return span('month', isAhead ? date.subtract({ years: 1 }) : date);
}

interface Relative {
  pattern: RegExp;
  of: PastTimeSpan['of'];
  back: { days?: number; months?: number; years?: number };
}

const relative: Relative[] = [
  { pattern: /\byesterday\b|(?:^|\s)امس(?:\s|$)/, of: 'day', back: { days: 1 } },
  { pattern: /\btoday\b|(?:^|\s)اليوم(?:\s|$)/, of: 'day', back: { days: 0 } },
  {
    pattern: /\b(?:last|past|previous) month\b|الشهر (?:الماضي|الفايت|السابق|اللي فات)/,
    of: 'month',
    back: { months: 1 },
  },
  {
    pattern: /\b(?:this|current) month\b|هذا الشهر|هالشهر|الشهر الحالي/,
    of: 'month',
    back: { days: 0 },
  },
  {
    pattern: /\b(?:last|past|previous) week\b|الاسبوع (?:الماضي|الفايت|السابق|اللي فات)/,
    of: 'week',
    back: { days: 7 },
  },
  { pattern: /\bthis week\b|هذا الاسبوع|هالاسبوع/, of: 'week', back: { days: 0 } },
  {
    pattern: /\b(?:last|past|previous) year\b|(?:السنه|العام) (?:الماضي|الماضيه|الفايته|السابقه)/,
    of: 'year',
    back: { years: 1 },
  },
  { pattern: /\bthis year\b|هذه السنه|هذا العام|هالسنه/, of: 'year', back: { days: 0 } },
];

function span(of: PastTimeSpan['of'], date: Temporal.PlainDate): PastTimeSpan {
  const [from, until] = ends[of](date);
  return { of, from: from.toString(), until: until.toString() };
}

type Ends = (date: Temporal.PlainDate) => [Temporal.PlainDate, Temporal.PlainDate];

const ends: Record<PastTimeSpan['of'], Ends> = {
  day: (date) => [date, date],
  week: (date) => {
    const monday = date.subtract({ days: date.dayOfWeek - 1 });
    return [monday, monday.add({ days: 6 })];
  },
  month: (date) => [date.with({ day: 1 }), date.with({ day: date.daysInMonth })],
  year: (date) => [date.with({ month: 1, day: 1 }), date.with({ month: 12, day: 31 })],
};

/** `may` is a verb as well: a word before it says that a month is meant. */
function monthNamed(said: string): number | undefined {
  const words = said.split(/[^\p{L}\p{N}]+/u);
  const at = words.findIndex(
    (word, place) =>
      monthNames.includes(word) && /^(?:in|during|for|since|of|last)$/.test(words[place - 1] ?? ''),
  );
  if (at >= 0) return monthNames.indexOf(words[at] ?? '') + 1;
  const spelt = words.map((word) => word.replace(/^[بلو](?=.{4})/, ''));
  const found = monthNamesArabic.findIndex((names) => names.some((name) => spelt.includes(name)));
  return found >= 0 ? found + 1 : undefined;
}
