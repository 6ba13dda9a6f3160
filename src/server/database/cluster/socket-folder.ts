import { createHash } from 'node:crypto';
import { chmod, lstat, mkdir, realpath, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { canEnter, giveTo, type SystemAccount } from '#server/database/cluster/privileges.ts';
import { StartError } from '#server/database/start-error.ts';

export const socketPort = 5432;

/** The kernel cuts socket paths at 104 bytes on macOS and 108 on Linux. */
const longestSocket = 100;

/**
 * A private folder under the temporary directory with a short name that follows from the data
 * folder's: data folders lie too deep for a socket path, and one name leaves no litter behind.
 */
export async function prepareSocketFolder(
  root: string,
  account: SystemAccount | undefined,
): Promise<string> {
  const folder = path.join(await temporaryFolder(account), await socketFolderName(root));
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const found = await lstat(folder);
  const ours = [process.getuid?.(), account?.uid].includes(found.uid);
  if (!found.isDirectory() || !ours)
    throw new StartError('not_permitted', `${folder} is in the way: it belongs to somebody else.`);
  await giveTo(account, folder);
  await chmod(folder, 0o700);
  return folder;
}

/**
 * The socket has a lock file of its own, which a killed server leaves behind. PostgreSQL would
 * respect it for as long as any process has that number; whoever holds the owner lock knows better.
 */
export async function clearSocket(folder: string): Promise<void> {
  const socket = path.join(folder, `.s.PGSQL.${socketPort}`);
  await rm(socket, { force: true });
  await rm(`${socket}.lock`, { force: true });
}

async function socketFolderName(root: string): Promise<string> {
  const hash = createHash('sha256').update(await realpath(root));
  return `rihla-${hash.digest('hex').slice(0, 16)}`;
}

/** TMPDIR, unless it is too deep or closed to the server's account. */
async function temporaryFolder(account: SystemAccount | undefined): Promise<string> {
  const wanted = os.tmpdir();
  const socket = path.join(wanted, 'rihla-0123456789abcdef', `.s.PGSQL.${socketPort}`);
  const usable = Buffer.byteLength(socket) <= longestSocket && (await canEnter(account, wanted));
  return usable ? wanted : '/tmp';
}
