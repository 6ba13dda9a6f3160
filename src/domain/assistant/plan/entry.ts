/** One entry of the catalogue, with what it is an entry of. */
import type { CatalogueItem } from '#contract/catalogue/collections.ts';
import type { Offering } from '#contract/catalogue/offerings.ts';

export type PlanEntry =
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

export type Venue = CatalogueItem<'venues'>;
export type Home = CatalogueItem<'properties'>;
