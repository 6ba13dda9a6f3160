import { chmod, mkdtemp, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where Linux keeps files in memory. */
const inMemory = '/dev/shm';

/** `npm test` was seen to fill a ninth of it; `test:long` installs and uploads there as well. */
const wantedBytes = 6 * 1024 ** 3;

/**
 * A folder for all that a run of the tests makes and throws away, hundreds of databases among it. In
 * memory where there is plenty: copying and deleting files takes a quarter of a run's time on a disk.
 */
export async function workplace(): Promise<string> {
  const folder = await mkdtemp(join((await hasPlenty()) ? inMemory : tmpdir(), 'rihla-test-'));
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
