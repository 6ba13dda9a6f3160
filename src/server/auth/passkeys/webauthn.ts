import { loadWebauthn } from '#server/auth/libraries.ts';
import {
  Creation,
  type Credential,
  type PasskeyAssertion,
} from '#server/auth/passkeys/webauthn-shapes.ts';
import type { User } from '#server/auth/users/store.ts';
import type { Services } from '#server/services.ts';

/** EdDSA, ES256, RS256: what devices have; the library would also try what Node calls experimental. */
const supportedAlgorithmIDs = [-8, -7, -257];

/** Whom a device signs for: the site's host, from the site's own pages. */
function relyingParty({ auth, publicUrl }: Services) {
  const { hostname, origin } = new URL(publicUrl);
  const { rpId = hostname, origins = [origin] } = auth.settings.webauthn;
  return { rpId, origins };
}

interface Registration {
  user: User;
  /** Devices that are known already; a second key on one of them would be of no use. */
  known: Credential[];
  /** A passkey must be found by the device itself, without a name being typed. */
  isPasskey: boolean;
}

export async function creationOptions(services: Services, registration: Registration) {
  const { generateRegistrationOptions } = await loadWebauthn();
  const { user, known, isPasskey } = registration;
  const userName = user.email || user.phone || user.id;
  return generateRegistrationOptions({
    rpName: 'Rihla',
    rpID: relyingParty(services).rpId,
    userName,
    userDisplayName: userName,
    userID: new TextEncoder().encode(user.id),
    attestationType: 'none',
    supportedAlgorithmIDs,
    excludeCredentials: known.map(({ id, transports }) => ({ id, transports })),
    authenticatorSelection: {
      residentKey: isPasskey ? 'required' : 'discouraged',
      requireResidentKey: isPasskey,
      userVerification: verification(isPasskey),
    },
  });
}

/** A passkey is all there is to a sign-in, so its device checks who holds it; a security key need not. */
const verification = (isPasskey: boolean) => (isPasskey ? 'required' : 'preferred');

/** Where no key is named, any passkey of this site may answer. */
export async function requestOptions(services: Services, known: Credential[]) {
  const { generateAuthenticationOptions } = await loadWebauthn();
  return generateAuthenticationOptions({
    rpID: relyingParty(services).rpId,
    userVerification: verification(known.length === 0),
    allowCredentials: known.map(({ id, transports }) => ({ id, transports })),
  });
}

/** The new key; nothing when the device's answer does not hold. */
export async function verifyCreation(
  services: Services,
  asked: Expected,
  shown: unknown,
): Promise<Credential | undefined> {
  const parsed = Creation.safeParse(shown);
  if (!parsed.success) return undefined;
  const { transports = [], ...response } = parsed.data.response;
  const { verifyRegistrationResponse } = await loadWebauthn();
  const verified = await orNothing(
    verifyRegistrationResponse({
      response: { ...parsed.data, response },
      ...expectations(services, asked),
      supportedAlgorithmIDs,
    }),
  );
  if (!verified?.verified) return undefined;
  const { id, publicKey, counter } = verified.registrationInfo.credential;
  return { id, publicKey: Buffer.from(publicKey).toString('base64url'), counter, transports };
}

interface Expected {
  challenge: string;
  isPasskey: boolean;
}

/** Beside a password, a device that cannot check who holds it, such as a plain security key, is good enough. */
function expectations(services: Services, { challenge, isPasskey }: Expected) {
  const { rpId: expectedRPID, origins: expectedOrigin } = relyingParty(services);
  return {
    expectedChallenge: challenge,
    expectedOrigin,
    expectedRPID,
    requireUserVerification: isPasskey,
  };
}

interface Shown extends Expected {
  assertion: PasskeyAssertion;
  credential: Credential;
}

/** The device's new count of signatures; nothing when its answer does not hold. */
export async function verifyAssertion(
  services: Services,
  { assertion, credential, ...asked }: Shown,
): Promise<number | undefined> {
  const { userHandle, ...response } = assertion.response;
  const { id, publicKey, counter } = credential;
  const { verifyAuthenticationResponse } = await loadWebauthn();
  const verified = await orNothing(
    verifyAuthenticationResponse({
      response: { ...assertion, response },
      ...expectations(services, asked),
      credential: { id, publicKey: Buffer.from(publicKey, 'base64url'), counter },
    }),
  );
  return verified?.verified ? verified.authenticationInfo.newCounter : undefined;
}

/** The library throws at whatever it cannot read or believe; to us all of it is one answer. */
async function orNothing<T>(checking: Promise<T>): Promise<T | undefined> {
  try {
    return await checking;
  } catch {
    return undefined;
  }
}
