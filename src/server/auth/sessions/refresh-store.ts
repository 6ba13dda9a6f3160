import { z } from 'zod';
import { Instant } from '#contract/primitives.ts';
import { many, type Sql } from '#server/platform/sql.ts';

export const RefreshToken = z.object({
  id: z.string(),
  sessionId: z.string(),
  tokenHash: z.instanceof(Buffer),
  parentId: z.string().nullable(),
  sealedToken: z.instanceof(Buffer).nullable(),
  revokedAt: Instant.nullable(),
});
export type RefreshToken = z.infer<typeof RefreshToken>;

/** All of a session that one that was shown could lead to: itself and whatever came after it. */
export const lineFrom = (sql: Sql, tokenHash: Uint8Array) =>
  many(RefreshToken, sql)`
    with recursive line as (
      select *, 0 as step from auth.refresh_tokens where token_hash = ${tokenHash}
      union all
      select t.*, line.step + 1 from auth.refresh_tokens t join line on t.parent_id = line.id
    )
    select id, session_id, token_hash, parent_id, sealed_token, revoked_at from line order by step`;

export async function insertToken(sql: Sql, token: Omit<RefreshToken, 'revokedAt'>) {
  await sql`insert into auth.refresh_tokens ${sql(token)}`;
}

export async function revokeActive(sql: Sql, sessionId: string, now: Instant) {
  await sql`
    update auth.refresh_tokens set revoked_at = ${now}
    where session_id = ${sessionId} and revoked_at is null`;
}
