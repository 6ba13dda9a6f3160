/** Lists are read page by page: where one ends the next begins, whatever was added meanwhile. */
import { z } from 'zod';
import { Instant } from '#contract/primitives.ts';
import { Failure } from '#domain/failure.ts';

/** What is not promised stands behind everything that is. */
export const never = 'infinity';

/** The last row of a page. */
const Position = z.object({ at: z.union([Instant, z.literal(never)]), id: z.guid() });
export type Position = z.infer<typeof Position>;

/** Where rows are numbered, as the lines of the log are. */
export const numbered = z.string().regex(/^\d{1,15}$/);

/** Where the next page begins. `list` names what it is a page of: no other list goes on from there. */
export function readCursor(
  list: string,
  cursor: string | undefined,
  id: z.ZodType<string> = Position.shape.id,
): Position | undefined {
  if (cursor === undefined) return undefined;
  const [name, at, last, ...more] = Buffer.from(cursor, 'base64url').toString().split(' ');
  const position = Position.extend({ id }).safeParse({ at, id: last });
  if (name === list && position.success && more.length === 0) return position.data;
  const sentence = 'This page has gone; please start again from the first.';
  throw new Failure('validation_failed', sentence, { fields: { after: sentence } });
}

/** Of one row more than a page holds: the page, and where the next one begins. */
export function pageOf<Row>(
  list: string,
  rows: Row[],
  limit: number,
  positionOf: (last: Row) => Position,
) {
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return { items, next: last && rows.length > limit ? cursorOf(list, positionOf(last)) : null };
}

/** Opaque on the wire, so that nobody builds upon what is in it. */
const cursorOf = (list: string, { at, id }: Position): string =>
  Buffer.from(`${list} ${at} ${id}`).toString('base64url');
