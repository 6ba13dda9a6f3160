/** Reading the catalogue. What the items look like stands in the `catalogue-*` files beside this one. */
import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { CatalogueId, InLanguage, Slug } from '#contract/primitives.ts';

export const ListQuery = InLanguage.extend({
  /** The `next` of the page before. */
  after: Slug.optional(),
  limit: z.coerce.number().int().min(1).max(200).default(100),
});
export type ListQuery = z.infer<typeof ListQuery>;

export const CatalogueContents = z.object({
  /** Rises with every change. */
  version: z.int(),
  collections: z.array(z.string()),
  texts: z.array(z.string()),
});
export type CatalogueContents = z.infer<typeof CatalogueContents>;

const Item = z.looseObject({ id: CatalogueId });
const InCollection = z.object({ collection: z.string() });

export const catalogue = {
  contents: endpoint('GET', '/rest/v1/catalogue', {
    returns: CatalogueContents,
    summary: 'What the catalogue holds, and its version.',
  }),
  list: endpoint('GET', '/rest/v1/catalogue/:collection', {
    params: InCollection,
    query: ListQuery,
    returns: z.object({ items: z.array(Item), next: Slug.nullable() }),
    summary: 'The items of a collection in one language, in the order of the catalogue.',
  }),
  item: endpoint('GET', '/rest/v1/catalogue/:collection/:slug', {
    params: InCollection.extend({ slug: z.string() }),
    query: InLanguage,
    returns: Item,
    summary: 'One item in one language; items without a slug go by their id.',
  }),
  texts: endpoint('GET', '/rest/v1/catalogue/texts/:name', {
    params: z.object({ name: z.string() }),
    query: InLanguage,
    returns: z.looseObject({}),
    summary: 'The texts that stand around the items: headings, steps, vocabularies.',
  }),
};
