import { addressOf } from '#contract/pages.ts';
import type { Language } from '#contract/primitives.ts';

/** Arabic shows Western digits, as is the habit in the UAE; naming them keeps all browsers alike. */
export const localeOf: Record<Language, string> = { en: 'en-AE', ar: 'ar-AE-u-nu-latn' };

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
