/** What a session has shown of what its account could show. Every door of the product asks here. */
import { Temporal } from 'temporal-polyfill/full';
import type { ProofMeans } from '#contract/errors.ts';
import type { Instant } from '#contract/primitives.ts';
import type { Proof } from '#domain/auth/fresh-proof.ts';
import { isPasskey } from '#domain/auth/two-factors.ts';
import { Failure } from '#domain/failure.ts';
import type { AmrEntry } from '#server/auth/sessions/tokens.ts';

/** With one of these a session has two factors. */
export const secondFactors = ['totp', 'mfa/phone', 'mfa/webauthn', 'mfa/recovery_code'];

const isSecond = (entry: AmrEntry) => isPasskey(entry) || secondFactors.includes(entry.method);

export interface Assurance {
  /** The account has a second factor, whether or not this session has shown it. */
  hasFactor: boolean;
  hasShownTwo: boolean;
}

/** Whoever has a second factor is nobody here until it was shown. */
export function requireSecondFactor({ hasFactor, hasShownTwo: shown }: Assurance): void {
  if (hasFactor && !shown)
    throw new Failure('second_factor_needed', 'Please confirm your second factor first.');
}

interface Standing {
  amr: AmrEntry[];
  hasFactor: boolean;
  /** How else the account can prove itself. */
  otherwise: Exclude<ProofMeans, 'factor'>;
  /** When it did so within the session. */
  provenAt?: Instant | null;
}

/** When somebody last proved who they are, by the strongest means they have; signing in counts. */
export function proofOf({ amr, hasFactor, otherwise, provenAt }: Standing): Proof {
  const isStrong = hasFactor || amr.some(isPasskey);
  const shown = isStrong ? amr.filter(isSecond) : amr;
  const latest = Math.max(
    ...[0, ...shown.map(({ timestamp }) => timestamp * 1000)],
    provenAt && !isStrong ? Temporal.Instant.from(provenAt).epochMilliseconds : 0,
  );
  const at = Temporal.Instant.fromEpochMilliseconds(latest);
  return {
    means: isStrong ? 'factor' : otherwise,
    at: at.toString({ fractionalSecondDigits: 3 }),
  };
}
