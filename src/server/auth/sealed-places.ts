/** What the sign-in service keeps sealed, and how its parts are put there and read. */
import { saveSecret, sealedSecret } from '#server/auth/keys/store.ts';
import { placeName, type SealedPlace } from '#server/platform/secrets/sealed-place.ts';
import type { Secrets } from '#server/platform/secrets/secrets.ts';
import type { Sql } from '#server/platform/sql.ts';

export const signingKeys: SealedPlace = {
  table: 'auth.signing_keys',
  key: 'kid',
  column: 'private_key',
};

/** The project keys and the key of company sign-in, by name. */
const keptSecrets: SealedPlace = { table: 'auth.secrets', key: 'name', column: 'value' };

export const totpSecrets: SealedPlace = {
  table: 'auth.mfa_factors',
  key: 'id',
  column: 'secret',
};

/** Hashes of codes that somebody has on paper; short enough to be guessed, so they are sealed besides. */
export const recoveryCodes: SealedPlace = {
  table: 'auth.recovery_codes',
  key: 'id',
  column: 'code_hash',
};

export const authPlaces = [signingKeys, keptSecrets, totpSecrets, recoveryCodes];

export async function readKept(tx: Sql, secrets: Secrets, name: string) {
  const sealed = await sealedSecret(tx, name);
  return sealed === undefined ? undefined : secrets.open(placeName(keptSecrets, name), sealed);
}

export async function keepSealed(tx: Sql, secrets: Secrets, name: string, value: string) {
  await saveSecret(tx, name, secrets.seal(placeName(keptSecrets, name), value));
}
