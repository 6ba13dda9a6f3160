/** When somebody was born, and how old they are on the day that schools count by. */
import type { Day } from '#contract/primitives.ts';
import { monthNamed } from '#domain/assistant/dates/calendar-words.ts';
import { type DateReading, dateAt, wordAt } from '#domain/assistant/dates/written-dates.ts';
import { dayOf } from '#domain/assistant/dates/written-stays.ts';
import {
  cutStretches,
  type MessagePiece,
  type MessageStretch,
  piecesOf,
} from '#domain/assistant/pieces.ts';
import { yearsBetween } from '#domain/time.ts';

interface Births {
  days: Day[];
  rest: string;
}

const born =
  /^(?:born|dob|birth|birthdate|birthday|bday|و?مواليد|مولود(?:ه)?|ولد(?:ت)?|و?انولد(?:ت)?|تولد|و?ميلاد(?:ه|ها|ي)?)$/;
/** `born on the 3rd`, `date of birth: 3`, `birthday is`. */
const mostToDate = 4;
/** Who was born longer ago needs no school. */
const eldest = 30;

/** The message must be `plain`. */
export function birthdaysIn(said: string, today: Day): Births {
  const reading = { pieces: piecesOf(said), today };
  const found: (MessageStretch & { day: Day })[] = [];
  for (const [at, { word, from }] of reading.pieces.entries()) {
    if (!born.test(word)) continue;
    const birth = birthAfter(reading, at + 1);
    if (birth && birth.day <= today && yearsBetween(birth.day, today) <= eldest)
      found.push({ from, to: birth.to, day: birth.day });
  }
  return { days: found.map(({ day }) => day), rest: cutStretches(said, found) };
}

function birthAfter(reading: DateReading, from: number): { day: Day; to: number } | undefined {
  const { pieces, today } = reading;
  for (let at = from; at < from + mostToDate; at += 1) {
    const date = dateAt(reading, at);
    // A birthday without its year is one to come.
    if (date)
      return date.year === undefined ? undefined : ended(pieces, date.next, dayOf(date, today));
    const month = monthNamed(wordAt(pieces, at), wordAt(pieces, at + 1));
    const yearAt = at + (month?.length ?? 0);
    const year = wordAt(pieces, yearAt);
    if (/^(?:19|20)\d\d$/.test(year))
      return ended(
        pieces,
        yearAt + 1,
        dayOf({ day: 1, month: month?.month ?? 1, year: Number(year) }, today),
      );
    if (month) return undefined;
  }
  return undefined;
}

const ended = (pieces: readonly MessagePiece[], next: number, day: Day) => ({
  day,
  to: pieces[next - 1]?.to ?? 0,
});

const aboutSchool =
  /\b(?:schools?|nursery|kindergarten|fs1|fs2|kg1|kg2|grade|class|year|join|start(?:s|ing)?|enter(?:s|ing)?|admission|curriculum)\b|مدرس|مدارس|روضه|حضانه|صف|سنه|بدا|يبدا|تبدا|يدخل|تدخل|دراس/;
const nextYear = /\bnext (?:year|academic)\b|(?:السنه|العام) (?:القادم|المقبل|الجاي|الياي)/;

interface Entering {
  said: string;
  today: Day;
  /** When they want to begin, where they say so. */
  begins: Day | undefined;
}

/** By the last day of the year in which they enter, as schools here count; else as old as they are today. */
export function agesOf(births: readonly Day[], { said, today, begins }: Entering): number[] {
  if (!aboutSchool.test(said)) return births.map((day) => yearsBetween(day, today));
  const now = Number(today.slice(0, 4));
  const year = begins ? Number(begins.slice(0, 4)) : now + Number(nextYear.test(said));
  return births.map((day) => yearsBetween(day, `${year}-12-31`));
}
