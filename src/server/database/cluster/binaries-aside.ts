import { createHash, randomBytes } from 'node:crypto';
import { chmod, cp, lstat, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { canEnter, type SystemAccount } from '#server/database/cluster/privileges.ts';
import { StartError, systemCode } from '#server/database/start-error.ts';

/**
 * When root keeps the clone in a closed home (0700), the server's account cannot reach the programs
 * there. They are then copied, once per content, to where it can. The other way, a capability that
 * reads every file of the machine, is more than a database should have, and containers lack it.
 */
export async function reachableBinaries(
  native: string,
  account: SystemAccount | undefined,
  favourite = '/var/cache',
): Promise<string> {
  if (await canEnter(account, path.join(native, 'bin/postgres'))) return native;
  for (const cache of [favourite, os.tmpdir(), '/tmp']) {
    const aside = await copyInto(cache, native).catch(ignoreUnwritable);
    if (aside && (await canEnter(account, path.join(aside, 'bin/postgres')))) return aside;
  }
  throw new StartError(
    'not_permitted',
    `The database's user cannot run the programs in ${native}; start Rihla as an ordinary user.`,
  );
}

function ignoreUnwritable(error: unknown): undefined {
  if (!['EACCES', 'EROFS', 'ENOENT', 'ENOSPC'].includes(systemCode(error))) throw error;
}

async function copyInto(cache: string, native: string): Promise<string> {
  const home = path.join(cache, `rihla-postgresql-${await fingerprint(native)}`);
  const wanted = path.join(home, 'native');
  if (await isOurs(home)) return wanted;
  const part = `${home}.${randomBytes(4).toString('hex')}`;
  await mkdir(part, { mode: 0o755 });
  await chmod(part, 0o755);
  await cp(native, path.join(part, 'native'), { recursive: true, verbatimSymlinks: true });
  // Another start may have been faster; its copy is the same as ours.
  await rename(part, home).catch(() => rm(part, { recursive: true, force: true }));
  if (await isOurs(home)) return wanted;
  throw new StartError('not_permitted', `${home} is in the way: it belongs to somebody else.`);
}

/** Nobody else may have prepared programs for us to run. */
async function isOurs(folder: string): Promise<boolean> {
  const found = await lstat(folder).catch(() => undefined);
  return found?.isDirectory() === true && found.uid === process.getuid?.() && !(found.mode & 0o022);
}

/**
 * Names and sizes are enough to notice an update, or an install that was cut short and repeated.
 */
async function fingerprint(native: string): Promise<string> {
  const hash = createHash('sha256');
  for (const name of (await readdir(native, { recursive: true })).sort()) {
    const found = await stat(path.join(native, name)).catch(() => undefined);
    hash.update(`${name} ${found?.isFile() ? found.size : 0}\n`);
  }
  return hash.digest('hex').slice(0, 16);
}
