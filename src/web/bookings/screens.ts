import type { BookingsPage } from '#contract/bookings-pages.ts';
import type { Screens } from '#web/screen.ts';

export const bookingsScreens: Screens<BookingsPage> = {};
