// Asks whether all is well from a thread of its own: whoever floods in the bench's thread holds that one
// up as well, and the house is not to blame for it.
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';

interface Watched<T> {
  result: T;
  /** Of all answers, in milliseconds, the shortest first. */
  times: number[];
}

/** How long each answer takes while `busy` goes on. */
export async function watchHealth<T>(base: string, busy: () => Promise<T>): Promise<Watched<T>> {
  const worker = new Worker(new URL(import.meta.url), { workerData: { base } });
  await once(worker, 'message');
  const result = await busy();
  worker.postMessage('enough');
  const [times] = await once(worker, 'message');
  return { result, times };
}

const pauseMs = 5;

async function watch(base: string) {
  const ask = async () => {
    const before = performance.now();
    await (await fetch(`${base}/healthz`)).text();
    return performance.now() - before;
  };
  // The first ones load and compile what asks.
  for (let first = 0; first < 20; first += 1) await ask();
  const times: number[] = [];
  let isOver = false;
  parentPort?.once('message', () => {
    isOver = true;
  });
  parentPort?.postMessage('ready');
  while (!isOver) {
    times.push(await ask());
    await wait(pauseMs);
  }
  parentPort?.postMessage(times.toSorted((a, b) => a - b));
}

if (!isMainThread) await watch(workerData.base);
