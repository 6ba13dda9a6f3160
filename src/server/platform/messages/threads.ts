/** Several letters of one thread within ten minutes leave as one: the first at once, the others together. */
import { z } from 'zod';
import { Instant } from '#contract/primitives.ts';
import { isBefore, minutesAfter } from '#domain/time.ts';
import { messageColumns, StoredMessage } from '#server/platform/messages/table.ts';
import { many, one, type Sql } from '#server/platform/sql.ts';

/** Minutes between two letters of a thread, where nothing of it is in haste. */
const apart = 10;

interface Thread {
  recipient: string;
  thread: string;
}

/** Two letters of a thread are never decided on at once. */
export async function lockThread(sql: Sql, { recipient, thread }: Thread): Promise<void> {
  const name = `letters ${recipient} ${thread}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`;
}

/**
 * When a letter may leave, decided once. One that is prompt leaves now and takes along what waits; any
 * other leaves ten minutes after the last of its thread, or with those that wait already.
 */
export async function decideLeaving(
  sql: Sql,
  { id, prompt, ...thread }: Thread & Pick<StoredMessage, 'id' | 'prompt'>,
  now: Instant,
): Promise<Instant> {
  const last = prompt ? undefined : await lastOf(sql, thread);
  const at = last === undefined ? now : after(last, now);
  await sql`
    update app.messages set leaves_at = ${at} where id = ${id} or (${prompt}
      and recipient = ${thread.recipient} and thread = ${thread.thread}
      and leaves_at > ${now} and delivered_at is null)`;
  return at;
}

function after(last: Instant, now: Instant): Instant {
  if (isBefore(now, last)) return last;
  const next = minutesAfter(last, apart);
  return isBefore(now, next) ? next : now;
}

const lastOf = async (sql: Sql, { recipient, thread }: Thread) => {
  const row = await one(z.object({ last: Instant.nullable() }), sql)`
    select max(leaves_at) as last from app.messages
    where recipient = ${recipient} and thread = ${thread}`;
  return row.last ?? undefined;
};

/** What leaves at a moment, with the letter first that the others go along with. */
export const leavingTogether = (sql: Sql, { recipient, thread }: Thread, at: Instant) =>
  many(StoredMessage, sql)`
    select ${messageColumns(sql)} from app.messages where
    recipient = ${recipient} and thread = ${thread} and leaves_at = ${at} and delivered_at is null
    order by prompt desc, created_at, id`;
