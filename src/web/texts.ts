/**
 * The list of words: every feature's texts, by language. A page loads the features it names in
 * router.tsx, in one language, so that nobody downloads words that are not shown.
 */
import type { Language } from '#contract/primitives.ts';
import type { appointments } from '#web/appointments/text.en.ts';
import type { auth } from '#web/auth/text.en.ts';
import type { billing } from '#web/billing/text.en.ts';
import type { bookingSheet } from '#web/booking-sheet/text.en.ts';
import type { bookings } from '#web/bookings/text.en.ts';
import type { business } from '#web/business/text.en.ts';
import type { chat } from '#web/chat/text.en.ts';
import type { company } from '#web/company/text.en.ts';
import type { consultation } from '#web/consultation/text.en.ts';
import type { dashboard } from '#web/dashboard/text.en.ts';
import type { delegates } from '#web/delegates/text.en.ts';
import type { desk } from '#web/desk/text.en.ts';
import type { documents } from '#web/documents/text.en.ts';
import type { family } from '#web/family/text.en.ts';
import type { itinerary } from '#web/itinerary/text.en.ts';
import type { landing } from '#web/landing/text.en.ts';
import type { leads } from '#web/leads/text.en.ts';
import type { matterSheet } from '#web/matter-sheet/text.en.ts';
import type { matters } from '#web/matters/text.en.ts';
import type { notFound } from '#web/not-found/text.en.ts';
import type { notifications } from '#web/notifications/text.en.ts';
import type { ownBookings } from '#web/own-bookings/text.en.ts';
import type { platform } from '#web/platform/text.en.ts';
import type { priceParts } from '#web/price-parts/text.en.ts';
import type { profile } from '#web/profile/text.en.ts';
import type { proof } from '#web/proof/text.en.ts';
import type { realEstate } from '#web/real-estate/text.en.ts';
import type { schooling } from '#web/schooling/text.en.ts';
import type { search } from '#web/search/text.en.ts';
import type { security } from '#web/security/text.en.ts';
import type { settings } from '#web/settings/text.en.ts';
import type { shell } from '#web/shell/text.en.ts';
import type { site } from '#web/site/text.en.ts';
import type { tour } from '#web/tour/text.en.ts';
import type { vip } from '#web/vip/text.en.ts';

export interface Texts {
  shell: typeof shell;
  platform: typeof platform;
  landing: typeof landing;
  notFound: typeof notFound;
  auth: typeof auth;
  dashboard: typeof dashboard;
  desk: typeof desk;
  security: typeof security;
  tour: typeof tour;
  search: typeof search;
  appointments: typeof appointments;
  consultation: typeof consultation;
  leads: typeof leads;
  site: typeof site;
  profile: typeof profile;
  chat: typeof chat;
  company: typeof company;
  vip: typeof vip;
  schooling: typeof schooling;
  business: typeof business;
  realEstate: typeof realEstate;
  bookings: typeof bookings;
  ownBookings: typeof ownBookings;
  itinerary: typeof itinerary;
  bookingSheet: typeof bookingSheet;
  priceParts: typeof priceParts;
  notifications: typeof notifications;
  matters: typeof matters;
  documents: typeof documents;
  family: typeof family;
  delegates: typeof delegates;
  billing: typeof billing;
  matterSheet: typeof matterSheet;
  settings: typeof settings;
  proof: typeof proof;
}

/** The words of the request forms come with the forms, or among those of `matters`: each name weighs here. */
export type Feature = Exclude<keyof Texts, 'matterSheet'>;

export type Sources<Name extends Feature> = {
  [One in Name]: () => Promise<Pick<Texts, One>>;
};

/** What the public pages say; the list of all others comes when the first of them is wanted. */
const publicSources = {
  en: {
    shell: () => import('#web/shell/text.en.ts'),
    landing: () => import('#web/landing/text.en.ts'),
    notFound: () => import('#web/not-found/text.en.ts'),
    site: () => import('#web/site/text.en.ts'),
    profile: () => import('#web/profile/text.en.ts'),
    chat: () => import('#web/chat/text.en.ts'),
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
    chat: () => import('#web/chat/text.ar.ts'),
    company: () => import('#web/company/text.ar.ts'),
    vip: () => import('#web/vip/text.ar.ts'),
    schooling: () => import('#web/schooling/text.ar.ts'),
    business: () => import('#web/business/text.ar.ts'),
    realEstate: () => import('#web/real-estate/text.ar.ts'),
    bookings: () => import('#web/bookings/text.ar.ts'),
  },
} satisfies Record<Language, Partial<Sources<Feature>>>;

export type AppFeature = Exclude<Feature, keyof typeof publicSources.en>;

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
