import type { BookingsPage } from '#contract/bookings/pages.ts';
import type { ClientPage } from '#web/client-screens.ts';
import type { Screens } from '#web/screen.ts';

export const bookingsScreens: Screens<Exclude<BookingsPage, { name: ClientPage }>> = {
  bookings: {
    load: async () => (await import('#web/bookings/bookings-page.tsx')).bookingsScreen,
    words: ['bookings'],
  },
  offering: {
    load: async () => (await import('#web/bookings/offering-page.tsx')).offeringScreen,
    words: ['bookings'],
  },
};
