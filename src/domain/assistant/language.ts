/** In which of our two languages somebody writes. */
import type { Language } from '#contract/primitives.ts';
import { isArabizi } from '#domain/assistant/arabizi.ts';

const arabicLetters = /[\u0621-\u064a\u0671-\u06d3]/g;
const latinLetters = /[a-z]/gi;
const letters = /\p{L}/gu;

/** Names of houses and cars are Latin in Arabic sentences as well, so a third of Arabic decides. */
const enough = 0.33;

export function languageOf(text: string, otherwise: Language): Language {
  const arabic = text.match(arabicLetters)?.length ?? 0;
  const latin = text.match(latinLetters)?.length ?? 0;
  if (arabic + latin === 0) return otherwise;
  return arabic / (arabic + latin) >= enough || isArabizi(text) ? 'ar' : 'en';
}

/** Most of it stands in neither of our two scripts. */
export function isForeignScript(text: string): boolean {
  const all = text.match(letters)?.length ?? 0;
  const ours = (text.match(arabicLetters)?.length ?? 0) + (text.match(latinLetters)?.length ?? 0);
  return all > 0 && ours * 2 < all;
}
