import { setTimeout as sleep } from 'node:timers/promises';
import {
  openSession,
  type QueueSession,
  type SessionOptions,
} from '#server/platform/jobs/session.ts';

interface Jobs {
  /** Finishes the jobs that run; one that takes too long is left to the next process. */
  stop(): Promise<void>;
}

const pauseMs = 1000;

/**
 * Works the queue inside this process. The library gives up when the database goes away at the wrong
 * moment (between a job's end and its being written down), so it is started again until it is told to
 * stop.
 */
export async function startJobs(options: SessionOptions): Promise<Jobs> {
  const leaving = new AbortController();
  let session: QueueSession | undefined = await openSession(options);
  const keepOpen = async () => {
    while (session) {
      await session.ended;
      session = await reopen(options, leaving.signal);
    }
  };
  const ended = keepOpen();
  return {
    stop: async () => {
      leaving.abort();
      await session?.close();
      await ended;
      for (const { close } of options.tasks) close?.();
    },
  };
}

async function reopen(
  options: SessionOptions,
  signal: AbortSignal,
): Promise<QueueSession | undefined> {
  while (!signal.aborted) {
    await sleep(pauseMs, undefined, { signal }).catch(() => {}); // told to stop: the loop ends
    if (signal.aborted) return;
    const session = await openSession(options).catch(() => undefined); // still away: next round
    if (session && signal.aborted) await session.close();
    else if (session) return session;
  }
  return;
}
