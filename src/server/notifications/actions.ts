import { z } from 'zod';
import { clientTopic } from '#contract/live.ts';
import type { NotificationKind } from '#contract/notifications.ts';
import { Id, type Localised } from '#contract/primitives.ts';
import { hasOwnLetter } from '#domain/notification-choices.ts';
import { enqueue } from '#server/platform/enqueue.ts';
import { newId } from '#server/platform/ids.ts';
import { tell } from '#server/platform/live.ts';
import type { Sql } from '#server/platform/sql.ts';
import type { Task } from '#server/platform/task.ts';

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
}

/** Sends the mail of a notification, where its reader wants one. */
export const notificationMail = {
  name: 'notification_mail',
  schema: z.object({ id: Id }),
} satisfies Task;

/** Tells somebody, once per event: at the bell, live, and by mail as they chose. */
export async function notify(tx: Sql, news: News): Promise<void> {
  const { to, kind, title, path, about = {}, key } = news;
  const id = newId();
  // Without naming the constraint: naming it would ask for the right to read what others are told.
  const { count } = await tx`
    insert into app.notifications (id, recipient_id, kind, title, path, about, event_key)
    values (${id}, ${to}, ${kind}, ${tx.json(title)}, ${path}, ${tx.json(about)}, ${key})
    on conflict do nothing`;
  if (count === 0) return;
  await tell(tx, clientTopic(to), 'notification', { id });
  if (!hasOwnLetter(kind)) await enqueue(tx, notificationMail, { id });
}
