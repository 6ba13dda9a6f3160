import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Cluster } from '#server/database/cluster/cluster.ts';
import { StartError, systemCode } from '#server/database/start-error.ts';

const run = promisify(execFile);

/** No process has this number: it lies beyond what any kernel hands out. */
const nobodysPid = 2_147_483_647;

export const pidFile = (data: string) => path.join(data, 'postmaster.pid');

/** The server process that a data folder names, 0 when it names none. */
export function readPid(data: string): number {
  try {
    return Math.abs(Number.parseInt(readFileSync(pidFile(data), 'utf8'), 10)) || 0;
  } catch {
    return 0;
  }
}

/**
 * Ends a server whose owner was killed, so that a new one can start. Call it with the owner lock in
 * hand: then whoever still runs on the folder has no owner.
 */
export async function endOrphan(cluster: Cluster): Promise<void> {
  for (let waited = 0; ; waited += 50) {
    const pid = readPid(cluster.data);
    if (!pid || processState(pid) === 'dead') return;
    const foreign = processState(pid) === 'zombie' || !(await servesFolder(pid, cluster));
    // Our question took a moment in which an ending server may have gone, its lock file with it.
    const stillNamed = readPid(cluster.data) === pid && processState(pid) !== 'dead';
    if (foreign && stillNamed) return disown(cluster.data);
    if (!stillNamed) continue;
    if (waited === 0)
      cluster.log(`Stopping the database that a killed Rihla left behind (${pid}).`);
    if (waited % 1000 === 0) signal(pid, waited < 20_000 ? 'SIGINT' : 'SIGQUIT');
    if (waited > 40_000)
      throw new StartError('failed', `An earlier database server (process ${pid}) does not stop.`);
    await sleep(50);
  }
}

export function processState(pid: number): 'alive' | 'zombie' | 'dead' {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (systemCode(error) === 'ESRCH') return 'dead';
  }
  if (process.platform !== 'linux') return 'alive';
  try {
    const status = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return status.charAt(status.lastIndexOf(')') + 2) === 'Z' ? 'zombie' : 'alive';
  } catch {
    return 'dead';
  }
}

/**
 * A number is reused after a restart of the machine or container: is that process a server here?
 */
async function servesFolder(pid: number, { data, account, sockets }: Cluster): Promise<boolean> {
  const linux = '[ "/proc/$1/cwd" -ef . ] && tr "\\0" " " < "/proc/$1/cmdline"';
  const script = process.platform === 'linux' ? linux : 'ps -p "$1" -o command=';
  try {
    // Asked as the server's own account: even root may be barred from another user's /proc entries.
    const asked = await run('/bin/sh', ['-c', script, 'sh', String(pid)], {
      ...account,
      cwd: data,
    });
    const named = process.platform === 'linux' || asked.stdout.includes(path.basename(sockets));
    return named && asked.stdout.includes('postgres');
  } catch {
    return false;
  }
}

/**
 * Tells PostgreSQL that the process named in its lock file is gone. The rest of the file stays:
 * from it PostgreSQL sees whether children of the dead server still use the shared memory, and
 * waits.
 */
function disown(data: string): void {
  const [, ...rest] = readFileSync(pidFile(data), 'utf8').split('\n');
  writeFileSync(pidFile(data), [nobodysPid, ...rest].join('\n'));
}

export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if (systemCode(error) !== 'ESRCH') throw error;
  }
}
