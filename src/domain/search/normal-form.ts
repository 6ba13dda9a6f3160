/**
 * One spelling for what people write in many: capitals, accents, Arabic marks, hamzas and figures. Every
 * search of the house spells by it, on the server and in the browser, so that both mean the same word.
 */

/** Marks above and below letters: accents, tashkeel and, once letters are taken apart, hamza. */
const marks = /\p{M}+/gu;

/** Letters that people type for one another; tatweel only stretches a word. */
const twins: Record<string, string> = {
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
  ة: 'ه',
  ء: '',
  ـ: '',
  ø: 'o',
  ß: 'ss',
  æ: 'ae',
};
const twin = new RegExp(`[${Object.keys(twins).join('')}]`, 'g');
const arabicDigit = /[٠-٩۰-۹]/g;
const apostrophe = /['’‘`ʼ]/g;
/** Nothing in it has a second spelling, as in most of what is spelt. */
const isPlainEnglish = /^[a-z0-9 ]*$/;

/** أُسرة and اسره, Café and cafe, ٢ and 2, Za’abeel and Zaabeel become one spelling. */
export function plain(text: string): string {
  const lower = text.toLowerCase();
  if (isPlainEnglish.test(lower)) return lower;
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(marks, '')
    .replace(apostrophe, '')
    .replace(twin, (letter) => twins[letter] ?? letter)
    .replace(arabicDigit, (digit) => String(digit.charCodeAt(0) & 0xf));
}

/** A word as it stands in a text; an apostrophe inside it splits nothing, one around it quotes. */
export const wordPattern = /[\p{L}\p{N}\p{M}]+(?:['’‘`][\p{L}\p{N}\p{M}]+)*/gu;

export const wordsOf = (text: string): string[] =>
  (text.match(wordPattern) ?? []).map(plain).filter(Boolean);

/** The article alone, or with what leans on it: and the, with the, like the, so the, for the. */
const article = /^(?:(?:ال|لل)(?=..)|(?:[وبكف]ال|ولل)(?=...))/;

/** ‘The’ is a part of the word in Arabic; the longer what is taken away, the more must remain. */
export const withoutArticle = (word: string): string => word.replace(article, '');
