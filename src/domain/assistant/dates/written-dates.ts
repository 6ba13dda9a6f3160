/** A day that is written out, in either language: `24 December`, `dec 24th`, `24/12`, `2026-12-24`, `24 من ديسمبر`. */
import { Temporal } from 'temporal-polyfill/full';
import type { Day } from '#contract/primitives.ts';
import { monthNamed, weekdayNamed } from '#domain/assistant/dates/calendar-words.ts';
import { numberAt, numberToken } from '#domain/assistant/numbers.ts';
import type { MessagePiece } from '#domain/assistant/pieces.ts';
import { plain } from '#domain/search/normal-form.ts';

export interface WrittenDate {
  day: number;
  month?: number | undefined;
  year?: number | undefined;
  /** The first piece that is no more of it. */
  next: number;
}

export interface DateReading {
  pieces: readonly MessagePiece[];
  today: Day;
}

export const wordAt = (pieces: readonly MessagePiece[], at: number): string =>
  pieces[at]?.word ?? '';

/** Whether two pieces stand without a space between them. */
const isGlued = (pieces: readonly MessagePiece[], at: number): boolean =>
  at > 0 && pieces[at - 1]?.to === pieces[at]?.from;

const leads = new Set(['the', 'on', ',', ...['يوم', 'ليوم', 'تاريخ', 'بتاريخ', 'في'].map(plain)]);

/** The weekday and the little words before a date belong to it. */
export function afterLead(pieces: readonly MessagePiece[], at: number): number {
  let next = at;
  while (next < at + 3 && (weekdayNamed(wordAt(pieces, next)) || leads.has(wordAt(pieces, next))))
    next += 1;
  return next;
}

/** What follows a figure that counts something else. */
const counts =
  /^(?:people|persons?|pax|ppl|guests?|adults?|kids?|child(?:ren)?|nights?|nites?|nts|days?|weeks?|hours?|hrs?|friends?|mates|colleagues|bed(?:s|rooms?)?|rooms?|br|seats?|tickets?|k|m|mn|million|thousand|aed|dhs|usd|dirhams?|dollars?|pm|am|years?|yrs?|yo|kg|cm|%|:|اشخاص|شخصا?|افراد|ضيوف|ضيف|نفر|انفار|ليال|ليالي|ليله|ايام|ساعات|ساعه|اطفال|طفل|كبار|بالغين|غرف|غرفه|درهم|الف|مليون|سنه|سنوات|مسا|صباحا?|م|ص|الصبح|الليل|العصر|الظهر|المغرب|المسا|بالليل)$/;

export const isCounting = (pieces: readonly MessagePiece[], at: number): boolean =>
  counts.test(wordAt(pieces, at));

export function dateAt(reading: DateReading, at: number): WrittenDate | undefined {
  const { pieces } = reading;
  const from = afterLead(pieces, at);
  return (
    isoAt(pieces, from) ??
    inFigures(pieces, from) ??
    dayFirst(reading, from) ??
    monthFirst(reading, from)
  );
}

const isValid = ({ day, month = 1 }: Pick<WrittenDate, 'day' | 'month'>): boolean =>
  day >= 1 && day <= 31 && month >= 1 && month <= 12;

function isoAt(pieces: readonly MessagePiece[], at: number): WrittenDate | undefined {
  const [year = '', sign = '', month = '', second, day = ''] = [0, 1, 2, 3, 4].map((place) =>
    wordAt(pieces, at + place),
  );
  if (!/^(?:19|20)\d\d$/.test(year) || !/^[-/.]$/.test(sign) || second !== sign) return undefined;
  const read = { year: Number(year), month: Number(month), day: Number(day), next: at + 5 };
  return isValid(read) ? read : undefined;
}

const isTwo = (word: string) => /^\d{1,2}$/.test(word);

/** `24/12`, `24.12.`, `24-12-2026`; as the house writes them, and the other way round where only that is a date. */
function inFigures(pieces: readonly MessagePiece[], at: number): WrittenDate | undefined {
  const [first, sign, second, again] = [0, 1, 2, 3].map((place) => wordAt(pieces, at + place));
  if (!isTwo(first ?? '') || !isTwo(second ?? '') || !isGlued(pieces, at + 1)) return undefined;
  if (at > 0 && isGlued(pieces, at) && /^[./:]$/.test(wordAt(pieces, at - 1))) return undefined;
  const year = again === sign ? yearIn(wordAt(pieces, at + 4)) : undefined;
  const isDate =
    year !== undefined ||
    (sign === '/' && !isShare(pieces, at)) ||
    (sign === '.' && again === '.' && first?.length === 2 && second?.length === 2);
  if (!isDate || (year === undefined && isGlued(pieces, at + 3) && again === sign && sign !== '.'))
    return undefined;
  const read = { day: Number(first), month: Number(second), year };
  const turned = { day: read.month, month: read.day, year };
  const next = at + (year === undefined ? (again === '.' && sign === '.' ? 4 : 3) : 5);
  if (!/^[/.-]$/.test(sign ?? '')) return undefined;
  return [read, turned].filter(isValid).map((one) => ({ ...one, next }))[0];
}

/** Round the clock, and a half of something. */
function isShare(pieces: readonly MessagePiece[], at: number): boolean {
  const [first, , second, after = ''] = [0, 1, 2, 3].map((place) => wordAt(pieces, at + place));
  if (first === '24' && second === '7') return true;
  return first === '1' && second === '2' && /^(?:board|day|hour|price|million|مليون)$/.test(after);
}

