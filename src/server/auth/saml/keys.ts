import { createHash, createPrivateKey, createPublicKey, generateKeyPair } from 'node:crypto';
import { promisify } from 'node:util';
import type { Beginnings } from '#server/auth/keys/keys.ts';
import { lockKeys } from '#server/auth/keys/store.ts';
import { selfSigned } from '#server/auth/saml/certificate.ts';
import { keepSealed, readKept } from '#server/auth/sealed-places.ts';
import type { Secrets } from '#server/platform/secrets/secrets.ts';
import { type Sql, system } from '#server/platform/sql.ts';

/** Signs our requests to identity providers and opens what they encrypt for us; both PEM. */
export interface SamlKeys {
  privateKey: string;
  certificate: string;
}

/** Given by configuration, or made at the first start and kept: providers remember the certificate. */
export async function openSamlKeys({
  sql,
  settings: { saml },
  secrets,
  now,
}: Beginnings): Promise<SamlKeys | undefined> {
  if (!saml.enabled) return undefined;
  return sql.as(system, async (tx) => {
    await lockKeys(tx);
    const kept = keeper(tx, secrets);
    const given = saml.privateKey && pemOf(saml.privateKey);
    const privateKey = given ?? (await kept('saml_private_key', newPrivateKey));
    const certificate = saml.certificate?.replaceAll('\\n', '\n');
    if (certificate) return { privateKey, certificate };
    // A certificate belongs to one key: another key has another one.
    const name = `saml_certificate_${fingerprint(privateKey)}`;
    return { privateKey, certificate: await kept(name, async () => selfSigned(privateKey, now())) };
  });
}

const keeper =
  (tx: Sql, secrets: Secrets) =>
  async (name: string, make: () => Promise<string>): Promise<string> => {
    const found = await readKept(tx, secrets, name);
    if (found) return found;
    const made = await make();
    await keepSealed(tx, secrets, name, made);
    return made;
  };

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
