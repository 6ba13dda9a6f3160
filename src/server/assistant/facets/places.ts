/** What is asked of a community, and of the adviser who shows its homes. */
import type { Agent, Location } from '#contract/catalogue/real-estate.ts';
import type { Point } from '#contract/catalogue/shapes.ts';
import { kilometresBetween } from '#domain/distance.ts';
import { typicalPrices } from '#server/assistant/attributes/homes.ts';
import type { FacetContext, Facets } from '#server/assistant/facets/facet.ts';
import { spokenHere } from '#server/assistant/facets/people.ts';

export const areaFacets: Facets<Location> = {
  total: typical,
  where: (item, asked) => [commute(item, asked)],
  duration: (item, asked) => [commute(item, asked)],
  included: ({ highlights }, { list }) => [list(highlights)],
  'extra-costs': ({ averages }, { price, context }) => [
    context.telling.say.about.serviceCharge(price(averages.serviceChargePerSqft)),
  ],
};

function typical(item: Location, { context }: FacetContext): string[] {
  const { say, speaker } = context.telling;
  return [say.facts.average(speaker.money(item.avgPrice)), typicalPrices(item, context.telling)];
}

export const commute = (
  { commuteMinutes }: Location,
  { context, sources }: FacetContext,
): string => {
  sources.push(commuteMinutes);
  return context.telling.say.about.commute(commuteMinutes);
};

export const agentFacets: Facets<Agent> = {
  language: ({ languages }, asked) => [spokenHere(languages, asked)],
  hours: (item, asked) => [viewingsOf(item, asked)],
  notice: ({ viewing }, { say }) => [say.home.viewing(viewing.leadTimeHours)],
};

export function viewingsOf({ viewing }: Agent, asked: FacetContext): string {
  const { weekdays, comma } = asked.context.telling.say;
  asked.sources.push(viewing);
  return asked.say.home.viewings(
    viewing.days.map((day) => weekdays[day]).join(comma),
    viewing.times.join(comma),
  );
}

/** In a straight line from the communities that were named. */
export function howFar(point: Point, { context, language, say, sources }: FacetContext): string[] {
  const { meant, knowledge } = context;
  return meant.wish.areas.flatMap((slug) => {
    const area = knowledge.snapshot.bySlug('locations', slug);
    if (!area) return [];
    const away = Math.round(kilometresBetween(point, area.centre));
    sources.push(away);
    return away > 0 ? [say.away(area.name[language], away)] : [];
  });
}
