/** What opens an account for good asks who it is once more; here in the words of the protocol. */
import { isFresh, type Proof } from '#domain/auth/fresh-proof.ts';
import { hasSecondFactor } from '#server/auth/account.ts';
import { refuseAuth } from '#server/auth/failure.ts';
import { proofOf } from '#server/auth/guards/assurance.ts';
import type { Signed } from '#server/auth/guards/bearer.ts';
import { proofFor } from '#server/auth/proof/owner-proof.ts';
import type { Services } from '#server/services.ts';

/** When and how whoever asks last showed who they are. */
export function proofIn(signed: Signed): Proof {
  const { amr, provenAt } = signed.session ?? { amr: [], provenAt: null };
  const otherwise = proofFor(signed.user.encryptedPassword);
  return proofOf({ amr, hasFactor: hasSecondFactor(signed), otherwise, provenAt });
}

/** Nothing can be asked of a guest without a name, nor of an account that no code would reach. */
function canProve({ user }: Signed, { means }: Proof): boolean {
  if (user.isAnonymous) return false;
  if (means !== 'code') return true;
  return Boolean(user.email ? user.emailConfirmedAt : user.phone && user.phoneConfirmedAt);
}

export function isFreshlyProven({ now }: Pick<Services, 'now'>, signed: Signed): boolean {
  const proof = proofIn(signed);
  return isFresh(proof, now()) || !canProve(signed, proof);
}

/** 403, where the protocol's own wish for a mailed code is a 400: here any proof will do. */
export function requireFreshProof(services: Pick<Services, 'now'>, signed: Signed): void {
  if (!isFreshlyProven(services, signed))
    refuseAuth(403, 'reauthentication_needed', 'Please show once more who you are');
}
