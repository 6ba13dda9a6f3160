import type { BookingSummary } from '#contract/bookings/bookings.ts';

/** How a booking is measured beyond its hours: hotels by nights, cars by days. */
export function lengthKind({ offering }: Pick<BookingSummary, 'offering'>) {
  if (offering.category === 'hotels') return 'nights';
  return offering.category === 'luxury-car-rental' ? 'days' : undefined;
}
