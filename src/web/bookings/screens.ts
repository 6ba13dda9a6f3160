import type { BookingsPage } from '#contract/bookings-pages.ts';
import type { Screens } from '#web/screen.ts';
import type { ClientScreen } from '#web/shell/client-screen.tsx';

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
    load: () =>
      inBrowser({
        title: (t) => t.ownBookings.title,
        waiting: (t) => t.ownBookings.reading,
        load: async () => ({
          default: (await import('#web/own-bookings/own-bookings-page.tsx')).OwnBookingsPage,
        }),
      }),
    words: ['platform', 'ownBookings'],
  },
  'own-booking': {
    load: () =>
      inBrowser({
        title: (t) => t.ownBookings.bookingTitle,
        waiting: (t) => t.ownBookings.readingOne,
        load: async () => ({
          default: (await import('#web/own-bookings/booking-page.tsx')).BookingPage,
        }),
      }),
    words: ['platform', 'ownBookings'],
  },
  itinerary: {
    load: () =>
      inBrowser({
        title: (t) => t.itinerary.title,
        waiting: (t) => t.itinerary.reading,
        load: async () => ({
          default: (await import('#web/itinerary/itinerary-page.tsx')).ItineraryPage,
        }),
      }),
    words: ['platform', 'ownBookings', 'itinerary'],
  },
};

async function inBrowser(screen: ClientScreen) {
  return (await import('#web/shell/client-screen.tsx')).clientScreen(screen);
}
