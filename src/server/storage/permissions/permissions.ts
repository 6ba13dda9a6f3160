/** Addresses that carry their own permission: for one object, one purpose and a limited time. */
import { decodeProtectedHeader, errors, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import { StorageRefusal } from '#domain/storage/refusal.ts';
import { epochSeconds } from '#domain/time.ts';
import { countedFrom } from '#server/platform/token-clock.ts';
import type { ObjectPlace } from '#server/storage/objects/store.ts';
import { signingKeyOf, UnknownMasterKey } from '#server/storage/seals/master-keys.ts';
import type { StorageWorld } from '#server/storage/vault.ts';

export const Permission = z.object({
  purpose: z.enum(['download', 'upload', 'render']),
  bucket: z.string(),
  key: z.string(),
  /** The person who signed, whose rights must still hold; nobody stands for the house. */
  by: z.string().optional(),
  /** The session they signed it from, which must not have ended. */
  session: z.string().optional(),
  /** Whether an upload may replace what lies there. */
  upsert: z.boolean().optional(),
  /** The one form of a picture that may be asked for. */
  transform: z.string().optional(),
});
export type Permission = z.infer<typeof Permission>;

export interface SignedPermission extends Permission {
  /** Seconds since 1970. */
  exp: number;
}

const audience = 'rihla storage';

type Signing = Pick<StorageWorld, 'masters' | 'now'>;

export async function signPermission(
  { masters, now }: Signing,
  permission: Permission,
  seconds: number,
): Promise<string> {
  const master = await masters.current();
  const iat = epochSeconds(now());
  return new SignJWT({ ...permission })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT', kid: master.id })
    .setAudience(audience)
    .setIssuedAt(iat)
    .setExpirationTime(iat + seconds)
    .sign(signingKeyOf(master));
}

const Claims = Permission.extend({ exp: z.number() });

/** What a token permits, if it was signed by us, lives, and is for this very object and purpose. */
export async function permissionIn(
  signing: Signing,
  token: unknown,
  wanted: ObjectPlace & { purpose: Permission['purpose'] },
): Promise<SignedPermission> {
  const claims = await verified(signing, token);
  const isMeant =
    claims.purpose === wanted.purpose &&
    claims.bucket === wanted.bucket &&
    claims.key === wanted.key;
  if (!isMeant) throw new StorageRefusal('InvalidSignature');
  return claims;
}

async function verified({ masters, now }: Signing, token: unknown): Promise<SignedPermission> {
  if (typeof token !== 'string' || token === '')
    throw new StorageRefusal('InvalidJWT', 'The token is missing');
  try {
    const { kid = '' } = decodeProtectedHeader(token);
    const key = signingKeyOf(await masters.find(kid));
    const { payload } = await jwtVerify(token, key, {
      algorithms: ['HS256'],
      audience,
      ...countedFrom(now()),
    });
    return Claims.parse(payload);
  } catch (error) {
    throw asRefusal(error);
  }
}

function asRefusal(error: unknown): unknown {
  if (error instanceof errors.JWTExpired)
    return new StorageRefusal('InvalidJWT', '"exp" claim timestamp check failed');
  // A token that cannot even be taken apart is told as a type error.
  const isUntrue =
    error instanceof errors.JOSEError ||
    error instanceof z.ZodError ||
    error instanceof TypeError ||
    error instanceof UnknownMasterKey;
  return isUntrue ? new StorageRefusal('InvalidJWT', 'signature verification failed') : error;
}
