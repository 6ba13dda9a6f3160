import type { MembershipTier, Venue } from '#contract/catalogue/vip.ts';
import type { Page } from '#contract/pages/pages.ts';
import type { TierCard, VipContent } from '#contract/vip.ts';
import { money } from '#domain/money.ts';
import { standsIn, type VenueListName, venueLists } from '#domain/vip/venues.ts';
import type { PageSource } from '#server/catalogue/page-source.ts';
import { allVenues, charge, detailedVenue, reserveLink, venueCard } from '#server/vip/venues.ts';

export function vip(source: PageSource): Page {
  const { snapshot, say } = source;
  const { sections } = snapshot.texts('vip');
  const card = (venue: Venue) => venueCard(source, venue);
  return {
    name: 'vip',
    content: {
      hero: hero(source),
      ways: subPaths(source).map((way) => ({ ...way, count: held(source, way.path) })),
      lounges: { title: say(sections.lounges), venues: snapshot.all('lounges').map(card) },
      nightclubs: { title: say(sections.nightclubs), venues: snapshot.all('nightclubs').map(card) },
      venues: {
        title: say(sections.venues),
        venues: snapshot.all('venues').map((venue) => detailedVenue(source, venue)),
      },
      reserve: reserveLink(source),
      closing: closing(source),
      tiers: snapshot.all('membership-tiers').map((tier) => membership(source, tier)),
    },
  };
}

function hero({ snapshot, say }: PageSource): VipContent['hero'] {
  const { title, text, chips, art } = snapshot.texts('vip').hero;
  return {
    title: say(title),
    text: say(text),
    chips: chips.map(say),
    artKey: art.key,
  };
}

function closing({ snapshot, say }: PageSource): VipContent['closing'] {
  const { title, text, buttons } = snapshot.texts('vip').closing;
  const label = (id: string) => {
    const button = buttons.find((candidate) => candidate.id === id);
    return button ? say(button.label) : '';
  };
  return { title: say(title), text: say(text), join: label('join'), calendar: label('calendar') };
}

function membership(source: PageSource, tier: MembershipTier): TierCard {
  const { say, snapshot } = source;
  const plan = snapshot.all('plans').find(({ id }) => id === tier.includedWithPlan);
  return {
    id: tier.id,
    name: say(tier.name),
    description: say(tier.description),
    price: charge(source, tier.price),
    joiningFee: money(tier.joiningFee.amount, tier.joiningFee.currency),
    benefits: tier.benefits.map(say),
    guestsPerEvent: tier.guestsPerEvent,
    tableHoldMinutes: tier.tableHoldMinutes,
    includedWith: plan ? say(plan.name) : null,
  };
}

/** The sub-paths of the page as the bar names them. */
export function subPaths({ snapshot, say }: PageSource) {
  const item = snapshot.texts('messages').navigation.find(({ id }) => id === 'vip');
  return (item?.children ?? []).map(({ path, label }) => ({ path, label: say(label) }));
}

function held({ snapshot }: PageSource, path: string): number {
  const list = venueLists.find((name) => path === venueListPath(name));
  if (!list) return snapshot.all('events').length;
  return allVenues(snapshot).filter((venue) => standsIn(list, venue)).length;
}

export const venueListPath = (list: VenueListName): string => `/vip/${list}`;
