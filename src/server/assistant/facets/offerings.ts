/** Everything that is asked of what can be booked. */
import type { Offering } from '#contract/catalogue/offerings.ts';
import type { Facets } from '#server/assistant/facets/facet.ts';
import { offeringMoney } from '#server/assistant/facets/money.ts';
import { offeringPeople } from '#server/assistant/facets/people.ts';
import { offeringPlace } from '#server/assistant/facets/place.ts';
import { offeringTerms } from '#server/assistant/facets/terms.ts';

export const offeringFacets: Facets<Offering> = {
  ...offeringMoney,
  ...offeringTerms,
  ...offeringPeople,
  ...offeringPlace,
};
