/**
 * For whom the signed-in person acts just now: the same in every tab, until they stop or sign out. Every
 * call to the API names that client; the server decides what it allows.
 */
import { useSyncExternalStore } from 'react';
import {
  forgetInBrowser,
  keepInBrowser,
  ownPrefix,
  readKept,
} from '#web/platform/browser/storage.ts';
import { followSession, sessionOwner } from '#web/platform/sessions/session.ts';

export interface Principal {
  /** The client. */
  id: string;
  name: string;
  /** Who acts: another person on the same computer does not. */
  owner: string;
}

const principalKey = `${ownPrefix}acting`;
/** The browser tells other tabs of a change, but not the one that made it. */
const changedHere = 'rihla-acting';

export function readPrincipal(): Principal | undefined {
  try {
    const kept: Partial<Principal> | null = JSON.parse(readKept(principalKey) ?? 'null');
    const isWhole = kept?.id && kept.name !== undefined && kept.owner === sessionOwner();
    return isWhole ? (kept as Principal) : undefined; // all of it was just found
  } catch {
    return undefined; // somebody else's value under our key
  }
}

export function actFor(client: { id: string; name: string }): void {
  const owner = sessionOwner();
  if (owner)
    keepInBrowser(principalKey, JSON.stringify({ id: client.id, name: client.name, owner }));
  dispatchEvent(new Event(changedHere));
}

export function actForOneself(): void {
  forgetInBrowser(principalKey);
  dispatchEvent(new Event(changedHere));
}

/** Somebody began or ceased to act for another, in this tab or another. */
export function followPrincipal(changed: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === principalKey) changed();
  };
  addEventListener('storage', onStorage);
  addEventListener(changedHere, changed);
  const leave = followSession(changed);
  return () => {
    removeEventListener('storage', onStorage);
    removeEventListener(changedHere, changed);
    leave();
  };
}

let last: { text: string; acting: Principal | undefined } = { text: '', acting: undefined };

/** React wants the same object as long as nothing changed. */
function current(): Principal | undefined {
  const acting = readPrincipal();
  const text = JSON.stringify(acting ?? '');
  if (text !== last.text) last = { text, acting };
  return last.acting;
}

export const usePrincipal = (): Principal | undefined =>
  useSyncExternalStore(followPrincipal, current, () => undefined);

/** Whose money is read: somebody else's, where the reader acts for them. */
export const useWhose = (): { of: string | undefined } => ({ of: usePrincipal()?.name });

/** What is a person's own whomever they act for: their account, and their mandates. */
const ownPlaces = /^\/rest\/v1\/(account|mandates)(\/|$)/;

/** The id of the client that a call is made for; nothing where it is the caller's own affair. */
export const principalOn = (path: string): string | undefined =>
  ownPlaces.test(path) ? undefined : readPrincipal()?.id;
