import { addressOf } from '#contract/pages/pages.ts';
import type { Language } from '#contract/primitives.ts';

export function directionOf(language: Language): 'ltr' | 'rtl' {
  return language === 'ar' ? 'rtl' : 'ltr';
}

export function otherLanguage(language: Language): Language {
  return language === 'ar' ? 'en' : 'ar';
}

/** What the router leaves out of every address of this language. */
export function routerBase(language: Language): string {
  return addressOf(language, '/');
}
