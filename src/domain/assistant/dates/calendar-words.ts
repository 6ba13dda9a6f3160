/** Months and weekdays by the names people give them: in full and shortened, of the Gulf and of the Levant. */
import type { Weekday } from '#contract/catalogue/shapes.ts';
import { plain } from '#domain/search/normal-form.ts';

export const monthNames =
  'january february march april may june july august september october november december'.split(
    ' ',
  );

/** As the Gulf names months, as the Levant and as the Maghreb do; the two of one name are told apart beside it. */
export const monthNamesArabic = [
  'يناير كانون',
  'فبراير شباط',
  'مارس آذار',
  'أبريل نيسان',
  'مايو أيار ماي',
  'يونيو حزيران',
  'يوليو تموز يوليوز',
  'أغسطس آب غشت',
  'سبتمبر أيلول شتنبر',
  'أكتوبر تشرين',
  'نوفمبر نونبر',
  'ديسمبر دجنبر',
].map((names) => names.split(' ').map(plain));

const months = new Map<string, number>([
  ...monthNames.flatMap((name, at): [string, number][] => [
    [name, at + 1],
    [name.slice(0, 3), at + 1],
  ]),
  ['sept', 9],
  ...monthNamesArabic.flatMap((names, at) => names.map((name): [string, number] => [name, at + 1])),
]);

/** كانون الأول is December and كانون الثاني January; تشرين likewise. */
const twins: Record<string, [first: number, second: number]> = {
  كانون: [12, 1],
  تشرين: [10, 11],
};

const asking = /^(?:i|we|he|she|they|it|you|my|our|be|not)$/;

/** The month that a word names, with how many words it took. */
export function monthNamed(word: string, next: string): { month: number; length: number } | null {
  // `24, may he drive`: who may do something names no month.
  if (word === 'may' && asking.test(next)) return null;
  const bare = word.replace(/^[بلو](?=.{4})/, '');
  const [first, second] = twins[bare] ?? [];
  if (first && next === 'الاول') return { month: first, length: 2 };
  if (second && next === plain('الثاني')) return { month: second, length: 2 };
  const month = months.get(word) ?? months.get(bare);
  return month === undefined ? null : { month, length: 1 };
}

const weekdays: [Weekday, english: string, arabic: string][] = [
  ['sun', 'sunday sun', 'احد'],
  ['mon', 'monday mon', 'اثنين اتنين'],
  ['tue', 'tuesday tue tues', 'ثلاثا ثلوث'],
  ['wed', 'wednesday wed weds', 'اربعا ربوع'],
  ['thu', 'thursday thu thur thurs', 'خميس'],
  ['fri', 'friday fri', 'جمعه'],
  ['sat', 'saturday sat', 'سبت'],
];

const english = new Map(
  weekdays.flatMap(([day, names]) =>
    names.split(' ').map((name): [string, Weekday] => [name, day]),
  ),
);
const arabic = new Map(
  weekdays.flatMap(([day, , names]) =>
    names.split(' ').map((name): [string, Weekday] => [name, day]),
  ),
);

/** The day with its article, and with the little words that lean on it: الجمعة, للجمعة, هالجمعة. */
const article = /^(?:[وبلفه]?ال|و?لل)/;

export function weekdayNamed(word: string): Weekday | undefined {
  return (
    english.get(word) ?? (article.test(word) ? arabic.get(word.replace(article, '')) : undefined)
  );
}

/** جمعة by itself, where nothing else is said. */
export const weekdayBare = (word: string): Weekday | undefined => arabic.get(word);

/** Arabic days in Latin letters, as phones type them, in the words that are read. */
const latin: [RegExp, string][] = [
  [/\bba3a?d (?:bo?u?k(?:ra|rah)|bacher|bachir)\b/g, 'day after tomorrow'],
  [/\b(?:bo?u?kr(?:a|ah)|bacher|bachir)\b/g, 'tomorrow'],
  [/\b(?:hal|el|il|al|hal) ?l[ei]+l[ae]h?\b/g, 'tonight'],
  [/\b(?:el|il|al) ?yo?u?m\b/g, 'today'],
  [/\b(?:akher|a5er|akhir) (?:el |il |al |hal )?shahr\b/g, 'end of the month'],
  [/\b(?:el|il|al) ?shahr (?:el |il |al )?(?:jay|jaay|gay|jai)\b/g, 'next month'],
  [/\bhal ?shahr\b/g, 'this month'],
  [/\b(?:el|il|al) ?[eiou]sb[ou]{1,2}3 (?:el |il |al )?(?:jay|jaay|gay|jai)\b/g, 'next week'],
  [/\bhal ?[eiou]sb[ou]{1,2}3\b/g, 'this week'],
  [/\b(?:yo?u?m )?(?:(?:hal|el|il|al) ?)?[jg][ou]m3ah?\b/g, 'friday'],
  [/\b(?:yo?u?m )?(?:(?:hal|el|il|al) ?)?(?:kh|5)am[ei]{1,2}s\b/g, 'thursday'],
  [/\b(?:yo?u?m )?(?:(?:hal|el|il|al) ?)?sabt\b/g, 'saturday'],
  [/\b(?:yo?u?m )?(?:(?:hal|el|il|al) ?)?a[7h]ad\b/g, 'sunday'],
  [/\b(?:yo?u?m )?(?:(?:hal|el|il|al) ?)?(?:[eia]thna[iy]n|[ei]tn[ei]{1,2}n)\b/g, 'monday'],
  [/\b(?:yo?u?m )?(?:(?:hal|el|il|al) ?)?(?:th[aou]latha|tholatha2)\b/g, 'tuesday'],
  [
    /\b(?:yo?u?m |hal ?)(?:el |il |al )?[ae]rb[aie]?3a\b|\b(?:el|il|al) ?[ae]rb[aie]?3a\b/g,
    'wednesday',
  ],
  [/day (?:el |il |al )?(?:jay|jaay|jai|gay|gaya|jaya|jaye|jaia)h?\b/g, 'day'],
];

/** The message must be `plain`. */
export const daysInOurLetters = (said: string): string =>
  latin.reduce((text, [name, word]) => text.replaceAll(name, word), said);
