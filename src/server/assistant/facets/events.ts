/** What is asked of an event of the members' calendar. */
import type { VipEvent } from '#contract/catalogue/vip.ts';
import { times } from '#domain/money.ts';
import { nextOccurrence } from '#domain/vip/events.ts';
import type { FacetContext, Facets } from '#server/assistant/facets/facet.ts';
import { accessOf, reasonsAbout } from '#server/assistant/facets/people.ts';
import { howFar } from '#server/assistant/facets/places.ts';

export const eventFacets: Facets<VipEvent> = {
  total: (item, asked) => [costOf(item, asked), tierOf(item, asked)],
  'per-person': (item, asked) => [costOf(item, asked)],
  'pay-now': (item, asked) => [costOf(item, asked)],
  minimum: (item, asked) => [tierOf(item, asked)],
  'extra-costs': (item, asked) => [tierOf(item, asked)],
  hours: (item, asked) => [...nextOf(item, asked), lastsOf(item, asked)],
  free: (item, asked) => [
    ...nextOf(item, asked),
    asked.say.event.places(item.capacity),
    tierOf(item, asked),
  ],
  notice: nextOf,
  duration: (item, asked) => [lastsOf(item, asked)],
  capacity: (item, asked) => [asked.say.event.places(item.capacity), ...guestsOf(item, asked)],
  where: ({ place, coordinates }, asked) => [
    asked.say.lies(place[asked.language]),
    ...howFar(coordinates, asked),
  ],
  dress: (item, asked) => {
    const judged = reasonsAbout({ of: 'event', item }, asked, { of: ['dress'] });
    return judged.length > 0
      ? judged
      : [asked.context.telling.say.about.dress(item.dressCode[asked.language])];
  },
  included: ({ description }, { language }) => [description[language]],
  access: (item, asked) => accessOf({ of: 'event', item }, asked),
  pets: (item, asked) =>
    reasonsAbout({ of: 'event', item }, asked, { of: ['pets'], needs: ['pets'] }),
  private: (item, asked) => [tierOf(item, asked), ...asked.written('vip-photography')],
  pickup: (_, { written }) => written('vip-driver'),
};

function costOf(
  { price, title }: VipEvent,
  { context, money, price: said, say, language }: FacetContext,
): string {
  const { party } = context.meant.wish;
  const name = `**${title[language]}**`;
  if (price.amount === 0) return `${name}: ${context.telling.say.facts.noCharge}`;
  if (!party || party === 1) return `${name}: ${said(price)}`;
  return `${name}: ${say.times(money(price), party, money(times(price, party)))}`;
}

/** From which membership on, and what that costs. */
function tierOf({ minTier }: VipEvent, asked: FacetContext): string {
  const { context, say, language, price } = asked;
  const tier = context.knowledge.snapshot.all('membership-tiers').find(({ id }) => id === minTier);
  return tier ? say.event.tier(tier.name[language], price(tier.price)) : '';
}

function guestsOf(
  { minTier }: VipEvent,
  { context, say, language, sources }: FacetContext,
): string[] {
  const tier = context.knowledge.snapshot.all('membership-tiers').find(({ id }) => id === minTier);
  sources.push(tier);
  return tier ? [say.event.guests(tier.name[language], tier.guestsPerEvent)] : [];
}

function nextOf({ when }: VipEvent, asked: FacetContext): string[] {
  const next = nextOccurrence(when, asked.context.tools.today);
  asked.sources.push(next);
  return next ? [asked.say.event.next(asked.date(next.day), next.time)] : [];
}

function lastsOf({ durationMinutes }: VipEvent, { say, sources }: FacetContext): string {
  sources.push(Math.floor(durationMinutes / 60), durationMinutes % 60);
  return say.lasts(durationMinutes);
}
