/** The index of each version of the catalogue, built when somebody first searches it: a changed catalogue is another one. */
import type { Snapshot } from '#server/catalogue/snapshot.ts';
import { inTurns } from '#server/platform/turns.ts';
import { buildIndex, type SearchIndex } from '#server/search/search-index.ts';

export function keptIndexes(artBase: string) {
  const kept = new WeakMap<Snapshot, Promise<SearchIndex>>();
  return function indexFor(snapshot: Snapshot): Promise<SearchIndex> {
    const index = kept.get(snapshot) ?? inTurns(buildIndex(snapshot, artBase));
    kept.set(snapshot, index);
    return index;
  };
}
