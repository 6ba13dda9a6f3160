/** The frames of visitors, by the hash of the secret their browser holds. */
import { z } from 'zod';
import type { Instant } from '#contract/primitives.ts';
import type { Frame } from '#domain/assistant/frame/frame.ts';
import { anyRow, maybe, type Sql } from '#server/platform/sql.ts';

const Row = z.object({ frame: z.unknown() });

/** Locked where it is about to be changed; one that has been silent since before then is none. */
export const findVisitorFrame = (sql: Sql, hash: string, silentSince: Instant) => maybe(Row, sql)`
  select frame from app.assistant_frames where token_hash = ${hash} and last_at > ${silentSince}`;

export const lockVisitorFrame = (sql: Sql, hash: string, silentSince: Instant) => maybe(Row, sql)`
  select frame from app.assistant_frames
  where token_hash = ${hash} and last_at > ${silentSince} for update`;

interface Kept {
  hash: string;
  frame: Frame;
  at: Instant;
}

export async function addVisitorFrame(sql: Sql, { hash, frame, at }: Kept): Promise<void> {
  await sql`
    insert into app.assistant_frames (token_hash, frame, last_at)
    values (${hash}, ${JSON.stringify(frame)}::text::jsonb, ${at})`;
}

export async function changeVisitorFrame(sql: Sql, { hash, frame, at }: Kept): Promise<void> {
  await sql`
    update app.assistant_frames
    set frame = ${JSON.stringify(frame)}::text::jsonb, last_at = greatest(last_at, ${at})
    where token_hash = ${hash}`;
}

export const forgetSilent = (sql: Sql, before: Instant) => anyRow(sql)`
  delete from app.assistant_frames where last_at <= ${before}`;
