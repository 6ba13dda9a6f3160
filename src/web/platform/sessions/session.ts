/**
 * The session as the sign-in service keeps it in local storage. Pages come from a cache and are the
 * same for everybody; a class on <html> lets the style sheet show what fits the visitor.
 */
import { forgetInBrowser, keepInBrowser, readKept } from '#web/platform/browser/storage.ts';

interface Session {
  access_token: string;
  refresh_token: string;
  expires_at: number;
}

export const sessionKey = 'rihla-auth';
const mark = 'signed-in';
/** The browser tells other tabs of a change, but not the one that made it. */
const changedHere = 'rihla-session';

/** A session counts only with an access token, a refresh token and an expiry. */
export function readSession(): Session | undefined {
  const kept = parse(readKept(sessionKey));
  if (!kept?.access_token || !kept.refresh_token || !kept.expires_at) return undefined;
  return kept as Session; // all three fields were just found
}

/** Whose session it is, as the sign-in library keeps it beside the tokens. */
export function sessionOwner(): string | undefined {
  const { user } = (readSession() ?? {}) as { user?: { id?: string } };
  return user?.id;
}

function parse(kept: string | undefined): Partial<Session> | undefined {
  try {
    return kept ? JSON.parse(kept) : undefined;
  } catch {
    // Somebody else's value under our key: the same as no session.
    return undefined;
  }
}

/** Where the sign-in library keeps what it knows; whoever shows the session hears of each change. */
export const sessionShelf = {
  getItem: (key: string) => readKept(key) ?? null,
  setItem(key: string, value: string) {
    keepInBrowser(key, value);
    if (key === sessionKey) dispatchEvent(new Event(changedHere));
  },
  removeItem(key: string) {
    forgetInBrowser(key);
    if (key === sessionKey) dispatchEvent(new Event(changedHere));
  },
};

export function forgetSession(): void {
  sessionShelf.removeItem(sessionKey);
}

export function markSession(): void {
  document.documentElement.classList.toggle(mark, readSession() !== undefined);
}

/** Somebody signed in or out, in this tab or another. */
export function followSession(changed: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    // Without a key the whole storage was emptied.
    if (key === sessionKey || key === null) changed();
  };
  addEventListener('storage', onStorage);
  addEventListener(changedHere, changed);
  return () => {
    removeEventListener('storage', onStorage);
    removeEventListener(changedHere, changed);
  };
}
