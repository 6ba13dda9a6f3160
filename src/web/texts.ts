/**
 * The list of words: every feature's texts, by language. A page loads the features it names in
 * router.tsx, in one language, so that nobody downloads words that are not shown.
 */
import type { Language } from '#contract/primitives.ts';
import type { AppFeature, Feature, PublicFeature, Sources, Texts } from '#web/feature-texts.ts';

/** What the public pages say; the list of all others comes when the first of them is wanted. */
const publicSources: Record<Language, Sources<PublicFeature>> = {
  en: {
    shell: () => import('#web/shell/text.en.ts'),
    landing: () => import('#web/landing/text.en.ts'),
    notFound: () => import('#web/not-found/text.en.ts'),
    site: () => import('#web/site/text.en.ts'),
    profile: () => import('#web/profile/text.en.ts'),
    chat: () => import('#web/chat-words.en.ts'),
    company: () => import('#web/company/text.en.ts'),
    vip: () => import('#web/vip/text.en.ts'),
    schooling: () => import('#web/schooling/text.en.ts'),
    business: () => import('#web/business/text.en.ts'),
    realEstate: () => import('#web/real-estate/text.en.ts'),
    bookings: () => import('#web/bookings/text.en.ts'),
  },
  ar: {
    shell: () => import('#web/shell/text.ar.ts'),
    landing: () => import('#web/landing/text.ar.ts'),
    notFound: () => import('#web/not-found/text.ar.ts'),
    site: () => import('#web/site/text.ar.ts'),
    profile: () => import('#web/profile/text.ar.ts'),
    chat: () => import('#web/chat-words.ar.ts'),
    company: () => import('#web/company/text.ar.ts'),
    vip: () => import('#web/vip/text.ar.ts'),
    schooling: () => import('#web/schooling/text.ar.ts'),
    business: () => import('#web/business/text.ar.ts'),
    realEstate: () => import('#web/real-estate/text.ar.ts'),
    bookings: () => import('#web/bookings/text.ar.ts'),
  },
};

async function load(language: Language, feature: Feature): Promise<Partial<Texts>> {
  const known: Partial<Sources<Feature>> = publicSources[language];
  const source = known[feature];
  if (source) return source();
  const { appSources } = await import('#web/app-texts.ts');
  // What is not public is one of the app's: the two lists together name every feature.
  return appSources[language][feature as AppFeature]();
}

export async function loadTexts(language: Language, features: Feature[]): Promise<Texts> {
  const parts = await Promise.all(features.map((feature) => load(language, feature)));
  // A screen reads only the features it names; see `words` in router.tsx.
  return Object.assign({}, ...parts) as Texts;
}
