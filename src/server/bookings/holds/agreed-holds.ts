/** A held place that its client has agreed to as their card was asked: it is taken though they did not come back. */
import type { ConfirmAsk } from '#contract/bookings/asks.ts';
import { effectivePlace } from '#domain/bookings/life.ts';
import { Failure } from '#domain/failure.ts';
import { placeWanted } from '#server/bookings/events.ts';
import { type Decided, takeHeld } from '#server/bookings/holds/holds.ts';
import * as taking from '#server/bookings/holds/taken-places.ts';
import { takenSince } from '#server/bookings/list-store.ts';
import { lockOwnBooking } from '#server/bookings/outcome.ts';
import type { BookingRow } from '#server/bookings/row.ts';
import * as store from '#server/bookings/store.ts';
import { type Act, checkVersion } from '#server/platform/act.ts';

/**
 * Those who come and what was told are kept with the hold, which stays the version that was seen: another
 * one is refused before anything is written. Nothing where it has ended.
 */
export async function keepAgreed(
  { tx, now }: Pick<Act, 'tx' | 'now'>,
  { id, ask, version }: Decided<ConfirmAsk>,
): Promise<BookingRow | undefined> {
  const { guests, note, licenceHeld, limitsKept, pickUp } = ask;
  const row = await store.lockAnyBooking(tx, id);
  if (!row || effectivePlace(row, now) !== 'held') return undefined;
  checkVersion(row, version);
  await store.keepTold(tx, id, { guests, note, licenceHeld, limitsKept, pickUp });
  return row;
}

/** Locked as it was agreed to; nothing where it was changed since, taken or let go. */
export async function lockAgreed(
  acting: Act,
  id: string,
  version: number,
): Promise<BookingRow | undefined> {
  const row = await lockOwnBooking(acting, id);
  if (row.place === 'held') return row.version === version ? row : undefined;
  // The clock alone came between. Who was offered it in line is not in that line any more.
  const isLapsed = row.place === 'expired' && row.heldUntil !== null && row.version === version + 1;
  return isLapsed && row.waitlistEntryId === null ? row : undefined;
}

/** Refuses what somebody else has by now, what is not sold any more, and what its client holds anew. */
export async function takeAgreed(acting: Act, row: BookingRow): Promise<BookingRow> {
  if (row.place === 'held') return takeHeld(acting, row);
  const { tx, snapshot, now } = acting;
  const offering = taking.offeringAgain(snapshot, row.offeringId);
  taking.checkOpen(acting, offering);
  const { wish } = await taking.planFor(acting, offering, row);
  await acting.services.events.announce(placeWanted, { acting, offering });
  await store.endHolds(tx, row.offeringId, now);
  if ((await takenSince(tx, row)) > 0)
    throw new Failure('booking_state', 'Its client has taken that place again.');
  const again: BookingRow = { ...row, place: 'held' };
  return taking
    .takePlace(offering, wish, () => takeHeld(acting, again, { takes: true }))
    .catch((error: unknown) => {
      if (!(error instanceof taking.PlaceTaken)) throw error;
      throw new Failure('place_taken', error.message);
    });
}
