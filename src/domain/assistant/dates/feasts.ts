/** Feasts as people name them, by the calendar the house keeps its holidays by: `over eid`, `رمضان`, `new year's eve`. */
import { Temporal } from 'temporal-polyfill/full';
import type { Day } from '#contract/primitives.ts';

interface Days {
  day: Day;
  /** The last of them, where there is more than one. */
  until?: Day;
}

interface Feast {
  /** As `plain` spells it. */
  said: RegExp;
  month: number;
  first: number;
  last: number;
  /** By the moon: Umm al-Qura, as `calendar/holidays.ts` counts. */
  hijri?: true;
}

const eidAlFitr = { month: 10, first: 1, last: 3, hijri: true } as const;
const eidAlAdha = { month: 12, first: 10, last: 12, hijri: true } as const;

/** The more exactly named first: an eid of which nobody says which is the next one. */
const feasts: Feast[] = [
  { said: /\bnew years? eve\b|\bnye\b|ليله را?س السنه/, month: 12, first: 31, last: 31 },
  { said: /\bnew years?(?: day)?\b|را?س السنه/, month: 1, first: 1, last: 1 },
  { said: /\b(?:christmas|xmas) eve\b/, month: 12, first: 24, last: 24 },
  { said: /\b(?:christmas|xmas)\b|الكريسماس|عيد الميلاد المجيد/, month: 12, first: 25, last: 25 },
  { said: /\bvalentines?\b|عيد الحب|الفالنتاين/, month: 2, first: 14, last: 14 },
  {
    said: /\bnational day\b|\beid al etihad\b|اليوم الوطني|العيد الوطني|عيد الاتحاد/,
    month: 12,
    first: 2,
    last: 3,
  },
  { said: /\beid[ -](?:al|ul)[ -]?fitr\b|عيد الفطر|العيد الصغير/, ...eidAlFitr },
  { said: /\beid[ -](?:al|ul)[ -]?adha\b|عيد الاضحي|العيد الكبير/, ...eidAlAdha },
  { said: /\brama[dz]h?an\b|رمضان/, month: 9, first: 1, last: 30, hijri: true },
];

const anyEid = /\beid\b|(?<!\p{L})(?:ب|و|في )?العيد(?!\p{L})/u;

/** The message must be `plain`. */
export function feastIn(said: string, today: Day): Days | undefined {
  const found = feasts.find((feast) => feast.said.test(said));
  if (found) return next(found, today);
  if (!anyEid.test(said)) return undefined;
  const [fitr, adha] = [eidAlFitr, eidAlAdha].map((eid) => next({ said: anyEid, ...eid }, today));
  return fitr && adha && adha.day < fitr.day ? adha : fitr;
}

/** This year's where it is not over, else the next one. */
function next({ month, first, last, hijri }: Feast, today: Day): Days {
  const now = Temporal.PlainDate.from(today).withCalendar(hijri ? 'islamic-umalqura' : 'iso8601');
  const of = (year: number) => {
    const begins = Temporal.PlainDate.from({ year, month, day: first, calendar: now.calendarId });
    const ends = begins.with({ day: Math.min(last, begins.daysInMonth) });
    return [begins, ends].map((date) => date.withCalendar('iso8601').toString());
  };
  const [day = today, until = day] =
    [now.year, now.year + 1].map(of).find(([, end = '']) => end >= today) ?? [];
  const from = day < today ? today : day;
  return from === until ? { day: from } : { day: from, until };
}
