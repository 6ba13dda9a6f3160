import { z } from 'zod';
import { Id, Instant } from '#contract/primitives.ts';
import { Failure } from '#domain/failure.ts';

/** What is not promised stands behind everything that is. */
export const never = 'infinity';

/** The last row of a page; the next page begins beyond it. */
export const Position = z.object({ at: z.union([Instant, z.literal(never)]), id: Id });
export type Position = z.infer<typeof Position>;

/** Opaque on the wire, so that nobody builds upon what is in it. `list` names what it is a page of. */
export function cursorOf(list: string, { at, id }: Position): string {
  return Buffer.from(`${list} ${at} ${id}`).toString('base64url');
}

export function readCursor(list: string, cursor: string | undefined): Position | undefined {
  if (cursor === undefined) return undefined;
  const [name, at, id, ...more] = Buffer.from(cursor, 'base64url').toString().split(' ');
  const position = Position.safeParse({ at, id });
  if (name === list && position.success && more.length === 0) return position.data;
  const sentence = 'This page has gone; please start again from the first.';
  throw new Failure('validation_failed', sentence, { fields: { after: sentence } });
}

/** A page of so many, and where the next one begins. */
export function pageOf<Row>(rows: Row[], limit: number, cursor: (last: Row) => string) {
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return { items, next: last && rows.length > limit ? cursor(last) : null };
}
