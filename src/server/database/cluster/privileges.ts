import { execFile } from 'node:child_process';
import { chown, readFile, stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { StartError } from '#server/database/start-error.ts';

/** The account a server process runs under; absent when it is simply ours. */
export interface SystemAccount {
  uid: number;
  gid: number;
}

const run = promisify(execFile);

/**
 * PostgreSQL refuses to run as root. Root lends it the account that already owns the data, else
 * `postgres`, else `nobody`; nothing is ever added to the machine's list of users.
 */
export async function serverAccount(data: string): Promise<SystemAccount | undefined> {
  const found = await stat(data).catch(() => undefined);
  const { uid, gid } = { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 };
  if (uid !== 0) return refuseForeign(data, found && found.uid !== uid);
  if (found && found.uid !== 0) return { uid: found.uid, gid: found.gid };
  return (await accountOf('postgres')) ?? (await accountOf('nobody')) ?? { uid: 65534, gid };
}

function refuseForeign(data: string, foreign: boolean | undefined): undefined {
  if (foreign)
    throw new StartError('not_permitted', `The database in ${data} belongs to another user.`);
}

async function accountOf(name: string): Promise<SystemAccount | undefined> {
  const lines = (await readFile('/etc/passwd', 'utf8').catch(() => '')).split('\n');
  const fields = lines.find((line) => line.startsWith(`${name}:`))?.split(':');
  return fields && { uid: Number(fields[2]), gid: Number(fields[3]) };
}

/**
 * Whether that account can enter a folder or run a file: asked of the kernel, which also knows
 * ACLs.
 */
export async function canEnter(account: SystemAccount | undefined, file: string): Promise<boolean> {
  if (!account) return true;
  const asked = run('/bin/sh', ['-c', '[ -x "$1" ]', 'sh', file], {
    ...account,
    cwd: '/',
    env: {},
  });
  return asked.then(
    () => true,
    () => false,
  );
}

export async function giveTo(account: SystemAccount | undefined, file: string): Promise<void> {
  if (account) await chown(file, account.uid, account.gid);
}

/**
 * How a watched command may name its folder. Below a closed home (0700) the full path is barred to
 * the server's account, but what a process was handed open it may enter: see `folderDescriptor`.
 */
export async function nameFor(account: SystemAccount | undefined, folder: string): Promise<string> {
  if (await canEnter(account, folder)) return folder;
  if (process.platform === 'linux') return `/proc/self/fd/${folderDescriptor}`;
  throw new StartError(
    'not_permitted',
    `The database's user cannot enter ${folder}; start Rihla as an ordinary user or move DATA_DIR.`,
  );
}

/** The number under which every watched command holds its folder open. */
export const folderDescriptor = 4;
