import { z } from 'zod';
import { Instant } from '#contract/primitives.ts';
import { Metadata } from '#server/auth/metadata.ts';
import { newId } from '#server/platform/ids.ts';
import { many, maybe, one, type Sql } from '#server/platform/sql.ts';

/** One way an account is known: by mail, by phone, or by a provider. */
export const Identity = z.object({
  id: z.string(),
  userId: z.string(),
  provider: z.string(),
  providerId: z.string(),
  identityData: Metadata,
  lastSignInAt: Instant.nullable(),
  createdAt: Instant,
  updatedAt: Instant,
});
export type Identity = z.infer<typeof Identity>;

type NewIdentity = Pick<Identity, 'userId' | 'provider' | 'providerId' | 'identityData'>;

export const listIdentities = (sql: Sql, userId: string) =>
  many(Identity, sql)`
    select * from auth.identities where user_id = ${userId} order by created_at, id`;

export const listIdentitiesOfAll = (sql: Sql, userIds: string[]) =>
  many(Identity, sql)`
    select * from auth.identities where user_id = any(${userIds}) order by created_at, id`;

export const findIdentity = (sql: Sql, provider: string, providerId: string) =>
  maybe(Identity, sql)`
    select * from auth.identities
    where provider = ${provider} and provider_id = ${providerId}`;

/** Held until the transaction ends: two arrivals of one person take turns, also before there is a row. */
export async function lockIdentity(sql: Sql, provider: string, providerId: string) {
  await sql`select pg_advisory_xact_lock(hashtext(${`identity:${provider}:${providerId}`}))`;
}

export function insertIdentity(sql: Sql, { identityData, ...identity }: NewIdentity) {
  const row = { ...identity, id: newId(), identityData: sql.json(identityData) };
  return one(Identity, sql)`
    insert into auth.identities ${sql(row)} returning *`;
}

/** Merges what a provider says now over what it said before. */
export async function updateIdentity(sql: Sql, id: string, changes: Metadata) {
  await sql`
    update auth.identities
    set identity_data = identity_data || ${sql.json(changes)}, updated_at = now()
    where id = ${id}`;
}

/** The identity was used to sign in. */
export async function touchIdentities(sql: Sql, userId: string, provider: string) {
  await sql`
    update auth.identities set last_sign_in_at = now(), updated_at = now()
    where user_id = ${userId} and provider = ${provider}`;
}

export async function deleteIdentity(sql: Sql, id: string) {
  await sql`delete from auth.identities where id = ${id}`;
}

/** Leaves only what an address gives by itself; says whether there was more. */
export async function deleteForeignIdentities(sql: Sql, userId: string): Promise<boolean> {
  const { count } = await sql`
    delete from auth.identities
    where user_id = ${userId} and provider not in ('email', 'phone')`;
  return count > 0;
}
