import type { bookings as english } from '#web/bookings/text.en.ts';

export const bookings: typeof english = {};
