import { z } from 'zod';
import { Instant } from '#contract/primitives.ts';
import { newId } from '#server/platform/ids.ts';
import { maybe, type Sql } from '#server/platform/sql.ts';

export const TokenKind = z.enum([
  'confirmation',
  'recovery',
  'email_change_current',
  'email_change_new',
  'phone_confirmation',
  'phone_change',
  'reauthentication',
]);
export type TokenKind = z.infer<typeof TokenKind>;

/** A code or link that was sent and waits to be used once. An account has one of each kind. */
export const OneTimeToken = z.object({
  id: z.string(),
  userId: z.string(),
  kind: TokenKind,
  tokenHash: z.string(),
  relatesTo: z.string(),
  flowStateId: z.string().nullable(),
  attempts: z.number(),
  createdAt: Instant,
});
export type OneTimeToken = z.infer<typeof OneTimeToken>;

export type NewToken = Omit<OneTimeToken, 'id' | 'attempts' | 'createdAt'>;

/** A newer one takes the place of the one before it. */
export async function replaceToken(sql: Sql, token: NewToken): Promise<string> {
  const row = { ...token, id: newId() };
  await sql`
    delete from auth.one_time_tokens where user_id = ${token.userId} and kind = ${token.kind}`;
  await sql`insert into auth.one_time_tokens ${sql(row)}`;
  return row.id;
}

export function lockByHash(sql: Sql, kinds: TokenKind[], hashes: string[]) {
  return maybe(
    OneTimeToken,
    sql`
      select * from auth.one_time_tokens
      where token_hash = any(${hashes}) and kind = any(${kinds})
      order by created_at desc limit 1 for update`,
  );
}

export async function deleteToken(sql: Sql, id: string) {
  await sql`delete from auth.one_time_tokens where id = ${id}`;
}

export async function deleteTokensOf(sql: Sql, userId: string) {
  await sql`delete from auth.one_time_tokens where user_id = ${userId}`;
}

/** A wrong code counts against every code that is out for the address. */
export async function countAttempt(sql: Sql, kinds: TokenKind[], address: string) {
  await sql`
    update auth.one_time_tokens set attempts = attempts + 1
    where relates_to = ${address} and kind = any(${kinds})`;
}
