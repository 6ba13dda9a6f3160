/** All the days a message writes out, and the two of a stay: `24 to 27 December`, `28 dec out 2 jan`, من 1 حتى 11 يناير. */
import { Temporal } from 'temporal-polyfill/full';
import type { Weekday } from '#contract/catalogue/shapes.ts';
import type { Day } from '#contract/primitives.ts';
import { weekdayNamed } from '#domain/assistant/dates/calendar-words.ts';
import {
  afterLead,
  type DateReading,
  dateAt,
  isCounting,
  numberedAt,
  type WrittenDate,
  wordAt,
} from '#domain/assistant/dates/written-dates.ts';
import {
  cutStretches,
  type MessagePiece,
  type MessageStretch,
  piecesOf,
} from '#domain/assistant/pieces.ts';
import { daysAfter, weekdayOf } from '#domain/time.ts';

export interface WrittenDays {
  days: { day: Day; end?: Day } | undefined;
  /** What is left to be read. */
  rest: string;
}

interface Found extends MessageStretch {
  day: Day;
  end?: Day | undefined;
  /** The first piece after it. */
  next: number;
  /** Where its end stands, when other words are between. */
  apart?: MessageStretch | undefined;
  /** A month was named as well: that says more than a number. */
  isWhole: boolean;
}

/** The message must be `plain`. */
export function writtenDays(said: string, today: Day): WrittenDays {
  const reading = { pieces: piecesOf(said), today };
  const found: Found[] = [];
  for (let at = 0; at < reading.pieces.length; at += 1) {
    const one = stayAt(reading, at) ?? weekdaysAt(reading, at, said) ?? numberAlone(reading, at);
    if (!one) continue;
    found.push(one);
    at = one.next - 1;
  }
  const best = found.find(({ end }) => end) ?? found.find(({ isWhole }) => isWhole) ?? found[0];
  return {
    days: best && { day: best.day, ...(best.end && best.end > best.day && { end: best.end }) },
    rest: cutStretches(
      said,
      found.flatMap((one) => (one.apart ? [one, one.apart] : [one])),
    ),
  };
}

function stretch(
  pieces: readonly MessagePiece[],
  at: number,
  next: number,
): MessageStretch & { next: number } {
  return { from: pieces[at]?.from ?? 0, to: pieces[next - 1]?.to ?? 0, next };
}

/** The next day of that name, counted from a day, or the one of the year that was said. */
export function dayOf({ year, month, day }: Omit<WrittenDate, 'next'>, from: Day): Day {
  const start = Temporal.PlainDate.from(from);
  const date = Temporal.PlainDate.from({
    year: year ?? start.year,
    month: month ?? start.month,
    day,
  });
  const isPast = year === undefined && Temporal.PlainDate.compare(date, start) < 0;
  if (!isPast) return date.toString();
  return date.add(month === undefined ? { months: 1 } : { years: 1 }).toString();
}

function stayAt(reading: DateReading, at: number): Found | undefined {
  const { pieces, today } = reading;
  const first = dateAt(reading, at);
  if (!first) return monthAtTheEnd(reading, at);
  const day = dayOf(first, today);
  const second = endAfter(reading, at, first);
  const left = second ? undefined : leavingAfter(reading, first);
  const last = second ?? left;
  const end = last && dayOf({ ...last, month: last.month ?? first.month }, day);
  const apart = left && stretch(pieces, left.at, left.next);
  return { ...stretch(pieces, at, second?.next ?? first.next), apart, day, end, isWhole: true };
}

/** `24 to 27 december`: the month is said once, and last. */
function monthAtTheEnd(reading: DateReading, at: number): Found | undefined {
  const { pieces, today } = reading;
  const first = numberedAt(pieces, afterLead(pieces, at));
  const from = first && afterLink(pieces, first.next, at);
  const second = from === undefined ? undefined : dateAt(reading, from);
  if (!first || !second?.month) return undefined;
  const ends = Temporal.PlainDate.from(dayOf(second, today));
  const month = first.day > second.day ? ends.subtract({ months: 1 }) : ends;
  const begins = month.with({ day: Math.min(first.day, month.daysInMonth) });
  const isOver = second.year === undefined && begins.toString() < today;
  const later = { years: isOver ? 1 : 0 };
  return {
    ...stretch(pieces, at, second.next),
    day: begins.add(later).toString(),
    end: ends.add(later).toString(),
    isWhole: true,
  };
}

const links = /^(?:to|til|till|untill?|thru|through|[-–—~>]|و?الي|و?حتي|و?لين|لغايه|لحد|ل|ليوم)$/;
/** Two such words may follow one another: `-` and `>`, الى and يوم. */
function afterLink(pieces: readonly MessagePiece[], at: number, from: number): number | undefined {
  const before = wordAt(pieces, from - 1);
  const word = wordAt(pieces, at);
  const isBetween =
    (/^(?:between|from)$/.test(before) && word === 'and') || (before === 'بين' && word === 'و');
  if (!links.test(word) && !isBetween) return undefined;
  return wordAt(pieces, at + 1) === '>' ? at + 2 : at + 1;
}

