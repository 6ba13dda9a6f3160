/** Numbers as people write them to us: figures, words, thousands and millions, in both languages. */
import { taken } from '#domain/assistant/pieces.ts';
import { plain } from '#domain/search/normal-form.ts';

export interface MessageToken {
  word: string;
  /** What it counts, where it is a number. */
  number?: number;
}

/** Figures with their separators, words, and the signs that say what a figure is. */
const tokenPattern = /\d+(?:[.,٬]\d+)*|[\p{L}]+|[$%€£\uE000]/gu;

/** `2-3k` is from two to three; the sign between them is no word. */
const range = /(\d ?[km]?) ?[-–] ?(?=\$?\d)/g;

/** The words of a message in order, plainly spelt, with what they count. */
export const tokensOf = (text: string): MessageToken[] =>
  (plain(text).replace(range, '$1 to ').match(tokenPattern) ?? []).map(numberToken);

/** Where some of them stand. */
export interface MessageSpot {
  at: number;
  length: number;
}

/** What was read is not read again: it counts nothing any more, and parts what stands around it. */
export function withoutSpots(
  tokens: readonly MessageToken[],
  spots: readonly MessageSpot[],
): MessageToken[] {
  const gone = new Set(
    spots.flatMap(({ at, length }) => Array.from({ length }, (_, place) => at + place)),
  );
  return tokens.map((token, place) => (gone.has(place) ? { word: taken } : token));
}

export function numberToken(word: string): MessageToken {
  if (/^\d/.test(word)) return { word, number: figureOf(word) };
  const number = counted(word);
  return number === undefined ? { word } : { word, number };
}

/** A comma parts thousands; a point does so too where three figures follow every one of them. */
function figureOf(figure: string): number {
  const whole = figure.replaceAll(/[,٬]/g, '');
  return Number(/^\d{1,3}(\.\d{3})+$/.test(whole) ? whole.replaceAll('.', '') : parts(whole));
}

/** A date such as 20.11.2026 is no number; its beginning does no harm. */
const parts = (figure: string): string => figure.split('.').slice(0, 2).join('.');

const english =
  `one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen
  sixteen seventeen eighteen nineteen twenty`.split(/\s+/);
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** One line, one number, as it is written and as it is said from Egypt to Morocco; as `plain` spells them. */
const arabic: [number, string][] = [
  [1, 'واحد واحده'],
  [
    2,
    'اثنين اثنان اثنتين ثنتين اتنين تنين تنتين جوج نفرين شخصين فردين طفلين غرفتين ليلتين يومين ساعتين ولدين بنتين تاشيرتين مقعدين تذكرتين كرسيين جناحين اسبوعين زوجين عروسين',
  ],
  [3, 'ثلاثه ثلاث تلاته تلات تلت'],
  [4, 'اربعه اربع ربعه'],
  [5, 'خمسه خمس'],
  [6, 'سته ست'],
  [7, 'سبعه سبع'],
  [8, 'ثمانيه ثماني ثمان تمانيه تمنيه تماني تمان'],
  [9, 'تسعه تسع تسعود'],
  [10, 'عشره عشر'],
  [11, 'احدعش احدعشر حداشر'],
  [12, 'اثنا اثني اثنعش اثناعش اتناشر طنعش'],
  [13, 'ثلاثتعش ثلطعش تلتاشر تلطعش'],
  [14, 'اربعتعش اربعتاشر'],
  [15, 'خمستعش خمسطعش خمستاشر'],
  [16, 'ستعش سطعش ستاشر'],
  [17, 'سبعتعش سبعطعش سبعتاشر'],
  [18, 'ثمنتعش ثمنطعش تمنتاشر تمنطعش'],
  [19, 'تسعتعش تسعطعش تسعتاشر'],
  [20, 'عشرين عشرون'],
  [30, 'ثلاثين ثلاثون تلاتين'],
  [40, 'اربعين اربعون'],
  [50, 'خمسين خمسون'],
  [60, 'ستين ستون'],
  [70, 'سبعين سبعون'],
  [80, 'ثمانين ثمانون تمانين'],
  [90, 'تسعين تسعون'],
  [100, 'مية مئة مائة'],
  [200, 'ميتين مئتين مائتين مئتان مئتا مائتان'],
  [300, 'ثلاثمية ثلاثمئة ثلاثمائة'],
  [400, 'اربعمية اربعمئة اربعمائة'],
  [500, 'خمسمية خمسمئة خمسمائة'],
  [600, 'ستمية ستمئة ستمائة'],
  [700, 'سبعمية سبعمئة سبعمائة'],
  [800, 'ثمانمية ثمنمية ثمانمئة ثمانمائة'],
  [900, 'تسعمية تسعمئة تسعمائة'],
];

