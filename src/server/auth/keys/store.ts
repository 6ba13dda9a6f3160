import type { JWK } from 'jose';
import { z } from 'zod';
import { Instant } from '#contract/primitives.ts';
import { many, maybe, type Sql } from '#server/platform/sql.ts';

const StoredKey = z.object({
  kid: z.string(),
  /** The public half. */
  jwk: z.custom<JWK>(),
  /** Sealed; none where the key is retired. */
  privateKey: z.string().nullable(),
  retiredAt: Instant.nullable(),
});
export type StoredKey = z.infer<typeof StoredKey>;

/** Held until the transaction ends: of several processes that start at once, one makes the keys. */
export async function lockKeys(sql: Sql) {
  await sql`select pg_advisory_xact_lock(hashtext('auth.signing_keys'))`;
}

/** The newest first: it signs. */
export const listKeys = (sql: Sql) =>
  many(StoredKey, sql)`
    select kid, jwk, private_key, retired_at from auth.signing_keys
    order by (retired_at is not null), created_at desc`;

type NewKey = Omit<StoredKey, 'retiredAt'>;

/** The keys before it sign no more: their private halves are forgotten. */
export async function addKey(sql: Sql, { kid, jwk, privateKey }: NewKey, now: Instant) {
  await sql`
    update auth.signing_keys set retired_at = ${now}, private_key = null where retired_at is null`;
  // A JWK is JSON by definition.
  const row = { kid, jwk: sql.json({ ...jwk }), privateKey, createdAt: now };
  await sql`insert into auth.signing_keys ${sql(row)}`;
  await sql`notify signing_keys_changed`;
}

/** As it lies there: sealed. */
export async function sealedSecret(sql: Sql, name: string): Promise<string | undefined> {
  const found = await maybe(z.object({ value: z.string() }), sql)`
    select value from auth.secrets where name = ${name}`;
  return found?.value;
}

export async function saveSecret(sql: Sql, name: string, value: string) {
  await sql`
    insert into auth.secrets (name, value) values (${name}, ${value})
    on conflict (name) do update set value = excluded.value`;
}
