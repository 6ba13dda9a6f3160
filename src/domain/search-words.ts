/**
 * How a word is spelt for searching: the same on the server, which finds, and in the browser, which
 * underlines what was found. Everything here is about spelling; `search-synonyms.ts` is about meaning.
 */

/** Marks above and below letters: accents, tashkeel and, once letters are taken apart, hamza. */
const marks = /\p{M}+/gu;

/** Letters that people type for one another, and digits that are the same figure. */
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

/** أُسرة and اسره, Café and cafe, ٢ and 2 become one spelling. */
export function plain(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(marks, '')
    .replace(twin, (letter) => twins[letter] ?? letter)
    .replace(arabicDigit, (digit) => String(digit.charCodeAt(0) & 0xf));
}

/** A word stands between these; an apostrophe is part of none and splits none: `members’`. */
export const wordPattern = /[\p{L}\p{N}\p{M}ـ’']+/gu;

export function wordsOf(text: string): string[] {
  return (text.match(wordPattern) ?? []).map((word) => plain(word.replace(/['’]/g, '')));
}

/** The article with the letters that lean on it: the, and the, with the, like the, for the. */
const article = /^(?:وال|بال|كال|فال|ولل|لل|ال)(?=.{3})/;

/** What a word keeps when its article and its plural are taken away; the word must be `plain`. */
export function stem(word: string): string {
  if (/[ء-ي]/.test(word)) return arabicStem(word.replace(article, ''));
  return englishStem(word);
}

/** Taa marbuta and the regular plurals. Broken plurals are synonyms: no rule finds them. */
function arabicStem(word: string): string {
  return word.replace(/(?<=.{3})(?:ات|ين|ون|يه|ه)$/, '');
}

function englishStem(word: string): string {
  if (word.length < 4 || /(?:ss|us|is)$/.test(word)) return word;
  if (/ies$/.test(word) && word.length > 4) return word.replace(/ies$/, 'y');
  if (/(?:s|x|z|ch|sh)es$/.test(word)) return word.replace(/es$/, '');
  return word.replace(/s$/, '');
}

/** Words that carry no wish; they count only where nothing else was written. */
const little = new Set(
  wordsOf(
    `a an the of in on at to for from and or with by is are am be do does did can could would will
    shall should i we you he she it me my our us your there this that these those what which who when
    where how why much many any some please need want like find show get have has near about if as
    في من على إلى الى عن مع هل ما ماذا كم كيف أين متى هو هي هذا هذه التي الذي أن أو ثم لي لنا لدي
    أريد اريد نريد أحتاج يمكن يمكنني قد عند بين كل أي لو`,
  ),
);

export function isLittle(word: string): boolean {
  return little.has(word);
}

/** The words that matter, each in its searched spelling; all of them where none matters more. */
export function stemsOf(text: string): string[] {
  const words = wordsOf(text).filter(Boolean);
  const weighty = words.filter((word) => !isLittle(word));
  return (weighty.length > 0 ? weighty : words).map(stem);
}
