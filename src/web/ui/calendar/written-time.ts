/** Days and hours as people write them, in either language and with either digits. */
import type { Day } from '#contract/primitives.ts';
import { digits } from '#domain/calendar/day-count.ts';
import { daysIn, type Month, monthAfter, monthOf } from '#domain/calendar/months.ts';

interface Bounds {
  today: Day;
  min?: Day | undefined;
  max?: Day | undefined;
}

const months = [
  ['january', 'يناير'],
  ['february', 'فبراير'],
  ['march', 'مارس'],
  ['april', 'ابريل'],
  ['may', 'مايو'],
  ['june', 'يونيو'],
  ['july', 'يوليو'],
  ['august', 'اغسطس'],
  ['september', 'سبتمبر'],
  ['october', 'اكتوبر'],
  ['november', 'نوفمبر'],
  ['december', 'ديسمبر'],
];

const iso = /^(?<year>\d{4})-(?<month>\d{1,2})-(?<date>\d{1,2})$/;
const figures = /^(?<date>\d{1,2})(?:[./ -]+(?<month>\d{1,2})(?:[./ -]+(?<year>\d{4}|\d{2}))?)?$/;
/** `Fri 20 Nov 2026`, `20th of November`. */
const named =
  /^(?:\p{L}+[,،]? )?(?<date>\d{1,2})(?:st|nd|rd|th)?[ -]*(?:of |من )?(?<month>\p{L}{3,})[.,،]?[ -]*(?<year>\d{4}|\d{2})?$/u;
/** `November 20, 2026`. */
const turned =
  /^(?<month>\p{L}{3,})\.? (?<date>\d{1,2})(?:st|nd|rd|th)?(?:[,،]? (?<year>\d{4}|\d{2}))?$/u;

/** The day that was meant. A year that is left out is the next one, or whichever the field allows. */
export function dayWritten(text: string, bounds: Bounds): Day | undefined {
  const written = plain(text);
  const found = [iso, figures, named, turned].map((form) => form.exec(written)).find(Boolean);
  if (!found?.groups) return undefined;
  const { date = '', month, year } = found.groups;
  const meant = meantMonths(month, year, bounds);
  const days = meant.flatMap((one) => dayIn(one, Number(date)) ?? []);
  const coming = days.find((day) => day >= bounds.today);
  return [coming, ...days].find((day) => day && allows(bounds, day)) ?? coming ?? days[0];
}

/** `16:30` out of `16:30`, `1630`, `16.30`, `4:30 pm` or `٤:٣٠ م`. */
export function hourWritten(text: string): string | undefined {
  const [, first = '', rest = '0', half] =
    /^(\d{1,2})(?:[:. h]?([0-5]\d))? ?(?:([apصم])\.?m?\.?)?$/.exec(plain(text)) ?? [];
  if (first === '' || Number(first) > (half ? 12 : 23)) return undefined;
  const isLate = half === 'p' || half === 'م';
  const hour = half ? (Number(first) % 12) + (isLate ? 12 : 0) : Number(first);
  return `${digits(hour)}:${digits(Number(rest))}`;
}

const plain = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}|[\u200e\u200f]/gu, '')
    .replace(/\s+/g, ' ')
    // The last four bits of an Arabic or a Persian digit are what it counts.
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 15));

/** The months that could be meant, the likeliest first. */
function meantMonths(month: string | undefined, year: string | undefined, bounds: Bounds): Month[] {
  const now = monthOf(bounds.today);
  if (month === undefined) return [now, monthAfter(now), monthAfter(now, -1)];
  const number = /^\d+$/.test(month) ? Number(month) : numberOf(month);
  if (number < 1 || number > 12) return [];
  const thisYear = Number(now.slice(0, 4));
  const years = year ? [wholeYear(year, bounds)] : [thisYear, thisYear + 1, thisYear - 1];
  return years.map((one) => `${digits(one, 4)}-${digits(number)}`);
}

const numberOf = (name: string): number =>
  months.findIndex(([english = '', arabic]) => english.startsWith(name) || arabic === name) + 1;

/** `79` of somebody's birth is 1979; of anything else it lies in this century. */
function wholeYear(year: string, { max }: Bounds): number {
  if (year.length === 4) return Number(year);
  const here = 2000 + Number(year);
  return max && here > Number(max.slice(0, 4)) ? here - 100 : here;
}

const dayIn = (month: Month, date: number): Day | undefined =>
  date >= 1 && date <= daysIn(month) ? `${month}-${digits(date)}` : undefined;

const allows = ({ min, max }: Bounds, day: Day): boolean =>
  (!min || day >= min) && (!max || day <= max);
