import type { BookingSummary } from '#contract/bookings/bookings.ts';

/** How a booking is measured beyond its hours: hotels by nights, cars by days. */
export function lengthKind({
  offering,
}: {
  offering: Pick<BookingSummary['offering'], 'category'>;
}): 'nights' | 'days' | undefined {
  if (offering.category === 'hotels') return 'nights';
  return offering.category === 'luxury-car-rental' ? 'days' : undefined;
}
