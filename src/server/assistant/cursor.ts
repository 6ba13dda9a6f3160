import { z } from 'zod';
import { Id, Instant } from '#contract/primitives.ts';
import { Failure } from '#domain/failure.ts';

/** The last conversation of a page; the next page begins after it. */
export const Position = z.object({ lastAt: Instant, id: Id });
export type Position = z.infer<typeof Position>;

/** Opaque on the wire, so that nobody builds upon what is in it. */
export function cursorOf({ lastAt, id }: Position): string {
  return Buffer.from(`${lastAt} ${id}`).toString('base64url');
}

export function readCursor(cursor: string | undefined): Position | undefined {
  if (cursor === undefined) return undefined;
  const [lastAt, id, ...more] = Buffer.from(cursor, 'base64url').toString().split(' ');
  const position = Position.safeParse({ lastAt, id });
  if (position.success && more.length === 0) return position.data;
  const sentence = 'This page has gone; please start again from the first.';
  throw new Failure('validation_failed', sentence, { fields: { after: sentence } });
}
