import { requestCounter } from '#server/platform/requests/counter.ts';

/** What one message may weigh, its payload alone. */
export const mostPayload = 256 * 1024;
/** A frame above this ends its socket: no message of ours is that long. */
export const mostFrame = 1024 * 1024;
export const mostChannels = 100;
const mostJoinsPerSecond = 50;
const mostMessagesPerSecond = 100;
const mostFramesPerSecond = 500;
/** What one socket may bring: reading a megabyte of JSON takes as long as a hundred questions. */
const mostBytesPerSecond = 8 * 1024 * 1024;
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

export function newPace(): Pace {
  const counter = requestCounter();
  const within = (what: string, most: number) => () => counter.hit(what, 1) <= most;
  return {
    mayJoin: within('joins', mostJoinsPerSecond),
    maySend: within('messages', mostMessagesPerSecond),
    mayGoOn: within('frames', mostFramesPerSecond),
    mayBring: (bytes) => counter.hit('bytes', 1, bytes) <= mostBytesPerSecond,
  };
}
