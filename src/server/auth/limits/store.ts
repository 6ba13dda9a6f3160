import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Instant } from '#contract/primitives.ts';
import { secondsAfter } from '#domain/time.ts';
import { maybe, one, type Sql } from '#server/platform/sql.ts';

const Hits = z.object({ hits: z.number() });

/** Addresses and names are counted, not kept: of a subject only its hash is written down. */
export const subjectHash = (subject: string) =>
  createHash('sha256').update(subject).digest('base64url');

interface Window {
  seconds: number;
  now: Instant;
}

/** Whether the subject's window has ended. */
const isOver = (sql: Sql, { seconds, now }: Window) =>
  sql`rate_counters.window_start <= ${secondsAfter(now, -seconds)}`;

/** How many there are in the subject's current window. */
export async function tallyHits(sql: Sql, subject: string, window: Window): Promise<number> {
  const found = await maybe(Hits, sql)`
    select hits from auth.rate_counters
    where subject = ${subjectHash(subject)} and not ${isOver(sql, window)}`;
  return found?.hits ?? 0;
}

/** Counts one more in the subject's current window, which begins with its first, and says how many there are. */
export async function countHit(sql: Sql, subject: string, window: Window): Promise<number> {
  const { hits } = await one(Hits, sql)`
    insert into auth.rate_counters (subject, window_start, hits)
    values (${subjectHash(subject)}, ${window.now}, 1)
    on conflict (subject) do update set
      hits = case when ${isOver(sql, window)} then 1 else rate_counters.hits + 1 end,
      window_start =
        case when ${isOver(sql, window)} then excluded.window_start
          else rate_counters.window_start end
    returning hits`;
  // Now and then the first of a window takes those away that have ended; none is longer than an hour.
  if (hits === 1 && Math.random() < 0.02)
    await sql`delete from auth.rate_counters where window_start < now() - interval '2 hours'`;
  return hits;
}

/** One counts less: it was none of those that are limited. */
export async function takeBack(sql: Sql, subject: string): Promise<void> {
  await sql`
    update auth.rate_counters set hits = hits - 1
    where subject = ${subjectHash(subject)} and hits > 0`;
}

/** Nothing of the subject counts any more. */
export async function clearHits(sql: Sql, subject: string): Promise<void> {
  await sql`delete from auth.rate_counters where subject = ${subjectHash(subject)}`;
}
