import { z } from 'zod';
import { clientTopic } from '#contract/live.ts';
import { NotificationKind } from '#contract/notifications.ts';
import { Id, type Localised } from '#contract/primitives.ts';
import { hasOwnLetter, moneyKinds } from '#domain/notifications/choices.ts';
import { quietEnd } from '#domain/notifications/quiet-hours.ts';
import { quietHoursOf } from '#server/notifications/quiet-hours.ts';
import { newId } from '#server/platform/ids.ts';
import { enqueue, enqueueAt } from '#server/platform/jobs/enqueue.ts';
import type { Task } from '#server/platform/jobs/task.ts';
import { tellMoney, tellRoom } from '#server/platform/live.ts';
import type { Sql } from '#server/platform/sql.ts';

export interface News {
  /** The account that should know. */
  to: Id;
  kind: NotificationKind;
  title: Localised;
  /** Where it leads, without the language. */
  path: string;
  /**
   * What the sentence needs, as far as it is known: `name` of who wrote, `state` it is in now, a paper's
   * name as `en` and `ar`, `amount` and `currency`, a booking's `event`, `startsAt`, `until`, `due`.
   */
  about?: Record<string, string | number>;
  /** Names the event; the same one is told once. */
  key: string;
  /** False where a letter of the same moment says it already. */
  mail?: boolean;
  /** Passes the reader's quiet hours: a word that cannot wait, or what they have just asked for. */
  urgent?: boolean;
}

/** Sends the mail of a notification, where its reader wants one. */
export const notificationMail = {
  name: 'notification_mail',
  schema: z.object({ id: Id }),
} satisfies Task;

/** Rings the bell for what came in quiet hours, once they are over. */
export const notificationRing = {
  name: 'notification_ring',
  schema: z.object({ id: Id, to: z.guid(), kind: NotificationKind }),
} satisfies Task;

/**
 * Tells somebody, once per event: at the bell, live, and by mail as they chose. In their quiet hours it
 * lies at the bell for whoever looks, and rings when they are over. */
export async function notify(tx: Sql, news: News): Promise<void> {
  const { to, kind, title, path, about = {}, key, urgent = false, mail = true } = news;
  const id = newId();
  // Without naming the constraint: naming it would ask for the right to read what others are told.
  const { count } = await tx`
    insert into app.notifications (id, recipient_id, kind, title, path, about, event_key, urgent)
    values (${id}, ${to}, ${kind}, ${tx.json(title)}, ${path}, ${tx.json(about)}, ${key}, ${urgent})
    on conflict do nothing`;
  if (count === 0) return;
  const quiet = urgent ? undefined : await quietHoursOf(tx, to);
  const until = quiet && quietEnd(quiet, quiet.now);
  if (until) await enqueueAt(tx, notificationRing, { id, to, kind }, { at: until });
  else await ringAtBell(tx, { id, to, kind });
  if (mail && !hasOwnLetter(kind)) await enqueue(tx, notificationMail, { id });
}

type Rung = z.infer<typeof notificationRing.schema>;

export async function ringAtBell(tx: Sql, { id, to, kind }: Rung): Promise<void> {
  const say = moneyKinds.includes(kind) ? tellMoney : tellRoom;
  await say(tx, clientTopic(to), 'notification', { id });
}

/** Takes back what anybody, but for one reader, was told of some things, named by how the keys of their events begin. */
export async function forgetNewsOf(
  tx: Sql,
  things: string[],
  { but = null }: { but?: Id | null } = {},
): Promise<void> {
  await tx`
    delete from app.notifications
    where event_key ^@ any (${things}) and recipient_id is distinct from ${but}`;
}
