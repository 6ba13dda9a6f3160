/** What is asked of a home to buy or to rent. */
import type { Agent, Property } from '#contract/catalogue/real-estate.ts';
import type { Day } from '#contract/primitives.ts';
import { freeFrom, handoverIn } from '#domain/real-estate/dates.ts';
import type { FacetContext, Facets } from '#server/assistant/facets/facet.ts';
import { homeMoney } from '#server/assistant/facets/home-costs.ts';
import { accessOf, reasonsAbout, spokenHere } from '#server/assistant/facets/people.ts';
import { commute, howFar, viewingsOf } from '#server/assistant/facets/places.ts';

export const homeFacets: Facets<Property> = {
  ...homeMoney,
  duration: (item, asked) => [
    ...movingIn(item, asked),
    ...(item.purpose === 'sale' ? asked.written('re-buying-steps') : []),
  ],
  notice: (item, asked) => [
    asked.say.home.viewing(item.viewingLeadTimeHours),
    ...movingIn(item, asked),
  ],
  free: movingIn,
  included: (item, { say, list }) => [
    item.furnished ? say.home.furnished : say.home.unfurnished,
    say.comesWith(list(item.features)),
    say.home.parking(item.parking),
  ],
  capacity: ({ bedrooms, bathrooms, parking, area }, { say, context }) => {
    const { facts } = context.telling.say;
    return [
      say.home.size(facts.bedrooms(bedrooms), bathrooms, area.sqm, area.sqft),
      say.home.parking(parking),
    ];
  },
  where: (item, asked) => {
    const area = asked.context.knowledge.snapshot.bySlug('locations', item.location);
    return area
      ? [
          asked.say.lies(area.name[asked.language]),
          commute(area, asked),
          ...howFar(item.coordinates, asked),
        ]
      : [];
  },
  pets: (item, asked) =>
    reasonsAbout({ of: 'home', item }, asked, { of: ['pets'], needs: ['pets'] }),
  access: (item, asked) => {
    const lift = item.features.filter(({ en }) =>
      /lift|elevator|ground floor|single storey/i.test(en),
    );
    return [
      ...(lift.length > 0 ? [asked.say.comesWith(asked.list(lift))] : []),
      ...accessOf({ of: 'home', item }, asked),
    ];
  },
  language: (item, asked) => {
    const agent = agentOf(item, asked);
    return agent
      ? [asked.say.home.shownBy(agent.name[asked.language]), spokenHere(agent.languages, asked)]
      : [];
  },
  hours: (item, asked) => {
    const agent = agentOf(item, asked);
    return agent
      ? [viewingsOf(agent, asked), asked.say.home.viewing(item.viewingLeadTimeHours)]
      : [];
  },
  private: ({ isPrivateSale }, { say }) => (isPrivateSale ? [say.home.privateSale] : []),
  papers: (item, { written }) => written(item.purpose === 'sale' ? 're-buying-steps' : 're-ejari'),
  minimum: (item, { say }) => (item.purpose === 'rent' ? [say.home.byYear] : []),
};

const agentOf = ({ agentId }: Property, { context }: FacetContext): Agent | undefined =>
  context.knowledge.snapshot.all('agents').find(({ id }) => id === agentId);

/** Ready now, from a day on, or when it is built. */
function movingIn(item: Property, asked: FacetContext): string[] {
  const { context, say } = asked;
  const { reviewed } = context.knowledge.snapshot.texts('properties');
  if (item.handover) {
    const { quarter, year } = handoverIn(reviewed, item.handover.quarters);
    asked.sources.push(quarter, year);
    return [say.home.built(quarter, year)];
  }
  const day: Day | undefined = freeFrom(reviewed, item.availableFromDays, context.tools.today);
  return [day ? say.home.from(asked.date(day)) : say.home.now];
}
