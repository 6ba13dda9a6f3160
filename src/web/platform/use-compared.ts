import type { ReactNode } from 'react';
import { toggleCompared } from '#domain/comparison.ts';
import type { Filters } from '#web/platform/use-filters.ts';

interface Comparison {
  /** Its name in the address. */
  name: string;
  /** What that says; where it says nothing, a page may propose something. */
  read: (text: string | null) => string[];
  /** Where a reader may choose none, which is not the same as having said nothing. */
  keepEmpty?: boolean;
}

/** What a comparison says of its things; each feature has its own, since Arabic bends with them. */
export interface CompareWords {
  chosen: (count: number, most: number) => string;
  oneMore: string;
  full: string;
  remove: (name: string) => string;
  clear: string;
  /** The legend, and what is said aloud on the line itself. */
  best: string;
  isBest: string;
}

/** One line of a comparison: what is compared, and what each one says to it. */
export interface CompareLine<Item> {
  id: string;
  label: string;
  note?: string;
  /** The slugs that lead. */
  best?: string[];
  cell: (item: Item) => ReactNode;
}

export interface Compared {
  /** In the order of choosing. */
  chosen: string[];
  toggle: (slug: string) => void;
  choose: (slugs: readonly string[]) => void;
}

/** What a reader puts side by side lives in the address, like the filters. */
export function useCompared(filters: Filters, { name, read, keepEmpty }: Comparison): Compared {
  const { query, latest, change } = filters;
  const choose = (slugs: readonly string[]) =>
    change({ [name]: slugs.join(',') }, { keepEmpty: keepEmpty ?? false });
  return {
    chosen: read(query.get(name)),
    // Two boxes may be ticked before the page is drawn again.
    toggle: (slug) => choose(toggleCompared(read(latest().get(name)), slug)),
    choose,
  };
}
