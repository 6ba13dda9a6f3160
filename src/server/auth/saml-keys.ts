import { createHash, createPrivateKey, createPublicKey, generateKeyPair } from 'node:crypto';
import { promisify } from 'node:util';
import * as store from '#server/auth/key-store.ts';
import { selfSigned } from '#server/auth/self-signed.ts';
import type { AuthSettings } from '#server/platform/auth-config.ts';
import { type Database, type Sql, system } from '#server/platform/sql.ts';

/** Signs our requests to identity providers and opens what they encrypt for us; both PEM. */
export interface SamlKeys {
  privateKey: string;
  certificate: string;
}

/** Given by configuration, or made at the first start and kept: providers remember the certificate. */
export async function openSamlKeys(
  sql: Database,
  { saml }: AuthSettings,
): Promise<SamlKeys | undefined> {
  if (!saml.enabled) return undefined;
  return sql.as(system, async (tx) => {
    await store.lockKeys(tx);
    const given = saml.privateKey && pemOf(saml.privateKey);
    const privateKey = given ?? (await kept(tx, 'saml_private_key', newPrivateKey));
    const certificate = saml.certificate?.replaceAll('\\n', '\n');
    if (certificate) return { privateKey, certificate };
    // A certificate belongs to one key: another key has another one.
    const name = `saml_certificate_${fingerprint(privateKey)}`;
    return { privateKey, certificate: await kept(tx, name, async () => selfSigned(privateKey)) };
  });
}

async function kept(tx: Sql, name: string, make: () => Promise<string>): Promise<string> {
  const found = await store.secret(tx, name);
  if (found) return found;
  const made = await make();
  await store.saveSecret(tx, name, made);
  return made;
}

/** PEM, also in one line with `\n` in it, or the bare base64 that other servers of this protocol take. */
function pemOf(given: string): string {
  const text = given.replaceAll('\\n', '\n').trim();
  const key = text.startsWith('-----')
    ? createPrivateKey(text)
    : createPrivateKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'pkcs1' });
  return key.export({ format: 'pem', type: 'pkcs8' }).toString();
}

function fingerprint(privateKey: string): string {
  const der = createPublicKey(privateKey).export({ format: 'der', type: 'spki' });
  return createHash('sha256').update(der).digest('hex').slice(0, 16);
}

const newKeyPair = promisify(generateKeyPair);

async function newPrivateKey(): Promise<string> {
  const { privateKey } = await newKeyPair('rsa', { modulusLength: 2048 });
  return privateKey.export({ format: 'pem', type: 'pkcs8' }).toString();
}
