/** What the pages of bookings are made from. Plain types: the browser's first chunk imports this file. */
export type BookingsPage = never;