function endAfter(reading: DateReading, at: number, first: WrittenDate): WrittenDate | undefined {
  const { pieces } = reading;
  const from = afterLink(pieces, first.next, at);
  if (from === undefined) return undefined;
  const whole = dateAt(reading, from);
  if (whole) return whole;
  // Without a word for from it is for whom: 28 ديسمبر ل 2.
  const isFor = wordAt(pieces, from - 1) === 'ل' && wordAt(pieces, at - 1) !== 'من';
  const numbered = numberedAt(pieces, afterLead(pieces, from));
  return numbered && !isFor && !isCounting(pieces, numbered.next) ? numbered : undefined;
}

const leaving =
  /^(?:leav(?:e|es|ing)|depart(?:s|ing|ure)?|out|checkout|back|return(?:s|ing)?|until|till|و?(?:ال)?(?:خروج|مغادره|عوده|رجوع|رجعه)|و?ن(?:غادر|رجع|طلع|رد)|و?[اب](?:غادر|رجع))$/;
const mostBetween = 24;
const mostToDay = 4;

/** `and leaving on the 22nd`, `check-out 2 january`. */
function leavingAfter(
  reading: DateReading,
  first: WrittenDate,
): (WrittenDate & { at: number }) | undefined {
  const { pieces } = reading;
  const end = Math.min(first.next + mostBetween, pieces.length);
  for (let at = first.next; at < end; at += 1) {
    if (!leaving.test(wordAt(pieces, at))) continue;
    for (let from = at + 1; from <= at + mostToDay; from += 1) {
      const whole = dateAt(reading, from);
      if (whole) return { ...whole, at: from };
      const numbered = numberedAt(pieces, from);
      if (numbered)
        return isCounting(pieces, numbered.next) ? undefined : { ...numbered, at: from };
    }
  }
  return undefined;
}

/** Thursday to Sunday, من الخميس للأحد. */
function weekdaysAt({ pieces, today }: DateReading, at: number, said: string): Found | undefined {
  const first = weekdayNamed(wordAt(pieces, at));
  if (!first) return undefined;
  const joined = /^لل/.test(wordAt(pieces, at + 1)) ? at + 1 : undefined;
  const from = joined ?? afterLink(pieces, at + 1, at);
  const second =
    from === undefined
      ? undefined
      : weekdayNamed(wordAt(pieces, afterLead(pieces, from)) || wordAt(pieces, from));
  const named = second ?? (from === undefined ? undefined : weekdayNamed(wordAt(pieces, from)));
  if (from === undefined || !named) return undefined;
  const day = nextNamed(
    first,
    /\bnext week\b|الاسبوع (?:القادم|المقبل|الجاي)/.test(said) ? nextMonday(today) : today,
  );
  return { ...stretch(pieces, at, from + 1), day, end: nextNamed(named, day), isWhole: true };
}

const week = (from: Day) => Array.from({ length: 7 }, (_, at) => daysAfter(from, at + 1));
const nextNamed = (name: Weekday, from: Day): Day =>
  week(from).find((day) => weekdayOf(day) === name) ?? from;
/** The day before it, from which the next one of a name is counted. */
const nextMonday = (today: Day): Day => daysAfter(nextNamed('mon', today), -1);

/** A word after it makes it the second of something, unless a sentence goes on by it. */
const goesOn =
  /^(?:for|at|on|to|till|until|and|or|in|with|please|is|are|if|from|we|i|it|works?|would|will|morning|evening|afternoon|night|instead|then|around|about|by|but|so|me|us|my|our|check|leaving|just|\d+)$/;
const isOfSomething = (word: string) => /^[a-z]/.test(word) && !goesOn.test(word);

/** `the 20th`, `sunday the 29th`, `sat week the 28th`, يوم 20: a day of a month that nobody names. */
function numberAlone({ pieces, today }: DateReading, at: number): Found | undefined {
  const lead = afterLead(pieces, at);
  const from =
    lead > at && /^(?:week|week)$/.test(wordAt(pieces, lead)) ? afterLead(pieces, lead + 1) : lead;
  const numbered = numberedAt(pieces, from);
  if (!numbered || from === at || !/^\d/.test(wordAt(pieces, from))) return undefined;
  const words = pieces.slice(at, from).map(({ word }) => word);
  const weekday = words.map(weekdayNamed).find((one) => one !== undefined);
  const isSaid = words.some((word) => /^(?:يوم|تاريخ|بتاريخ)$/.test(word));
  const isArabicWeekday = weekday !== undefined && words.some((word) => /^[ء-ي]/.test(word));
  const isDay = numbered.isOrdinal || isSaid || isArabicWeekday;
  if (!isDay || isCounting(pieces, numbered.next) || isOfSomething(wordAt(pieces, numbered.next)))
    return undefined;
  const day = Array.from({ length: 62 }, (_, place) =>
    daysAfter(today, place + Number(!numbered.isOrdinal)),
  ).find(
    (one) =>
      Number(one.slice(8)) === numbered.day && (isSaid || !weekday || weekdayOf(one) === weekday),
  );
  if (!day) return undefined;
  const second = numberedEnd(pieces, numbered.next, at);
  const end = second && dayOf({ day: second.day }, day);
  return { ...stretch(pieces, at, second?.next ?? numbered.next), day, end, isWhole: false };
}

/** `the 19th to the 22nd`. */
function numberedEnd(pieces: readonly MessagePiece[], at: number, start: number) {
  const from = afterLink(pieces, at, start);
  const numbered = from === undefined ? undefined : numberedAt(pieces, afterLead(pieces, from));
  return numbered && !isCounting(pieces, numbered.next) ? numbered : undefined;
}
