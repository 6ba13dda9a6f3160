import { z } from 'zod';
import { Localised, type Spoken } from '#contract/primitives.ts';

type Schema = z.core.$ZodType;

/** The schema of a value as one reader gets it: where it has a text in both languages, one in theirs. */
export const spoken = <S extends z.ZodType>(schema: S) =>
  // The walk replaces exactly what the type replaces, at whatever depth.
  speak(schema) as z.ZodType<Spoken<z.infer<S>>>;

function speak(schema: Schema): Schema {
  if (schema === Localised) return z.string();
  if (schema instanceof z.ZodArray) return z.array(speak(schema.element));
  if (schema instanceof z.ZodOptional) return z.optional(speak(schema.unwrap()));
  if (schema instanceof z.ZodNullable) return z.nullable(speak(schema.unwrap()));
  if (schema instanceof z.ZodUnion) return z.union(schema.options.map(speak));
  if (!(schema instanceof z.ZodObject)) return schema;
  const parts = Object.entries(schema.shape as Record<string, Schema>);
  return z.strictObject(Object.fromEntries(parts.map(([name, part]) => [name, speak(part)])));
}
