/** A sentence in pieces that can be counted: words, figures, and the signs that part one saying from the next. */
import { type MessageToken, numberToken } from '#domain/assistant/numbers.ts';
import { plain } from '#domain/search/normal-form.ts';

/** Days as calendars write them, figures, words, signs. */
const piece = /\d{4}-\d\d-\d\d|\d+(?:[.,:/٬]\d+)*|\p{L}+|[$%€£٪,;،؛·|()[\]—–:•+=×-]|\*\*|\n/gu;
/** The number of a list's line counts lines, and claims nothing. */
const listNumber = /^[^\S\n]*\d{1,2}[.)]\s/gm;

export const tokensIn = (text: string): MessageToken[] =>
  (plain(text).replaceAll('٫', '.').replaceAll(listNumber, '').match(piece) ?? []).map(numberToken);

const parting = new Set([
  ',',
  ';',
  '،',
  '؛',
  '·',
  '|',
  '(',
  ')',
  '—',
  '–',
  '\n',
  'and',
  'while',
  'but',
  'لكن',
  'بينما',
]);

/** Whether a saying ends here and another may begin. */
export const isParting = ({ word }: MessageToken): boolean => parting.has(word);

export const wordAt = (tokens: readonly MessageToken[], at: number): string =>
  tokens[at]?.word ?? '';
