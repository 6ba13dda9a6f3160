import { phoneOf } from '#web/auth/factor-phone.ts';
import { useTextCode } from '#web/auth/use-text-code.ts';
import type { Auth } from '#web/platform/auth-client.ts';

export type PhoneEnrolment = ReturnType<typeof usePhoneEnrolment>;

/** Sends the code that proves a number to be one's own; the factor it belongs to is made on the way. */
export function usePhoneEnrolment(unfinishedId: string | undefined) {
  const { send, ...code } = useTextCode(unfinishedId);
  const sendTo = (phone: string) => send((auth) => challengeNumber(auth, phone));
  return { ...code, send: sendTo };
}

async function challengeNumber(auth: Auth, phone: string) {
  const factorId = await factorFor(auth, phone);
  return { ...(await auth.mfa.challenge({ factorId })), factorId };
}

/**
 * The one that was begun with this number before, so that the service keeps counting how often it is
 * written to; those begun with another number are cleared away.
 */
async function factorFor(auth: Auth, phone: string): Promise<string> {
  const { data: listed } = await auth.mfa.listFactors();
  const unfinished = (listed?.all ?? []).filter(
    ({ factor_type, status }) => factor_type === 'phone' && status === 'unverified',
  );
  const same = unfinished.find((factor) => phoneOf(factor) === phone);
  for (const { id } of unfinished) if (id !== same?.id) await auth.mfa.unenroll({ factorId: id });
  if (same) return same.id;
  // Two factors may not share a name, not even the empty one that the app has.
  const enrolled = { factorType: 'phone', phone: `+${phone}`, friendlyName: `+${phone}` } as const;
  const { data, error } = await auth.mfa.enroll(enrolled);
  if (error) throw error;
  return data.id;
}
