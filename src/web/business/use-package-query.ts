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
import { useAsked } from '#web/site/use-hydrated.ts';

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
  const change = (edit: (next: URLSearchParams) => void) =>
    setQuery(
      (current) => {
        const next = new URLSearchParams(current);
        edit(next);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  const put = (name: string, value: string) =>
    change((next) => (value ? next.set(name, value) : next.delete(name)));
  return {
    wishes,
    chosen,
    wish: put,
    forgetWishes: () =>
      change((next) => {
        for (const name of wishNames) next.delete(name);
      }),
    toggle: (slug) => put(chosenName, toggled(chosen, slug).join(',')),
    forgetChosen: () => put(chosenName, ''),
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
