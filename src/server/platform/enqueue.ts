import type { z } from 'zod';
import type { Sql } from '#server/platform/sql.ts';
import type { Task } from '#server/platform/task.ts';

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
  const told = JSON.stringify(schema.parse(payload));
  await tx`select app.enqueue(${name}, ${told}::text::json, ${key ?? null})`;
}
