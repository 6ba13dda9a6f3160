/** What a reader may ask of a snapshot, or why not. */
import type { CatalogueContents, ListQuery } from '#contract/catalogue/catalogue.ts';
import {
  type CollectionName,
  collectionNames,
  isCollection,
  isTexts,
  textsNames,
} from '#contract/catalogue/names.ts';
import { Failure } from '#domain/failure.ts';
import type { Snapshot } from '#server/catalogue/snapshot.ts';

export function contents({ version }: Snapshot): CatalogueContents {
  return { version, collections: [...collectionNames], texts: [...textsNames] };
}

/** Pages follow the order of the catalogue; the slug of the last item shown leads to the next page. */
export function pageOf(
  snapshot: Snapshot,
  name: string,
  { after, limit }: Omit<ListQuery, 'lang'>,
) {
  const all = snapshot.all(collectionNamed(name));
  const start = after === undefined ? 0 : indexAfter(all, after);
  const items = all.slice(start, start + limit);
  const last = items.at(-1);
  return { items, next: last && start + limit < all.length ? slugOf(last) : null };
}

export function itemOf(snapshot: Snapshot, name: string, slug: string) {
  const item = snapshot.bySlug(collectionNamed(name), slug);
  if (!item) throw new Failure('not_found', `There is no ${slug} among the ${name}.`);
  return item;
}

export function textsOf(snapshot: Snapshot, name: string) {
  if (!isTexts(name)) throw new Failure('not_found', `The catalogue has no texts of ${name}.`);
  return snapshot.texts(name);
}

function collectionNamed(name: string): CollectionName {
  if (isCollection(name)) return name;
  throw new Failure('not_found', `The catalogue has no collection ${name}.`);
}

type Named = { id: string; slug?: string };

function slugOf(item: Named): string {
  return item.slug ?? item.id;
}

function indexAfter(items: readonly Named[], after: string): number {
  const at = items.findIndex((item) => slugOf(item) === after);
  if (at >= 0) return at + 1;
  const sentence = 'This page has gone; please start again from the first.';
  throw new Failure('validation_failed', sentence, { fields: { after: sentence } });
}