const values = new Map<string, number>([
  ...english.map((word, at): [string, number] => [word, at + 1]),
  ...tens.map((word, at): [string, number] => [word, (at + 2) * 10]),
  ...arabic.flatMap(([value, words]) =>
    words.split(' ').map((word): [string, number] => [plain(word), value]),
  ),
  ['couple', 2],
  ['pair', 2],
  ['dozen', 12],
]);

/** For, with, and, in: little words that lean on a number in Arabic. */
const leaning = /^(?:ول|وب|[لبوف])(?=.{3})/;

/** The three days, for the four of us: what is known already; the lady and Monday are no numbers. */
const definite =
  /^(?:[ول]?لل|[وب]?ال)(?=(?:تلات|ثلاث|اربع|خمس|سبع|تسع|عشر)ه?$|سته$|(?:ثماني|تماني)ه?$)/;

const counted = (word: string): number | undefined =>
  values.get(word) ??
  values.get(word.replace(leaning, '')) ??
  (definite.test(word) ? values.get(word.replace(definite, '')) : undefined);

const multiples = new Map<string, number>([
  ...['k', 'thousand', 'الف', 'الاف', 'الفا'].map((word): [string, number] => [plain(word), 1000]),
  ...['m', 'mn', 'mil', 'mio', 'million', 'millions', 'مليون', 'ملايين', 'مليونا'].map(
    (word): [string, number] => [plain(word), 1_000_000],
  ),
]);

/** One of them, where nothing before it counts: a thousand, مليون. */
const alone = new Set(['thousand', 'million', plain('ألف'), plain('مليون')]);

/** Two of them, in one word. */
const duals = new Map<string, number>([
  ...['ألفين', 'ألفان', 'ألفا', 'ألفي'].map((word): [string, number] => [plain(word), 2000]),
  ...['مليونين', 'مليونان', 'مليونا', 'مليوني'].map((word): [string, number] => [
    plain(word),
    2_000_000,
  ]),
]);

const fractions = new Map<string, number>([
  ['half', 0.5],
  [plain('نص'), 0.5],
  [plain('نصف'), 0.5],
  ['quarter', 0.25],
  [plain('ربع'), 0.25],
]);

export interface MessageCount {
  value: number;
  /** How many tokens it took. */
  length: number;
  /** Said with thousands or millions: then it is money, whatever stands beside it. */
  large: boolean;
}

/** The number that begins at a token: `2.5 million`, `twenty five`, `200k`, مليونين, ألف وخمسمية. */
export function numberAt(tokens: readonly MessageToken[], at: number): MessageCount | undefined {
  const part = fractionAt(tokens, at);
  if (part) return part;
  const first = sectionAt(tokens, at);
  if (!first?.large) return first;
  const rest = restAt(tokens, at + first.length, first.value);
  return rest
    ? { ...first, value: first.value + rest.value, length: first.length + rest.length }
    : first;
}

const wordAt = (tokens: readonly MessageToken[], at: number) => tokens[at]?.word ?? '';

/** Half a million, quarter of a million, half a dozen, نص مليون. */
function fractionAt(tokens: readonly MessageToken[], at: number): MessageCount | undefined {
  const share = fractions.get(wordAt(tokens, at));
  if (!share) return undefined;
  let next = at + 1;
  while (['of', 'a', 'an'].includes(wordAt(tokens, next))) next += 1;
  const word = wordAt(tokens, next);
  const multiple = word === 'dozen' ? 12 : multiples.get(word);
  if (!multiple || word.length < 3) return undefined;
  return { value: share * multiple, length: next + 1 - at, large: multiple > 12 };
}

/** Hundreds and what is less, with the thousands or millions they count. */
function sectionAt(tokens: readonly MessageToken[], at: number): MessageCount | undefined {
  const bare = wordAt(tokens, at).replace(leaning, '');
  const dual = duals.get(bare) ?? duals.get(wordAt(tokens, at));
  if (dual) return { value: dual, length: 1, large: true };
  const single = alone.has(bare) && !tokens[at - 1]?.number ? { value: 1, length: 0 } : undefined;
  const group = hundredsAt(tokens, at) ?? single;
  if (!group) return undefined;
  const half = halfAt(tokens, at + group.length);
  const after = at + group.length + half;
  const multiple = multiples.get(group === single ? bare : wordAt(tokens, after));
  if (!multiple) return { ...group, large: false };
  const value = (group.value + (half > 0 ? 0.5 : 0)) * multiple;
  const tail = half > 0 ? 0 : halfAt(tokens, after + 1);
  // Three million and half a million: what it is half of is said once more.
  const again = tail > 0 && multiples.get(wordAt(tokens, after + 1 + tail)) === multiple ? 1 : 0;
  return {
    value: value + (tail > 0 ? multiple / 2 : 0),
    length: after + 1 + tail + again - at,
    large: true,
  };
}

