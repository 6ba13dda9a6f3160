import { setTimeout as sleep } from 'node:timers/promises';
import type { Cluster } from '#server/database/cluster/cluster.ts';
import { readPid } from '#server/database/cluster/orphan.ts';
import { type ServerProcess, startWhenFree } from '#server/database/cluster/server-process.ts';

interface Supervisor {
  isUp(): boolean;
  pid(): number;
  stop(): Promise<void>;
}

const firstPauseMs = 200;
const longestPauseMs = 30_000;
/** A server that ran this long has recovered from whatever ended the one before. */
const settledMs = 10_000;

/**
 * Keeps a server running: a full disk ends it, and it must come back by itself when there is space.
 */
export async function supervise(cluster: Cluster): Promise<Supervisor> {
  const leaving = new AbortController();
  let server: ServerProcess | undefined;
  const start = () =>
    startWhenFree(cluster, (started) => {
      server = started;
      if (leaving.signal.aborted) void started.stop();
    });
  await start();
  const ended = keepUp({ cluster, signal: leaving.signal, start, current: () => server });
  const isUp = () => server?.isUp() ?? false;
  const stop = async () => {
    leaving.abort();
    await server?.stop();
    await ended;
  };
  return { isUp, pid: () => (isUp() ? readPid(cluster.data) : 0), stop };
}

interface Watch {
  cluster: Cluster;
  signal: AbortSignal;
  start: () => Promise<void>;
  current: () => ServerProcess | undefined;
}

async function keepUp({ cluster, signal, start, current }: Watch): Promise<void> {
  let pause = firstPauseMs;
  while (!signal.aborted) {
    const since = performance.now();
    await current()?.exited;
    if (signal.aborted) return;
    if (performance.now() - since > settledMs) pause = firstPauseMs;
    cluster.log(`The database server ended by itself; starting it again in ${pause} ms.`);
    await sleep(pause, undefined, { signal }).catch(() => {});
    pause = Math.min(pause * 2, longestPauseMs);
    if (!signal.aborted) await start().catch((error: unknown) => cluster.log(String(error)));
  }
}
