import MiniSearch, { type SearchResult } from 'minisearch';
import type { Language } from '#contract/primitives.ts';
import type { SearchAnswer, SearchHit, SearchKind, SearchQuery } from '#contract/search.ts';
import { pictureOf } from '#domain/catalogue.ts';
import { plain, wordsOf } from '#domain/search/normal-form.ts';
import { stem, stemsOf } from '#domain/search/stems.ts';
import type { Snapshot } from '#server/catalogue/snapshot.ts';
import { eachInSteps, type Steps } from '#server/platform/turns.ts';
import { type IndexedEntry, indexEntry, type SearchEntry } from '#server/search/entry.ts';
import { houseEntries } from '#server/search/house-entries.ts';
import { lifeEntries } from '#server/search/life-entries.ts';
import { attemptsAtQuery } from '#server/search/query.ts';

export interface SearchIndex {
  find(asked: SearchQuery): SearchAnswer;
}

const fields = ['title', 'place', 'tags', 'text'];
const boost = { title: 8, place: 3, tags: 2, text: 1 };

/** A page is where many things are; a question is a page about one of them. */
const kindWeight: Partial<Record<SearchKind, number>> = { page: 1.15, area: 1.1, question: 0.85 };

/** So many of a kind are shown where there are so many. */
const fewest = 4;

interface Found {
  entry: SearchEntry;
  score: number;
}

export function* buildIndex(snapshot: Snapshot, artBase: string): Steps<SearchIndex> {
  const entries = entriesOf(snapshot);
  const titles = entries.map(({ title }) => [plain(title.en), plain(title.ar)]);
  const index = new MiniSearch<IndexedEntry>({ fields, tokenize: wordsOf, processTerm: stem });
  yield;
  yield* eachInSteps(entries, (entry, id) => index.add(indexEntry(entry, id)));
  return {
    find: ({ q, lang, limit, account }) => {
      const filter = ({ id }: SearchResult) => account || !entries[id]?.ofAccount;
      const results = firstThatFinds(index, q, filter);
      const found = ranked(results, { entries, titles }, q);
      const matched = [...new Set(results.flatMap(({ terms }) => terms))];
      const show = (entry: SearchEntry) => hitOf(entry, { snapshot, artBase, language: lang });
      return { total: found.length, groups: grouped(found, limit, show), matched };
    },
  };
}

/** Everything that can be found. */
export const entriesOf = (snapshot: Snapshot): SearchEntry[] => [
  ...lifeEntries(snapshot),
  ...houseEntries(snapshot),
];

/** What was written is taken at its word first, and then less and less literally. */
function firstThatFinds(
  index: MiniSearch<IndexedEntry>,
  text: string,
  filter: (result: SearchResult) => boolean,
): SearchResult[] {
  const words = stemsOf(text);
  if (words.length === 0) return [];
  // The words are spelt already; cutting them up again would lose what was added to them.
  const options = {
    boost,
    filter,
    tokenize: (word: string) => [word],
    processTerm: (word: string) => word,
  };
  for (const attempt of attemptsAtQuery(words)) {
    const found = index.search(attempt, options);
    if (found.length > 0) return found;
  }
  return [];
}

interface Indexed {
  entries: SearchEntry[];
  /** Both of each entry, spelt as the search spells; two letters alone find hundreds of them. */
  titles: string[][];
}

/** Somebody who writes a whole title wants that very thing, however often others repeat its words. */
function ranked(results: SearchResult[], { entries, titles }: Indexed, text: string): Found[] {
  const asked = plain(text).trim();
  const found = results.flatMap(({ id, score }): Found[] => {
    const [entry, called = []] = [entries[id], titles[id]];
    if (!entry) return [];
    const whole = called.some((title) => title === asked) ? 4 : 1;
    const begins = called.some((title) => title.startsWith(asked)) ? 1.5 : 1;
    return [{ entry, score: score * whole * begins * (kindWeight[entry.kind] ?? 1) }];
  });
  return found.toSorted((a, b) => b.score - a.score);
}

function grouped(found: Found[], limit: number, show: (entry: SearchEntry) => SearchHit) {
  const shown = new Set(shared(found, limit));
  const kinds = [...new Set([...shown].map(({ entry }) => entry.kind))];
  return kinds.map((kind) => {
    const ofKind = found.filter(({ entry }) => entry.kind === kind);
    const hits = ofKind.filter((one) => shown.has(one)).map(({ entry }) => show(entry));
    return { kind, total: ofKind.length, hits };
  });
}

/** One kind with many hits must not push the others out of sight. */
function shared(found: Found[], limit: number): Found[] {
  const kinds = new Set(found.map(({ entry }) => entry.kind)).size;
  const share = Math.max(fewest, Math.floor(limit / kinds));
  const taken = new Map<SearchKind, number>();
  return found
    .filter(({ entry: { kind } }) => {
      const count = (taken.get(kind) ?? 0) + 1;
      taken.set(kind, count);
      return count <= share;
    })
    .slice(0, limit);
}

interface Reader {
  snapshot: Snapshot;
  artBase: string;
  language: Language;
}

function hitOf(entry: SearchEntry, { snapshot, artBase, language }: Reader): SearchHit {
  const { kind, path, title, place, text, art, facts } = entry;
  const words = snapshot.texts('taxonomy');
  return {
    kind,
    path,
    title: title[language],
    place: place[language],
    text: text[language],
    picture: art && pictureOf(art, { artBase, language, words }),
    facts: facts((said) => said[language]),
  };
}