/** How many tokens say `and a half`. */
function halfAt(tokens: readonly MessageToken[], at: number): number {
  if (/^ونصف?$/.test(wordAt(tokens, at))) return 1;
  return ['and', 'a', 'half'].every((word, place) => wordAt(tokens, at + place) === word) ? 3 : 0;
}

type Group = Omit<MessageCount, 'large'>;

function hundredsAt(tokens: readonly MessageToken[], at: number): Group | undefined {
  const isHundred = wordAt(tokens, at) === 'hundred';
  const first = isHundred ? { value: 1, length: 0 } : tensAt(tokens, at);
  if (!first) return undefined;
  const counts = wordAt(tokens, at + first.length) === 'hundred' && first.value < 100;
  const value = counts ? first.value * 100 : first.value;
  const length = first.length + Number(counts);
  if (/^\d/.test(wordAt(tokens, at)) || value < 100) return { value, length };
  const next = at + length;
  const linked = wordAt(tokens, next) === 'and' ? 1 : 0;
  const isJoined = linked > 0 || /^و(?!احد)/.test(wordAt(tokens, next));
  const rest = isJoined ? tensAt(tokens, next + linked) : undefined;
  const isPart = rest && rest.value < 100;
  return isPart
    ? { value: value + rest.value, length: length + linked + rest.length }
    : { value, length };
}

function tensAt(tokens: readonly MessageToken[], at: number): Group | undefined {
  const first = tokens[at];
  // The word for one that only eleven has, and that else means somebody.
  if (/^احدي?$/.test(first?.word ?? '') && /^عشره?$/.test(wordAt(tokens, at + 1)))
    return { value: 11, length: 2 };
  if (first?.number === undefined) return undefined;
  const next = tokens[at + 1];
  if (first.number === 12 && /^عشره?$/.test(next?.word ?? '')) return { value: 12, length: 2 };
  // A space may part thousands.
  if (/^\d{1,3}$/.test(first.word) && /^\d00$/.test(next?.word ?? ''))
    return { value: first.number * 1000 + (next?.number ?? 0), length: 2 };
  const joins = next?.number !== undefined && joined(first, next);
  return joins
    ? { value: first.number + (next?.number ?? 0), length: 2 }
    : { value: first.number, length: 1 };
}

/** Twenty five, خمسة عشر, خمسة وعشرين. */
function joined({ word, number = 0 }: MessageToken, next: MessageToken): boolean {
  const follows = next.number ?? 0;
  if (tens.includes(word)) return follows < 10 && !/^\d/.test(next.word);
  if (number >= 10 || number < 1 || !/^[ء-ي]/.test(word)) return false;
  if (follows === 10) return /^عشره?$/.test(next.word);
  return follows >= 20 && follows < 100 && next.word.startsWith('و');
}

/** Two thousand five hundred, ألفين وخمسمية: what is less than one of what came before. */
function restAt(tokens: readonly MessageToken[], at: number, before: number): Group | undefined {
  const word = wordAt(tokens, at);
  // `8 ملايين و350 ألف`, `8 million and 350 thousand`: figures are a part where they count what is less.
  const isLinked = word === 'و' || word === 'and';
  const figures =
    /^\d/.test(wordAt(tokens, at + 1)) && isLinked ? hundredsAt(tokens, at + 1) : undefined;
  const times = figures && multiples.get(wordAt(tokens, at + 1 + figures.length));
  if (figures && times && figures.value < 1000 && times * 1000 <= before)
    return { value: figures.value * times, length: figures.length + 2 };
  if (/^\d/.test(word)) return undefined;
  const rest = hundredsAt(tokens, at);
  const multiple = rest && multiples.get(wordAt(tokens, at + rest.length));
  // A million and two hundred thousand.
  if (rest && multiple && word.startsWith('و') && rest.value * multiple < before)
    return { value: rest.value * multiple, length: rest.length + 1 };
  if (!rest || rest.value >= before || multiple) return undefined;
  return word.startsWith('و')
    ? rest.value >= 10
      ? rest
      : undefined
    : rest.value >= 100
      ? rest
      : undefined;
}
