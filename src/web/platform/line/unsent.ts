/**
 * What was sent while the line was down. It is kept in the browser under the key of its first try, and
 * sent again under it when the line is back: the house acts on it once, whatever became of that try.
 */
import { useMemo, useSyncExternalStore } from 'react';
import type {
  Endpoint,
  EndpointMethod,
  EndpointReturned,
  EndpointShape,
} from '#contract/endpoint.ts';
import {
  ApiError,
  type CallParts,
  call,
  codeOf,
  request,
  wasRefused,
  wishOf,
} from '#web/platform/api.ts';
import { ownWords } from '#web/platform/browser/own-words.ts';
import {
  forgetInBrowser,
  keepInBrowser,
  ownPrefix,
  readKept,
} from '#web/platform/browser/storage.ts';
import { clockNow } from '#web/platform/clock-here.ts';
import { isLineDown } from '#web/platform/line/line.ts';
import { takeKey } from '#web/platform/queries/attempt-key.ts';
import { followPrincipal, principalOn } from '#web/platform/sessions/principal.ts';
import { sessionOwner } from '#web/platform/sessions/session.ts';

/** What was typed, and the name under which it is found again. */
export interface UnsentText {
  name: string;
  words: string;
}

export interface Unsent {
  key: string;
  method: EndpointMethod;
  path: string;
  parts: CallParts;
  /** Who sent it, and for whom: nobody else does. */
  owner: string;
  principal: string | undefined;
  at: number;
  /** What was written, to be shown while it waits and given back if the house refuses it. */
  words: string;
  /** Where more than those words was typed: all of it, which is then given back too. */
  typed?: UnsentText | undefined;
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
  const leave = followPrincipal(changed);
  return () => {
    followers.delete(changed);
    removeEventListener('storage', onStorage);
    leave();
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

/** What of the reader's own waits to be sent, the oldest first. */
export function useUnsent(): Unsent[] {
  const kept = useSyncExternalStore(follow, () => JSON.stringify(read().filter(isOurs)));
  return useMemo(() => parse(kept), [kept]);
}

/**
 * Calls an endpoint; without a line it is kept, and there is no answer yet. Nothing is kept for a visitor, nor
 * for who has left meanwhile: the next one at this computer would find it.
 */
export async function callOrKeep<Shape extends EndpointShape & { once: true }>(
  endpoint: Endpoint<Shape>,
  said: Parameters<typeof call<Shape>>[1],
  words: string,
  typed?: UnsentText,
): Promise<EndpointReturned<Shape> | undefined> {
  const { wish, parts } = wishOf(endpoint, said);
  const { method, path } = endpoint;
  const [owner, principal, at] = [sessionOwner(), principalOn(path), clockNow()];
  try {
    return await call(endpoint, said);
  } catch (failure) {
    const isDown = codeOf(failure) === 'unavailable' && (await isLineDown());
    if (!isDown || !owner || owner !== sessionOwner()) throw failure;
    const key = takeKey(wish);
    if (!key) throw failure;
    write([...read(), { key, method, path, parts, owner, principal, at, words, typed }]);
    return undefined;
  }
}

/** What became of it, for whoever says so. */
export interface Teller {
  sent: (count: number) => void;
  refused: (one: Unsent, why: Error) => void;
}

let sending: Promise<boolean> | undefined;

/**
 * Says whether some of it is left. Two tabs come back together, and several on a page ask: what one of them
 * sends, the others need not.
 */
export function sendUnsent(teller: Teller): Promise<boolean> {
  const send = () => sendAll(teller);
  sending ??= (navigator.locks ? navigator.locks.request(shelf, send) : send()).finally(() => {
    sending = undefined;
  });
  return sending;
}

async function sendAll(teller: Teller): Promise<boolean> {
  const gone: Unsent[] = [];
  for (const one of read()) {
    // While the one before was on its way, somebody may have left and another come.
    if (!isToSend(one)) continue;
    const failure = await sendAgain(one);
    if (!failure) {
      drop(one);
      gone.push(one);
    } else if (codeOf(failure) === 'unavailable' && (await isLineDown())) break;
    else if (wasRefusedForGood(failure) && isToSend(one)) {
      drop(one);
      giveBack(one);
      teller.refused(one, failure);
    }
  }
  const sent = gone.filter(isOurs).length;
  if (sent > 0) teller.sent(sent);
  return read().some(isOurs);
}

function isOurs({ owner, principal, path }: Unsent): boolean {
  const here = sessionOwner();
  return here !== undefined && owner === here && principal === principalOn(path);
}

const isToSend = (one: Unsent): boolean => isOurs(one) && read().some(({ key }) => key === one.key);

const drop = (one: Unsent): void => write(read().filter(({ key }) => key !== one.key));

/** Who has to sign in again, or asked too often, was not told no: the same goes later. */
const wasRefusedForGood = (failure: Error): boolean =>
  wasRefused(failure) && !['unauthenticated', 'too_many_requests'].includes(codeOf(failure));

/** What was begun anew in its place stays as it is. */
function giveBack({ typed }: Unsent): void {
  if (typed && ownWords.read(typed.name) === undefined) ownWords.keep(typed.name, typed.words);
}

/** Why it was not sent, where it was not. */
async function sendAgain({ key, method, path, parts, at }: Unsent): Promise<Error | undefined> {
  if (clockNow() - at > goodFor)
    return new ApiError({ code: 'conflict', message: 'It waited for longer than a day.' });
  return request(method, path, { ...parts, key }).then(
    () => undefined,
    (failure: Error) => failure,
  );
}
