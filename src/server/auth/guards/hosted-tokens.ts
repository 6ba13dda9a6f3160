import {
  createRemoteJWKSet,
  decodeProtectedHeader,
  errors,
  type JWTVerifyOptions,
  jwtVerify,
} from 'jose';
import { z } from 'zod';
import type { Instant } from '#contract/primitives.ts';
import { AuthFailure } from '#domain/auth/failure.ts';
import { hasShownTwo } from '#domain/auth/two-factors.ts';
import { Failure } from '#domain/failure.ts';
import { refuseAuth } from '#server/auth/failure.ts';
import { proofOf } from '#server/auth/guards/assurance.ts';
import { type Bearing, bearerOf, isUuid } from '#server/auth/guards/bearer-header.ts';
import type { HostedFactors } from '#server/auth/guards/hosted-factors.ts';
import { type Person, roleOf } from '#server/auth/guards/person.ts';
import { Claims } from '#server/auth/sessions/tokens.ts';
import { findUser, insertUser, updateUser } from '#server/auth/users/store.ts';
import type { AuthSettings } from '#server/platform/config/auth.ts';
import { type Database, system } from '#server/platform/sql.ts';
import { countedFrom } from '#server/platform/token-clock.ts';

/** Says what a token of a hosted service of this protocol claims, or refuses. */
export type HostedVerifier = (jwt: string) => Promise<Claims>;

/** With AUTH_URL set, accounts live elsewhere; its public keys tell which tokens are true. */
export function hostedVerifier(
  { hostedUrl, jwtSecret }: AuthSettings,
  now: () => Instant,
): HostedVerifier | undefined {
  if (!hostedUrl) return undefined;
  // Kept for ten minutes; a name it does not know makes it ask again, at most twice a minute.
  const published = createRemoteJWKSet(new URL(`${hostedUrl}/.well-known/jwks.json`));
  const secret = jwtSecret && new TextEncoder().encode(jwtSecret);
  return async (jwt) => {
    const asked: JWTVerifyOptions = {
      audience: 'authenticated',
      requiredClaims: ['exp', 'sub'],
      ...countedFrom(now()),
    };
    try {
      const isShared = secret && algorithmOf(jwt) === 'HS256';
      const { payload } = isShared
        ? await jwtVerify(jwt, secret, { ...asked, algorithms: ['HS256'] })
        : await jwtVerify(jwt, published, { ...asked, algorithms: ['ES256', 'RS256', 'EdDSA'] });
      return Claims.parse(payload);
    } catch (error) {
      if (isUntrue(error)) refuseToken();
      throw new Failure('unavailable', 'Sign-in cannot be checked just now. Please try again.');
    }
  };
}

function algorithmOf(jwt: string): string | undefined {
  try {
    return decodeProtectedHeader(jwt).alg;
  } catch {
    return refuseToken();
  }
}

const refuseToken = (): never =>
  refuseAuth(403, 'bad_jwt', 'invalid JWT: unable to parse or verify signature');

const unreachable = ['ERR_JWKS_TIMEOUT', 'ERR_JWKS_INVALID', 'ERR_JOSE_GENERIC'];

/** The token's own fault, not that of a key set that cannot be had. */
function isUntrue(error: unknown): boolean {
  if (error instanceof errors.JOSEError) return !unreachable.includes(error.code);
  return error instanceof z.ZodError || error instanceof AuthFailure;
}

interface HostedGuard {
  sql: Database;
  verify: HostedVerifier;
  factors: HostedFactors | undefined;
}

export async function hostedPerson(
  { sql, verify, factors }: HostedGuard,
  request: Bearing,
): Promise<Person> {
  const token = bearerOf(request) ?? '';
  const claims = await verify(token);
  const { sub: id = '', email = '', app_metadata = {}, user_metadata = {} } = claims;
  if (!isUuid(id)) refuseAuth(403, 'bad_jwt', 'invalid claim: sub claim must be a UUID');
  await keepTwin(sql, claims);
  const { aal, amr = [] } = claims;
  const shown = hasShownTwo({ aal, amr });
  // Who has shown one has one; what else somebody has is known elsewhere.
  const hasFactor = aal === 'aal2' || (await factors?.(token)) === true;
  return {
    id,
    email,
    role: roleOf(app_metadata),
    aal: aal === 'aal2' ? aal : 'aal1',
    hasFactor,
    hasShownTwo: shown,
    proof: proofOf({ amr, hasFactor, otherwise: 'sign_in' }),
    sessionId: null,
    isAnonymous: claims.is_anonymous ?? false,
    metadata: user_metadata,
  };
}

/**
 * The account gets a twin here, so that what it owns has somebody to belong to. Like a company's, the
 * twin's address is looked after elsewhere and may be another account's of before.
 */
function keepTwin(sql: Database, { sub: id = '', email, app_metadata, user_metadata }: Claims) {
  const known = {
    email: email || null,
    rawAppMetaData: app_metadata ?? {},
    rawUserMetaData: user_metadata ?? {},
  };
  return sql.as(system, async (tx) => {
    const twin = await findUser(tx, id);
    if (!twin) await insertUser(tx, { ...known, id, isSsoUser: true });
    else if (twin.isSsoUser && twin.email !== known.email) await updateUser(tx, id, known);
  });
}
