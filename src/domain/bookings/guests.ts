/** Who may come: ages and licences, as the offering asks. */
import type { Guest } from '#contract/bookings/asks.ts';
import type { GuestRefused } from '#contract/bookings/refusals.ts';
import type { Offering } from '#contract/catalogue/offerings.ts';
import type { Day } from '#contract/primitives.ts';
import { boundByAge, hasAgeLimit, limitsToVouch } from '#domain/bookings/limits.ts';
import { pickUpAsked } from '#domain/bookings/pick-up.ts';
import { Failure } from '#domain/failure.ts';
import { yearsBetween } from '#domain/time.ts';

export interface PartyDetails {
  party: number;
  guests: readonly Pick<Guest, 'name' | 'age'>[];
  licenceHeld: boolean;
  /** The client's word that everybody is within the limits, those included who are only counted. */
  limitsKept: boolean;
  /** Where a chauffeur comes to, and the extras, of which one may be a chauffeur. */
  pickUp: string;
  addOns: readonly { id: string }[];
}

const asksForLicence = ({ requirements }: Offering): boolean => requirements.licence !== 'none';

/**
 * What is said must be right at once; what is missing is only missed at the confirmation (`strict`),
 * because a place is held first and the guests are named while the hold runs.
 */
export function checkGuests(
  offering: Offering,
  told: PartyDetails,
  { strict }: { strict: boolean },
): void {
  const { party, guests, licenceHeld } = told;
  if (guests.length > party) throw refuse('many', { limit: party });
  for (const guest of guests.slice(0, boundByAge(offering, party)))
    checkAge(offering, guest, strict);
  const [first] = guests;
  if (strict && hasAgeLimit(offering) && !first) throw refuse('age-missing', {});
  if (strict && asksForLicence(offering) && !licenceHeld) throw refuse('licence', {});
  if (strict && !told.limitsKept && limitsToVouch(offering, { party, named: guests.length }))
    throw refuse('limits', {});
  if (strict && !told.pickUp && pickUpAsked(offering, told.addOns) === 'needed')
    throw refuse('pick-up', {});
}

function checkAge(
  { requirements }: Offering,
  { name, age }: PartyDetails['guests'][number],
  strict: boolean,
) {
  const { minAge, maxAge } = requirements;
  if (age === null) {
    if (strict && (minAge > 0 || maxAge !== null)) throw refuse('age-missing', { guest: name });
    return;
  }
  if (age < minAge) throw refuse('young', { guest: name, limit: minAge });
  if (maxAge !== null && age > maxAge) throw refuse('old', { guest: name, limit: maxAge });
}

interface Params {
  guest?: string;
  limit?: number;
}

const sentences: Record<GuestRefused, (params: Params) => string> = {
  young: ({ guest, limit }) => `${guest} is younger than ${limit}, the least age for this.`,
  old: ({ guest, limit }) => `${guest} is older than ${limit}, the greatest age for this.`,
  'age-missing': ({ guest }) => `Please say how old ${guest ?? 'the first guest'} is.`,
  licence: () => 'Please confirm that the licence this asks for is held.',
  limits: () => 'Please confirm that everybody who comes is within the limits of this.',
  'pick-up': () => 'Please say where the chauffeur should come.',
  many: ({ limit }) => `The party has ${limit}, so no more can be named.`,
};

const refuse = (reason: GuestRefused, params: Params): Failure =>
  new Failure('guest_refused', sentences[reason](params), { params: { reason, ...params } });

/** How old somebody is today who was so old on the day they said so. */
export const ageNow = (age: number, saidOn: Day, today: Day): number =>
  age + Math.max(0, yearsBetween(saidOn, today));
