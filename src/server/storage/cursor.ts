import { z } from 'zod';
import { StorageRefusal } from '#domain/storage/refusal.ts';

/** Where a list goes on, in the order it began with; opaque to whoever passes it back. */
const Cursor = z.object({
  column: z.enum(['name', 'created_at', 'updated_at']),
  isDescending: z.boolean(),
  after: z.object({ name: z.string().max(1100), value: z.string().max(1100) }),
});
type Cursor = z.infer<typeof Cursor>;

export const writeCursor = (cursor: Cursor) =>
  Buffer.from(JSON.stringify(cursor)).toString('base64url');

export function readCursor(text: string | undefined): Cursor | undefined {
  if (text === undefined || text === '') return undefined;
  try {
    return Cursor.parse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')));
  } catch {
    throw new StorageRefusal('InvalidRequest', 'The cursor cannot be read');
  }
}
