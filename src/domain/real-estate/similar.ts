import type { Property } from '#contract/catalogue/real-estate.ts';
import { ratio } from '#domain/money.ts';

/** Homes to look at beside this one: to be had in the same way, alike in kind, place and price. */
export const similarHomes = (home: Property, all: readonly Property[], count: number): Property[] =>
  all
    .filter((other) => other.id !== home.id && other.purpose === home.purpose)
    .map((other) => ({ other, far: distance(home, other) }))
    .sort((a, b) => a.far - b.far)
    .slice(0, count)
    .map(({ other }) => other);

/** A home of another kind must be much closer in price to be as near. */
function distance(a: Property, b: Property): number {
  const price = Math.abs(Math.log(ratio(a.price, b.price)));
  return price + (a.type === b.type ? 0 : 1.5) + (a.location === b.location ? 0 : 0.5);
}
