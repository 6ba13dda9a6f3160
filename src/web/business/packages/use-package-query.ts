import { useMemo } from 'react';
import type { PackageCard } from '#contract/business.ts';
import {
  type PackageWishes,
  type PackageWishName,
  wishesFrom,
  wishNames,
} from '#domain/business.ts';
import { chosenFrom } from '#domain/comparison.ts';
import { type Compared, useCompared } from '#web/platform/use-compared.ts';
import { useFilters } from '#web/platform/use-filters.ts';

const chosenName = 'compare';

export interface PackageQuery {
  wishes: PackageWishes;
  /** Those marked for comparison. */
  compared: Compared;
  /** An empty value lets the wish go. */
  wish: (name: PackageWishName, value: string) => void;
  forgetWishes: () => void;
}

/** The reader's wishes and choice, kept in the address, so that a link or a reload brings them back. */
export function usePackageQuery(packages: readonly PackageCard[]): PackageQuery {
  const filters = useFilters();
  const { query } = filters;
  return {
    wishes: useMemo(() => wishesFrom((name) => query.get(name)), [query]),
    compared: useCompared(filters, {
      name: chosenName,
      read: (text) => chosenFrom(text, packages),
    }),
    wish: (name, value) => filters.change({ [name]: value }),
    forgetWishes: () => filters.clear(wishNames),
  };
}

/** Where chosen packages stand side by side. */
export const comparePath = (slugs: readonly string[]): string =>
  `/business/compare?packages=${slugs.join(',')}`;

/** The hub with the same packages marked. */
export const hubPath = (slugs: readonly string[]): string =>
  `/business?${chosenName}=${slugs.join(',')}#packages`;
