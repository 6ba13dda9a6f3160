import { decodeProtectedHeader } from 'jose';
import { AuthFailure } from '#domain/auth-failure.ts';
import { lockKeys } from '#server/auth/key-store.ts';
import type { Keyring } from '#server/auth/keys.ts';
import { keep, readKept } from '#server/auth/sealed.ts';
import { secondsNow, sign, verifyToken } from '#server/auth/tokens.ts';
import type { AuthSettings } from '#server/platform/auth-config.ts';
import type { Secrets } from '#server/platform/secrets.ts';
import { type Database, system } from '#server/platform/sql.ts';

/** What programs send as `apikey`: the anon key is public, the service key opens everything. */
export interface ProjectKeys {
  anon: string;
  service: string;
}

const tenYears = 10 * 365 * 24 * 3600;

export async function openProjectKeys(
  sql: Database,
  settings: AuthSettings,
  keys: Keyring,
  secrets: Secrets,
): Promise<ProjectKeys> {
  const made = (name: string, role: string) =>
    sql.as(system, async (tx) => {
      await lockKeys(tx);
      const kept = await readKept(tx, secrets, name);
      if (kept && (await isTrusted(keys, kept))) return kept;
      const fresh = await projectToken(keys, role);
      await keep(tx, secrets, name, fresh);
      return fresh;
    });
  return {
    anon: settings.anonKey ?? (await made('anon_key', 'anon')),
    service: settings.serviceKey ?? (await made('service_key', 'service_role')),
  };
}

/**
 * It outlives the rotation of the key that signed it: programs that hold it are known by it as a whole.
 * One of before the signing keys were replaced by configuration is made anew.
 */
async function isTrusted(keys: Keyring, token: string): Promise<boolean> {
  try {
    const { kid } = decodeProtectedHeader(token);
    if (kid && keys.knows(kid)) return true;
    await verifyToken(keys, token);
    return true;
  } catch (error) {
    if (error instanceof AuthFailure) return false;
    throw error;
  }
}

function projectToken(keys: Keyring, role: string): Promise<string> {
  const iat = secondsNow();
  return sign(keys, { iss: 'rihla', role, iat, exp: iat + tenYears });
}
