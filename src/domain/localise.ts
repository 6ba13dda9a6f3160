import type { Language, Localised } from '#contract/primitives.ts';

/** Arabic shows Western digits, as is the habit in the UAE; naming them keeps all browsers alike. */
export const localeOf: Record<Language, string> = { en: 'en-AE', ar: 'ar-AE-u-nu-latn' };

/** A value as one reader gets it: every text in two languages has become a text in one. */
export type Spoken<T> = T extends Localised
  ? string
  : T extends readonly (infer Item)[]
    ? Spoken<Item>[]
    : T extends object
      ? { [Key in keyof T]: Spoken<T[Key]> }
      : T;

export function localise<T>(value: T, language: Language): Spoken<T> {
  // The walk replaces exactly what the type replaces, at whatever depth.
  return speak(value, language) as Spoken<T>;
}

function speak(value: unknown, language: Language): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => speak(item, language));
  if (isLocalised(value)) return value[language];
  const spoken: Record<string, unknown> = {};
  for (const [key, part] of Object.entries(value)) spoken[key] = speak(part, language);
  return spoken;
}

function isLocalised(value: object): value is Localised {
  return (
    'en' in value && 'ar' in value && typeof value.en === 'string' && typeof value.ar === 'string'
  );
}
