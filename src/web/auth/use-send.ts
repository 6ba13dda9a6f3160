import type { Entrance, Sent } from '#web/auth/entrance.ts';
import { type Asked, useAsk } from '#web/auth/use-ask.ts';
import { type Auth, newPasswordAddress } from '#web/platform/auth-client.ts';

/** Sends one of the three mails of the door, for the first time or again. */
export function useSend({ typed, returnTo }: Entrance) {
  const { busy, ask } = useAsk();
  const email = typed.email.trim();

  const ways: Record<Sent, (auth: Auth) => Promise<{ data: unknown; error: Error | null }>> = {
    signup: (auth) =>
      auth.resend({
        type: 'signup',
        email,
        options: { emailRedirectTo: returnTo('/dashboard') },
      }),
    recovery: (auth) =>
      auth.resetPasswordForEmail(email, { redirectTo: returnTo(newPasswordAddress) }),
    magic: (auth) =>
      auth.signInWithOtp({
        email,
        options: { emailRedirectTo: returnTo(), shouldCreateUser: false },
      }),
  };

  const send = async (kind: Sent): Promise<Asked<unknown>> => {
    const asked = await ask(ways[kind], [noSuchAccount]);
    // Nobody learns at our door who has an account here.
    return asked.refused === noSuchAccount ? { data: {} } : asked;
  };
  return { busy, send };
}

const noSuchAccount = 'otp_disabled';
