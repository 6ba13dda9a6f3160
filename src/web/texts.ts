/**
 * The list of words: every feature's texts, by language. A page loads the features it names in
 * router.tsx, in one language, so that nobody downloads words that are not shown.
 */
import type { Language } from '#contract/primitives.ts';
import type { auth } from '#web/auth/text.en.ts';
import type { bookingSheet } from '#web/booking-sheet/text.en.ts';
import type { bookings } from '#web/bookings/text.en.ts';
import type { business } from '#web/business/text.en.ts';
import type { chat } from '#web/chat/text.en.ts';
import type { company } from '#web/company/text.en.ts';
import type { consultation } from '#web/consultation/text.en.ts';
import type { dashboard } from '#web/dashboard/text.en.ts';
import type { itinerary } from '#web/itinerary/text.en.ts';
import type { landing } from '#web/landing/text.en.ts';
import type { leads } from '#web/leads/text.en.ts';
import type { matterSheet } from '#web/matter-sheet/text.en.ts';
import type { matters } from '#web/matters/text.en.ts';
import type { notFound } from '#web/not-found/text.en.ts';
import type { ownBookings } from '#web/own-bookings/text.en.ts';
import type { platform } from '#web/platform/text.en.ts';
import type { profile } from '#web/profile/text.en.ts';
import type { realEstate } from '#web/real-estate/text.en.ts';
import type { schooling } from '#web/schooling/text.en.ts';
import type { search } from '#web/search/text.en.ts';
import type { security } from '#web/security/text.en.ts';
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
  security: typeof security;
  tour: typeof tour;
  search: typeof search;
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
  matters: typeof matters;
  matterSheet: typeof matterSheet;
}

/** The words of the request forms come with the forms, or among those of `matters`: each name weighs here. */
export type Feature = Exclude<keyof Texts, 'matterSheet'>;

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
    tour: () => import('#web/tour/text.en.ts'),
    search: () => import('#web/search/text.en.ts'),
    consultation: () => import('#web/consultation/text.en.ts'),
    leads: () => import('#web/leads/text.en.ts'),
    site: () => import('#web/site/text.en.ts'),
    profile: () => import('#web/profile/text.en.ts'),
    chat: () => import('#web/chat/text.en.ts'),
    company: () => import('#web/company/text.en.ts'),
    vip: () => import('#web/vip/text.en.ts'),
    schooling: () => import('#web/schooling/text.en.ts'),
    business: () => import('#web/business/text.en.ts'),
    realEstate: () => import('#web/real-estate/text.en.ts'),
    bookings: () => import('#web/bookings/text.en.ts'),
    ownBookings: () => import('#web/own-bookings/text.en.ts'),
    itinerary: () => import('#web/itinerary/text.en.ts'),
    bookingSheet: () => import('#web/booking-sheet/text.en.ts'),
    matters: () => import('#web/matters/text.en.ts'),
  },
  ar: {
    shell: () => import('#web/shell/text.ar.ts'),
    platform: () => import('#web/platform/text.ar.ts'),
    landing: () => import('#web/landing/text.ar.ts'),
    notFound: () => import('#web/not-found/text.ar.ts'),
    auth: () => import('#web/auth/text.ar.ts'),
    dashboard: () => import('#web/dashboard/text.ar.ts'),
    security: () => import('#web/security/text.ar.ts'),
    tour: () => import('#web/tour/text.ar.ts'),
    search: () => import('#web/search/text.ar.ts'),
    consultation: () => import('#web/consultation/text.ar.ts'),
    leads: () => import('#web/leads/text.ar.ts'),
    site: () => import('#web/site/text.ar.ts'),
    profile: () => import('#web/profile/text.ar.ts'),
    chat: () => import('#web/chat/text.ar.ts'),
    company: () => import('#web/company/text.ar.ts'),
    vip: () => import('#web/vip/text.ar.ts'),
    schooling: () => import('#web/schooling/text.ar.ts'),
    business: () => import('#web/business/text.ar.ts'),
    realEstate: () => import('#web/real-estate/text.ar.ts'),
    bookings: () => import('#web/bookings/text.ar.ts'),
    ownBookings: () => import('#web/own-bookings/text.ar.ts'),
    itinerary: () => import('#web/itinerary/text.ar.ts'),
    bookingSheet: () => import('#web/booking-sheet/text.ar.ts'),
    matters: () => import('#web/matters/text.ar.ts'),
  },
};

export async function loadTexts(language: Language, features: Feature[]): Promise<Texts> {
  const parts = await Promise.all(features.map((feature) => sources[language][feature]()));
  // A screen reads only the features it names; see `words` in router.tsx.
  return Object.assign({}, ...parts) as Texts;
}
