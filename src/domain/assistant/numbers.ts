/** Numbers as people write them to us: figures, words, thousands and millions, in both languages. */
import { plain } from '#domain/search/spelling.ts';

export interface Token {
  word: string;
  /** What it counts, where it is a number. */
  number?: number;
}

/** Figures with their separators, words, and the signs that say what a figure is. */
const tokenPattern = /\d+(?:[.,٬]\d+)*|[\p{L}]+|[$%€£]/gu;

/** The words of a message in order, plainly spelt, with what they count. */
export function tokensOf(text: string): Token[] {
  return (plain(text).match(tokenPattern) ?? []).map(tokenOf);
}

function tokenOf(word: string): Token {
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
function parts(figure: string): string {
  return figure.split('.').slice(0, 2).join('.');
}

const english =
  `one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen
  sixteen seventeen eighteen nineteen twenty`.split(/\s+/);
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** One line, one number; as `plain` spells them. */
const arabic: [number, string][] = [
  [1, 'واحد واحده'],
  [2, 'اثنين اثنان اثنتين شخصين فردين طفلين غرفتين ليلتين يومين ساعتين ولدين بنتين تاشيرتين'],
  [3, 'ثلاثه ثلاث'],
  [4, 'اربعه اربع'],
  [5, 'خمسه خمس'],
  [6, 'سته ست'],
  [7, 'سبعه سبع'],
  [8, 'ثمانيه ثماني ثمان'],
  [9, 'تسعه تسع'],
  [10, 'عشره عشر'],
  [12, 'اثنا اثني'],
  [20, 'عشرين عشرون'],
  [30, 'ثلاثين ثلاثون'],
  [40, 'اربعين'],
  [50, 'خمسين خمسون'],
];

const values = new Map<string, number>([
  ...english.map((word, at): [string, number] => [word, at + 1]),
  ...tens.map((word, at): [string, number] => [word, (at + 2) * 10]),
  ...arabic.flatMap(([value, words]) =>
    words.split(' ').map((word): [string, number] => [plain(word), value]),
  ),
  ['couple', 2],
  ['dozen', 12],
]);

/** For, with, and, in: little words that lean on a number in Arabic. */
const leaning = /^(?:ول|وب|[لبوف])(?=.{3})/;

function counted(word: string): number | undefined {
  return values.get(word) ?? values.get(word.replace(leaning, ''));
}

const multiples = new Map<string, number>([
  ...['k', 'thousand', 'الف', 'الاف'].map((word): [string, number] => [plain(word), 1000]),
  ...['m', 'mn', 'mil', 'mio', 'million', 'millions', 'مليون', 'ملايين'].map(
    (word): [string, number] => [plain(word), 1_000_000],
  ),
]);

/** Two of them, in one word. */
const duals = new Map<string, number>([
  [plain('ألفين'), 2000],
  [plain('مليونين'), 2_000_000],
]);

export interface Counted {
  value: number;
  /** How many tokens it took. */
  length: number;
  /** Said with thousands or millions: then it is money, whatever stands beside it. */
  large: boolean;
}

/** The number that begins at a token: `2.5 million`, `twenty five`, `200k`, مليونين. */
export function numberAt(tokens: readonly Token[], at: number): Counted | undefined {
  const first = tokens[at];
  if (!first) return undefined;
  const dual = duals.get(first.word.replace(leaning, '')) ?? duals.get(first.word);
  if (dual) return { value: dual, length: 1, large: true };
  if (first.number === undefined) return undefined;
  const next = tokens[at + 1];
  const joins = tens.includes(first.word) && next?.number !== undefined && next.number < 10;
  const value = joins ? first.number + (next?.number ?? 0) : first.number;
  const length = joins ? 2 : 1;
  const multiple = multiples.get(tokens[at + length]?.word ?? '');
  if (!multiple) return { value, length, large: false };
  return { value: value * multiple, length: length + 1, large: true };
}
