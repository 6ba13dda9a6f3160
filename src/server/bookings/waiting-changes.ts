/** A booking of which a change waits for the house: until that is confirmed it stands as it was. */
import { apply } from '#domain/bookings/life.ts';
import { writeOutcome } from '#server/bookings/outcome.ts';
import type { BookingRow } from '#server/bookings/row.ts';
import * as store from '#server/bookings/store.ts';
import type { Act } from '#server/platform/act.ts';

/** The change is given up with whatever happens next; its place is free, and that of before was never given away. */
export const withoutChange = ({ tx }: Act, row: BookingRow): Promise<BookingRow> =>
  row.before ? store.takeUpBefore(tx, row.id) : Promise.resolve(row);

/** The house cannot do it, or nobody answered in time: day, party, price and what was paid are as before. */
export async function refuseChange(acting: Act, row: BookingRow, reason: string) {
  const place = apply(row.place, 'refuse_change');
  const standing = await withoutChange(acting, row);
  const saved = await store.saveBooking(acting.tx, { ...standing, place }, acting.now);
  const told = { kind: 'change_refused', tells: 'change_refused', frees: true } as const;
  return writeOutcome(acting, saved, { ...told, reason, was: row });
}
