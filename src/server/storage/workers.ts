import { Temporal } from 'temporal-polyfill/full';
import { z } from 'zod';
import { byTheClock, type Worker, worker } from '#server/platform/jobs/task.ts';
import { type Sql, system } from '#server/platform/sql.ts';
import { emptyBucket, sweepBucket } from '#server/storage/buckets/sweep.ts';
import { discardFile } from '#server/storage/objects/discards.ts';
import { spokenOf } from '#server/storage/objects/store.ts';
import type { StorageWorld } from '#server/storage/vault.ts';

export const storageWorkers = (vault: StorageWorld): Worker[] => [
  worker(discardFile, ({ version }) => discard(vault, [version])),
  worker(emptyBucket, ({ bucket }) => sweepBucket(vault, bucket)),
  byTheClock('sweep_files', '25 * * * *', () => sweepFiles(vault, hourMs)),
  // A process that had not heard of a new master key may have used the one before.
  byTheClock('rewrap_keys', '50 23 * * *', async () => void (await vault.keys.rewrap())),
];

const hourMs = 3_600_000;
const atOnce = 500;

/** Files that no row speaks of, once nobody can be about to write the row. */
export async function sweepFiles(vault: StorageWorld, restMs: number): Promise<void> {
  const now = Temporal.Instant.from(vault.now()).epochMilliseconds;
  let names: string[] = [];
  for await (const { name, changedAt } of vault.files.list()) {
    if (now - changedAt >= restMs) names.push(name);
    if (names.length < atOnce) continue;
    await discard(vault, names);
    names = [];
  }
  await discard(vault, names);
}

/** While a backup copies files, none is taken away from under it: the sweep comes again. */
async function discard(vault: StorageWorld, names: string[]): Promise<void> {
  const known = names.filter((name) => z.uuid().safeParse(name).success);
  await vault.sql.as(system, async (tx) => {
    if (!(await mayDiscard(tx))) return;
    const spoken = await spokenOf(tx, known);
    for (const name of known) if (!spoken.has(name)) await vault.files.remove(name);
  });
}

async function mayDiscard(tx: Sql): Promise<boolean> {
  const [lock] = await tx`select pg_try_advisory_xact_lock(hashtext('storage.files')) as got`;
  return lock?.got === true;
}
