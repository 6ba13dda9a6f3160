/** Homes, communities and advisers as every page of real estate shows them. */

import type { Agent, Location, Property } from '#contract/catalogue/real-estate.ts';
import type { Price } from '#contract/catalogue/shapes.ts';
import type { Money } from '#contract/primitives.ts';
import type { AgentProfile, AreaCard, HomeCard } from '#contract/real-estate.ts';
import { initialsFor } from '#domain/initials.ts';
import { money } from '#domain/money.ts';
import type { PageSource } from '#server/catalogue/page-source.ts';
import { areaPath, homePath } from '#server/real-estate/paths.ts';

/** The sum without its unit, which the page says in its own words. */
export const priceSum = ({ amount, currency }: Price): Money => money(amount, currency);

export function areaOf({ snapshot }: PageSource, slug: string): Location {
  const area = snapshot.bySlug('locations', slug);
  if (!area) throw new Error(`The catalogue has no community ${slug}.`);
  return area;
}

export function homeCard(source: PageSource, home: Property): HomeCard {
  const { say, picture } = source;
  const { slug, type, purpose, status, bedrooms, bathrooms, parking, rating } = home;
  return {
    slug,
    type,
    purpose,
    status,
    bedrooms,
    bathrooms,
    parking,
    rating,
    path: homePath(home),
    title: say(home.title),
    area: home.location,
    areaName: say(areaOf(source, home.location).name),
    price: priceSum(home.price),
    sqft: home.area.sqft,
    sqm: home.area.sqm,
    furnished: home.furnished,
    petsAllowed: home.petsAllowed,
    goldenVisa: home.goldenVisaEligible,
    isPrivate: home.isPrivateSale,
    picture: picture(home.art),
  };
}

export const areaCard = ({ say, picture }: PageSource, area: Location): AreaCard => ({
  slug: area.slug,
  path: areaPath(area),
  name: say(area.name),
  description: say(area.description),
  averagePrice: priceSum(area.avgPrice),
  homes: area.propertiesCount,
  highlights: area.highlights.map(say),
  picture: picture(area.art),
});

export function adviser(source: PageSource, agent: Agent): AgentProfile {
  const { snapshot, say } = source;
  const tongues = snapshot.texts('taxonomy').languages;
  const { slug, rating, yearsInDubai, specialities, registration, phone, email, viewing } = agent;
  return {
    slug,
    rating,
    yearsInDubai,
    specialities,
    registration,
    phone,
    email,
    name: say(agent.name),
    title: say(agent.title),
    initials: initialsFor(say(agent.name), agent.portrait.initials),
    bio: say(agent.bio),
    languages: tongues
      .filter(({ id }) => agent.languages.includes(id))
      .map((one) => say(one.label)),
    areas: agent.areas.map((area) => areaOf(source, area)).map((area) => linkTo(source, area)),
    viewing: {
      days: viewing.days,
      times: viewing.times,
      minutes: viewing.durationMinutes,
      leadHours: viewing.leadTimeHours,
    },
  };
}

const linkTo = ({ say }: PageSource, area: Location) => ({
  label: say(area.name),
  path: areaPath(area),
});
