import type { z } from 'zod';

/** The values of a contract's list with their words, in its order. */
export const optionsIn = <Value extends string>(
  schema: z.ZodType & { options: Value[] },
  words: Record<Value, string>,
) => schema.options.map((value) => ({ value, label: words[value] }));

/** What a list was set to; nothing for its empty line. */
export const chosenOf = <Value extends string>(
  schema: z.ZodType & { options: Value[] },
  chosen: string,
): Value | null => schema.options.find((value) => value === chosen) ?? null;
