/** The stem of a word, by which the index finds it; `synonyms.ts` is about meaning. */
import { weightyWords } from '#domain/search/little-words.ts';
import { withoutArticle } from '#domain/search/normal-form.ts';

/** What a word keeps when its article and its plural are taken away; the word must be `plain`. */
export function stem(word: string): string {
  if (/[ء-ي]/.test(word)) return arabicStem(withoutArticle(word));
  return englishStem(word);
}

/** Taa marbuta and the regular plurals. Broken plurals are synonyms: no rule finds them. */
const arabicStem = (word: string): string => word.replace(/(?<=.{3})(?:ات|ين|ون|يه|ه)$/, '');

function englishStem(word: string): string {
  if (word.length < 4 || /(?:ss|us|is)$/.test(word)) return word;
  if (/ies$/.test(word) && word.length > 4) return word.replace(/ies$/, 'y');
  if (/(?:s|x|z|ch|sh)es$/.test(word)) return word.replace(/es$/, '');
  return word.replace(/s$/, '');
}

/** The words that matter, each in its searched spelling. */
export const stemsOf = (text: string): string[] => weightyWords(text).map(stem);
