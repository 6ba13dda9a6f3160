import type { Offering } from '#contract/catalogue/offerings.ts';
import type { Money } from '#contract/primitives.ts';
import { type BookingPlan, type OfferingWish, planBooking } from '#domain/bookings/plan.ts';
import { Failure } from '#domain/failure.ts';
import { clockInDubai, dayInDubai } from '#domain/time.ts';
import { closuresSince } from '#server/bookings/availability/closure-store.ts';
import type { Snapshot } from '#server/catalogue/snapshot.ts';
import { postgres } from '#server/database/driver.ts';
import type { Act } from '#server/platform/act.ts';

export interface Planned {
  plan: BookingPlan;
  /** With the hour that the plan settled on, where one can be said. */
  wish: OfferingWish;
}

/** Somebody was faster. It leaves the transaction, which is over, and is answered outside of it. */
export class PlaceTaken extends Error {
  override readonly name = 'PlaceTaken';
  readonly offering: Offering;
  readonly wish: OfferingWish;

  constructor(offering: Offering, wish: OfferingWish) {
    super('That place has just been taken.');
    this.offering = offering;
    this.wish = wish;
  }
}

/** What was booked before, as it is sold today. */
export function offeringAgain(snapshot: Snapshot, id: string): Offering {
  const offering = snapshot.all('offerings').find((candidate) => candidate.id === id);
  if (offering) return offering;
  const sentence = 'This is no longer offered.';
  throw new Failure('not_offered', sentence, { params: { reason: 'closed' } });
}

export async function planFor(
  acting: Act,
  offering: Offering,
  asked: OfferingWish,
): Promise<Planned> {
  const closures = await closuresSince(acting.tx, offering.id, dayInDubai(acting.now));
  const plan = planBooking(offering, asked, { now: acting.now, closures });
  const isStay = offering.schedule.kind === 'nightly';
  return { plan, wish: { ...asked, time: isStay ? null : clockInDubai(plan.startsAt) } };
}

/** What staff call fully booked is not sold, whatever the calendar says. */
export function checkOpen({ snapshot }: Act, { id }: Offering): void {
  if (snapshot.soldOut.has(id))
    throw new Failure('fully_booked', 'This is fully booked. You can join the waitlist.');
}

/** Shown = approved = charged: nobody pays another sum than the one they saw. */
export function checkSeen({ amount, currency }: Money, seen: Money): void {
  if (amount === seen.amount && currency === seen.currency) return;
  const sentence = 'The price is not the one you saw. Please look at it once more.';
  throw new Failure('price_changed', sentence, { params: { amount, currency } });
}

/** The database counts places; when it says no, somebody else was first. */
export async function takePlace<T>(offering: Offering, wish: OfferingWish, work: () => Promise<T>) {
  try {
    return await work();
  } catch (error) {
    throw isFull(error) ? new PlaceTaken(offering, wish) : error;
  }
}

function isFull(error: unknown): boolean {
  const { PostgresError } = postgres;
  return (
    error instanceof PostgresError && error.constraint_name === 'booking_cells_within_capacity'
  );
}
