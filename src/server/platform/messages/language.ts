import { Language } from '#contract/primitives.ts';

/**
 * In which language an account is written to: what it chose, else the page that what is told began on,
 * else English. An appointment and a talk have a language of their own, which its letters keep.
 */
export function mailLanguage(chosen: unknown, page: Language = 'en'): Language {
  const { data } = Language.safeParse(chosen);
  return data ?? page;
}
