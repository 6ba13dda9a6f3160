import type { BookingsPage } from '#contract/bookings-pages.ts';
import { inBrowser } from '#web/in-browser.ts';
import type { Screens } from '#web/screen.ts';

export const bookingsScreens: Screens<BookingsPage> = {
  bookings: {
    load: async () => (await import('#web/bookings/bookings-page.tsx')).bookingsScreen,
    words: ['bookings'],
  },
  offering: {
    load: async () => (await import('#web/bookings/offering-page.tsx')).offeringScreen,
    words: ['bookings'],
  },
  'own-bookings': {
    load: inBrowser('own-bookings'),
    words: ['platform', 'ownBookings'],
  },
  'own-booking': {
    load: inBrowser('own-booking'),
    words: ['platform', 'ownBookings', 'priceParts'],
  },
  itinerary: {
    load: inBrowser('itinerary'),
    words: ['platform', 'ownBookings', 'itinerary'],
  },
};
