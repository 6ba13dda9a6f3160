/** What a reader chose to see of a list of offerings, and in which order. */
import type { ListedOffering } from '#contract/bookings/pages.ts';
import type { Currency } from '#contract/primitives.ts';
import { matcher } from '#domain/bookings/offerings/words.ts';
import { majorOf } from '#domain/money/units.ts';
import { convert } from '#domain/money.ts';

export const offeringOrders = ['price-up', 'price-down', 'rating', 'shortest'] as const;
export type OfferingOrder = (typeof offeringOrders)[number];

export interface OfferingChoice {
  text: string;
  /** Per person, in whole units of the list's currency. */
  from?: number | undefined;
  to?: number | undefined;
  guests?: number | undefined;
  exclusive: boolean;
  hotDeal: boolean;
  /** The house's own order where nothing is said: the best answer first, then as in the catalogue. */
  order?: OfferingOrder | undefined;
}

export function chooseOfferings(
  offerings: readonly ListedOffering[],
  choice: OfferingChoice,
  currency: Currency,
): ListedOffering[] {
  const score = matcher(
    choice.text,
    offerings.map(({ words }) => words),
  );
  const price = (offering: ListedOffering) =>
    majorOf(convert(offering.price.perPerson, currency).amount);
  return offerings
    .filter((offering) => suits(offering, choice) && within(price(offering), choice))
    .map((offering) => ({ offering, score: score(offering.words) }))
    .filter((found) => found.score > 0)
    .sort((a, b) =>
      choice.order ? comparisons[choice.order](a.offering, b.offering, price) : b.score - a.score,
    )
    .map((found) => found.offering);
}

function suits({ party, isExclusive, isHotDeal }: ListedOffering, choice: OfferingChoice) {
  const { guests, exclusive, hotDeal } = choice;
  if (exclusive && !isExclusive) return false;
  if (hotDeal && !isHotDeal) return false;
  return guests === undefined || (party.least <= guests && guests <= party.most);
}

const within = (price: number, { from = 0, to = Number.POSITIVE_INFINITY }: OfferingChoice) =>
  from <= price && price <= to;

type Comparison = (
  a: ListedOffering,
  b: ListedOffering,
  price: (offering: ListedOffering) => number,
) => number;

const comparisons: Record<OfferingOrder, Comparison> = {
  'price-up': (a, b, price) => price(a) - price(b),
  'price-down': (a, b, price) => price(b) - price(a),
  rating: (a, b) => b.rating - a.rating,
  shortest: (a, b) => a.minutes - b.minutes,
};
