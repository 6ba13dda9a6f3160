import type { CardPrice, SoldUnit } from '#contract/bookings/pages.ts';
import type { Offering } from '#contract/catalogue/offerings.ts';
import type { Unit } from '#contract/catalogue/shapes.ts';
import type { Money } from '#contract/primitives.ts';
import { money, perPerson } from '#domain/money.ts';

const byUnit: Partial<Record<Unit, SoldUnit>> = {
  'per-night': 'night',
  'per-day': 'day',
  'per-hour': 'hour',
  'per-vehicle': 'vehicle',
  'per-group': 'group',
};

const byCharter: Partial<Record<Offering['category'], SoldUnit>> = {
  flights: 'aircraft',
  'helicopter-rides': 'helicopter',
};

/** A dhow is chartered like a yacht, but nobody calls it one. */
const yachts = ['yacht', 'superyacht', 'yacht-sport'];

type Priced = Pick<Offering, 'price' | 'usualPrice' | 'category' | 'capacity' | 'art'>;

/** The card's price: per person, always, and what it is a share of where it is sold otherwise. */
export function cardPrice(offering: Priced): CardPrice {
  const { price, usualPrice, capacity } = offering;
  const usual = usualPrice && { usual: sum(usualPrice) };
  if (price.unit === 'per-person') return { perPerson: sum(price), ...usual };
  const largestParty = capacity.maxParty;
  return {
    perPerson: perPerson(price, largestParty),
    basis: { price: sum(price), soldAs: soldAs(offering), largestParty },
    ...usual,
  };
}

function soldAs({ price, category, art }: Priced): SoldUnit {
  const known = byUnit[price.unit] ?? byCharter[category];
  return known ?? (yachts.includes(art.scene) ? 'yacht' : 'boat');
}

const sum = ({ amount, currency }: Money): Money => money(amount, currency);
