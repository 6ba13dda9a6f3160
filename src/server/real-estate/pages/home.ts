import type { Property } from '#contract/catalogue/real-estate.ts';
import type { Page } from '#contract/pages/pages.ts';
import type { GoldenVisa, HomeContent } from '#contract/real-estate.ts';
import { convert } from '#domain/money.ts';
import { costsOf } from '#domain/real-estate/costs.ts';
import { freeFrom, handoverIn } from '#domain/real-estate/dates.ts';
import { similarHomes } from '#domain/real-estate/similar.ts';
import type { PageSource } from '#server/catalogue/page-source.ts';
import { adviser, areaCard, areaOf, homeCard, priceSum } from '#server/real-estate/cards.ts';
import { commuteFrom, mapAround } from '#server/real-estate/community.ts';
import { subPaths } from '#server/real-estate/paths.ts';

const similarCount = 3;

export const homePage =
  (home: Property) =>
  (source: PageSource): Page => {
    const { snapshot, say, picture } = source;
    const { label, types } = subPaths(source);
    const typeLink = types.find((link) => link.type === home.type) ?? { label, path: '' };
    const similar = similarHomes(home, snapshot.all('properties'), similarCount);
    const content: HomeContent = {
      label,
      home: homeCard(source, home),
      typeLink,
      description: say(home.description),
      gallery: [home.art, ...home.gallery].map(picture),
      features: home.features.map(say),
      ...moveIn(source, home),
      dollars: convert(priceSum(home.price), 'USD'),
      costs: costsOf(home),
      goldenVisa: home.goldenVisaEligible ? goldenVisa(source) : null,
      community: community(source, home),
      adviser: adviserOf(source, home),
      similar: similar.map((other) => homeCard(source, other)),
      point: home.coordinates,
      socialArt: home.art.key,
    };
    return { name: 'home', content };
  };

function moveIn({ snapshot, today }: PageSource, home: Property) {
  const { reviewed } = snapshot.texts('properties');
  return {
    plotSqft: home.area.plotSqft,
    builtYear: home.builtYear,
    handover: home.handover && handoverIn(reviewed, home.handover.quarters),
    tenure: home.tenure,
    freeFrom: freeFrom(reviewed, home.availableFromDays, today) ?? null,
    viewingLeadHours: home.viewingLeadTimeHours,
  };
}

function goldenVisa({ snapshot, say }: PageSource): GoldenVisa | null {
  const visa = snapshot.bySlug('visas', 'golden-property');
  if (!visa) return null;
  return {
    title: say(visa.title),
    who: say(visa.who),
    rules: visa.rules.map(say),
    years: visa.validityYears,
    least: visa.minInvestment && priceSum(visa.minInvestment),
    caution: say(visa.caution),
  };
}

function community(source: PageSource, home: Property): HomeContent['community'] {
  const area = areaOf(source, home.location);
  return {
    area: areaCard(source, area),
    commute: commuteFrom(area),
    map: mapAround(source, area, [home]),
  };
}

function adviserOf(source: PageSource, home: Property) {
  const agent = source.snapshot.all('agents').find(({ id }) => id === home.agentId);
  if (!agent) throw new Error(`The catalogue has no adviser ${home.agentId}.`);
  return adviser(source, agent);
}
