import { z } from 'zod';
import { Instant } from '#contract/primitives.ts';
import type { Credential } from '#server/auth/passkeys/webauthn-shapes.ts';
import { newId } from '#server/platform/ids.ts';
import { many, maybe, type Sql } from '#server/platform/sql.ts';

export const Passkey = z.object({
  id: z.string(),
  userId: z.string(),
  friendlyName: z.string().nullable(),
  credentialId: z.string(),
  publicKey: z.instanceof(Buffer),
  counter: z.number(),
  transports: z.array(z.string()),
  createdAt: Instant,
  lastUsedAt: Instant.nullable(),
});
export type Passkey = z.infer<typeof Passkey>;

export const credentialOf = ({ credentialId, publicKey, counter, transports }: Passkey) => ({
  id: credentialId,
  publicKey: publicKey.toString('base64url'),
  counter,
  transports,
});

export const listPasskeys = (sql: Sql, userId: string) =>
  many(Passkey, sql)`select * from auth.passkeys where user_id = ${userId} order by created_at, id`;

/** By what the device calls it. */
export const lockByCredential = (sql: Sql, credentialId: string) =>
  maybe(Passkey, sql)`select * from auth.passkeys where credential_id = ${credentialId} for update`;

/** Nothing when the device's key is registered already, here or at another account. */
export function insertPasskey(sql: Sql, userId: string, credential: Credential) {
  const { id: credentialId, publicKey, counter, transports } = credential;
  const key = Buffer.from(publicKey, 'base64url');
  const row = { id: newId(), userId, credentialId, publicKey: key, counter, transports };
  return maybe(Passkey, sql)`
    insert into auth.passkeys ${sql(row)} on conflict do nothing returning *`;
}

export async function markUsed(sql: Sql, id: string, counter: number) {
  await sql`
    update auth.passkeys set counter = ${counter}, last_used_at = clock_timestamp()
    where id = ${id}`;
}

export const renamePasskey = (sql: Sql, { id, userId, friendlyName }: Named) =>
  maybe(Passkey, sql)`
    update auth.passkeys set friendly_name = ${friendlyName}
    where id = ${id} and user_id = ${userId} returning *`;

type Named = Pick<Passkey, 'id' | 'userId'> & { friendlyName: string };

/** Hands back what is gone; nothing when there was none. */
export const deletePasskey = (sql: Sql, id: string, userId: string) =>
  maybe(Passkey, sql)`
    delete from auth.passkeys where id = ${id} and user_id = ${userId} returning *`;
