/** What the house itself does to a booking: answers it, calls it off, says that nobody came. */
import type { z } from 'zod';
import type { bookings } from '#contract/bookings/bookings.ts';
import { apply, effectivePlace } from '#domain/bookings/life.ts';
import { Failure } from '#domain/failure.ts';
import { minus } from '#domain/money.ts';
import { isBefore } from '#domain/time.ts';
import { type GiveUp, mayGiveUp } from '#server/billing/money-acts/given-up-bookings.ts';
import { endingNow, givenUp } from '#server/bookings/changes.ts';
import { clerkOf, type Desk, refuseUnknown, settle } from '#server/bookings/outcome.ts';
import type { BookingRow } from '#server/bookings/row.ts';
import * as store from '#server/bookings/store.ts';
import type { Services } from '#server/services.ts';

type Answer = z.infer<typeof bookings.answer.shape.body>;
type CallOff = z.infer<typeof bookings.callOff.shape.body>;

async function lockAny({ tx }: Desk, id: string): Promise<BookingRow> {
  return (await store.lockAny(tx, id)) ?? refuseUnknown();
}

/** A pending booking is confirmed or declined. */
export async function answer(desk: Desk, id: string, { answer: said, reason }: Answer) {
  const row = await lockAny(desk, id);
  if (said === 'confirm') return accept(desk, row, reason);
  apply(row.place, 'decline');
  return (await passes(desk, row, { cause: 'decline', reason })) ? decline(desk, row, reason) : row;
}

interface GivingUp {
  cause: 'decline' | 'operator' | 'weather';
  reason: string;
}

/** What the house gives beyond the client's own terms is money moved by hand: much of it takes two. */
async function passes(desk: Desk, row: BookingRow, { cause, reason }: GivingUp): Promise<boolean> {
  const own = await endingNow(desk, row, 'now');
  const ours = await endingNow(desk, row, cause === 'decline' ? 'operator' : cause);
  const amount = minus(own.keeps, ours.keeps);
  return mayGiveUp(clerkOf(desk), { bookingId: row.id, cause, amount, reason });
}

/** A colleague agreed to it: now it happens, and the client hears of it. */
export const givesUp =
  (services: Services): GiveUp['booking'] =>
  async (clerk, { bookingId, cause, reason, check }) => {
    const desk = { ...clerk, services };
    const row = await lockAny(desk, bookingId);
    await check();
    await (cause === 'decline' ? decline(desk, row, reason) : giveUp(desk, row, { cause, reason }));
  };

async function accept(desk: Desk, row: BookingRow, reason: string) {
  if (!isBefore(desk.now, row.startsAt))
    throw new Failure('booking_state', 'It would have begun already; it can only be declined.');
  const place = apply(row.place, 'accept');
  const saved = await store.save(desk.tx, { ...row, place }, desk.now);
  return settle(desk, saved, { kind: 'confirmed', reason, tells: 'confirmed' });
}

export async function decline(desk: Desk, row: BookingRow, reason: string) {
  const place = apply(row.place, 'decline');
  // Whoever says no keeps nothing, fees for changes neither.
  const ending = await endingNow(desk, row, 'operator');
  const saved = await store.save(desk.tx, { ...givenUp(row, ending), place }, desk.now);
  return settle(desk, saved, { kind: 'declined', reason, tells: 'declined', frees: true });
}

export async function callOff(desk: Desk, id: string, { cause, reason }: CallOff) {
  const row = await lockAny(desk, id);
  if (cause === 'no_show') return noShow(desk, row, reason);
  apply(effectivePlace(row, desk.now), 'call_off');
  return (await passes(desk, row, { cause, reason })) ? giveUp(desk, row, { cause, reason }) : row;
}

interface Called {
  cause: 'operator' | 'weather';
  reason: string;
}

async function giveUp(desk: Desk, row: BookingRow, { cause, reason }: Called) {
  const { tx, now } = desk;
  const place = apply(effectivePlace(row, now), 'call_off');
  const ending = await endingNow(desk, row, cause);
  const saved = await store.save(tx, { ...givenUp(row, ending), place }, now);
  const told = { kind: 'called_off', tells: 'called_off', frees: true } as const;
  return settle(desk, saved, { ...told, reason, fee: ending.fee });
}

/** Nobody knows before the start that nobody comes. */
async function noShow(desk: Desk, row: BookingRow, reason: string) {
  if (isBefore(desk.now, row.startsAt))
    throw new Failure('booking_state', 'It has not begun yet, so nobody has failed to come.');
  const place = apply(effectivePlace(row, desk.now), 'no_show');
  const ending = await endingNow(desk, row, 'noShow');
  const saved = await store.save(desk.tx, { ...givenUp(row, ending), place }, desk.now);
  return settle(desk, saved, { kind: 'no_show', tells: 'no_show', reason, fee: ending.fee });
}
