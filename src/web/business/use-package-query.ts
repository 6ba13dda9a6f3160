import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import {
  chosenFrom,
  type PackageWishes,
  toggled,
  type WishName,
  wishesFrom,
  wishNames,
} from '#domain/business.ts';
import { useAsked } from '#web/site/use-asked.ts';

const chosenName = 'compare';

export interface PackageQuery {
  wishes: PackageWishes;
  /** Those marked for comparison, in the order of choosing. */
  chosen: string[];
  /** An empty value lets the wish go. */
  wish: (name: WishName, value: string) => void;
  forgetWishes: () => void;
  toggle: (slug: string) => void;
  forgetChosen: () => void;
}

/** The reader's wishes and choice, kept in the address, so that a link or a reload brings them back. */
export function usePackageQuery(known: readonly string[]): PackageQuery {
  const [query, setQuery] = useSearchParams();
  const hydrated = useAsked();
  const read = (name: string) => (hydrated ? query.get(name) : null);
  const wishes = useMemo(
    () => wishesFrom((name) => (hydrated ? query.get(name) : null)),
    [query, hydrated],
  );
  const chosen = chosenFrom(read(chosenName), known);
  // Steps back lead to the page before, not through every filter that was tried.
  const change = (edit: (next: URLSearchParams) => void) => {
    // Begins with the address as it stands: two marks may be set before the page is drawn again.
    const next = new URLSearchParams(location.search);
    edit(next);
    setQuery(next, { replace: true, preventScrollReset: true });
  };
  const put = (next: URLSearchParams, name: string, value: string) =>
    value ? next.set(name, value) : next.delete(name);
  return {
    wishes,
    chosen,
    wish: (name, value) => change((next) => put(next, name, value)),
    forgetWishes: () =>
      change((next) => {
        for (const name of wishNames) next.delete(name);
      }),
    toggle: (slug) =>
      change((next) => {
        const marked = chosenFrom(next.get(chosenName), known);
        put(next, chosenName, toggled(marked, slug).join(','));
      }),
    forgetChosen: () => change((next) => next.delete(chosenName)),
  };
}

/** Where chosen packages stand side by side. */
export function comparePath(slugs: readonly string[]): string {
  return `/business/compare?packages=${slugs.join(',')}`;
}

/** The hub with the same packages marked. */
export function hubPath(slugs: readonly string[]): string {
  return `/business?${chosenName}=${slugs.join(',')}#packages`;
}
