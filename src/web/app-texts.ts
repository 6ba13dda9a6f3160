/** The words of what opens over a page and of the app's own screens: no first screen needs them. */
import type { Language } from '#contract/primitives.ts';
import type { AppFeature, Sources } from '#web/texts.ts';

export const appSources: Record<Language, Sources<AppFeature>> = {
  en: {
    platform: () => import('#web/platform/text.en.ts'),
    auth: () => import('#web/auth/text.en.ts'),
    dashboard: () => import('#web/dashboard/text.en.ts'),
    desk: () => import('#web/desk/text.en.ts'),
    security: () => import('#web/security/text.en.ts'),
    tour: () => import('#web/tour/text.en.ts'),
    search: () => import('#web/search/text.en.ts'),
    appointments: () => import('#web/appointments/text.en.ts'),
    consultation: () => import('#web/consultation/text.en.ts'),
    leads: () => import('#web/leads/text.en.ts'),
    ownBookings: () => import('#web/own-bookings/text.en.ts'),
    itinerary: () => import('#web/itinerary/text.en.ts'),
    bookingSheet: () => import('#web/booking-sheet/text.en.ts'),
    priceParts: () => import('#web/price-parts/text.en.ts'),
    notifications: () => import('#web/notifications/text.en.ts'),
    matters: () => import('#web/matters/text.en.ts'),
    settings: () => import('#web/settings/text.en.ts'),
  },
  ar: {
    platform: () => import('#web/platform/text.ar.ts'),
    auth: () => import('#web/auth/text.ar.ts'),
    dashboard: () => import('#web/dashboard/text.ar.ts'),
    desk: () => import('#web/desk/text.ar.ts'),
    security: () => import('#web/security/text.ar.ts'),
    tour: () => import('#web/tour/text.ar.ts'),
    search: () => import('#web/search/text.ar.ts'),
    appointments: () => import('#web/appointments/text.ar.ts'),
    consultation: () => import('#web/consultation/text.ar.ts'),
    leads: () => import('#web/leads/text.ar.ts'),
    ownBookings: () => import('#web/own-bookings/text.ar.ts'),
    itinerary: () => import('#web/itinerary/text.ar.ts'),
    bookingSheet: () => import('#web/booking-sheet/text.ar.ts'),
    priceParts: () => import('#web/price-parts/text.ar.ts'),
    notifications: () => import('#web/notifications/text.ar.ts'),
    matters: () => import('#web/matters/text.ar.ts'),
    settings: () => import('#web/settings/text.ar.ts'),
  },
};
