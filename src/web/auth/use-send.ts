import type { Entrance, SentMail } from '#web/auth/entrance.ts';
import { newPasswordAddress, type SignInClient } from '#web/platform/auth/auth-client.ts';
import { type AuthAnswer, useAsk } from '#web/platform/auth/use-ask.ts';
import type { CaptchaProof } from '#web/platform/auth/use-captcha.ts';

type Way = (
  auth: SignInClient,
  proof: CaptchaProof,
) => Promise<{ data: unknown; error: Error | null }>;

/** Sends one of the three mails of the door, for the first time or again. */
export function useSend({ typed, returnTo, captcha }: Entrance) {
  const { busy, ask, refusal } = useAsk('form');
  const email = typed.email.trim();

  const ways: Record<SentMail, Way> = {
    signup: (auth, proof) =>
      auth.resend({
        type: 'signup',
        email,
        options: { emailRedirectTo: returnTo(), ...proof },
      }),
    recovery: (auth, proof) =>
      auth.resetPasswordForEmail(email, { redirectTo: returnTo(newPasswordAddress), ...proof }),
    magic: (auth, proof) =>
      auth.signInWithOtp({
        email,
        options: { emailRedirectTo: returnTo(), shouldCreateUser: false, ...proof },
      }),
  };

  const send = async (kind: SentMail): Promise<AuthAnswer<unknown>> => {
    const asked = await captcha.spend((proof) =>
      ask((auth) => ways[kind](auth, proof), [noSuchAccount]),
    );
    // Nobody learns at our door who has an account here.
    return asked.refused === noSuchAccount ? { data: {} } : asked;
  };
  return { busy, send, refusal };
}

const noSuchAccount = 'otp_disabled';
