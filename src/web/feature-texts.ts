/** Every feature's words, by the name a screen asks for them with. */

/** The desk screens' words, which come with those of the desk. */
type DeskTexts = typeof import('#web/appointments/desk/text.en.ts') &
  typeof import('#web/billing/desk/text.en.ts') &
  typeof import('#web/bookings/desk/text.en.ts') &
  typeof import('#web/clients/desk/text.en.ts') &
  typeof import('#web/conversations/desk/text.en.ts') &
  typeof import('#web/leads/desk/text.en.ts') &
  typeof import('#web/matters/desk/text.en.ts');

export type Texts = DeskTexts &
  typeof import('#web/account/text.en.ts') &
  typeof import('#web/appointments/text.en.ts') &
  typeof import('#web/ask/text.en.ts') &
  typeof import('#web/auth/text.en.ts') &
  typeof import('#web/billing/text.en.ts') &
  typeof import('#web/bookings/own/text.en.ts') &
  Pick<typeof import('#web/bookings/price/text.en.ts'), 'priceParts'> &
  typeof import('#web/bookings/sheet/text.en.ts') &
  Pick<typeof import('#web/bookings/ticket/text.en.ts'), 'ticket'> &
  typeof import('#web/bookings/text.en.ts') &
  typeof import('#web/business/text.en.ts') &
  typeof import('#web/chat/text.en.ts') &
  typeof import('#web/company/text.en.ts') &
  typeof import('#web/appointments/requests/text.en.ts') &
  typeof import('#web/conversations/text.en.ts') &
  typeof import('#web/dashboard/text.en.ts') &
  typeof import('#web/delegates/text.en.ts') &
  typeof import('#web/desk/text.en.ts') &
  typeof import('#web/documents/text.en.ts') &
  typeof import('#web/family/text.en.ts') &
  typeof import('#web/itinerary/text.en.ts') &
  typeof import('#web/landing/text.en.ts') &
  typeof import('#web/leads/text.en.ts') &
  typeof import('#web/matters/sheet/text.en.ts') &
  typeof import('#web/matters/text.en.ts') &
  typeof import('#web/not-found/text.en.ts') &
  typeof import('#web/notifications/text.en.ts') &
  typeof import('#web/platform/text.en.ts') &
  typeof import('#web/privacy/text.en.ts') &
  typeof import('#web/profile/text.en.ts') &
  typeof import('#web/proof/text.en.ts') &
  typeof import('#web/real-estate/text.en.ts') &
  typeof import('#web/schooling/text.en.ts') &
  typeof import('#web/search/text.en.ts') &
  typeof import('#web/settings/text.en.ts') &
  typeof import('#web/shell/house/text.en.ts') &
  typeof import('#web/shell/text.en.ts') &
  typeof import('#web/site/text.en.ts') &
  typeof import('#web/tour/text.en.ts') &
  typeof import('#web/vip/text.en.ts');

/**
 * The words of the request forms come with the forms, or among those of `matters`, and those of
 * conversations among the chat's: each name weighs here.
 */
export type Feature = Exclude<keyof Texts, 'conversations' | 'matterSheet' | keyof DeskTexts>;

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
