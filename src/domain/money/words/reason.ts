/**
 * Why money moved, as a person of the house wrote it, in one language. A reader of the other one is told in
 * their own that the house decided it, and reads the words themselves in quotation marks.
 */
import type { EndCause } from '#contract/bookings/bookings.ts';
import type { Language } from '#contract/primitives.ts';

const quotes: Record<Language, (words: string) => string> = {
  en: (words) => `The house decided so, in its own words: “\u2068${words}\u2069”`,
  ar: (words) => `بقرار من الدار، وهذا ما كتبته: «\u2068${words}\u2069»`,
};

const letters: Record<Language, RegExp> = {
  en: /\p{Script=Latin}/gu,
  ar: /\p{Script=Arabic}/gu,
};

const count = (words: string, language: Language) => words.match(letters[language])?.length ?? 0;

/** A name of the other script within a sentence leaves it what it is. */
const isForeign = (words: string, language: Language): boolean =>
  count(words, language === 'ar' ? 'en' : 'ar') > count(words, language);

export const writtenReason = (words: string, language: Language): string =>
  isForeign(words, language) ? quotes[language](words) : words;

const causes: Record<Language, Record<EndCause, string>> = {
  en: {
    weather: 'The weather did not allow it.',
    operator: 'The operator could not provide it.',
    no_show: 'Nobody came at the hour.',
  },
  ar: {
    weather: 'لم يسمح الطقس به.',
    operator: 'تعذّر على المشغّل تقديمه.',
    no_show: 'لم يحضر أحد في الموعد.',
  },
};

/** Why a booking ended, as the desk chose it: the same sentence in letter, page, history and paper. */
export const causeWords = (cause: EndCause, language: Language): string => causes[language][cause];

const conciergeWrites: Record<Language, (words: string) => string> = {
  en: (words) => ` Your concierge writes: “\u2068${words}\u2069”`,
  ar: (words) => ` وكتب الكونسيرج: «\u2068${words}\u2069»`,
};

/** The cause in the reader's language, then the colleague's own words, in whichever they were written. */
export const endReason = (cause: EndCause, words: string, language: Language): string =>
  causeWords(cause, language) + (words ? conciergeWrites[language](words) : '');
