/** Why a wish was refused: `params.reason` beside the error's code. Plain words, so screens may import it. */

/** With `not_offered`. */
export type OfferingRefusal =
  | 'past'
  | 'late'
  | 'season'
  | 'closed'
  | 'weekday'
  | 'time'
  | 'horizon'
  | 'length'
  | 'units';

/** With `party_refused`; `params.limit` is the offering's own. */
export type PartyRefused = 'small' | 'large';

/** With `guest_refused`; `params.limit` is the age, `params.guest` the name. */
export type GuestRefused =
  | 'young'
  | 'old'
  | 'age-missing'
  | 'licence'
  | 'limits'
  | 'pick-up'
  | 'many';

/** With `addon_refused`; `params.addOn` is the id. */
export type AddOnRefused = 'unknown' | 'quantity' | 'twice';

/** With `place_taken`: the nearest free starts, so that the loser of a race has somewhere to go. */
export const nearestParam = 'nearest';
