/** Days as Arabic names them; the library for English ones knows none. */
import type { Weekday } from '#contract/catalogue/shapes.ts';
import type { Day } from '#contract/primitives.ts';
import { weekdayBare, weekdayNamed } from '#domain/assistant/dates/calendar-words.ts';
import { numberAt, tokensOf } from '#domain/assistant/numbers.ts';
import { daysAfter, weekdayOf } from '#domain/time.ts';

/** The message must be `plain`; what is written out as a date was read before. */
export function arabicDays(said: string, today: Day): { day?: Day } {
  const day = nearDay(said, today) ?? weekdayIn(said, today) ?? inDays(said, today);
  return day ? { day } : {};
}

const near: [RegExp, number][] = [
  [/(?:بعد|عقب) (?:غد|بكره|بكرا|باكر|باجر)/, 2],
  [/(?<!\p{L})(?:غدا|غد|بكره|بكرا|باكر|باجر)(?!\p{L})/u, 1],
  [/(?<!\p{L})(?:اليوم|الليله|الحين|هالليله)(?!\p{L})/u, 0],
];

function nearDay(said: string, today: Day): Day | undefined {
  const found = near.find(([pattern]) => pattern.test(said));
  return found && daysAfter(today, found[1]);
}

/** The one after the next: الجمعة اللي بعدها, الجمعة بعد القادمة. */
const isLater = /(?:اللي|الي|التي) (?:بعد|عقب)ها|بعد (?:القادم|المقبل|الجاي)ه?/;

/** The next one of that name: whoever means the week after says so. */
function weekdayIn(said: string, today: Day): Day | undefined {
  const name = weekdaySaid(said);
  if (!name) return undefined;
  const day = ahead(today, 7).find((one) => weekdayOf(one) === name);
  return day && isLater.test(said) ? daysAfter(day, 7) : day;
}

function weekdaySaid(said: string): Weekday | undefined {
  const words = said.match(/[\p{L}\p{N}]+/gu) ?? [];
  const [only, more] = words;
  if (only !== undefined && more === undefined && weekdayBare(only)) return weekdayBare(only);
  return words
    .filter((word) => /^[ء-ي]/.test(word))
    .map(weekdayNamed)
    .find((name) => name !== undefined);
}

const ahead = (today: Day, days: number) =>
  Array.from({ length: days }, (_, at) => daysAfter(today, at + 1));

/** `بعد ثلاثة أيام`, `عقب أسبوعين`. */
function inDays(said: string, today: Day): Day | undefined {
  const tokens = tokensOf(said);
  const at = tokens.findIndex(({ word }) => /^(?:بعد|عقب)$/.test(word));
  if (at < 0) return undefined;
  const next = tokens[at + 1]?.word ?? '';
  const whole = { يوم: 1, يومين: 2, اسبوع: 7, اسبوعين: 14 }[next];
  if (whole) return daysAfter(today, whole);
  const counted = numberAt(tokens, at + 1);
  const unit = tokens[at + 1 + (counted?.length ?? 1)]?.word ?? '';
  if (counted && /^(?:ايام|يوم|يوما)$/.test(unit)) return daysAfter(today, counted.value);
  return counted && /^(?:اسابيع|اسبوع)$/.test(unit)
    ? daysAfter(today, counted.value * 7)
    : undefined;
}
