/** Dear work, a few at a time: whoever asks for much waits behind their own, not before everybody. */
import { Failure } from '#domain/failure.ts';

interface WorkQueue {
  /** The asker is whom it is counted for, such as a network. */
  run<T>(asker: string, work: () => Promise<T>): Promise<T>;
}

interface QueueSize {
  atOnce: number;
  mostWaiting: number;
  /** Waiting for one asker. */
  mostEach: number;
}

interface Waiting {
  asker: string;
  begin: () => void;
}

export function workQueue({ atOnce, mostWaiting, mostEach }: QueueSize): WorkQueue {
  const waiting: Waiting[] = [];
  const busyFor: string[] = [];
  const next = () => {
    if (busyFor.length >= atOnce) return;
    // One place each, so that the other is free for the others.
    const turn = waiting.findIndex(({ asker }) => !busyFor.includes(asker));
    const [first] = turn < 0 ? [] : waiting.splice(turn, 1);
    if (!first) return;
    busyFor.push(first.asker);
    first.begin();
  };
  return {
    run: async (asker, work) => {
      if (waiting.filter((one) => one.asker === asker).length >= mostEach) throw tooFast();
      if (waiting.length >= mostWaiting) throw tooMany();
      const { promise, resolve } = Promise.withResolvers<void>();
      waiting.push({ asker, begin: resolve });
      next();
      await promise;
      try {
        return await work();
      } finally {
        busyFor.splice(busyFor.indexOf(asker), 1);
        next();
      }
    },
  };
}

const tooFast = () =>
  new Failure('too_many_requests', 'You have many of these waiting. Please let some of them come.');
const tooMany = () =>
  new Failure('unavailable', 'Many are waiting just now. Please try again in a few seconds.');
