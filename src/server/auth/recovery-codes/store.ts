import { newId } from '#server/platform/ids.ts';
import { anyRow, type Sql } from '#server/platform/sql.ts';

export async function deleteCodes(sql: Sql, userId: string) {
  await sql`delete from auth.recovery_codes where user_id = ${userId}`;
}

/** New codes take the place of all that were given out before; says how many those were. */
export async function replaceCodes(sql: Sql, userId: string, hashes: string[]): Promise<number> {
  const { count } = await sql`delete from auth.recovery_codes where user_id = ${userId}`;
  const rows = hashes.map((codeHash) => ({ id: newId(), userId, codeHash }));
  await sql`insert into auth.recovery_codes ${sql(rows)}`;
  return count;
}

/** Uses a code up and says whether there was one. */
export const takeCode = (sql: Sql, userId: string, codeHash: string) => anyRow(sql)`
    update auth.recovery_codes set used_at = clock_timestamp()
    where user_id = ${userId} and code_hash = ${codeHash} and used_at is null`;
