import type { Language, Localised } from '#contract/primitives.ts';
import { matters as arabic } from '#server/matters/text.ar.ts';
import { matters as english } from '#server/matters/text.en.ts';

export const matterWords: Record<Language, typeof english> = { en: english, ar: arabic };

/** The same thing said in both languages. */
export const inBoth = (say: (words: typeof english, language: Language) => string): Localised => ({
  en: say(english, 'en'),
  ar: say(arabic, 'ar'),
});
