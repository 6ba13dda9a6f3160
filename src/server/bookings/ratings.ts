import type { BookingRating } from '#contract/bookings/asks.ts';
import { effectivePlace } from '#domain/bookings/life.ts';
import { Failure } from '#domain/failure.ts';
import { saveRating } from '#server/bookings/event-store.ts';
import { type Desk, lockOwn, settle } from '#server/bookings/outcome.ts';
import type { BookingRow } from '#server/bookings/row.ts';

/** Only what has been lived through can be judged; a second word replaces the first. */
export async function rate(desk: Desk, id: string, rating: BookingRating): Promise<BookingRow> {
  const { tx, now } = desk;
  const row = await lockOwn(desk, id);
  if (effectivePlace(row, now) !== 'completed')
    throw new Failure('booking_state', 'A booking is rated once it is over.');
  await saveRating(tx, row, rating, now);
  return settle(desk, row, { kind: 'rated' });
}
