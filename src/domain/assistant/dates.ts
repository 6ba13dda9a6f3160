/** The day and the hour somebody means: `next Friday evening`, `الجمعة القادمة مساءً`, counted from today. */
import * as chrono from 'chrono-node';
import { Temporal } from 'temporal-polyfill/full';
import type { ClockTime } from '#contract/catalogue/shapes.ts';
import type { Day } from '#contract/primitives.ts';
import { arabicDay } from '#domain/assistant/dates-arabic.ts';
import { spanIn } from '#domain/assistant/spans.ts';
import { plain } from '#domain/search/spelling.ts';
import { daysAfter } from '#domain/time.ts';

const dayParts = ['sunrise', 'morning', 'noon', 'afternoon', 'sunset', 'evening', 'night'] as const;
type DayPart = (typeof dayParts)[number];

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

/** Slips that chrono cannot read, and what our reader of it has no ear for. */
const shortened: [RegExp, string][] = [
  [/\b(?:tmrw|tmr|tomorow|tommorow|tommorrow|2moro)\b/gi, 'tomorrow'],
  [/\b2nite\b/gi, 'tonight'],
  [/\b(\d{1,3}|[a-z]{1,6}) (days?|weeks?) (?:later|from now)\b/gi, 'in $1 $2'],
];

/** `3 December, 2 nights`: what counts something else is no part of a date. */
const otherCounts =
  /\bfor \d+ (?:days?|weeks?)\b|\b\d+\s?(?:nights?|people|persons?|guests?|pax|adults?|kids?|children|of us|bed(?:room)?s?|br|visas?|years? olds?)\b/gi;

/** What is over is no wish, and without its last word it would be read as a day to come. */
const longPast =
  /\b(?:\d{1,4}|[a-z]{1,7})\s?(?:minutes?|hours?|days?|weeks?|months?|years?) (?:ago|earlier|before)\b/gi;

/**
 * Two of the library's parts, for `2 days ago` and `2 days later`, try ten spans from every word on: 15 ms
 * for 240 characters of `5 hours 5 hours`. The past is taken out beforehand, and `later` is said otherwise.
 */
const slowParts = /^ENTimeUnit(?:Ago|Later)Format/;

const reader = new chrono.Chrono({
  parsers: chrono.en.GB.parsers.filter((part) => !slowParts.test(part.constructor.name)),
  refiners: chrono.en.GB.refiners,
});

function englishDays(text: string, today: Day): Pick<When, 'day' | 'end'> {
  if (/\bday after tomorrow\b|\bovermorrow\b/i.test(text)) return { day: daysAfter(today, 2) };
  const spelt = shortened
    .reduce((said, [slip, word]) => said.replace(slip, word), text)
    .replace(longPast, ';')
    .replace(otherCounts, ';');
  // chrono counts from a Date and knows no other kind of moment; noon UTC is the same day in Dubai.
  const instant = new Date(`${today}T12:00:00Z`);
  const dayIn = (piece: string) =>
    reader
      .parse(piece, { instant, timezone: 0 }, { forwardDate: true })
      .find(({ start, text: said }) => isDay(start, said));
  const meant = firstOf(piecesOf(spelt), dayIn);
  if (!meant) return {};
  const day = dayOf(meant.start);
  const end = meant.end && dayOf(meant.end);
  return { day, ...(end && end > day && { end }) };
}

/** The library looks at all it has read again for each figure: half a second for a thousand of them. */
const longestPiece = 240;
/** No date is longer, so that one on the border of two pieces is whole in the second. */
const longestDate = 60;

function piecesOf(text: string): string[] {
  const step = longestPiece - longestDate;
  const count = Math.max(1, Math.ceil((text.length - longestDate) / step));
  return Array.from({ length: count }, (_, at) => text.slice(at * step, at * step + longestPiece));
}

function firstOf<Piece, Found>(pieces: Piece[], find: (piece: Piece) => Found | undefined) {
  for (const piece of pieces) {
    const found = find(piece);
    if (found) return found;
  }
  return undefined;
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
