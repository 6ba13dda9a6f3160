import type { Category, Offering } from '#contract/catalogue/offerings.ts';

/** What carries a party, by the noun that people have for it. */
export type Carrier = 'rooms' | 'vehicles' | 'craft' | 'charters' | 'groups';

/** Nothing where each guest takes a place. Nobody calls a jet ski a car. */
export function carrierOf({
  category,
  capacity: { unit },
}: {
  category: Category;
  capacity: Pick<Offering['capacity'], 'unit'>;
}): Carrier | undefined {
  if (unit === 'guests' || unit === 'seats') return undefined;
  return unit === 'vehicles' && category === 'jet-ski-flyboard' ? 'craft' : unit;
}
