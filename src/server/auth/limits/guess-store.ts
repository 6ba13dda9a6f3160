import { z } from 'zod';
import type { Instant } from '#contract/primitives.ts';
import { anyRow, maybe, one, type Sql } from '#server/platform/sql.ts';

/** Five are free; then the wait grows from a minute to an hour. */
const waits = [0, 0, 0, 0, 60, 300, 900, 3600];
const firstWait = 5;

/** What is forgotten after a day without a guess. */
const isOver = (sql: Sql) => sql`guess_episodes.last_at < excluded.last_at - interval '1 day'`;

/** Counts a guess before it is looked at, so that many at once count too; says nothing while one must wait. */
export const countGuess = (sql: Sql, subject: string, userId: string, now: Instant) =>
  maybe(z.object({ guesses: z.number() }), sql)`
    insert into auth.guess_episodes (subject, user_id, last_at, blocked_until)
    values (${subject}, ${userId}, ${now}, ${now})
    on conflict (subject) do update set
      guesses = case when ${isOver(sql)} then 1 else guess_episodes.guesses + 1 end,
      told_at = case when ${isOver(sql)} then null else guess_episodes.told_at end,
      blocked_until = case when ${isOver(sql)} then excluded.last_at else
        excluded.last_at + make_interval(secs =>
          (${waits}::integer[])[least(guess_episodes.guesses + 1, ${waits.length})]) end,
      last_at = excluded.last_at
    where guess_episodes.blocked_until <= excluded.last_at
    returning guesses`;

/** How long one still has to wait. */
export async function secondsBlocked(sql: Sql, subject: string, now: Instant): Promise<number> {
  const { seconds } = await one(z.object({ seconds: z.number() }), sql)`
    select coalesce(max(ceil(extract(epoch from blocked_until - ${now})))::integer, 0) as seconds
    from auth.guess_episodes where subject = ${subject}`;
  return Math.max(1, seconds);
}

/** Whether it is time to tell the owner; of many at once one hears yes. */
export const takeTelling = (sql: Sql, subject: string) => anyRow(sql)`
    update auth.guess_episodes set told_at = now()
    where subject = ${subject} and told_at is null and guesses >= ${firstWait}`;

/** The owner is here: whatever was guessed before no longer counts. */
export async function forgetGuesses(sql: Sql, userId: string): Promise<void> {
  await sql`delete from auth.guess_episodes where user_id = ${userId}`;
}
