import { decodeProtectedHeader, errors, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import type { Instant } from '#contract/primitives.ts';
import { refuseAuth } from '#server/auth/failure.ts';
import type { Keyring } from '#server/auth/keys/keys.ts';
import { algorithms, type SigningKey } from '#server/auth/keys/signing-key.ts';
import { Metadata } from '#server/auth/metadata.ts';
import { countedFrom } from '#server/platform/token-clock.ts';

export const AmrEntry = z.object({
  method: z.string(),
  timestamp: z.number(),
  provider: z.string().optional(),
});
export type AmrEntry = z.infer<typeof AmrEntry>;

/** What a token of ours, or one that a trusted key signed, may claim. */
export const Claims = z.object({
  sub: z.string().optional(),
  aud: z.union([z.string(), z.array(z.string())]).optional(),
  role: z.string().optional(),
  exp: z.number().optional(),
  session_id: z.string().optional(),
  aal: z.string().optional(),
  amr: z.array(AmrEntry).optional().catch(undefined),
  email: z.string().optional(),
  is_anonymous: z.boolean().optional(),
  app_metadata: Metadata.optional(),
  user_metadata: Metadata.optional(),
});
export type Claims = z.infer<typeof Claims>;

export function sign(keys: Keyring, payload: JWTPayload): Promise<string> {
  const { alg, kid, signs } = keys.current();
  if (!signs) throw new Error('The current key cannot sign.');
  const header = { alg, typ: 'JWT', ...(kid && { kid }) };
  return new SignJWT(payload).setProtectedHeader(header).sign(signs);
}

/** Answers with what a trusted key signed and has not run out, or refuses. */
export async function verifyToken(keys: Keyring, jwt: string, now: Instant): Promise<Claims> {
  try {
    const { alg, verifies } = keyOf(keys, jwt);
    const { payload } = await jwtVerify(jwt, verifies, {
      algorithms: [alg],
      ...countedFrom(now),
    });
    return Claims.parse(payload);
  } catch (error) {
    const why = reasonFor(error);
    return refuseAuth(403, 'bad_jwt', `invalid JWT: unable to parse or verify signature, ${why}`);
  }
}

/** By name; an HS256 token without one is of the shared secret. The key decides the algorithm. */
function keyOf(keys: Keyring, jwt: string): SigningKey {
  if (jwt.split('.').length !== 3)
    throw new errors.JWSInvalid('token contains an invalid number of segments');
  const { kid, alg = '' } = decodeProtectedHeader(jwt);
  const key = kid === undefined && alg === 'HS256' ? keys.secret : kid && keys.find(kid);
  if (!algorithms.includes(alg) || !key || key.alg !== alg)
    throw new errors.JOSEAlgNotAllowed(
      `unrecognized JWT kid ${kid ?? '<nil>'} for algorithm ${alg}`,
    );
  return key;
}

function reasonFor(error: unknown): string {
  if (error instanceof errors.JWTExpired) return 'token has invalid claims: token is expired';
  if (error instanceof errors.JWTClaimValidationFailed)
    return `token has invalid claims: ${error.message}`;
  if (error instanceof errors.JWSSignatureVerificationFailed)
    return 'token signature is invalid: signature is invalid';
  if (error instanceof errors.JOSEAlgNotAllowed)
    return `token is unverifiable: error while executing keyfunc: ${error.message}`;
  if (error instanceof Error && !(error instanceof z.ZodError))
    return `token is malformed: ${error.message}`;
  return 'token has invalid claims';
}
