import { addressOf } from '#contract/pages/pages.ts';
import type { Language } from '#contract/primitives.ts';

export const otherLanguage = (language: Language): Language => (language === 'ar' ? 'en' : 'ar');

/** What the router leaves out of every address of this language. */
export const routerBase = (language: Language): string => addressOf(language, '/');
