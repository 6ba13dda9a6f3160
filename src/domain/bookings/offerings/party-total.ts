/** What a card says to a party that is known: the whole sum, as it is sold. */
import type { CardPrice } from '#contract/bookings/pages.ts';
import type { Money } from '#contract/primitives.ts';
import { times } from '#domain/money.ts';

/** For all of them; where it is sold by the night, the day or the hour, for one of these. */
export function partyTotal({ perPerson, basis }: CardPrice, guests: number): Money {
  if (!basis) return times(perPerson, guests);
  return times(basis.price, Math.ceil(guests / basis.largestParty));
}
