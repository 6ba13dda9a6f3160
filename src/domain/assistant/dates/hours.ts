/** The hour somebody means: `half past seven`, `around 8ish`, `الساعة ثمان ونص`. */
import type { ClockTime } from '#contract/catalogue/shapes.ts';
import { tokensOf } from '#domain/assistant/numbers.ts';
import { taken } from '#domain/assistant/pieces.ts';
import { digits } from '#domain/calendar/day-count.ts';

interface Clock {
  hour: number;
  minute: number;
  /** As it stands in the message. */
  said: string;
  /** Said with its half of the day, or on a clock of 24 hours. */
  half?: 'am' | 'pm' | 'exact' | undefined;
}

const late = /\b(?:evening|tonight|dinner|night|supper|party|2nite)\b|مسا|عشا|ليل|الليله/;
const early = /\b(?:morning|breakfast|sunrise|dawn)\b|صباح|(?:^|\s)(?:ال|و|وال)?صبح|فجر|فطور|شروق/;
const afternoon = /\bafternoon\b|عصر|ظهر|مغرب/;

export interface TakenClock {
  clock: ClockTime | undefined;
  /** The message without it. */
  rest: string;
}

/** The message must be `plain`. */
export function takeClock(message: string): TakenClock {
  const said = tokenised(message);
  const found = exactly(said) ?? inWords(said) ?? atHour(said) ?? inArabic(said);
  const hour = found && ofDay(found, said);
  if (!found || hour === undefined || hour > 23 || found.minute > 59)
    return { clock: undefined, rest: message };
  const clock: ClockTime = `${digits(hour)}:${digits(found.minute)}`;
  return { clock, rest: said.replace(found.said, ` ${taken} `) };
}

/** Of two halves of the day the likelier: nobody sails at two at night, and tables are taken for the evening. */
function ofDay({ hour, half }: Clock, said: string): number {
  if (half === 'exact' || hour > 12) return hour;
  if (half === 'am' || (half === undefined && early.test(said))) return hour === 12 ? 0 : hour;
  const isLate = half === 'pm' || late.test(said) || afternoon.test(said) || hour < 9;
  return isLate && hour < 12 ? hour + 12 : hour;
}

const withHalf = /(?<![\d.:])(\d{1,2})(?:[:.](\d{2}))?\s?(am|pm)\b/;
const ofTwentyFour = /\b([01]?\d|2[0-3])(?::|h)([0-5]\d)\b/;

function exactly(said: string): Clock | undefined {
  const between = firstOfTwo(said);
  if (between) return between;
  const [whole = '', hour, minute = '0', half] = withHalf.exec(said) ?? [];
  if (hour)
    // The pattern allows these two alone.
    return { hour: Number(hour), minute: Number(minute), half: half as 'am' | 'pm', said: whole };
  const [all = '', hours, minutes] = ofTwentyFour.exec(said) ?? [];
  const [stood = '', early, late] = hours ? [] : (pointed.exec(said) ?? []);
  if (early) return { hour: Number(early), minute: Number(late), said: stood };
  if (!hours) return undefined;
  const isShort = hours.length === 1 || /مسا|صباح|ليل|عصر|ظهر/.test(said);
  const exact = isShort ? undefined : 'exact';
  return { hour: Number(hours), minute: Number(minutes), half: exact, said: all };
}

/** `7-9pm`, `between 5 and 7 pm`: the first of them, in the same half where it comes before. */
const twoHours = /(?<![\d.:/])(\d{1,2}) ?(?:-|–|to|and) ?(\d{1,2}) ?(am|pm)\b/;

function firstOfTwo(said: string): Clock | undefined {
  const [whole = '', first, second, half] = twoHours.exec(said) ?? [];
  if (!first || Number(first) > 12 || Number(second) > 12) return undefined;
  const isSame = Number(first) % 12 < Number(second) % 12;
  const other = half === 'pm' ? 'am' : 'pm';
  // The pattern allows these two alone.
  return {
    hour: Number(first),
    minute: 0,
    half: isSame ? (half as 'am' | 'pm') : other,
    said: whole,
  };
}

/** `friday 8.30`: a point between, where a day or a meal stands before it. */
const pointed =
  /(?:\b(?:at|day|fri|sat|sun|mon|tues?|wed|thu|thurs|dinner|lunch|tonight|tomorrow)|@|\uE000) (\d{1,2})\.(00|15|30|45)\b(?! ?[km%])/;

