import { z } from 'zod';

/** A kind of job, as those who ask for it know it: its name in the queue and what it is told. */
export interface Task<Schema extends z.ZodType = z.ZodType> {
  name: string;
  schema: Schema;
}

/** Does the jobs of one task. Each may run twice: the queue promises at least once, not only once. */
export interface Worker {
  task: Task;
  run(payload: unknown): Promise<void>;
  /** When it also runs by itself: a crontab pattern, in UTC. */
  at?: string;
  /** Lets go of what it holds, after its last job. */
  close?(): void;
}

export function worker<Schema extends z.ZodType>(
  task: Task<Schema>,
  run: (payload: z.infer<Schema>) => Promise<void>,
  more: Pick<Worker, 'at' | 'close'> = {},
): Worker {
  // The queue hands over what this very schema parsed.
  return { task, run: (payload) => run(payload as z.infer<Schema>), ...more };
}

/** A job that nobody asks for: it runs when the clock says so, a crontab pattern in UTC, and is told nothing. */
export const byTheClock = (name: string, at: string, run: () => Promise<void>): Worker =>
  worker({ name, schema: z.object({}) }, run, { at });
