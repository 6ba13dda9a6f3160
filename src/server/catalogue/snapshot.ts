import type { CatalogueItem, CatalogueTexts } from '#contract/catalogue/collections.ts';
import type { CatalogueName, TextsName } from '#contract/catalogue/names.ts';
import { type CurrentRow, loadCurrent } from '#server/catalogue/store.ts';
import { type Database, visitor } from '#server/platform/sql.ts';

/** The whole catalogue at one version, in memory. */
export interface Snapshot {
  version: number;
  /** In the order of the catalogue. */
  all<Name extends CatalogueName>(collection: Name): readonly CatalogueItem<Name>[];
  /** An item without a slug is found by its id. */
  bySlug<Name extends CatalogueName>(
    collection: Name,
    slug: string,
  ): CatalogueItem<Name> | undefined;
  texts<Name extends TextsName>(name: Name): CatalogueTexts<Name>;
  /**
   * Ids of the offerings that staff call fully booked. The others that read so merely have no free
   * place at the moment, and whoever takes a place is answered by the calendar.
   */
  soldOut: ReadonlySet<string>;
}

export interface Catalogue {
  /** Loaded once and kept until somebody, in whichever process, changes the catalogue. */
  current(): Promise<Snapshot>;
  /** The version that is loaded; undefined while it is not known. */
  version(): number | undefined;
  close(): Promise<void>;
}

export async function openCatalogue(sql: Database): Promise<Catalogue> {
  let loaded: Promise<Snapshot> | undefined;
  let version: number | undefined;
  const forget = () => {
    loaded = undefined;
    version = undefined;
  };
  await sql.listen('catalogue_changed', forget);

  function load(): Promise<Snapshot> {
    const loading = sql.as(visitor, loadCurrent).then(snapshotOf);
    loaded = loading;
    // Whoever waits is told of the failure; the next reader tries again.
    loading.then(
      (snapshot) => {
        if (loaded === loading) version = snapshot.version;
      },
      () => {
        if (loaded === loading) forget();
      },
    );
    return loading;
  }

  return { current: () => loaded ?? load(), version: () => version, close: async () => forget() };
}

export function snapshotOf(rows: CurrentRow[]): Snapshot {
  const collections = new Map<string, Map<string, unknown>>();
  for (const row of rows) {
    const { collection, slug } = row;
    if (collection === null || slug === null) continue;
    const items = collections.get(collection) ?? new Map<string, unknown>();
    collections.set(collection, items.set(slug, shown(row)));
  }
  const lists = new Map(
    [...collections].map(([collection, items]) => [collection, [...items.values()]]),
  );
  // Every `as` here and below: an entry was parsed by its collection's schema when it was written.
  return {
    version: rows[0]?.version ?? 0,
    all: <Name extends CatalogueName>(collection: Name) =>
      (lists.get(collection) ?? []) as CatalogueItem<Name>[],
    bySlug: <Name extends CatalogueName>(collection: Name, slug: string) =>
      collections.get(collection)?.get(slug) as CatalogueItem<Name> | undefined,
    texts: <Name extends TextsName>(name: Name) => {
      const texts = collections.get('texts')?.get(name);
      if (!texts) throw new Error(`The catalogue has no texts of ${name}: it is not seeded.`);
      return texts as CatalogueTexts<Name>;
    },
    soldOut: new Set(rows.flatMap(flaggedFull)),
  };
}

/** What readers see: an offering without a free place is fully booked, though its content is not. */
const shown = ({ content, isFull }: CurrentRow): unknown =>
  isFull && typeof content === 'object' ? { ...content, isFullyBooked: true } : content;

function flaggedFull({ collection, content }: CurrentRow): string[] {
  if (collection !== 'offerings') return [];
  const { id, isFullyBooked } = content as CatalogueItem<'offerings'>;
  return isFullyBooked ? [id] : [];
}
