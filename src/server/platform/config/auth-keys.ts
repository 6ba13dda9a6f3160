/** How the keys of the sign-in service are written; a wrong one must not be found out by a client. */
import { createPrivateKey, X509Certificate } from 'node:crypto';
import { z } from 'zod';

const Claims = z.object({ role: z.string() });

type Role = 'anon' | 'service_role';

/** A token that says its role, or a word of at least eight signs that programs send as it is. */
export const projectKey = (role: Role) =>
  z
    .string()
    .regex(/^[\x21-\x7e]{8,}$/, 'must be at least 8 signs without a space')
    .refine((key) => !isToken(key) || roleIn(key) === role, {
      error: `must be a token whose role is ${role}; npm run keys prints the house's own`,
    });

const isToken = (key: string) => key.startsWith('ey');

function roleIn(token: string): string | undefined {
  try {
    const [, claims = '', signature] = token.split('.');
    const said: unknown = JSON.parse(Buffer.from(claims, 'base64url').toString());
    return signature ? Claims.parse(said).role : undefined;
  } catch {
    return undefined;
  }
}

interface Keys {
  AUTH_ANON_KEY?: string | undefined;
  AUTH_SERVICE_KEY?: string | undefined;
}

/** The public key is on every page: it must not be the one that opens everything. */
export function mixedUpKeys({ AUTH_ANON_KEY: anon, AUTH_SERVICE_KEY: service }: Keys) {
  if (!anon || anon !== service) return undefined;
  return 'AUTH_ANON_KEY: must not be the same as AUTH_SERVICE_KEY, which opens everything.';
}

/** PEM, also in one line with `\n` in it, or the bare base64 that other servers of this protocol take. */
export const samlKey = () =>
  z.string().refine(isRsaKey, 'must be an RSA private key, in PEM or base64');

function isRsaKey(given: string): boolean {
  const text = written(given).trim();
  const der = { key: Buffer.from(text, 'base64'), format: 'der', type: 'pkcs1' } as const;
  try {
    const key = text.startsWith('-----') ? createPrivateKey(text) : createPrivateKey(der);
    return key.asymmetricKeyType === 'rsa';
  } catch {
    return false;
  }
}

export const certificate = () => z.string().refine(isCertificate, 'must be a certificate in PEM');

function isCertificate(given: string): boolean {
  try {
    return Boolean(new X509Certificate(written(given)));
  } catch {
    return false;
  }
}

const written = (pem: string) => pem.replaceAll('\\n', '\n');
