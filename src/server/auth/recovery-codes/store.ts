import { z } from 'zod';
import { Id } from '#contract/primitives.ts';
import { many, type Sql } from '#server/platform/sql.ts';

export interface RecoveryCode {
  id: string;
  /** Sealed. */
  codeHash: string;
}

export async function deleteCodes(sql: Sql, userId: string) {
  await sql`delete from auth.recovery_codes where user_id = ${userId}`;
}

/** New codes take the place of all that were given out before; says how many those were. */
export async function replaceCodes(
  sql: Sql,
  userId: string,
  codes: RecoveryCode[],
): Promise<number> {
  const { count } = await sql`delete from auth.recovery_codes where user_id = ${userId}`;
  await sql`insert into auth.recovery_codes ${sql(codes.map((code) => ({ ...code, userId })))}`;
  return count;
}

/** Locked, so that of two who bring one code the second finds it used. */
export const lockUnused = (sql: Sql, userId: string) =>
  many(z.object({ id: Id, codeHash: z.string() }), sql)`
    select id, code_hash from auth.recovery_codes
    where user_id = ${userId} and used_at is null order by id for update`;

export async function spendCode(sql: Sql, id: string): Promise<void> {
  await sql`update auth.recovery_codes set used_at = clock_timestamp() where id = ${id}`;
}
