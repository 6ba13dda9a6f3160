/** Reading the catalogue. The browser takes its addresses from `names.ts`: the schemas weigh too much. */
import { z } from 'zod';
import { itemSchemas, textSchemas } from '#contract/catalogue/collections.ts';
import { cataloguePaths } from '#contract/catalogue/names.ts';
import { endpoint } from '#contract/endpoint.ts';
import { InLanguage, type InOneLanguage, Localised, Slug } from '#contract/primitives.ts';

export const CatalogueQuery = InLanguage.extend({
  /** The `next` of the page before. */
  after: Slug.optional(),
  limit: z.coerce.number().int().min(1).max(200).default(100),
});
export type CatalogueQuery = z.infer<typeof CatalogueQuery>;

export const CatalogueContents = z.object({
  /** Rises with every change. */
  version: z.int(),
  collections: z.array(z.string()),
  texts: z.array(z.string()),
});
export type CatalogueContents = z.infer<typeof CatalogueContents>;

const Item = z.union(Object.values(itemSchemas).map(spoken));
const InCollection = z.object({ collection: z.string() });

export const catalogue = {
  contents: endpoint('GET', '/rest/v1/catalogue', {
    returns: CatalogueContents,
    summary: 'What the catalogue holds, and its version.',
  }),
  list: endpoint('GET', cataloguePaths.list, {
    params: InCollection,
    query: CatalogueQuery,
    returns: z.object({ items: z.array(Item), next: Slug.nullable() }),
    summary: 'The items of a collection in one language, in the order of the catalogue.',
  }),
  item: endpoint('GET', cataloguePaths.item, {
    params: InCollection.extend({ slug: z.string() }),
    query: InLanguage,
    returns: Item,
    summary: 'One item in one language; items without a slug go by their id.',
  }),
  texts: endpoint('GET', cataloguePaths.texts, {
    params: z.object({ name: z.string() }),
    query: InLanguage,
    returns: z.union(Object.values(textSchemas).map(spoken)),
    summary: 'The texts that stand around the items: headings, steps, vocabularies.',
  }),
};

type Schema = z.core.$ZodType;

/** The schema of a value as one reader gets it: where it has a text in both languages, one in theirs. */
function spoken<S extends z.ZodType>(schema: S) {
  // The walk replaces exactly what the type replaces, at whatever depth.
  return speak(schema) as z.ZodType<InOneLanguage<z.infer<S>>>;
}

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
