import { z } from 'zod';
import { Instant } from '#contract/primitives.ts';
import { newId } from '#server/platform/ids.ts';
import { anyRow, many, maybe, type Sql } from '#server/platform/sql.ts';

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

/** A code and a link that were sent and wait to be used once. An account has one pair of each kind. */
export const OneTimeToken = z.object({
  id: z.string(),
  userId: z.string(),
  kind: TokenKind,
  linkHash: z.string(),
  /** Null once too many guesses were wrong. */
  codeHash: z.string().nullable(),
  relatesTo: z.string(),
  flowStateId: z.string().nullable(),
  attempts: z.number(),
  createdAt: Instant,
});
export type OneTimeToken = z.infer<typeof OneTimeToken>;

type NewToken = Omit<OneTimeToken, 'id' | 'attempts'>;

/** A newer one takes the place of the one before it, also when many come in the same moment. */
export async function replaceToken(sql: Sql, token: NewToken): Promise<string> {
  const row = { ...token, id: newId() };
  await sql`
    insert into auth.one_time_tokens ${sql(row)}
    on conflict (user_id, kind) do update set
      id = excluded.id, link_hash = excluded.link_hash, code_hash = excluded.code_hash,
      relates_to = excluded.relates_to, flow_state_id = excluded.flow_state_id,
      attempts = 0, created_at = excluded.created_at`;
  return row.id;
}

export const findByLink = (sql: Sql, kinds: TokenKind[], linkHash: string) =>
  maybe(OneTimeToken, sql)`
    select * from auth.one_time_tokens
    where link_hash = ${linkHash} and kind = any(${kinds})`;

/** Whose codes a guess may be at: those of an account, or of everybody an address was asked about. */
type Aim = { userId: string } | { address: string; kinds: TokenKind[] };

/** Everything that is out for them, locked: guesses at one account take turns. */
export function lockAimedAt(sql: Sql, aim: Aim) {
  const owners =
    'userId' in aim
      ? sql`select ${aim.userId}::uuid`
      : sql`
          select user_id from auth.one_time_tokens
          where relates_to = ${aim.address} and kind = any(${aim.kinds})`;
  return many(OneTimeToken, sql)`
    select * from auth.one_time_tokens where user_id in (${owners}) order by id for update`;
}

/** A wrong code counts against every code that is out for the account; once no more are forgiven it kills them. */
export async function countWrongCode(sql: Sql, userIds: string[], forgiven: number) {
  await sql`
    update auth.one_time_tokens set attempts = attempts + 1,
      code_hash = case when attempts + 1 <= ${forgiven} then code_hash end
    where user_id = any(${userIds})`;
}

/** Says whether it was still there: of two who show the same one, one is too late. */
export const deleteToken = (sql: Sql, id: string) =>
  anyRow(sql)`delete from auth.one_time_tokens where id = ${id}`;

export async function deleteTokensOf(sql: Sql, userId: string) {
  await sql`delete from auth.one_time_tokens where user_id = ${userId}`;
}