function yearIn(word: string): number | undefined {
  if (/^(?:19|20)\d\d$/.test(word)) return Number(word);
  return /^\d\d$/.test(word) ? 2000 + Number(word) : undefined;
}

const ordinals = new Map(
  `first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth
  sixteenth seventeenth eighteenth nineteenth twentieth`
    .split(/\s+/)
    .map((word, at): [string, number] => [word, at + 1]),
);
const suffix = /^(?:st|nd|rd|th)$/;
const isSuffixAt = (pieces: readonly MessagePiece[], at: number) =>
  suffix.test(wordAt(pieces, at)) && isGlued(pieces, at);

/** A day of a month by its number: figures with or without their ending, and numbers in words. */
export function numberedAt(
  pieces: readonly MessagePiece[],
  at: number,
): { day: number; next: number; isOrdinal: boolean } | undefined {
  const word = wordAt(pieces, at);
  const isPart = at > 0 && isGlued(pieces, at) && /^[.,:/$]$/.test(wordAt(pieces, at - 1));
  if (/^\d/.test(word)) {
    const day = Number(word);
    if (word.length > 2 || day < 1 || day > 31 || isPart) return undefined;
    const isOrdinal = isSuffixAt(pieces, at + 1);
    return { day, next: at + 1 + Number(isOrdinal), isOrdinal };
  }
  const isTens = /^(?:twenty|thirty)$/.test(word);
  const unit = isTens ? ordinals.get(wordAt(pieces, at + 1)) : undefined;
  if (unit && unit < 10)
    return { day: (word === 'twenty' ? 20 : 30) + unit, next: at + 2, isOrdinal: true };
  const ordinal = ordinals.get(word);
  if (ordinal) return { day: ordinal, next: at + 1, isOrdinal: true };
  return inWords(pieces, at);
}

/** ثلاثة, العشرين, twenty five; and no noun that is a number by its ending, such as شخصين. */
function inWords(pieces: readonly MessagePiece[], at: number) {
  const words = [0, 1].map((place) => wordAt(pieces, at + place).replace(/^ال(?=.{3})/, ''));
  const [first = ''] = words;
  if (!numerals.test(first)) return undefined;
  const counted = numberAt(words.map(numberToken), 0);
  return counted && counted.value >= 1 && counted.value <= 31
    ? { day: counted.value, next: at + counted.length, isOrdinal: false }
    : undefined;
}

const numerals =
  /^(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|واحد|اثنين|ثلاثه?|اربعه?|خمسه?|سته?|سبعه?|ثماني?ه?|تسعه?|عشره?|عشرين|ثلاثين|احد|اثنا|اثني)$/;

const verbs = /^(?:be|i|we|you|have|not|come|need|want|also|go|bring|join|stay)$/;

function dayFirst(reading: DateReading, at: number): WrittenDate | undefined {
  const { pieces } = reading;
  const numbered = numberedAt(pieces, at);
  if (!numbered) return undefined;
  let next = numbered.next;
  if (/^(?:of|من|[-./,])$/.test(wordAt(pieces, next))) next += 1;
  const month = monthAt(reading, next);
  if (!month || (wordAt(pieces, next) === 'may' && verbs.test(wordAt(pieces, next + 1))))
    return undefined;
  return withYear(pieces, { day: numbered.day, ...month });
}

function monthFirst({ pieces }: DateReading, at: number): WrittenDate | undefined {
  const named = monthNamed(wordAt(pieces, at), wordAt(pieces, at + 1));
  if (!named) return undefined;
  let from = at + named.length;
  if (/^(?:the|[.,])$/.test(wordAt(pieces, from))) from += 1;
  const numbered = numberedAt(pieces, from);
  const isFigure = /^\d/.test(wordAt(pieces, from)) || numbered?.isOrdinal;
  if (!numbered || !isFigure || isCounting(pieces, numbered.next)) return undefined;
  if (/^(?:of|\/)$/.test(wordAt(pieces, numbered.next))) return undefined;
  return withYear(pieces, { day: numbered.day, month: named.month, next: numbered.next });
}

function withYear(pieces: readonly MessagePiece[], read: WrittenDate): WrittenDate {
  const isLinked = /^(?:[,\-/.]|سنه|عام)$/.test(wordAt(pieces, read.next));
  const at = read.next + Number(isLinked);
  const said = wordAt(pieces, at);
  return /^(?:19|20)\d\d$/.test(said) ? { ...read, year: Number(said), next: at + 1 } : read;
}

type Month = Pick<WrittenDate, 'month' | 'year' | 'next'>;

/** By its name, by its number where the word for it is said, or counted from this one. */
function monthAt({ pieces, today }: DateReading, at: number): Month | undefined {
  const [word, after] = [wordAt(pieces, at), wordAt(pieces, at + 1)];
  const named = monthNamed(word, after);
  if (named) return { month: named.month, next: at + named.length };
  const now = Temporal.PlainDate.from(today);
  const ofDate = ({ year, month }: Temporal.PlainDate, next: number): Month => ({
    year,
    month,
    next,
  });
  if (word === 'شهر' && isTwo(after) && Number(after) <= 12)
    return { month: Number(after), next: at + 2 };
  if (word === 'هالشهر') return ofDate(now, at + 1);
  if (`${word} ${after}` === 'this month' || `${word} ${after}` === 'هذا الشهر')
    return ofDate(now, at + 2);
  const isNext =
    `${word} ${after}` === 'next month' ||
    (word === 'الشهر' && /^(?:الجاي|القادم|المقبل)$/.test(after));
  return isNext ? ofDate(now.add({ months: 1 }), at + 2) : undefined;
}
