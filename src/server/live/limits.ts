import { requestCounter } from '#server/platform/requests/counter.ts';

/** What one message may weigh, its payload alone. */
export const mostPayload = 256 * 1024;
/** A frame above this ends its socket: no message of ours is that long. */
export const mostFrame = 1024 * 1024;
export const mostChannels = 100;
const mostJoinsPerSecond = 50;
const mostMessagesPerSecond = 100;
const mostFramesPerSecond = 500;
/** What one socket may bring: reading the worst megabyte that is read at all takes 45 ms of the one thread. */
const mostBytesPerSecond = 2 * 1024 * 1024;
/** All sockets of one network together: an office has many, and whoever opens more says no more by it. */
const ofNetwork = { bytes: 4 * 1024 * 1024, frames: 2_000 };
/** Of all places of a process one network has a quarter: it cannot keep everybody else out. */
export const shareOfNetwork = 1 / 4;
/** Frames that wait for their turn on one socket, while the database is slow, say. */
export const mostWaiting = 1_000;
/** Whoever reads too slowly is dropped, and asks the database when they are back. */
export const mostUnsent = 4 * 1024 * 1024;
export const mostReplayed = 25;
/** The binary form has one byte for each length. */
export const mostName = 255;
export const mostInBatch = 100;

/** How fast one socket may speak. */
export interface Pace {
  mayJoin(): boolean;
  maySend(): boolean;
  /** False for whoever floods us. */
  mayGoOn(): boolean;
  /** Also false for whoever floods us with few frames. */
  mayBring(bytes: number): boolean;
}

/** Paces of sockets that are counted together with the others of their network. */
export function openPaces(): (network: string) => Pace {
  const frames = requestCounter();
  const bytes = requestCounter();
  return (network) => {
    const own = requestCounter();
    const within = (what: string, most: number) => () => own.hit(what, 1) <= most;
    const isWithin = within('frames', mostFramesPerSecond);
    return {
      mayJoin: within('joins', mostJoinsPerSecond),
      maySend: within('messages', mostMessagesPerSecond),
      mayGoOn: () => isWithin() && frames.hit(network, 1) <= ofNetwork.frames,
      mayBring: (weight) =>
        own.hit('bytes', 1, weight) <= mostBytesPerSecond &&
        bytes.hit(network, 1, weight) <= ofNetwork.bytes,
    };
  };
}
