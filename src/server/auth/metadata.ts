import type { JSONValue } from 'postgres';
import { z } from 'zod';

/** What an application keeps about an account. It came as JSON, so every value in it is JSON. */
export const Metadata = z.record(z.string(), z.custom<JSONValue>());
export type Metadata = z.infer<typeof Metadata>;

/** Key by key; a null takes the key away. */
export function merged(before: Metadata, changes: Metadata): Metadata {
  const after = Object.entries({ ...before, ...changes });
  return Object.fromEntries(after.filter(([, value]) => value !== null));
}
