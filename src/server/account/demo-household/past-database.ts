/** The one place where the household reaches past the rules, and why: a day that is over cannot be waited for. */
import type { Instant } from '#contract/primitives.ts';
import { stampNews } from '#server/account/store.ts';
import { type HeardJob, hearJobs } from '#server/platform/jobs/enqueue.ts';
import { type Caller, type Database, inNameOf, type Sql, system } from '#server/platform/sql.ts';

interface Past {
  now: () => Instant;
  /** From then on news is news, and nobody has read it. */
  newsSince: Instant;
  /** A job that somebody asked for is the household's own to do, at its own clock. */
  hear: (job: HeardJob) => void;
}

/**
 * The house's data as a process sees it whose clock is moved. Features write the moment that they are told; what
 * the database stamps by its own clock (news at the bell, since when a client is known) gets that moment too, at
 * the end of the same transaction.
 */
export const pastDatabase = (sql: Database, past: Past): Database => ({
  ...sql,
  as: async (caller, work) => {
    const asked: HeardJob[] = [];
    const result = await sql.as(caller, async (tx) => {
      hearJobs(tx, (job) => asked.push(job));
      const answer = await work(tx);
      await stampPast(tx, caller, past);
      return answer;
    });
    // What was rolled back asks for nothing.
    for (const job of asked) past.hear(job);
    return result;
  },
});

async function stampPast(tx: Sql, caller: Caller, { now, newsSince }: Past): Promise<void> {
  const moment = now();
  const readAt = moment < newsSince ? moment : null;
  await inNameOf(tx, [system, caller], () => stampNews(tx, { moment, readAt }));
}
