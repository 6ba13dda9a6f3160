import { Temporal } from 'temporal-polyfill/full';
import type { Instant } from '#contract/primitives.ts';
import type { Factor } from '#server/auth/factor-store.ts';
import type { AmrEntry } from '#server/auth/tokens.ts';

/** With one of these a session has two factors. */
export const secondFactors = ['totp', 'mfa/phone', 'mfa/webauthn', 'mfa/recovery_code'];

const never = '1970-01-01T00:00:00.000Z';

/** When the second factor was last shown. */
export function lastProof(amr: AmrEntry[]): Instant {
  const shown = amr.filter(({ method }) => secondFactors.includes(method));
  const latest = Math.max(0, ...shown.map(({ timestamp }) => timestamp));
  if (latest === 0) return never;
  return Temporal.Instant.fromEpochMilliseconds(latest * 1000).toString({
    fractionalSecondDigits: 3,
  });
}

/** Whether there is a factor that can be shown again at any time, with what somebody carries. */
export const canProve = (factors: Factor[]) =>
  factors.some(({ status, factorType }) => status === 'verified' && factorType !== 'webauthn');
