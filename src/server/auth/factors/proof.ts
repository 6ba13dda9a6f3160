import { codeHash } from '#server/auth/codes/tokens.ts';
import type { Challenge } from '#server/auth/factors/challenge-store.ts';
import { type KeptFactor, keepCredential, takeStep } from '#server/auth/factors/store.ts';
import { stepOf } from '#server/auth/factors/totp.ts';
import { verifyAssertion, verifyCreation } from '#server/auth/passkeys/webauthn.ts';
import { PasskeyAssertion } from '#server/auth/passkeys/webauthn-shapes.ts';
import { totpSecrets } from '#server/auth/sealed-places.ts';
import { placeName } from '#server/platform/secrets/sealed-place.ts';
import type { Sql } from '#server/platform/sql.ts';
import type { Services } from '#server/services.ts';

interface Proof {
  factor: KeptFactor;
  challenge: Challenge;
  code: string;
  /** What the device answered, where the factor is one. */
  credential: unknown;
}

/** Says whether the proof holds, and uses up what it used. */
export function isProven(tx: Sql, services: Services, proof: Proof): Promise<boolean> {
  const { factorType } = proof.factor;
  if (factorType === 'totp') return proveTotp(tx, services, proof);
  if (factorType === 'phone') return Promise.resolve(provePhone(services, proof));
  return proveDevice(tx, services, proof);
}

async function proveTotp(tx: Sql, services: Services, { factor, code }: Proof): Promise<boolean> {
  if (factor.secret === null) return false;
  const secret = await services.secrets.open(placeName(totpSecrets, factor.id), factor.secret);
  const step = await stepOf(secret, code, services.now());
  return step !== undefined && takeStep(tx, factor.id, step);
}

function provePhone(services: Services, { factor, challenge, code }: Proof): boolean {
  const shown = { kind: 'factor', owner: factor.id, otp: code.trim() };
  return challenge.otpHash === codeHash(services, shown);
}

async function proveDevice(tx: Sql, services: Services, proof: Proof): Promise<boolean> {
  const { factor, challenge, credential: shown } = proof;
  const asked = challenge.webAuthnSession;
  if (asked?.type === 'create' && factor.status === 'unverified') {
    const created = await verifyCreation(services, { ...asked, isPasskey: false }, shown);
    if (created) await keepCredential(tx, factor.id, created);
    return created !== undefined;
  }
  const assertion = PasskeyAssertion.safeParse(shown).data;
  const kept = factor.webAuthnCredential;
  if (asked?.type !== 'request' || !kept || assertion?.id !== kept.id) return false;
  const answer = { ...asked, isPasskey: false, assertion, credential: kept };
  const counter = await verifyAssertion(services, answer);
  if (counter === undefined) return false;
  await keepCredential(tx, factor.id, { ...kept, counter });
  return true;
}
