/** The day and the hour somebody means: `next Friday evening`, `الجمعة القادمة مساءً`, counted from today. */
import * as chrono from 'chrono-node';
import { Temporal } from 'temporal-polyfill/full';
import type { ClockTime, Weekday } from '#contract/catalogue-shapes.ts';
import type { Day } from '#contract/primitives.ts';
import { arabicDay } from '#domain/assistant-dates-arabic.ts';
import { plain } from '#domain/spelling.ts';
import { daysAfter, weekdayOf } from '#domain/time.ts';

export const dayParts = [
  'sunrise',
  'morning',
  'noon',
  'afternoon',
  'sunset',
  'evening',
  'night',
] as const;
export type DayPart = (typeof dayParts)[number];

export interface When {
  day?: Day;
  /** The last day, where a span is meant: this month, the weekend. */
  until?: Day;
  /** The day on which a stay ends, where both were named. */
  end?: Day;
  part?: DayPart;
  clock?: ClockTime;
}

export function whenIn(text: string, today: Day): When {
  const said = plain(text);
  const part = dayParts.find((name) => partWords[name].test(said));
  const clock = clockIn(said);
  const span = spanIn(said, today);
  const isArabic = /[ء-ي]/.test(said);
  const named = isArabic || span ? {} : englishDays(text, today);
  const day = span?.day ?? (isArabic ? arabicDay(said, today) : named.day);
  return {
    ...(day && { day }),
    ...(named.end && { end: named.end }),
    ...(span && { until: span.until }),
    ...(part && { part }),
    ...(clock && { clock }),
  };
}

/** As `plain` spells them: it drops a hamza that stands by itself. */
const partWords: Record<DayPart, RegExp> = {
  sunrise: /\b(?:sunrise|dawn|first light)\b|شروق|فجر/,
  morning: /\bmornings?\b|صباح/,
  noon: /\b(?:noon|lunch(?:time)?|midday)\b|ظهر/,
  afternoon: /\bafternoons?\b|عصر/,
  sunset: /\b(?:sunset|dusk|golden hour)\b|غروب|غسق/,
  evening: /\b(?:evenings?|dinner|tonight)\b|مسا|عشا|امسيه|الليله/,
  night: /\b(?:nightlife|at night|late night|midnight)\b|ليلا/,
};

/** From which hour to which each part of a day is. */
export const partHours: Record<DayPart, [from: ClockTime, to: ClockTime]> = {
  sunrise: ['03:00', '08:00'],
  morning: ['05:00', '12:00'],
  noon: ['11:00', '15:00'],
  afternoon: ['12:00', '18:00'],
  sunset: ['15:00', '19:00'],
  evening: ['17:00', '23:59'],
  night: ['19:00', '23:59'],
};

const clockPattern =
  /(?:\b(\d{1,2})(?::(\d{2}))?\s?(am|pm)\b)|(?:\b([01]?\d|2[0-3]):([0-5]\d)\b)|(?:الساعه (\d{1,2})(?: (صباحا|مسا))?)/;

function clockIn(said: string): ClockTime | undefined {
  const found = clockPattern.exec(said);
  if (!found) return undefined;
  const [, hour12, minute12, half, hour24, minute24, hourAr, halfAr] = found;
  const hour = Number(hour12 ?? hour24 ?? hourAr);
  const late = half === 'pm' || halfAr === 'مسا';
  const early = half === 'am' || halfAr === 'صباحا';
  const whole = late && hour < 12 ? hour + 12 : early && hour === 12 ? 0 : hour;
  if (whole > 23) return undefined;
  return `${String(whole).padStart(2, '0')}:${minute12 ?? minute24 ?? '00'}`;
}

const week: Weekday[] = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

/** Weeks and months that are meant as a whole. */
function spanIn(said: string, today: Day): { day: Day; until: Day } | undefined {
  const sunday = daysAfter(today, 6 - week.indexOf(weekdayOf(today)));
  const date = Temporal.PlainDate.from(today);
  const lastOf = (month: Temporal.PlainDate) => month.with({ day: month.daysInMonth }).toString();
  if (/\bnext month\b|الشهر (?:القادم|المقبل)/.test(said)) {
    const next = date.add({ months: 1 }).with({ day: 1 });
    return { day: next.toString(), until: lastOf(next) };
  }
  if (/\bthis month\b|هذا الشهر/.test(said)) return { day: today, until: lastOf(date) };
  if (/\bnext week\b|الاسبوع (?:القادم|المقبل|الجاي)/.test(said))
    return { day: daysAfter(sunday, 1), until: daysAfter(sunday, 7) };
  if (/\b(?:this|coming) week\b|week ahead|هذا الاسبوع|اسبوعي/.test(said))
    return { day: today, until: daysAfter(today, 6) };
  if (/\bweekend\b|نهايه الاسبوع|الويكند/.test(said)) {
    const saturday = daysAfter(today, (5 - week.indexOf(weekdayOf(today)) + 7) % 7);
    return weekdayOf(today) === 'sun' && /\bthis\b/.test(said)
      ? { day: today, until: today }
      : { day: saturday, until: daysAfter(saturday, 1) };
  }
  return undefined;
}

/** Slips that chrono cannot read. */
const shortened: [RegExp, string][] = [
  [/\b(?:tmrw|tmr|tomorow|tommorow|tommorrow|2moro)\b/gi, 'tomorrow'],
  [/\b2nite\b/gi, 'tonight'],
];

function englishDays(text: string, today: Day): Pick<When, 'day' | 'end'> {
  const spelt = shortened.reduce((said, [slip, word]) => said.replace(slip, word), text);
  // chrono counts from a Date and knows no other kind of moment; noon UTC is the same day in Dubai.
  const instant = new Date(`${today}T12:00:00Z`);
  const found = chrono.en.GB.parse(spelt, { instant, timezone: 0 }, { forwardDate: true });
  const meant = found.find(({ start, text: said }) => isDay(start, said));
  if (!meant) return {};
  const day = dayOf(meant.start);
  const end = meant.end && dayOf(meant.end);
  return { day, ...(end && end > day && { end }) };
}

function dayOf(parsed: chrono.ParsedComponents): Day {
  const [year = 0, month = 1, day = 1] = (['year', 'month', 'day'] as const).map(
    (part) => parsed.get(part) ?? undefined,
  );
  return Temporal.PlainDate.from({ year, month, day }).toString();
}

/** An hour alone, `now`, or a month that may be a verb, is no day. */
function isDay(start: chrono.ParsedComponents, said: string): boolean {
  if (/^(?:may|march|now|sun|sat|second|\d{1,4})$/i.test(said.trim())) return false;
  if (/\b(?:ago|last|yesterday|years?|hours?|minutes?|the day)\b|\d\s?[mkhy]\b/i.test(said))
    return false;
  return start.isCertain('day') || start.isCertain('weekday');
}
