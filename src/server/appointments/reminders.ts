import type { Instant } from '#contract/primitives.ts';
import { type Reminder, reminderDue, reminderHours } from '#domain/appointments/life.ts';
import { hoursAfter } from '#domain/time.ts';
import { actingOf } from '#server/appointments/act.ts';
import { toldOf } from '#server/appointments/changes.ts';
import { eventKeyOf } from '#server/appointments/letters.ts';
import { tellBoth } from '#server/appointments/notices.ts';
import * as store from '#server/appointments/store.ts';
import { byTheClock, type Worker } from '#server/platform/jobs/task.ts';
import { untoldEvents } from '#server/platform/messages/table.ts';
import { system } from '#server/platform/sql.ts';
import type { Services } from '#server/services.ts';

export function appointmentWorkers(services: Services): Worker[] {
  const { sql } = services;
  return [
    byTheClock('remind_appointments', '*/5 * * * *', () => remindOfAppointments(services)),
    // Twenty to four at night in Dubai.
    byTheClock('forget_appointments', '40 23 * * *', () => sql.as(system, store.deletePast)),
  ];
}

type Due = store.StartingAppointment & { which: Reminder };

/** A day and an hour before: each start of each appointment once, however often this runs. */
export async function remindOfAppointments(services: Services): Promise<void> {
  const now = services.now();
  for (const due of await dueNow(services, now)) await remindOf(services, due, now);
}

const dueNow = async ({ sql }: Services, now: Instant): Promise<Due[]> =>
  sql.as(system, async (tx) => {
    const soon = await store.startingWithin(tx, now, hoursAfter(now, reminderHours.day));
    const due = soon.flatMap((each): Due[] => {
      const which = reminderDue(each, now);
      return which ? [{ ...each, which }] : [];
    });
    const news = await untoldEvents(tx, due.map(keyOf));
    return due.filter((each) => news.has(keyOf(each)));
  });

const keyOf = (due: Due) => eventKeyOf(`reminder_${due.which}`, due);

/** Locked, because the client may be cancelling it at this very moment. */
async function remindOf(services: Services, due: Due, now: Instant): Promise<void> {
  const around = await actingOf(services);
  await services.sql.as(system, async (tx) => {
    const row = await store.lockAppointment(tx, due.id);
    if (row?.state !== 'booked' || row.startsAt !== due.startsAt) return;
    const acting = { ...around, tx, now, by: system };
    await tellBoth(acting, await toldOf(acting, row), `reminder_${due.which}`);
  });
}
