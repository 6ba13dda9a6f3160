import assert from 'node:assert/strict';
import type { Notification } from '#contract/notifications.ts';
import type { Client } from '#server/bookings/testing.ts';
import { type News, notify } from '#server/notifications/actions.ts';
import { notificationWorkers } from '#server/notifications/workers.ts';
import { system } from '#server/platform/sql.ts';
import type { Answer, TestApp } from '#server/testing.ts';

interface Bell {
  items: Notification[];
  next: string | null;
  unread: number;
}

export function bellIn(answer: Answer): Bell {
  assert.equal(answer.status, 200, answer.text);
  // The server parsed it by the schema of this very type.
  return answer.body as unknown as Bell;
}

export const bellOf = async (client: Client, query = '') =>
  bellIn(await client.get(`/notifications${query}`));

let told = 0;

/** Tells somebody something, as the house would. */
export async function tellNews(app: TestApp, to: Client, news: Partial<News> = {}) {
  told += 1;
  const title = { en: 'A villa by the sea', ar: 'فيلا على البحر' };
  const usual = { kind: 'message', path: '/dashboard/requests', key: `news:${told}` } as const;
  await app.sql.as(system, (tx) => notify(tx, { to: to.id, title, ...usual, ...news }));
}

/** What the queue would do with the mail of a notification, so many times. */
export async function runMail(app: TestApp, id: string, times: number) {
  const job = notificationWorkers(app.services).find(({ task }) => task.name.endsWith('_mail'));
  for (let time = 0; time < times; time += 1) await job?.run({ id });
}

export function mailsTo(app: TestApp, { email }: Client) {
  return app.sql.as(
    system,
    (tx) => tx`
      select subject, language, text_body, event_key from app.messages
      where recipient = ${email} and template like 'notification-%' order by created_at, id`,
  );
}
