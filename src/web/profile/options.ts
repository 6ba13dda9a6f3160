import type { z } from 'zod';

/** The values of a contract's list with their words, in its order. */
export function optionsIn<Value extends string>(
  schema: z.ZodType & { options: Value[] },
  words: Record<Value, string>,
) {
  return schema.options.map((value) => ({ value, label: words[value] }));
}

/** What a list was set to; nothing for its empty line. */
export function chosenOf<Value extends string>(
  schema: z.ZodType & { options: Value[] },
  chosen: string,
): Value | null {
  return schema.options.find((value) => value === chosen) ?? null;
}
