import type { CatalogueItem } from '#contract/catalogue/collections.ts';
import type { CatalogueName } from '#contract/catalogue/names.ts';
import { Failure } from '#domain/failure.ts';
import * as store from '#server/catalogue/store.ts';
import type { Sql } from '#server/platform/sql.ts';

/** Readers trust what is stored, so an edit is parsed before it is written. */
export async function editItem<Name extends CatalogueName>(
  sql: Sql,
  collection: Name,
  item: CatalogueItem<Name>,
): Promise<void> {
  // The schemas weigh 14 MB in memory: a server where nobody edits does without them.
  const { itemSchemas } = await import('#contract/catalogue/collections.ts');
  const content = itemSchemas[collection].parse(item);
  const slug = 'slug' in content ? content.slug : content.id;
  const saved = await store.saveEdited(sql, { collection, id: content.id, slug, content });
  if (!saved) throw new Failure('not_found', `There is no ${content.id} among the ${collection}.`);
}
