import type { BookingsPage } from '#contract/bookings/pages.ts';
import type { ClientPage } from '#web/client-screens.ts';
import { inWordsOf, type Screens } from '#web/screen.ts';

const page = inWordsOf('bookings');

export const bookingsScreens: Screens<Exclude<BookingsPage, { name: ClientPage }>> = {
  bookings: page(() =>
    import('#web/bookings/bookings-page.tsx').then((file) => file.bookingsScreen),
  ),
  offering: page(() =>
    import('#web/bookings/offerings/offering-page.tsx').then((file) => file.offeringScreen),
  ),
};
