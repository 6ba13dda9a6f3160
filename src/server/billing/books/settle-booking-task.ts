import { z } from 'zod';
import { Id } from '#contract/primitives.ts';
import { enqueue } from '#server/platform/jobs/enqueue.ts';
import type { Task } from '#server/platform/jobs/task.ts';
import type { Sql } from '#server/platform/sql.ts';

/** Takes and lets go what was reserved, and sends back what was paid for nothing. */
export const settleBookingTask = {
  name: 'settle_booking',
  schema: z.object({ id: Id }),
} satisfies Task;

/** Once this transaction is kept; one job is enough however often it is asked for. */
export const settleSoon = (tx: Sql, id: string): Promise<void> =>
  enqueue(tx, settleBookingTask, { id }, `settle_booking ${id}`);