/** `eight pm`: the word as its figure. */
const tokenised = (said: string): string =>
  said.replace(/\b([a-z]+) (am|pm)\b/g, (whole, word: string, half: string) => {
    const number = tokensOf(word)[0]?.number;
    return number === undefined ? whole : `${number} ${half}`;
  });

const englishHour = '(\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)';
const relative = new RegExp(
  `\\b(half|quarter|ten|twenty)(?: (past|to))? ${englishHour}\\b(?! (?:million|thousand|people|guests|dozen|hours?))`,
);
const minutesOf: Record<string, number> = { half: 30, quarter: 15, ten: 10, twenty: 20 };

/** Half past seven, half eight, quarter to nine. */
function inWords(said: string): Clock | undefined {
  const [whole = '', part = '', side, named = ''] = relative.exec(said) ?? [];
  const hour = tokensOf(named)[0]?.number;
  const minutes = minutesOf[part];
  if (hour === undefined || hour > 12 || minutes === undefined) return undefined;
  if (side === undefined && part !== 'half') return undefined;
  if (side !== 'to') return { hour, minute: minutes, said: whole };
  return { hour: hour === 1 ? 12 : hour - 1, minute: 60 - minutes, said: whole };
}

const oClock = new RegExp(`\\b${englishHour} ?o ?clock\\b`);
const ish = new RegExp(`\\b${englishHour} ?ish\\b`);
const placed = new RegExp(
  `\\b(?:at|by|@) ${englishHour}(?=$|[,.!?]|\\s\uE000|\\s(?:in|at|on|for|with|tonight|today|tomorrow|please|noon|sharp|this|next|would|is|ok|if|monday|tuesday|wednesday|thursday|friday|saturday|sunday)\\b)`,
);
const about = new RegExp(
  `\\b(?:around|about|from|until|till|before|after) ${englishHour}(?=$|[,!?]|\\s\uE000|\\s(?:in the|at night|tonight|tomorrow|today|please|on)\\b)`,
);
/** `For two tonight` is a table for two people. */
const beforePart = new RegExp(
  `(?<!\\bfor )\\b${englishHour} (?:in the (?:morning|afternoon|evening)|at night|tonight)\\b`,
);

/** `start 11`, as people type it on a phone. */
const begun = new RegExp(
  `\\b(?:start|starts|starting|begin|begins|beginning|kick ?off|meet)(?: at| from)? ${englishHour}(?=$|[,.!?;]|\\s\uE000)`,
);

function atHour(said: string): Clock | undefined {
  for (const pattern of [oClock, ish, placed, about, beforePart, begun]) {
    const [whole = '', named = ''] = pattern.exec(said) ?? [];
    const hour = tokensOf(named)[0]?.number;
    if (hour !== undefined && hour > 0 && hour < 24) return { hour, minute: 0, said: whole };
  }
  return undefined;
}

const arabicHour = /الساعه\s+(\S+)(?:\s+(\S+))?(?:\s+(\S+))?/;
/** Without the word for hour only where a part of the day or of an hour follows. */
const bareHour =
  /(?:^|\s)(\S+)\s+((?:ونص|ونصف|وربع|الا)(?=\s|$)|(?:ال|بال)(?:صبح|عصر|مسا|ليل|ظهر|مغرب|فجر)(?=\s|$|[،؟?.]))(?:\s+(\S+))?/;

function inArabic(said: string): Clock | undefined {
  const [whole = '', named = '', next = '', third = ''] =
    arabicHour.exec(said) ?? bareHour.exec(said) ?? [];
  const [token, more] = tokensOf(named);
  const hour = token?.number;
  if (hour === undefined || more || hour < 1 || hour > 23 || /^[لب]/.test(named)) return undefined;
  const upTo = (word: string) => whole.slice(0, whole.indexOf(word) + word.length);
  if (/^(?:ونص|ونصف)$/.test(next)) return { hour, minute: 30, said: upTo(next) };
  if (next === 'وربع') return { hour, minute: 15, said: upTo(next) };
  if (next === 'الا' && third.startsWith('ربع'))
    return { hour: hour - 1 || 12, minute: 45, said: upTo(third) };
  return { hour, minute: 0, said: upTo(named) };
}
