import type { Art, Price } from '#contract/catalogue/shapes.ts';
import type { Localised } from '#contract/primitives.ts';
import type { SearchFact, SearchFactName, SearchKind } from '#contract/search.ts';
import { wordsOf } from '#domain/search/normal-form.ts';
import type { Snapshot } from '#server/catalogue/snapshot.ts';

type Say = (text: Localised) => string;

/** One thing that can be found, in both languages: a query in either script finds it. */
export interface SearchEntry {
  kind: SearchKind;
  path: string;
  title: Localised;
  place: Localised;
  text: Localised;
  /** Whatever else people may call it by. */
  tags: Localised[];
  art: Art | null;
  facts: (say: Say) => SearchFact[];
  /** A page of the reader's own account: it says nothing to a visitor. */
  ofAccount?: boolean;
}

/** The same entry as the index reads it. */
export interface IndexedEntry {
  id: number;
  title: string;
  place: string;
  tags: string;
  text: string;
}

export const indexEntry = (
  { title, place, tags, text }: SearchEntry,
  id: number,
): IndexedEntry => ({
  id,
  title: both(title),
  place: both(place),
  tags: [...tags.map(both), compounds(title.en)].join(' '),
  text: both(text),
});

const both = ({ en, ar }: Localised): string => `${en} ${ar}`;

/** `Jet ski` is also looked for as `jetski`, `Zip line` as `zipline`. */
function compounds(title: string): string {
  const words = wordsOf(title);
  return words.flatMap((word, at) => (at > 0 ? [`${words[at - 1]}${word}`] : [])).join(' ');
}

export function joinTexts(first: Localised, second: Localised | null | undefined): Localised {
  if (!second) return first;
  return { en: `${first.en}, ${second.en}`, ar: `${first.ar}، ${second.ar}` };
}

export const nothing: Localised = { en: '', ar: '' };

/** Units that say no more than the figure does. */
const silent = new Set<string>(['one-off', 'per-sqft']);

export function priceFact(
  snapshot: Snapshot,
  say: Say,
  { price, name = 'price' }: { price: Price; name?: SearchFactName },
): SearchFact {
  const { amount, currency, unit } = price;
  const label = snapshot.texts('taxonomy').units.find(({ id }) => id === unit)?.label;
  const value = { amount, currency };
  return label && !silent.has(unit) ? { name, value, unit: say(label) } : { name, value };
}

export const labelOfTerm = (terms: readonly { id: string; label: Localised }[], id: string) =>
  terms.find((term) => term.id === id)?.label ?? nothing;
