/**
 * The list of words: every feature's texts, by language. A page loads the features it names in
 * router.tsx, in one language, so that nobody downloads words that are not shown.
 */
import type { Language } from '#contract/primitives.ts';
import type { auth } from '#web/auth/text.en.ts';
import type { dashboard } from '#web/dashboard/text.en.ts';
import type { landing } from '#web/landing/text.en.ts';
import type { notFound } from '#web/not-found/text.en.ts';
import type { platform } from '#web/platform/text.en.ts';
import type { security } from '#web/security/text.en.ts';
import type { shell } from '#web/shell/text.en.ts';

export interface Texts {
  shell: typeof shell;
  platform: typeof platform;
  landing: typeof landing;
  notFound: typeof notFound;
  auth: typeof auth;
  dashboard: typeof dashboard;
  security: typeof security;
}

export type Feature = keyof Texts;

type Sources = { [Name in Feature]: () => Promise<Pick<Texts, Name>> };

const sources: Record<Language, Sources> = {
  en: {
    shell: () => import('#web/shell/text.en.ts'),
    platform: () => import('#web/platform/text.en.ts'),
    landing: () => import('#web/landing/text.en.ts'),
    notFound: () => import('#web/not-found/text.en.ts'),
    auth: () => import('#web/auth/text.en.ts'),
    dashboard: () => import('#web/dashboard/text.en.ts'),
    security: () => import('#web/security/text.en.ts'),
  },
  ar: {
    shell: () => import('#web/shell/text.ar.ts'),
    platform: () => import('#web/platform/text.ar.ts'),
    landing: () => import('#web/landing/text.ar.ts'),
    notFound: () => import('#web/not-found/text.ar.ts'),
    auth: () => import('#web/auth/text.ar.ts'),
    dashboard: () => import('#web/dashboard/text.ar.ts'),
    security: () => import('#web/security/text.ar.ts'),
  },
};

export async function loadTexts(language: Language, features: Feature[]): Promise<Texts> {
  const parts = await Promise.all(features.map((feature) => sources[language][feature]()));
  // A screen reads only the features it names; see `words` in router.tsx.
  return Object.assign({}, ...parts) as Texts;
}
