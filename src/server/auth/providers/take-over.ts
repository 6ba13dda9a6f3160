import type { Identity } from '#server/auth/providers/identity-store.ts';
import { type User, updateUser } from '#server/auth/users/store.ts';
import type { Sql } from '#server/platform/sql.ts';

/**
 * Whoever began this account never showed that the address is theirs; somebody else may have, in the
 * hope that its owner comes one day. Now the owner is here: nothing of the beginner may open it any more.
 */
export async function takeOver(tx: Sql, user: User, identity: Identity, now: string) {
  await forget(tx, user.id, identity.id);
  const { provider, identityData } = identity;
  return updateUser(tx, user.id, {
    encryptedPassword: null,
    emailConfirmedAt: now,
    phone: null,
    phoneConfirmedAt: null,
    newEmail: null,
    newPhone: null,
    isAnonymous: false,
    rawAppMetaData: { ...user.rawAppMetaData, provider, providers: [provider] },
    rawUserMetaData: identityData,
  });
}

async function forget(tx: Sql, userId: string, exceptIdentity: string) {
  await tx`delete from auth.identities where user_id = ${userId} and id <> ${exceptIdentity}`;
  const tables = ['sessions', 'one_time_tokens', 'mfa_factors', 'recovery_codes', 'passkeys'];
  for (const table of tables) await tx`delete from auth.${tx(table)} where user_id = ${userId}`;
}
