import { createHash, timingSafeEqual } from 'node:crypto';
import { createRemoteJWKSet, decodeJwt, errors, type JWTPayload, jwtVerify } from 'jose';
import type { Configuration } from 'openid-client';
import type { ReadIdToken } from '#server/auth/providers/provider.ts';
import type { ProviderUser } from '#server/auth/providers/user.ts';

type PersonOf = (claims: Record<string, unknown>) => ProviderUser;

/** Public keys only: a token made with our own client secret proves nothing about its maker. */
const algorithms = ['RS256', 'RS384', 'RS512', 'PS256', 'ES256', 'ES384', 'EdDSA'];

/** Reads tokens that an application got from the provider by itself. */
export function idTokenReader(configuration: () => Promise<Configuration>, personOf: PersonOf) {
  let keys: ReturnType<typeof createRemoteJWKSet> | undefined;
  return async (idToken: string, accessToken: string): Promise<ReadIdToken | undefined> => {
    const { issuer, jwks_uri: address } = (await configuration()).serverMetadata();
    if (!address) return undefined;
    keys ??= createRemoteJWKSet(new URL(address), { timeoutDuration: 10_000 });
    try {
      const { payload, protectedHeader } = await jwtVerify(idToken, keys, {
        issuer: issuerFor(issuer, idToken),
        algorithms,
        requiredClaims: ['sub', 'exp', 'aud'],
        clockTolerance: 30,
      });
      if (!isForAccessToken(payload, protectedHeader.alg, accessToken)) return undefined;
      const nonce = typeof payload.nonce === 'string' ? payload.nonce : '';
      return { user: personOf(payload), audience: [payload.aud ?? []].flat(), nonce };
    } catch (error) {
      if (error instanceof errors.JOSEError) return undefined;
      throw error;
    }
  };
}

/** Microsoft's issuer for everybody is a pattern that each token's own tenant fills in. */
function issuerFor(issuer: string, idToken: string): string {
  if (!issuer.includes('{tenantid}')) return issuer;
  const { tid } = decodeJwt(idToken);
  return issuer.replace('{tenantid}', typeof tid === 'string' ? encodeURIComponent(tid) : '');
}

/** An access token that is shown along must be the one the ID token was issued with. */
function isForAccessToken({ at_hash: shown }: JWTPayload, alg: string, accessToken: string) {
  if (accessToken === '' || typeof shown !== 'string') return true;
  const bits = /(256|384|512)$/.exec(alg)?.[1] ?? '512';
  const digest = createHash(`sha${bits}`).update(accessToken).digest();
  const expected = digest.subarray(0, digest.length / 2);
  const given = Buffer.from(shown, 'base64url');
  return given.length === expected.length && timingSafeEqual(given, expected);
}
