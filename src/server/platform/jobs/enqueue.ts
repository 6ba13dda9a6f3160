import type { z } from 'zod';
import type { Instant } from '#contract/primitives.ts';
import type { Task } from '#server/platform/jobs/task.ts';
import type { Sql } from '#server/platform/sql.ts';

export interface HeardJob {
  name: string;
  payload: unknown;
}

const elsewhere = new WeakMap<Sql, (job: HeardJob) => void>();

/** What this transaction asks for is heard by whoever works a queue of their own, and not by the house's. */
export const hearJobs = (tx: Sql, hear: (job: HeardJob) => void) => elsewhere.set(tx, hear);

/**
 * Asks for a job inside the caller's own transaction: it exists when the transaction commits and not
 * before. A second job with the same `key` replaces the first while that one still waits.
 */
export async function enqueue<Schema extends z.ZodType>(
  tx: Sql,
  { name, schema }: Task<Schema>,
  payload: z.input<Schema>,
  key?: string,
): Promise<void> {
  const hear = elsewhere.get(tx);
  if (hear) return hear({ name, payload });
  const told = JSON.stringify(schema.parse(payload));
  await tx`select app.enqueue(${name}, ${told}::text::json, ${key ?? null})`;
}

/** The same for later: nobody takes it up before the moment. */
export async function enqueueAt<Schema extends z.ZodType>(
  tx: Sql,
  { name, schema }: Task<Schema>,
  payload: z.input<Schema>,
  { at, key }: { at: Instant; key?: string },
): Promise<void> {
  const hear = elsewhere.get(tx);
  if (hear) return hear({ name, payload });
  const told = JSON.stringify(schema.parse(payload));
  await tx`select app.enqueue_at(${name}, ${told}::text::json, ${at}, ${key ?? null})`;
}
