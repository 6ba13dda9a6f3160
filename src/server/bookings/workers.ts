import { apply } from '#domain/bookings/life.ts';
import { hoursAfter } from '#domain/time.ts';
import { holdExpiry } from '#server/bookings/holds/expiry.ts';
import { declineBooking } from '#server/bookings/house-answers.ts';
import { writeOutcome } from '#server/bookings/outcome.ts';
import { batch, forgetCells, lockPassed } from '#server/bookings/past-store.ts';
import type { BookingRow } from '#server/bookings/row.ts';
import { saveBooking } from '#server/bookings/store.ts';
import { refuseChange } from '#server/bookings/waiting-changes.ts';
import { type Act, actUnasked } from '#server/platform/act.ts';
import { byTheClock, type Worker } from '#server/platform/jobs/task.ts';
import { system } from '#server/platform/sql.ts';
import type { Services } from '#server/services.ts';

/** A place is free by the clock, whether or not these came by; they move the waitlist and the books. */
export const bookingWorkers = (services: Services): Worker[] => [
  holdExpiry(services),
  byTheClock('close_bookings', '5 * * * *', () => closePassed(services)),
  // Ten to four at night in Dubai.
  byTheClock('forget_places', '50 23 * * *', () => forgetPast(services)),
];

export async function closePassed(services: Services): Promise<void> {
  const closeSome = (acting: Act) =>
    lockPassed(acting.tx, acting.now).then(async (rows) => {
      for (const row of rows) await close(acting, row);
      return rows.length;
    });
  while ((await actUnasked(services, closeSome)) === batch);
}

/** What was lived through is completed; what nobody answered in time is declined, and a change of it falls away. */
async function close(acting: Act, row: BookingRow): Promise<void> {
  if (row.before) return void (await refuseChange(acting, row, ''));
  if (row.place === 'pending') return void (await declineBooking(acting, row, ''));
  const saved = await saveBooking(
    acting.tx,
    { ...row, place: apply(row.place, 'complete') },
    acting.now,
  );
  await writeOutcome(acting, saved, { kind: 'completed' });
}

/** Two days later nothing can be booked, moved or given back there. */
export async function forgetPast({ sql, now }: Services): Promise<void> {
  await sql.as(system, (tx) => forgetCells(tx, hoursAfter(now(), -48)));
}
