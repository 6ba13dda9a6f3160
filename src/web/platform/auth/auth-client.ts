/**
 * The sign-in library, unmodified. It is heavy and only people who sign in need it: public pages
 * import this file when a button asks for it, never before.
 */

import { AuthClient } from '@supabase/auth-js';
import { addressOf, readAddress } from '#contract/pages/pages.ts';
import { authPath } from '#contract/paths.ts';
import { projectKey } from '#web/platform/auth/project-key.ts';
import { readTokens, withoutReturn } from '#web/platform/auth/return.ts';
import { sessionKey, sessionShelf } from '#web/platform/sessions/session.ts';

export type SignInClient = InstanceType<typeof AuthClient>;

let opened: Promise<SignInClient> | undefined;

/** One client per page; it is open when it has read the session and what the address says. */
export function openAuth(): Promise<SignInClient> {
  opened ??= open().catch((failure: unknown) => {
    opened = undefined;
    throw failure;
  });
  return opened;
}

async function open(): Promise<SignInClient> {
  const auth = new AuthClient({
    url: `${location.origin}${authPath}`,
    headers: { apikey: projectKey() },
    storageKey: sessionKey,
    storage: sessionShelf,
    flowType: 'pkce',
    detectSessionInUrl: true,
    persistSession: true,
    autoRefreshToken: true,
  });
  auth.onAuthStateChange((event) => {
    if (event === 'PASSWORD_RECOVERY') askForNewPassword();
  });
  await auth.initialize();
  await takeTokens(auth);
  return auth;
}

/** Another token than the one that was refused, if the session still yields one. */
export async function fresherToken(refused: string): Promise<string | undefined> {
  const auth = await openAuth();
  const { data } = await auth.getSession();
  const token = data.session?.access_token;
  if (token !== refused) return token;
  // Refused although it has not run out: its session was ended elsewhere. Asked for its account, the
  // library learns of it and drops the session, which leads to the sign-in screen.
  await auth.getUser();
  return undefined;
}

/** The library takes no bare tokens while it uses codes; invitations and links made by staff bring some. */
async function takeTokens(auth: SignInClient): Promise<void> {
  const tokens = readTokens(location);
  if (!tokens) return;
  const { error } = await auth.setSession(tokens);
  history.replaceState(history.state, '', withoutReturn(location));
  const chooses = tokens.type === 'recovery' || tokens.type === 'invite';
  if (!error && chooses) askForNewPassword();
}

export const newPasswordAddress = '/auth?mode=new-password';

const listeners = new Set<() => void>();

/** The sign-in screen turns to the new password by itself; from elsewhere one is led there. */
export function followRecovery(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function askForNewPassword(): void {
  for (const listener of listeners) listener();
  if (listeners.size > 0) return;
  const { language } = readAddress(location.pathname);
  location.assign(addressOf(language, newPasswordAddress));
}
