import { z } from 'zod';
import type { Task } from '#server/platform/jobs/task.ts';
import { system } from '#server/platform/sql.ts';
import { discardVersions } from '#server/storage/objects/discards.ts';
import { deleteSome } from '#server/storage/objects/store.ts';
import type { StorageWorld } from '#server/storage/vault.ts';

export const emptyBucket = {
  name: 'empty_bucket',
  schema: z.object({ bucket: z.string() }),
} satisfies Task;

const atOnce = 500;

/** A stretch at a time, so that nobody waits for a long transaction. */
export async function sweepBucket({ sql }: StorageWorld, bucket: string): Promise<void> {
  for (let gone = atOnce; gone === atOnce; )
    gone = await sql.as(system, async (tx) => {
      const some = await deleteSome(tx, bucket, atOnce);
      await discardVersions(
        tx,
        some.map(({ version }) => version),
      );
      return some.length;
    });
}
