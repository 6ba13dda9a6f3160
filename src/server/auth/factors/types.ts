import type { Factor, FactorType } from '#server/auth/factors/store.ts';
import { refuseAuth } from '#server/auth/failure.ts';
import type { Services } from '#server/services.ts';

interface Kind {
  /** As the protocol's sentences call it. */
  word: string;
  /** As a session's `amr` names it. */
  method: string;
  /** What a wrong proof is told. */
  refusal: string;
}

export const factorTypes: Record<FactorType, Kind> = {
  totp: { word: 'TOTP', method: 'totp', refusal: 'Invalid TOTP code entered' },
  phone: { word: 'Phone', method: 'mfa/phone', refusal: 'Invalid MFA Phone code entered' },
  webauthn: {
    word: 'WebAuthn',
    method: 'mfa/webauthn',
    refusal: 'Invalid WebAuthn credential shown',
  },
};

/** What its owner calls it, else what it is. */
export const factorName = ({ friendlyName, factorType }: Factor) =>
  friendlyName || factorTypes[factorType].word;

/** How long a challenge, and an enrolment without one, may wait. */
export const challengeLife = 300;

export function requireEnrolling({ auth }: Services, type: FactorType) {
  const words = `MFA enroll is disabled for ${factorTypes[type].word}`;
  if (!auth.settings.mfa[type]) refuseAuth(422, `mfa_${type}_enroll_not_enabled`, words);
}

export function requireVerifying({ auth }: Services, { factorType: type }: Factor) {
  const words = `MFA verification is disabled for ${factorTypes[type].word}`;
  if (!auth.settings.mfa[type]) refuseAuth(422, `mfa_${type}_verify_not_enabled`, words);
}
