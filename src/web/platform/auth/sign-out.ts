import { openAuth } from '#web/platform/auth/auth-client.ts';
import { forgetOwn } from '#web/platform/browser/storage.ts';
import { forgetSession, readSession } from '#web/platform/sessions/session.ts';

/** A server that does not answer keeps nobody at the door. */
const patience = 3000;

/**
 * Ends the session here in any case: whoever leaves a shared computer must be out, online or not. The
 * library ignores what section 8 of the specification says to ignore (401, 403 and 404).
 */
export async function signOut(): Promise<void> {
  if (readSession()) {
    const told = openAuth().then((auth) => auth.signOut({ scope: 'local' }));
    await Promise.race([told, waiting(patience)]).catch(console.warn);
  }
  forgetSession();
  forgetOwn();
}

const waiting = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));
