import type { GuestsAsk } from '#contract/bookings/asks.ts';
import { checkGuests } from '#domain/bookings/guests.ts';
import { apply, effectivePlace } from '#domain/bookings/life.ts';
import { Failure } from '#domain/failure.ts';
import { dayInDubai, isBefore } from '#domain/time.ts';
import { keepGuests } from '#server/bookings/guest-store.ts';
import { offeringAgain } from '#server/bookings/holds/taken-places.ts';
import { lockOwnBooking, writeOutcome } from '#server/bookings/outcome.ts';
import { type BookingRow, standingOf } from '#server/bookings/row.ts';
import { saveTold } from '#server/bookings/store.ts';
import { type Act, checkVersion } from '#server/platform/act.ts';

interface Told {
  id: string;
  ask: GuestsAsk;
  version: number;
}

/** Names and a word to the crew, after it was confirmed: they cost nothing and move no place. */
export async function tellOfGuests(acting: Act, { id, ask, version }: Told): Promise<BookingRow> {
  const { tx, now, snapshot } = acting;
  const row = checkVersion(await lockOwnBooking(acting, id), version);
  checkStillAhead(row, now);
  const { party, addOns, licenceHeld, limitsKept } = standingOf(row);
  const told = { ...ask, pickUp: ask.pickUp ?? row.pickUp };
  const known = { party, addOns, licenceHeld, limitsKept };
  checkGuests(offeringAgain(snapshot, row.offeringId), { ...known, ...told }, { strict: true });
  const saved = await saveTold(tx, row, told, now);
  const { clientId } = saved;
  if (clientId) await keepGuests(tx, { clientId, guests: ask.guests, now, today: dayInDubai(now) });
  return writeOutcome(acting, saved, { kind: 'told' });
}

/** As long as it could still be changed, and nobody is on the way yet. */
function checkStillAhead(row: BookingRow, now: string): void {
  apply(effectivePlace(row, now), 'change');
  if (!isBefore(now, standingOf(row).startsAt))
    throw new Failure('booking_state', 'It has begun, so nobody can be named any more.');
}
