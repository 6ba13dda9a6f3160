/** What the house itself does to a booking: answers it, calls it off, says that nobody came. */
import type { z } from 'zod';
import type { bookings } from '#contract/bookings/bookings.ts';
import { apply, effectivePlace } from '#domain/bookings/life.ts';
import { Failure } from '#domain/failure.ts';
import { givenAway } from '#domain/money/endings.ts';
import { isBefore } from '#domain/time.ts';
import { endingNow, givenUp } from '#server/bookings/changes.ts';
import { type GivingUp, houseGivesUp } from '#server/bookings/events.ts';
import { refuseUnknownBooking, writeOutcome } from '#server/bookings/outcome.ts';
import { type BookingRow, standingOf } from '#server/bookings/row.ts';
import * as store from '#server/bookings/store.ts';
import { refuseChange, withoutChange } from '#server/bookings/waiting-changes.ts';
import type { Act } from '#server/platform/act.ts';

type Answer = z.infer<typeof bookings.answer.shape.body>;
type CallOff = z.infer<typeof bookings.callOff.shape.body>;

const lockAny = async ({ tx }: Act, id: string): Promise<BookingRow> =>
  (await store.lockAnyBooking(tx, id)) ?? refuseUnknownBooking();

/** A pending booking is confirmed or declined; of a change that is refused the booking stands as it was. */
export async function answerBooking(acting: Act, id: string, { answer: said, reason }: Answer) {
  const row = await lockAny(acting, id);
  if (said === 'confirm') return accept(acting, row, reason);
  if (row.before) return refuseChange(acting, row, reason);
  apply(row.place, 'decline');
  return (await passes(acting, row, { cause: 'decline', reason }))
    ? declineBooking(acting, row, reason)
    : row;
}

/** Whether it may be given up now: what that gives away is weighed by others. */
async function passes(
  acting: Act,
  row: BookingRow,
  { cause, reason }: Pick<GivingUp, 'cause' | 'reason'>,
): Promise<boolean> {
  const standing = standingOf(row);
  const own = await endingNow(acting, standing, 'now');
  const ours = await endingNow(acting, standing, cause === 'decline' ? 'operator' : cause);
  const { id: bookingId, version } = row;
  const given = { bookingId, version, cause, reason, keeps: ours.keeps.amount };
  const said = await acting.services.events.announce(houseGivesUp, {
    acting,
    ...given,
    amount: givenAway(ours, own),
  });
  return said.every((agreed) => agreed);
}

/** Whoever had to agree did: now it happens, and the client hears of it. The row is locked before it is checked. */
export async function giveUpAgreed(
  acting: Act,
  { bookingId, cause, reason }: Omit<GivingUp, 'amount' | 'version' | 'keeps'>,
  check: (version: number) => Promise<void>,
): Promise<void> {
  const row = await lockAny(acting, bookingId);
  await check(row.version);
  await (cause === 'decline'
    ? declineBooking(acting, row, reason)
    : giveUp(acting, row, { cause, reason }));
}

async function accept(acting: Act, row: BookingRow, reason: string) {
  const starts = [row.startsAt, ...(row.before ? [row.before.startsAt] : [])];
  if (starts.some((start) => !isBefore(acting.now, start)))
    throw new Failure('booking_state', 'It would have begun already; it can only be declined.');
  const place = apply(row.place, 'accept');
  const saved = await store.saveBooking(acting.tx, { ...row, place }, acting.now);
  // The place of before a change is free now.
  const told = { kind: 'confirmed', tells: 'confirmed', frees: row.before !== null } as const;
  const was = row.before ? standingOf(row) : undefined;
  return writeOutcome(acting, saved, { ...told, reason, ...(was && { was }) });
}

export async function declineBooking(acting: Act, row: BookingRow, reason: string) {
  const place = apply(row.place, 'decline');
  // Whoever says no keeps nothing, fees for changes neither.
  const ending = await endingNow(acting, row, 'operator');
  const saved = await store.saveBooking(acting.tx, { ...givenUp(row, ending), place }, acting.now);
  return writeOutcome(acting, saved, { kind: 'declined', reason, tells: 'declined', frees: true });
}

export async function callOff(acting: Act, id: string, { cause, reason }: CallOff) {
  const row = await lockAny(acting, id);
  if (cause === 'no_show') return noShow(acting, row, reason);
  apply(effectivePlace(row, acting.now), 'call_off');
  return (await passes(acting, row, { cause, reason }))
    ? giveUp(acting, row, { cause, reason })
    : row;
}

interface Called {
  cause: 'operator' | 'weather';
  reason: string;
}

async function giveUp(acting: Act, found: BookingRow, { cause, reason }: Called) {
  const { tx, now } = acting;
  const row = await withoutChange(acting, found);
  const place = apply(effectivePlace(row, now), 'call_off');
  const ending = await endingNow(acting, row, cause);
  const saved = await store.saveBooking(tx, { ...givenUp(row, ending), place }, now);
  const told = { kind: 'called_off', tells: 'called_off', frees: true } as const;
  // What is written into the history below is true of the row already.
  const off = { ...saved, calledOff: true };
  return writeOutcome(acting, off, { ...told, cause, reason, fee: ending.fee });
}

/** Nobody knows before the start that nobody comes. */
async function noShow(acting: Act, row: BookingRow, reason: string) {
  if (isBefore(acting.now, row.startsAt))
    throw new Failure('booking_state', 'It has not begun yet, so nobody has failed to come.');
  const place = apply(effectivePlace(row, acting.now), 'no_show');
  const ending = await endingNow(acting, row, 'noShow');
  const saved = await store.saveBooking(acting.tx, { ...givenUp(row, ending), place }, acting.now);
  const told = { kind: 'no_show', tells: 'no_show', cause: 'no_show' } as const;
  return writeOutcome(acting, saved, { ...told, reason, fee: ending.fee });
}
