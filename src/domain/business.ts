/** Which packages a reader's wishes leave, and how those that remain stand against each other. */
import type { PackageCard, PackageSheet } from '#contract/business.ts';
import type { Money } from '#contract/primitives.ts';
import { leadersBy } from '#domain/comparison.ts';
import { add, minorOf, times } from '#domain/money.ts';

/** As an address holds it; an absent wish leaves every package. */
export interface PackageWishes {
  kind?: string | undefined;
  emirate?: string | undefined;
  office?: string | undefined;
  /** At most this much for the first year, in whole dirhams. */
  upTo?: number | undefined;
  /** At least so many visas are possible. */
  visas?: number | undefined;
  /** The licence is issued within so many days at the latest. */
  within?: number | undefined;
}

export const wishNames = ['kind', 'emirate', 'upTo', 'visas', 'within', 'office'] as const;
export type PackageWishName = (typeof wishNames)[number];

/** Reads the wishes of an address; what is no number where one belongs is no wish. */
export function wishesFrom(read: (name: PackageWishName) => string | null): PackageWishes {
  const word = (name: PackageWishName) => read(name) || undefined;
  const count = (name: PackageWishName) => {
    const text = read(name) ?? '';
    return /^\d{1,7}$/.test(text) ? Number(text) : undefined;
  };
  return {
    kind: word('kind'),
    emirate: word('emirate'),
    office: word('office'),
    upTo: count('upTo'),
    visas: count('visas'),
    within: count('within'),
  };
}

export function fitsPackageWishes(card: PackageCard, wishes: PackageWishes): boolean {
  const { kind, emirate, office, upTo, visas, within } = wishes;
  return (
    (kind === undefined || card.jurisdiction === kind) &&
    (emirate === undefined || card.emirate === emirate) &&
    (office === undefined || card.office === office) &&
    (upTo === undefined || card.price.amount <= minorOf(upTo)) &&
    (visas === undefined || card.visasMax >= visas) &&
    (within === undefined || card.days.max <= within)
  );
}

/** The starting package and two renewals: what a licence costs before visas and office. */
export const threeYearCost = (firstYear: Money, renewal: Money): Money =>
  add(firstYear, times(renewal, 2));

type Measured = 'price' | 'renewal' | 'threeYears' | 'days' | 'visasMax' | 'activities';

const measures: Record<Measured, (sheet: PackageSheet) => number> = {
  // Less is better, so what more is better of counts backwards.
  price: (sheet) => sheet.price.amount,
  renewal: (sheet) => sheet.renewal.amount,
  threeYears: (sheet) => sheet.threeYears.amount,
  days: (sheet) => sheet.days.max,
  visasMax: (sheet) => -sheet.visasMax,
  activities: (sheet) => -sheet.activities,
};

/** Who is best on a line of the comparison; nobody, where all are alike. */
export const bestOn = (line: Measured, sheets: readonly PackageSheet[]): string[] =>
  leadersBy(sheets, measures[line]);

/** One of each kind: the most popular where there is one, else the first of the catalogue. */
export function proposalOf(cards: readonly PackageCard[]): string[] {
  const kinds = [...new Set(cards.map((card) => card.jurisdiction))];
  return kinds.flatMap((kind) => {
    const alike = cards.filter((card) => card.jurisdiction === kind);
    return (alike.find((card) => card.popular) ?? alike[0])?.slug ?? [];
  });
}

/** Of the same kind, the nearest in price first. */
export function similarTo(card: PackageCard, all: readonly PackageCard[], count = 3) {
  const apart = (other: PackageCard) => Math.abs(other.price.amount - card.price.amount);
  const alike = all.filter(
    (other) => other.slug !== card.slug && other.jurisdiction === card.jurisdiction,
  );
  const rest = all.filter((other) => other.jurisdiction !== card.jurisdiction);
  const near = (list: PackageCard[]) => list.toSorted((a, b) => apart(a) - apart(b));
  return [...near(alike), ...near(rest)].slice(0, count);
}
