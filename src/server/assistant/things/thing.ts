/** Anything of the catalogue that an answer can name, show and rest upon. */

import type { Citation, ProposedAction } from '#contract/assistant/assistant.ts';
import type { CatalogueItem } from '#contract/catalogue/collections.ts';
import type { Offering } from '#contract/catalogue/offerings.ts';
import type { Art, Price } from '#contract/catalogue/shapes.ts';
import type { Language, Localised } from '#contract/primitives.ts';
import type { Topic } from '#domain/assistant/lexicon.ts';

export interface Thing {
  id: string;
  kind: Citation['kind'];
  topic: Topic | 'areas' | 'curricula' | 'agents';
  slug: string;
  path: string;
  title: Localised;
  place: Localised;
  /** What people call it, besides its title. */
  aliases: string[];
  /** Whatever else may be said of it, in both languages. */
  words: string[];
  /** The slug of where it is. */
  area: string | null;
  point: { lat: number; lng: number } | null;
  price: Price | null;
  isFrom: boolean;
  art: Art | null;
  /** Two or three things worth knowing. */
  facts: (language: Language) => string[];
  action: (language: Language) => ProposedAction | null;
  /** The entry itself: every figure that is said of it stands in here. */
  entry: Entry;
}

export type Entry =
  | { of: 'offering'; item: Offering }
  | { of: 'home'; item: CatalogueItem<'properties'> }
  | { of: 'area'; item: CatalogueItem<'locations'> }
  | { of: 'company'; item: CatalogueItem<'packages'> }
  | { of: 'visa'; item: CatalogueItem<'visas'> }
  | { of: 'school'; item: CatalogueItem<'schools'> }
  | { of: 'curriculum'; item: CatalogueItem<'curricula'> }
  | { of: 'venue'; item: CatalogueItem<'venues'> }
  | { of: 'event'; item: CatalogueItem<'events'> }
  | { of: 'tier'; item: CatalogueItem<'membership-tiers'> }
  | { of: 'plan'; item: CatalogueItem<'plans'> }
  | { of: 'agent'; item: CatalogueItem<'agents'> };

export function citationOf(thing: Thing, language: Language): Citation {
  return { id: thing.id, kind: thing.kind, title: thing.title[language], path: thing.path };
}
