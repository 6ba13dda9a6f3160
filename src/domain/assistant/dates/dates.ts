/** The day and the hour somebody means: `next Friday evening`, `الجمعة القادمة مساءً`, counted from today. */
import * as chrono from 'chrono-node';
import { Temporal } from 'temporal-polyfill/full';
import { chatLengths } from '#contract/assistant/assistant.ts';
import type { ClockTime } from '#contract/catalogue/shapes.ts';
import type { Day } from '#contract/primitives.ts';
import { arabicDays } from '#domain/assistant/dates/arabic.ts';
import { daysInOurLetters, weekdayNamed } from '#domain/assistant/dates/calendar-words.ts';
import { feastIn } from '#domain/assistant/dates/feasts.ts';
import { takeClock } from '#domain/assistant/dates/hours.ts';
import { spanIn } from '#domain/assistant/dates/spans.ts';
import { writtenDays } from '#domain/assistant/dates/written-stays.ts';
import { spellPlainly, taken } from '#domain/assistant/pieces.ts';
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
type DayPart = (typeof dayParts)[number];

export interface WishTime {
  day?: Day;
  /** The last day, where a span is meant: this month, the weekend. */
  until?: Day;
  /** The day on which a stay ends, where both were named. */
  end?: Day;
  part?: DayPart;
  clock?: ClockTime;
}

export interface TakenWishTime {
  when: WishTime;
  /** What is left for those who read people, sums and lengths. */
  rest: string;
}

/** The day first, then the hour: what one of them is made of, the other is not. */
export function takeWhen(text: string, today: Day): TakenWishTime {
  const said = daysInOurLetters(spellPlainly(text));
  const part = dayParts.find((name) => partWords[name].test(said));
  const written = writtenDays(said, today);
  const days = written.days ?? feastIn(said, today) ?? spanIn(said, today) ?? daysIn(said, today);
  const { clock, rest } = takeClock(written.rest);
  return {
    when: { ...days, ...(part && { part }), ...(clock && { clock }) },
    rest: rest.replaceAll(distance, taken),
  };
}

/** `in 3 days`, `two weeks from now`, `بعد أسبوعين`: how far off, and not how long. */
const distance =
  /\bin (?:an? |the )?(?:next )?\w{1,8} (?:days?|weeks?|months?)\b|\bin a fortnight\b|\b(?:a|\w{1,8}) (?:days?|weeks?|months?) (?:from (?:now|today)|later|ago|before|earlier|in advance)\b|\ba week on \w{6,9}\b|(?<!\p{L})(?:بعد|عقب|قبل|خلال) (?:\d{1,3} |\p{L}{2,8} )?(?:يوم|يومين|ايام|اسبوع|اسبوعين|اسابيع)(?!\p{L})/gu;

type Days = Pick<WishTime, 'day' | 'until' | 'end'>;

function daysIn(said: string, today: Day): Days {
  if (/[ء-ي]/.test(said)) return arabicDays(said, today);
  if (/\bthis (?:morning|afternoon|evening)\b/.test(said)) return { day: today };
  return weekdayLater(said, today) ?? englishDays(said, today);
}

/** `friday week`, `a week on friday`, `the friday after next`: chrono hears only the friday. */
function weekdayLater(said: string, today: Day): Days | undefined {
  if (/\btomorrow week\b/.test(said)) return { day: daysAfter(today, 8) };
  const [, first, second, third] = laterWeekday.exec(said) ?? [];
  const name = weekdayNamed((first ?? second ?? third ?? '').slice(0, 3));
  const day =
    name &&
    Array.from({ length: 7 }, (_, at) => daysAfter(today, at + 1)).find(
      (one) => weekdayOf(one) === name,
    );
  return day ? { day: daysAfter(day, 7) } : undefined;
}

const laterWeekday =
  /\b(mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)? week\b|\ba week on (mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?\b|\b(mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)? after next\b/;

/** As `plain` spells them: it drops a hamza that stands by itself. */
const partWords: Record<DayPart, RegExp> = {
  sunrise: /\b(?:sunrise|dawn|first light)\b|شروق|فجر/,
  morning: /\bmornings?\b|صباح|(?<!\p{L})(?:وال|بال|ال)?صبح(?!\p{L})/u,
  noon: /\b(?:noon|(?<!after )lunch(?:time)?|midday)\b|(?<!(?:الم|الام|مشاكل|مشكله|عمليه|اصابه)(?: في| ب)? ?(?:ال|بال)?)ظهر(?!ه|ها|ي)/,
  afternoon: /\bafternoons?\b|\bafter lunch\b|عصر/,
  sunset: /\b(?:sunset|dusk|golden hour)\b|غروب|غسق|مغرب/,
  evening: /\b(?:evenings?|dinner|tonight)\b|مسا|عشا|امسيه|الليله/,
  night:
    /\b(?:nightlife|at night|late night|midnight|tomorrow night|(?:mon|tues|wednes|thurs|fri|satur|sun)day night)\b|ليلا|(?<!\p{L})(?:بال|ال)ليل(?!\p{L})/u,
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

/** Slips that chrono cannot read, and what our reader of it has no ear for. */
const shortened: [RegExp, string][] = [
  [/\b(?:tmrw|tmr|tomorow|tommorow|tommorrow|2moro)\b/gi, 'tomorrow'],
  [/\b2nite\b/gi, 'tonight'],
  [/\ba fortnight\b/gi, 'two weeks'],
  [/\ba week from today\b/gi, 'in a week'],
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
/** Dates that are written out are read before, in both languages. */
const writtenParts = /^(?:EN(?:Year)?MonthName|ENYearMonthDay|ENSlashMonth|SlashDate|ISOFormat)/;

const reader = new chrono.Chrono({
  parsers: chrono.en.GB.parsers.filter(
    ({ constructor: { name } }) => !slowParts.test(name) && !writtenParts.test(name),
  ),
  refiners: chrono.en.GB.refiners,
});

function englishDays(text: string, today: Day): Pick<WishTime, 'day' | 'end'> {
  if (/\bday after (?:tomorrow|tmrw|tmr|tomorow)\b|\bovermorrow\b/i.test(text))
    return { day: daysAfter(today, 2) };
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
  const named = dayOf(meant.start);
  // A weekday without `this` is one to come, in both languages.
  const isToCome =
    named === today &&
    /^(?:on |next |coming )?\w+day$/i.test(meant.text) &&
    meant.start.isCertain('weekday') &&
    !meant.start.isCertain('day') &&
    !/today/i.test(meant.text);
  const day = isToCome ? daysAfter(named, 7) : named;
  const end = meant.end && dayOf(meant.end);
  return { day, ...(end && end > day && { end }) };
}

/** The library looks at all it has read again for each figure: half a second for a thousand of them. */
const longestPiece = 240;
/** No date is longer, so that one on the border of two pieces is whole in the second. */
const longestDate = 60;

/** As much as a message may hold: what was pasted beyond it is not searched for days. */
function piecesOf(whole: string): string[] {
  const text = whole.slice(0, chatLengths.message);
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
  if (
    /\b(?:ago|last|yesterday|years?|hours?|hrs?|minutes?|mins?|the day)\b|\d\s?(?:[mkhy]|hrs?|mins?)\b/i.test(
      said,
    )
  )
    return false;
  // So long, and not so far off.
  if (
    /^(?:for )?[a-z0-9]{1,8} (?:days?|weeks?|months?)$/i.test(said.trim()) &&
    !/^(?:next|this)/i.test(said)
  )
    return false;
  return start.isCertain('day') || start.isCertain('weekday');
}
