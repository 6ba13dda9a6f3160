import type { Instant } from '#contract/primitives.ts';
import { reminderIsDue } from '#domain/bookings/reminders.ts';
import { hoursAfter } from '#domain/time.ts';
import { eventKeyOf } from '#server/bookings/letters/letters.ts';
import { tellOfBooking } from '#server/bookings/letters/notices.ts';
import { type StartingBooking, startingWithin } from '#server/bookings/letters/reminder-store.ts';
import { standingOf } from '#server/bookings/row.ts';
import { lockAnyBooking } from '#server/bookings/store.ts';
import { byTheClock, type Worker } from '#server/platform/jobs/task.ts';
import { untoldEvents } from '#server/platform/messages/table.ts';
import { system } from '#server/platform/sql.ts';
import type { Services } from '#server/services.ts';

export const reminderWorkers = (services: Services): Worker[] => [
  byTheClock('remind_bookings', '*/15 * * * *', () => remindOfBookings(services)),
];

/** The day before: each start of each booking once, however often this runs. */
export async function remindOfBookings(services: Services): Promise<void> {
  const now = services.now();
  for (const due of await dueNow(services, now)) await remindOf(services, due, now);
}

const dueNow = async ({ sql }: Services, now: Instant): Promise<StartingBooking[]> =>
  sql.as(system, async (tx) => {
    const soon = await startingWithin(tx, now, hoursAfter(now, 24));
    const due = soon.filter((booking) => reminderIsDue(booking, now));
    const news = await untoldEvents(tx, due.map(keyOf));
    return due.filter((booking) => news.has(keyOf(booking)));
  });

const keyOf = (booking: StartingBooking) => eventKeyOf('reminder', booking);

/** Locked, because its client may be cancelling it at this very moment. */
async function remindOf(services: Services, due: StartingBooking, now: Instant): Promise<void> {
  const snapshot = await services.catalogue.current();
  await services.sql.as(system, async (tx) => {
    const row = await lockAnyBooking(tx, due.id);
    if (!row) return;
    const { place, startsAt } = standingOf(row);
    if (place !== 'confirmed' || startsAt !== due.startsAt) return;
    await tellOfBooking({ tx, services, snapshot, now }, 'reminder', row, {});
  });
}
