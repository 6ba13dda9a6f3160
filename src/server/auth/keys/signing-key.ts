import {
  type CryptoKey,
  calculateJwkThumbprint,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JWK,
} from 'jose';

export const algorithms = ['HS256', 'ES256', 'RS256', 'EdDSA'];

/** A key in memory: it verifies; with a private half it signs too. */
export interface SigningKey {
  kid?: string;
  alg: string;
  verifies: CryptoKey | Uint8Array;
  signs?: CryptoKey | Uint8Array;
  /** What the key set publishes; a symmetric key has nothing to publish. */
  published?: JWK;
}

export async function newPrivateJwk(): Promise<JWK> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  const jwk = await exportJWK(privateKey);
  return { ...jwk, alg: 'ES256', kid: await calculateJwkThumbprint(jwk) };
}

export function sharedSecret(secret: string): SigningKey {
  const key = new TextEncoder().encode(secret);
  return { alg: 'HS256', verifies: key, signs: key };
}

export async function readJwk(jwk: JWK): Promise<SigningKey> {
  const alg = jwk.alg ?? usualAlgorithm(jwk);
  if (!algorithms.includes(alg)) throw new Error(`A signing key of kind ${alg} is not supported.`);
  const kid = jwk.kid ?? (await calculateJwkThumbprint(jwk));
  const { key_ops: _operations, use: _use, ext: _ext, ...bare } = jwk;
  if (jwk.kty === 'oct') {
    const key = await importJWK(bare, alg);
    return { kid, alg, verifies: key, signs: key };
  }
  const open = publicHalf(bare);
  return {
    kid,
    alg,
    verifies: await importJWK(open, alg),
    ...(jwk.d && { signs: await importJWK(bare, alg) }),
    published: { ...open, kid, alg, use: 'sig', key_ops: ['verify'] },
  };
}

function publicHalf({ kty, crv, x, y, n, e }: JWK): JWK {
  const parts = Object.entries({ kty, crv, x, y, n, e });
  return Object.fromEntries(parts.filter(([, value]) => value !== undefined));
}

function usualAlgorithm({ kty = '' }: JWK): string {
  const usual: Record<string, string> = { EC: 'ES256', RSA: 'RS256', oct: 'HS256', OKP: 'EdDSA' };
  return usual[kty] ?? kty;
}
