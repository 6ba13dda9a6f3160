import type { JSONValue } from 'postgres';
import { z } from 'zod';
import { refuseAuth } from '#server/auth/failure.ts';

/** What an application keeps about an account. It came as JSON, so every value in it is JSON. */
export const Metadata = z.record(z.string(), z.custom<JSONValue>());
export type Metadata = z.infer<typeof Metadata>;

/** Key by key; a null takes the key away. */
export function mergeMetadata(before: Metadata, changes: Metadata): Metadata {
  const after = Object.entries({ ...before, ...changes });
  return checkMetadata(Object.fromEntries(after.filter(([, value]) => value !== null)));
}

/** Every access token carries it in a header, and what stands before a house refuses long ones. */
const bounds = { bytes: 4096, keys: 100, depth: 8 };

/** As it is, or a refusal that says how much there may be. */
export function checkMetadata(data: Metadata): Metadata {
  const { bytes, keys, depth } = bounds;
  if (!fits(data))
    refuseAuth(
      422,
      'validation_failed',
      `Metadata may have ${keys} keys, ${bytes} bytes as JSON and a depth of ${depth}`,
    );
  return data;
}

/**
 * What a provider says of somebody is not theirs to mend: as much is kept as there is room for, what was known
 * before it first, and nobody is kept out because their company says too much.
 */
export function fitMetadata(...told: Metadata[]): Metadata {
  let kept: Metadata = {};
  for (const said of told)
    for (const [key, value] of Object.entries(said).slice(0, bounds.keys)) {
      const more = { ...kept, [key]: value };
      if (fits(more)) kept = more;
    }
  return kept;
}

/** Depth before bytes: whoever writes it out goes down as far as it goes, and there the stack may end. */
const fits = (data: Metadata): boolean =>
  Object.keys(data).length <= bounds.keys &&
  !isDeeper(data, bounds.depth) &&
  Buffer.byteLength(JSON.stringify(data)) <= bounds.bytes;

function isDeeper(data: Metadata, most: number): boolean {
  let level: unknown[] = [data];
  for (let depth = 1; level.length > 0; depth += 1) {
    if (depth > most) return true;
    level = level.flatMap((one) => Object.values(Object(one))).filter(isNested);
  }
  return false;
}

const isNested = (value: unknown) => typeof value === 'object' && value !== null;
