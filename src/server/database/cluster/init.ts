import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { DatabaseAddress } from '#server/database/address.ts';
import type { Cluster } from '#server/database/cluster/cluster.ts';
import { giveTo, nameFor } from '#server/database/cluster/privileges.ts';
import { startWatched } from '#server/database/cluster/watchdog.ts';
import { requireSpace } from '#server/database/free-space.ts';
import { syncFolder } from '#server/database/secret-file.ts';
import { StartError, systemCode } from '#server/database/start-error.ts';

/** Makes the data folder under a side name and renames it when whole: half of one never counts. */
export async function initialise(cluster: Cluster, superuser: DatabaseAddress): Promise<void> {
  const { root, data, account } = cluster;
  if (existsSync(path.join(data, 'PG_VERSION'))) return;
  const names = await readdir(root);
  refuseOtherVersion(cluster, names);
  await requireSpace(root);
  for (const name of names)
    if (name.includes('.init-'))
      await rm(path.join(root, name), { recursive: true, maxRetries: 5 });
  const side = `${data}.init-${randomBytes(4).toString('hex')}`;
  await mkdir(side, { mode: 0o700 });
  await giveTo(account, side);
  await runInitdb(cluster, side, superuser);
  await moveIntoPlace(side, data);
  await syncFolder(root);
}

function refuseOtherVersion({ root, binaries }: Cluster, names: string[]) {
  const other = names.find((name) => existsSync(path.join(root, name, 'PG_VERSION')));
  if (!other?.match(/^pg\d+$/)) return;
  throw new StartError(
    'other_version',
    `${path.join(root, other)} was made by another PostgreSQL than ${binaries.major}: ` +
      'back it up with the release that made it and restore the backup into an empty DATA_DIR.',
  );
}

async function runInitdb(
  cluster: Cluster,
  side: string,
  superuser: DatabaseAddress,
): Promise<void> {
  const { account, binaries, sockets, settings } = cluster;
  const passwordFile = path.join(sockets, 'initial-password');
  await writeFile(passwordFile, `${superuser.password}\n`, { mode: 0o600 });
  await giveTo(account, passwordFile);
  const args = ['-D', await nameFor(account, side), '-U', superuser.user];
  args.push('--pwfile', passwordFile, '-A', 'scram-sha-256', '-E', 'UTF8', '--data-checksums');
  args.push(...localeOf(binaries.major), ...(settings.fsync === 'off' ? ['--no-sync'] : []));
  const { initdb: file, env } = binaries;
  const made = startWatched({ file, args, folder: side, env, account, onLine: () => {} });
  const code = await made.exited;
  await rm(passwordFile, { force: true });
  if (code !== 0)
    throw new StartError('failed', `The database could not be initialised: ${made.lastWords()}`);
}

/**
 * Unicode case rules and byte order, the same on every machine; 17 brought its own, libc has them
 * before.
 */
function localeOf(major: number): string[] {
  if (major < 17) return ['--locale=C.UTF-8'];
  return ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
}

async function moveIntoPlace(side: string, data: string): Promise<void> {
  try {
    await rename(side, data);
  } catch (error) {
    if (systemCode(error) !== 'ENOTEMPTY') throw error;
    throw new StartError('failed', `${data} is not empty, and it is not a database either.`);
  }
}
