import { hoursAfter } from '#domain/time.ts';
import { notificationMail, notificationRing, ringAtBell } from '#server/notifications/actions.ts';
import { sendMail } from '#server/notifications/mail.ts';
import { forgetRead } from '#server/notifications/store.ts';
import { byTheClock, type Worker, worker } from '#server/platform/jobs/task.ts';
import { system } from '#server/platform/sql.ts';
import type { Services } from '#server/services.ts';

/** What somebody has read half a year ago they will not look for at the bell. */
const keptDays = 180;

export const notificationWorkers = (services: Services): Worker[] => [
  worker(notificationMail, ({ id }) => sendMail(services, id)),
  worker(notificationRing, (rung) => services.sql.as(system, (tx) => ringAtBell(tx, rung))),
  // Ten to four at night in Dubai.
  byTheClock('forget_notifications', '50 23 * * *', () => forgetNews(services)),
];

export async function forgetNews({ sql, now }: Services): Promise<void> {
  await sql.as(system, (tx) => forgetRead(tx, hoursAfter(now(), -24 * keptDays)));
}
