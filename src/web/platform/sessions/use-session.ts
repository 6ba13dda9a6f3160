import type { Session as FullSession } from '@supabase/auth-js';
import { useSyncExternalStore } from 'react';
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
