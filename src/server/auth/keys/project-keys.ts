import { decodeProtectedHeader } from 'jose';
import type { Instant } from '#contract/primitives.ts';
import { AuthFailure } from '#domain/auth/failure.ts';
import { epochSeconds } from '#domain/time.ts';
import type { Beginnings, Keyring } from '#server/auth/keys/keys.ts';
import { lockKeys } from '#server/auth/keys/store.ts';
import { keepSealed, readKept } from '#server/auth/sealed-places.ts';
import { sign, verifyToken } from '#server/auth/sessions/tokens.ts';
import { system } from '#server/platform/sql.ts';

/** What programs send as `apikey`: the anon key is public, the service key opens everything. */
export interface ProjectKeys {
  anon: string;
  service: string;
}

const tenYears = 10 * 365 * 24 * 3600;

export async function openProjectKeys(
  { sql, settings, secrets, now }: Beginnings,
  keys: Keyring,
): Promise<ProjectKeys> {
  const made = (name: string, role: string) =>
    sql.as(system, async (tx) => {
      await lockKeys(tx);
      const kept = await readKept(tx, secrets, name);
      if (kept && (await isTrusted(keys, kept, now()))) return kept;
      const fresh = await projectToken(keys, role, now());
      await keepSealed(tx, secrets, name, fresh);
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
async function isTrusted(keys: Keyring, token: string, now: Instant): Promise<boolean> {
  try {
    const { kid } = decodeProtectedHeader(token);
    if (kid && keys.knows(kid)) return true;
    await verifyToken(keys, token, now);
    return true;
  } catch (error) {
    if (error instanceof AuthFailure) return false;
    throw error;
  }
}

function projectToken(keys: Keyring, role: string, now: Instant): Promise<string> {
  const iat = epochSeconds(now);
  return sign(keys, { iss: 'rihla', role, iat, exp: iat + tenYears });
}
