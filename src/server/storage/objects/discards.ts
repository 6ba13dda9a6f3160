import { z } from 'zod';
import { enqueue } from '#server/platform/jobs/enqueue.ts';
import type { Task } from '#server/platform/jobs/task.ts';
import type { Sql } from '#server/platform/sql.ts';

/** A file no row speaks of any more. */
export const discardFile = {
  name: 'discard_file',
  schema: z.object({ version: z.uuid() }),
} satisfies Task;

/** Asked for with the change itself: the file goes when the change is certain, and not before. */
export async function discardVersions(tx: Sql, versions: string[]): Promise<void> {
  for (const version of versions) await enqueue(tx, discardFile, { version });
}
