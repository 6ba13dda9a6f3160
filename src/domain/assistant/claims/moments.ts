/** Hours and days as an answer says them: `17:00`, `5 pm`, `18 November`, `الساعة 5 مساءً`. */
import type { Claim } from '#domain/assistant/claims/claim.ts';
import { wordAt } from '#domain/assistant/claims/tokens.ts';
import { type MessageToken, numberAt } from '#domain/assistant/numbers.ts';
import { plain } from '#domain/search/normal-form.ts';

const english =
  'january february march april may june july august september october november december';
const arabic = 'يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر';
const months = new Map<string, number>([
  ...english.split(' ').flatMap((word, at): [string, number][] => [
    [word, at + 1],
    [word.slice(0, 3), at + 1],
  ]),
  ...arabic.split(' ').map((word, at): [string, number] => [plain(word), at + 1]),
]);

/** What begins here, if it is an hour or a day; a span is two of them. */
export const momentAt = (tokens: readonly MessageToken[], at: number): Claim[] | undefined =>
  calendarAt(tokens, at) ?? dateAt(tokens, at) ?? clockAt(tokens, at);

const date = (at: number, length: number, [month, day]: [number, number]): Claim => ({
  at,
  length,
  kind: 'date',
  value: month * 100 + day,
});

/** `2026-11-18`, `18/11/2026`. */
function calendarAt(tokens: readonly MessageToken[], at: number): Claim[] | undefined {
  const word = wordAt(tokens, at);
  const [, month, day] = /^\d{4}-(\d\d)-(\d\d)$/.exec(word) ?? [];
  if (month) return [date(at, 1, [Number(month), Number(day)])];
  const [, first, second] = /^(\d{1,2})\/(\d{1,2})(?:\/\d{2,4})?$/.exec(word) ?? [];
  return first && second ? [date(at, 1, [Number(second), Number(first)])] : undefined;
}

const isYear = (word: string) => /^20\d\d$/.test(word);
const between = new Set(['-', '–', 'to', 'and', 'until', 'الي', 'حتي', 'و']);

function dateAt(tokens: readonly MessageToken[], at: number): Claim[] | undefined {
  const named = months.get(wordAt(tokens, at));
  if (named) {
    const day = dayOf(tokens, at + 1);
    return day && !isYear(wordAt(tokens, at + 1))
      ? [date(at, 1 + day.length + yearAfter(tokens, at + 1 + day.length), [named, day.value])]
      : undefined;
  }
  const day = dayOf(tokens, at);
  if (!day) return undefined;
  const next = at + day.length;
  const month = months.get(wordAt(tokens, next));
  if (month) return [date(at, day.length + 1 + yearAfter(tokens, next + 1), [month, day.value])];
  const rest = between.has(wordAt(tokens, next)) ? dateAt(tokens, next + 1)?.[0] : undefined;
  return rest?.kind === 'date'
    ? [date(at, day.length, [Math.floor(rest.value / 100), day.value]), rest]
    : undefined;
}

const yearAfter = (tokens: readonly MessageToken[], at: number) => {
  const comma = wordAt(tokens, at) === ',' ? 1 : 0;
  return isYear(wordAt(tokens, at + comma)) ? 1 + comma : 0;
};

/** `18`, `18th`, `the 18th of`. */
function dayOf(tokens: readonly MessageToken[], at: number) {
  const counted = /^\d{1,2}$/.test(wordAt(tokens, at)) ? tokens[at]?.number : undefined;
  if (!counted || counted > 31) return undefined;
  let length = 1;
  if (/^(?:st|nd|rd|th)$/.test(wordAt(tokens, at + length))) length += 1;
  if (wordAt(tokens, at + length) === 'of') length += 1;
  return { value: counted, length };
}

const early = /^(?:am|ص|صباحا?|فجرا?)$/;
const late = /^(?:pm|م|مسا|ليلا|عصرا|ظهرا|مساا)$/;

function clockAt(tokens: readonly MessageToken[], at: number): Claim[] | undefined {
  const word = wordAt(tokens, at);
  const [, hours, minutes] = /^(\d{1,2})[:.](\d\d)$/.exec(word) ?? [];
  const counted = hours === undefined ? numberAt(tokens, at) : { value: Number(hours), length: 1 };
  if (!counted || counted.value > 24 || !Number.isInteger(counted.value)) return undefined;
  const after = wordAt(tokens, at + counted.length);
  const isSaid = early.test(after) || late.test(after) || after === 'oclock';
  const isHour = /^(?:و?ال|ب)ساعه$/.test(wordAt(tokens, at - 1));
  if (!isSaid && !isHour && !(hours && word.includes(':'))) return undefined;
  const hour = (counted.value % 12) + (late.test(after) ? 12 : 0);
  const exact =
    hours !== undefined && !isSaid
      ? Number(hours)
      : isSaid && after !== 'oclock'
        ? hour
        : counted.value;
  const value = exact * 60 + Number(minutes ?? 0);
  return [{ at, length: counted.length + Number(isSaid), kind: 'clock', value }];
}
