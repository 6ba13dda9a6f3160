import { z } from 'zod';
import type { Instant } from '#contract/primitives.ts';
import { apply } from '#domain/bookings/life.ts';
import { hoursAfter } from '#domain/time.ts';
import { decline } from '#server/bookings/answers.ts';
import {
  batch,
  forgetCells,
  lockPassed,
  withEndedHolds,
} from '#server/bookings/holds/ended-store.ts';
import { type Desk, settle } from '#server/bookings/outcome.ts';
import type { BookingRow } from '#server/bookings/row.ts';
import { endHolds, save } from '#server/bookings/store.ts';
import { type Task, type Worker, worker } from '#server/platform/jobs/task.ts';
import { system } from '#server/platform/sql.ts';
import type { Services } from '#server/services.ts';

const nothing = z.object({});
const endHoldsTask = { name: 'end_holds', schema: nothing } satisfies Task;
const closeBookings = { name: 'close_bookings', schema: nothing } satisfies Task;
const forgetPlaces = { name: 'forget_places', schema: nothing } satisfies Task;

/** A place is free by the clock, whether or not these came by; they move the waitlist and the books. */
export function bookingWorkers(services: Services): Worker[] {
  return [
    worker(endHoldsTask, () => endDueHolds(services), { at: '* * * * *' }),
    worker(closeBookings, () => closePassed(services), { at: '5 * * * *' }),
    // Ten to four at night in Dubai.
    worker(forgetPlaces, () => forgetPast(services), { at: '50 23 * * *' }),
  ];
}

/** Offering by offering, so that the takers of one do not wait for another's. */
export async function endDueHolds({ sql, now }: Services): Promise<void> {
  const moment = now();
  const due = await sql.as(system, (tx) => withEndedHolds(tx, moment));
  for (const { offeringId } of due) await sql.as(system, (tx) => endHolds(tx, offeringId, moment));
}

export async function closePassed(services: Services): Promise<void> {
  const snapshot = await services.catalogue.current();
  const closeSome = (now: Instant) =>
    services.sql.as(system, async (tx) => {
      const rows = await lockPassed(tx, now);
      for (const row of rows) await close({ tx, services, snapshot, now, by: system }, row);
      return rows.length;
    });
  while ((await closeSome(services.now())) === batch);
}

/** What was lived through is completed; what nobody answered in time is declined. */
async function close(desk: Desk, row: BookingRow): Promise<void> {
  if (row.place === 'pending') return void (await decline(desk, row, ''));
  const saved = await save(desk.tx, { ...row, place: apply(row.place, 'complete') }, desk.now);
  await settle(desk, saved, { kind: 'completed' });
}

/** Two days later nothing can be booked, moved or given back there. */
export async function forgetPast({ sql, now }: Services): Promise<void> {
  await sql.as(system, (tx) => forgetCells(tx, hoursAfter(now(), -48)));
}
