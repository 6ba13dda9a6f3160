import { createHash } from 'node:crypto';
import { z } from 'zod';
import { maybe, one, type Sql } from '#server/platform/sql.ts';

const Hits = z.object({ hits: z.number() });

/** Addresses and names are counted, not kept: of a subject only its hash is written down. */
export const subjectHash = (subject: string) =>
  createHash('sha256').update(subject).digest('base64url');

const windowOf = (sql: Sql, seconds: number) =>
  sql`date_bin(make_interval(secs => ${seconds}), now(), 'epoch')`;

/** How many there are in the subject's current window. */
export async function tally(sql: Sql, subject: string, seconds: number): Promise<number> {
  const found = await maybe(
    Hits,
    sql`
      select hits from auth.rate_counters
      where subject = ${subjectHash(subject)} and window_start = ${windowOf(sql, seconds)}`,
  );
  return found?.hits ?? 0;
}

/** Counts one more in the subject's current window and says how many there are. */
export async function hit(sql: Sql, subject: string, seconds: number): Promise<number> {
  const { hits } = await one(
    Hits,
    sql`
      insert into auth.rate_counters (subject, window_start, hits)
      values (${subjectHash(subject)}, ${windowOf(sql, seconds)}, 1)
      on conflict (subject, window_start) do update set hits = auth.rate_counters.hits + 1
      returning hits`,
  );
  // The first of a window takes the windows before it away.
  if (hits === 1)
    await sql`delete from auth.rate_counters where window_start < now() - interval '2 hours'`;
  return hits;
}
