/** Asked one thing of something: the answer from its own fields, the engine's quote or what the house wrote. */
import type { PlanEntry } from '#domain/assistant/plan/entry.ts';
import { endSentence } from '#server/assistant/attributes/attributes.ts';
import { companyFacets } from '#server/assistant/facets/companies.ts';
import { eventFacets } from '#server/assistant/facets/events.ts';
import {
  askedIn,
  type Facet,
  type FacetAnswer,
  type FacetContext,
  type Facets,
} from '#server/assistant/facets/facet.ts';
import { homeFacets } from '#server/assistant/facets/homes.ts';
import { planFacets, tierFacets } from '#server/assistant/facets/memberships.ts';
import { offeringMoney } from '#server/assistant/facets/money.ts';
import { offeringPeople } from '#server/assistant/facets/people.ts';
import { offeringPlace } from '#server/assistant/facets/place.ts';
import { agentFacets, areaFacets } from '#server/assistant/facets/places.ts';
import { curriculumFacets, schoolFacets } from '#server/assistant/facets/schools.ts';
import { offeringTerms } from '#server/assistant/facets/terms.ts';
import { venueFacets } from '#server/assistant/facets/venues.ts';
import { visaFacets } from '#server/assistant/facets/visas.ts';
import type { Context } from '#server/assistant/replies/reply.ts';
import type { Thing } from '#server/assistant/things/thing.ts';

/** What a thing answers when that is asked of it; nothing where it has no answer of its own. */
export async function facetAnswer(
  facet: Facet,
  { entry }: Thing,
  context: Context,
): Promise<FacetAnswer | undefined> {
  const asked = askedIn(context);
  const told = await toldBy(facet, entry, asked);
  const text = told.filter(Boolean).map(endSentence).join(' ');
  const { wish, today } = context.meant;
  return text ? { text, sources: [entry.item, wish, today, ...asked.sources] } : undefined;
}

type ByKind = { [Of in PlanEntry['of']]: Facets<Extract<PlanEntry, { of: Of }>['item']> };

const byKind: ByKind = {
  offering: { ...offeringMoney, ...offeringTerms, ...offeringPeople, ...offeringPlace },
  home: homeFacets,
  area: areaFacets,
  agent: agentFacets,
  company: companyFacets,
  visa: visaFacets,
  school: schoolFacets,
  curriculum: curriculumFacets,
  venue: venueFacets,
  event: eventFacets,
  tier: tierFacets,
  plan: planFacets,
};

/** Whether such a thing has an answer of its own to that. */
export const answersTo = (facet: Facet, { entry }: Thing): boolean => facet in byKind[entry.of];

async function toldBy(facet: Facet, entry: PlanEntry, asked: FacetContext): Promise<string[]> {
  // The kind and the item stand in one entry, so the facets of the one take the other.
  const own = byKind[entry.of] as Facets<PlanEntry['item']>;
  return (await own[facet]?.(entry.item, asked)) ?? [];
}
