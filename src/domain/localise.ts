import type { InOneLanguage, Language, Localised } from '#contract/primitives.ts';

/** Arabic shows Western digits, as is the habit in the UAE; naming them keeps all browsers alike. */
export const localeOf: Record<Language, string> = { en: 'en-AE', ar: 'ar-AE-u-nu-latn' };

/** A count with its thousands set apart: `1,234`. */
export const numberIn = (language: Language, value: number): string =>
  new Intl.NumberFormat(localeOf[language]).format(value);

/** From which side a page, a letter or a field is read. */
export const directionOf = (language: Language): 'ltr' | 'rtl' =>
  language === 'ar' ? 'rtl' : 'ltr';

export function localise<T>(value: T, language: Language): InOneLanguage<T> {
  // The walk replaces exactly what the type replaces, at whatever depth.
  return speak(value, language) as InOneLanguage<T>;
}

function speak(value: unknown, language: Language): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => speak(item, language));
  if (isLocalised(value)) return value[language];
  const spoken: Record<string, unknown> = {};
  for (const [key, part] of Object.entries(value)) spoken[key] = speak(part, language);
  return spoken;
}

const isLocalised = (value: object): value is Localised =>
  'en' in value && 'ar' in value && typeof value.en === 'string' && typeof value.ar === 'string';
