import { z } from 'zod';
import { Id, Instant } from '#contract/primitives.ts';
import { Failure } from '#domain/failure.ts';

const Place = z.object({ at: Instant, id: Id });
type Place = z.infer<typeof Place>;

/** Where a page ended, so that the next begins there whatever was added meanwhile. */
const cursorOf = ({ at, id }: Place): string =>
  Buffer.from(JSON.stringify({ at, id })).toString('base64url');

export function placeAfter(cursor: string | undefined): Place | undefined {
  if (cursor === undefined) return undefined;
  const parsed = Place.safeParse(read(cursor));
  if (parsed.success) return parsed.data;
  throw new Failure('validation_failed', 'Please check after: It cannot be read.', {
    fields: { after: 'It cannot be read' },
  });
}

function read(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    return undefined; // refused by the schema
  }
}

/** One row more than asked for was read, to know whether there is another page. */
export function pageOf<Row>(rows: Row[], limit: number, placeOf: (row: Row) => Place) {
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return { items, next: rows.length > limit && last ? cursorOf(placeOf(last)) : null };
}
