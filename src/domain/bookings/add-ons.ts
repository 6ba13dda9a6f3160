/** What is taken beside the offering itself. */
import type { QuoteLine } from '#contract/bookings/quote.ts';
import type { AddOnRefused } from '#contract/bookings/refusals.ts';
import type { AddOn, Offering } from '#contract/catalogue/offerings.ts';
import { productOf } from '#domain/bookings/price.ts';
import { Failure } from '#domain/failure.ts';
import { money, times } from '#domain/money.ts';

export interface ChosenAddOn {
  id: string;
  quantity: number;
}

interface Shared {
  party: number;
  length: number;
  addOns: readonly ChosenAddOn[];
}

/** Bought by the hour or the piece, so the client says how many. */
const isCounted = ({ price }: Pick<AddOn, 'price'>): boolean =>
  price.unit === 'per-hour' || price.unit === 'per-item';

export const addOnLines = (offering: Offering, shared: Shared): QuoteLine[] =>
  shared.addOns.map(({ id, quantity }) => {
    const { title, price } = addOnOf(offering, id);
    const each = money(price.amount, price.currency);
    const of = countsOf(price.unit, quantity, shared);
    return {
      kind: 'add-on',
      id,
      title,
      each,
      of,
      amount: times(each, productOf(of)),
      season: null,
    };
  });

/** What an add-on is charged for. Whatever is not counted is taken once, for the whole booking. */
export const chargedFor = (unit: AddOn['price']['unit']): AddOnUnit =>
  counted.find((known) => known === unit) ?? 'per-booking';

const counted = ['per-person', 'per-day', 'per-hour', 'per-item'] as const;
export type AddOnUnit = (typeof counted)[number] | 'per-booking';

function countsOf(unit: AddOn['price']['unit'], quantity: number, { party, length }: Shared) {
  switch (chargedFor(unit)) {
    case 'per-person':
      return { person: party };
    case 'per-day':
      return { day: length };
    case 'per-hour':
      return { hour: quantity };
    case 'per-item':
      return { item: quantity };
    default:
      return { item: 1 };
  }
}

export function checkAddOns(offering: Offering, chosen: readonly ChosenAddOn[]): void {
  const seen = new Set<string>();
  for (const { id, quantity } of chosen) {
    const addOn = addOnOf(offering, id);
    if (seen.has(id)) throw refuse('twice', id);
    if (quantity < 1 || (quantity > 1 && !isCounted(addOn))) throw refuse('quantity', id);
    seen.add(id);
  }
}

/** Hours that lengthen a charter: an add-on by the hour on something chartered. */
export function extraHours({ capacity, addOns }: Offering, chosen: readonly ChosenAddOn[]): number {
  if (capacity.unit !== 'charters') return 0;
  const hourly = new Set(
    addOns.filter(({ price }) => price.unit === 'per-hour').map(({ id }) => id),
  );
  return chosen.reduce((sum, { id, quantity }) => sum + (hourly.has(id) ? quantity : 0), 0);
}

function addOnOf({ addOns }: Offering, id: string): AddOn {
  const found = addOns.find((addOn) => addOn.id === id);
  if (!found) throw refuse('unknown', id);
  return found;
}

const sentences: Record<AddOnRefused, string> = {
  unknown: 'This offering has no such extra.',
  quantity: 'This extra is taken once, for the whole booking.',
  twice: 'Each extra is named once; its number says how many.',
};

const refuse = (reason: AddOnRefused, addOn: string): Failure =>
  new Failure('addon_refused', sentences[reason], { params: { reason, addOn } });
