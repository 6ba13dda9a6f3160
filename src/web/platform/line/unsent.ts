/**
 * What was sent while the line was down. It is kept in the browser under the key of its first try, and
 * sent again under it when the line is back: the house acts on it once, whatever became of that try.
 */
import { useMemo, useSyncExternalStore } from 'react';
import type { Endpoint, EndpointShape, Method, Returned } from '#contract/endpoint.ts';
import {
  ApiError,
  call,
  codeOf,
  type Parts,
  request,
  wasRefused,
  wishOf,
} from '#web/platform/api.ts';
import {
  forgetInBrowser,
  keepInBrowser,
  ownPrefix,
  readKept,
} from '#web/platform/browser-storage.ts';
import { clockNow } from '#web/platform/clock-here.ts';
import { isLineDown } from '#web/platform/line/line.ts';
import { takeKey } from '#web/platform/queries/attempt-key.ts';
import { principalOn } from '#web/platform/sessions/principal.ts';
import { sessionOwner } from '#web/platform/sessions/session.ts';

export interface Unsent {
  key: string;
  method: Method;
  path: string;
  parts: Parts;
  /** Who sent it, and for whom: nobody else does. */
  owner: string | undefined;
  principal: string | undefined;
  at: number;
  /** What was written, to be shown while it waits and given back if the house refuses it. */
  words: string;
}

const shelf = `${ownPrefix}unsent`;
/** The house knows the key of a try for a day; a try from before could act twice. */
const goodFor = 20 * 60 * 60 * 1_000;

const followers = new Set<() => void>();
const none = '[]';

function follow(changed: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => key === shelf && changed();
  followers.add(changed);
  addEventListener('storage', onStorage);
  return () => {
    followers.delete(changed);
    removeEventListener('storage', onStorage);
  };
}

function parse(kept: string): Unsent[] {
  try {
    return JSON.parse(kept);
  } catch {
    return []; // somebody else's value under our key
  }
}

const read = (): Unsent[] => parse(readKept(shelf) ?? none);

function write(list: Unsent[]): void {
  if (list.length > 0) keepInBrowser(shelf, JSON.stringify(list));
  else forgetInBrowser(shelf);
  for (const changed of followers) changed();
}

/** What waits to be sent, the oldest first. */
export function useUnsent(): Unsent[] {
  const kept = useSyncExternalStore(follow, () => readKept(shelf) ?? none);
  return useMemo(() => parse(kept), [kept]);
}

/** Calls an endpoint; without a line it is kept, and there is no answer yet. */
export async function callOrKeep<Shape extends EndpointShape & { once: true }>(
  endpoint: Endpoint<Shape>,
  said: Parameters<typeof call<Shape>>[1],
  words: string,
): Promise<Returned<Shape> | undefined> {
  const { wish, parts } = wishOf(endpoint, said);
  const { method, path } = endpoint;
  const [owner, principal, at] = [sessionOwner(), principalOn(path), clockNow()];
  try {
    return await call(endpoint, said);
  } catch (failure) {
    const key = codeOf(failure) === 'unavailable' && (await isLineDown()) && takeKey(wish);
    if (!key) throw failure;
    write([...read(), { key, method, path, parts, owner, principal, at, words }]);
    return undefined;
  }
}

export interface Outcome {
  sent: number;
  /** The line broke again before all of it had gone. */
  isLeft: boolean;
  refused: { words: string; why: Error }[];
}

/** Two tabs come back together; what one of them sends, the other need not. */
export const sendUnsent = (): Promise<Outcome> =>
  navigator.locks ? navigator.locks.request(shelf, sendAll) : sendAll();

async function sendAll(): Promise<Outcome> {
  const outcome: Outcome = { sent: 0, isLeft: false, refused: [] };
  for (const one of read().filter(isOurs)) {
    const failure = await sendAgain(one);
    outcome.isLeft = failure !== undefined && !wasRefused(failure);
    if (outcome.isLeft) break;
    write(read().filter(({ key }) => key !== one.key));
    if (failure) outcome.refused.push({ words: one.words, why: failure });
    else outcome.sent++;
  }
  return outcome;
}

const isOurs = ({ owner, principal, path }: Unsent) =>
  owner === sessionOwner() && principal === principalOn(path);

/** Why it was not sent, where it was not. */
async function sendAgain({ key, method, path, parts, at }: Unsent): Promise<Error | undefined> {
  if (clockNow() - at > goodFor)
    return new ApiError({ code: 'conflict', message: 'It waited for longer than a day.' });
  return request(method, path, { ...parts, key }).then(
    () => undefined,
    (failure: Error) => failure,
  );
}
