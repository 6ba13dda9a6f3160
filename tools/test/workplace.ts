import { chmod, mkdtemp, readdir, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { processState } from '#server/database/cluster/orphan.ts';

/** Where Linux keeps files in memory. */
const inMemory = '/dev/shm';

/** `npm test` was seen to fill a ninth of it; `test:long` installs and uploads there as well. */
const wantedBytes = 6 * 1024 ** 3;

/**
 * A folder for all that a run of the tests makes and throws away, hundreds of databases among it. In
 * memory where there is plenty: copying and deleting files takes a quarter of a run's time on a disk.
 */
export async function workplace(): Promise<string> {
  const place = (await hasPlenty()) ? inMemory : tmpdir();
  await clearUp(place);
  const folder = await mkdtemp(join(place, `rihla-test-${process.pid}-`));
  // As open as the folder for temporary files that it stands in for: databases have a user of their own.
  await chmod(folder, 0o1777);
  return folder;
}

async function hasPlenty(): Promise<boolean> {
  const space = await statfs(inMemory).catch(() => undefined);
  if (!space) return false;
  // Half of the memory stays with the browsers and servers.
  return Math.min(space.bavail * space.bsize, process.availableMemory() / 2) > wantedBytes;
}

/** A run that was interrupted left its folder behind, and in memory that is dear. */
async function clearUp(place: string): Promise<void> {
  for (const name of await readdir(place)) {
    const [, maker] = /^rihla-test-(\d+)-/.exec(name) ?? [];
    if (maker && processState(Number(maker)) === 'dead')
      await rm(join(place, name), { recursive: true, force: true });
  }
}
