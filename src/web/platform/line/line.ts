/**
 * Whether the house can be reached. The browser knows when it has no network; that the house itself does
 * not answer is found out by asking once more, so that one broken call is not taken for the whole line.
 */
import { useSyncExternalStore } from 'react';

/** How long until somebody is asked again who did not answer. */
const pause = 4_000;

let isDown = false;
let asking: Promise<boolean> | undefined;
let again: ReturnType<typeof setTimeout> | undefined;
const followers = new Set<() => void>();

export function followLine(changed: () => void): () => void {
  followers.add(changed);
  return () => void followers.delete(changed);
}

function becomes(down: boolean): void {
  clearTimeout(again);
  if (down) again = setTimeout(() => void isLineDown(), pause);
  if (down === isDown) return;
  isDown = down;
  for (const changed of followers) changed();
}

/** Asks the house whether it is there; meanwhile whoever else wants to know waits for the same answer. */
export function isLineDown(): Promise<boolean> {
  asking ??= answers().then((isThere) => {
    asking = undefined;
    becomes(!isThere);
    return !isThere;
  });
  return asking;
}

const answers = (): Promise<boolean> =>
  fetch('/healthz', { cache: 'no-store' }).then(
    ({ status }) => status < 502,
    () => false,
  );

export const readLineDown = (): boolean => isDown;

export const useLineDown = (): boolean =>
  useSyncExternalStore(followLine, readLineDown, () => false);

/** Calls once the line is there again. */
function whenBack(then: () => void): void {
  const stop = followLine(() => {
    if (isDown) return;
    stop();
    then();
  });
}

/** What is fetched when it is wanted: without a line, which is told, it comes when the line does. */
export async function fetchOnLine<Part>(
  load: () => Promise<Part>,
  tellDown?: () => unknown,
): Promise<Part> {
  try {
    return await load();
  } catch (failure) {
    if (!(await isLineDown())) throw failure;
    tellDown?.();
    await new Promise<void>(whenBack);
    return fetchOnLine(load, tellDown);
  }
}

if (typeof window !== 'undefined') {
  addEventListener('offline', () => becomes(true));
  addEventListener('online', () => void isLineDown());
}
