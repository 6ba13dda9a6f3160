/** Every feature's words, by the name a screen asks for them with. */

import type { security } from '#web/account/text.en.ts';
import type { appointments } from '#web/appointments/text.en.ts';
import type { auth } from '#web/auth/text.en.ts';
import type { billing } from '#web/billing/text.en.ts';
import type { ownBookings } from '#web/bookings/own/text.en.ts';
import type { priceParts } from '#web/bookings/price/text.en.ts';
import type { bookingSheet } from '#web/bookings/sheet/text.en.ts';
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
import type { matterSheet } from '#web/matters/sheet/text.en.ts';
import type { matters } from '#web/matters/text.en.ts';
import type { notFound } from '#web/not-found/text.en.ts';
import type { notifications } from '#web/notifications/text.en.ts';
import type { platform } from '#web/platform/text.en.ts';
import type { profile } from '#web/profile/text.en.ts';
import type { proof } from '#web/proof/text.en.ts';
import type { realEstate } from '#web/real-estate/text.en.ts';
import type { schooling } from '#web/schooling/text.en.ts';
import type { search } from '#web/search/text.en.ts';
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

/** Those of the public pages; the list of all others comes when the first of them is wanted. */
export type PublicFeature =
  | 'shell'
  | 'landing'
  | 'notFound'
  | 'site'
  | 'profile'
  | 'chat'
  | 'company'
  | 'vip'
  | 'schooling'
  | 'business'
  | 'realEstate'
  | 'bookings';

export type AppFeature = Exclude<Feature, PublicFeature>;
