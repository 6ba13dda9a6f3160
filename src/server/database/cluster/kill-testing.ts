import { execFileSync, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import type { TestContext } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { signal } from '#server/database/cluster/orphan.ts';
import { atEnd, until } from '#server/database/throw-away.ts';

/** Every process below another: its watchdog, the database, and the database's own. */
function descendants(pid: number): number[] {
  const listed = execFileSync('ps', ['-axo', 'pid=,ppid='], { encoding: 'utf8' })
    .trim()
    .split('\n');
  const pairs = listed.map((line) => line.trim().split(/\s+/).map(Number));
  const below = (parent: number): number[] =>
    pairs.filter(([, of]) => of === parent).flatMap(([child = 0]) => [child, ...below(child)]);
  return below(pid);
}

export const kill = (pid: number) => signal(pid, 'SIGKILL');

/** Node and all that it started, at one moment, as a power cut would. */
export function killFamily(pid: number): void {
  const family = descendants(pid);
  kill(pid);
  family.forEach(kill);
}

const main = fileURLToPath(new URL('../../main.ts', import.meta.url));

/** The whole product as it is started at home, with its database below it. */
export async function openProduct(t: TestContext, dataDir: string) {
  const child = spawn(process.execPath, [main], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      PORT: '0',
      DATA_DIR: dataDir,
      RATE_LIMIT: '1000000',
      AUTH_RATE_LIMITS: 'off',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = once(child, 'exit');
  atEnd(t, async () => child.kill('SIGTERM') && gone);
  let printed = '';
  child.stdout.on('data', (chunk) => {
    printed += chunk;
  });
  await until(() => /ready at \S+/.test(printed));
  const url = /ready at (\S+)/.exec(printed)?.[1]?.replace('localhost', '127.0.0.1') ?? '';
  return { url, pid: child.pid ?? 0, gone };
}

interface Busy {
  lanes: number;
  work: () => Promise<unknown>;
  /** Whether so much is done that the house may die. */
  enough: () => boolean;
  end: () => Promise<unknown>;
}

/** Works in several lanes without pause until `end` has killed the house under them; says what kept them from working. */
export async function workUntilDeath({ lanes, work, enough, end }: Busy): Promise<void> {
  let over = false;
  let refused: unknown;
  const lane = async () => {
    while (!over) {
      await work().catch((error: unknown) => {
        refused = error;
      });
    }
  };
  const busy = Array.from({ length: lanes }, lane);
  try {
    await until(enough);
    await sleep(randomInt(300));
  } catch (error) {
    throw new Error('Too little was done to be killed in the middle of it.', {
      cause: refused ?? error,
    });
  } finally {
    over = true;
  }
  await Promise.all([end(), ...busy]);
}
