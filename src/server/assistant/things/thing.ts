/** Anything of the catalogue that an answer can name, show and rest upon. */

import type { Citation, ProposedAction } from '#contract/assistant/assistant.ts';
import type { Art, Price } from '#contract/catalogue/shapes.ts';
import type { Language, Localised } from '#contract/primitives.ts';
import type { Topic } from '#domain/assistant/lexicon.ts';
import type { PlanEntry } from '#domain/assistant/plan/entry.ts';
import { convert } from '#domain/money.ts';

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
  entry: PlanEntry;
}

export const citationOf = (thing: Thing, language: Language): Citation => ({
  id: thing.id,
  kind: thing.kind,
  title: thing.title[language],
  path: thing.path,
});

/** One scale for both currencies; only for order, never for saying. */
export function inDirhams({ price: said }: Thing): number {
  return said ? convert(said, 'AED').amount : Number.MAX_SAFE_INTEGER;
}
