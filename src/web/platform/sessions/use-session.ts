import type { Session as FullSession } from '@supabase/auth-js';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { openAuth } from '#web/platform/auth/auth-client.ts';
import { followSession, readSession } from '#web/platform/sessions/session.ts';

export type SignedIn = FullSession;

/** The session of this browser, which every tab shares; undefined for a visitor. */
export const useSession = (): SignedIn | undefined =>
  useSyncExternalStore(followSession, current, () => undefined);

let kept: { text: string; session: SignedIn | undefined } = { text: '', session: undefined };

/** React wants the same object as long as nothing changed. */
function current(): SignedIn | undefined {
  // The library wrote it whole: the three fields that count, and the user beside them.
  const session = readSession() as SignedIn | undefined;
  const text = JSON.stringify(session ?? '');
  if (text !== kept.text) kept = { text, session };
  return kept.session;
}

/** True once the sign-in library has read what was kept and what the address says. */
export function useAuthOpened(): boolean {
  const [opened, setOpened] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  useEffect(() => {
    openAuth().then(() => setOpened(true), setFailure);
  }, []);
  if (failure) throw failure;
  return opened;
}
