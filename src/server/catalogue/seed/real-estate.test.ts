import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PropertyType } from '#contract/catalogue/real-estate.ts';
import type { Point } from '#contract/catalogue/shapes.ts';
import { each, major, seedSnapshot } from '#server/catalogue/testing.ts';

const seed = await seedSnapshot();
const taxonomy = seed.texts('taxonomy');
const homes = seed.all('properties');
const locations = seed.all('locations');
const agents = seed.all('agents');

/** Flat earth, good enough within one city. */
function kilometres(a: Point, b: Point): number {
  return Math.hypot((a.lat - b.lat) * 110.8, (a.lng - b.lng) * 100.7);
}

test('there are homes of every type, three of them featured, and four featured communities', () => {
  assert.ok(homes.length >= 24);
  assert.equal(homes.filter(({ isFeatured }) => isFeatured).length, 3);
  for (const type of PropertyType.options)
    assert.ok(homes.filter((home) => home.type === type).length >= 5, type);
  assert.ok(locations.length >= 12);
  assert.equal(locations.filter(({ isFeatured }) => isFeatured).length, 4);
  assert.equal(agents.length, 6);
  assert.equal(seed.texts('properties').services.length, 4);
});

test('a home stands in its community', () => {
  each(homes, 'within 4.5 km of the centre', ({ location, coordinates }) => {
    const community = seed.bySlug('locations', location);
    return community && kilometres(coordinates, community.centre) <= 4.5;
  });
});

test('prices and costs are what is customary', () => {
  each(homes, 'unit', ({ purpose, price }) => {
    return price.currency === 'AED' && price.unit === (purpose === 'sale' ? 'one-off' : 'per-year');
  });
  each(homes, 'price', (home) => {
    const price = major(home.price);
    if (home.purpose === 'rent') return price >= 1e5 && price <= 4e6;
    const perSqft = price / home.area.sqft;
    return price >= 2e6 && price <= 2e8 && perSqft >= 1_000 && perSqft <= 12_000;
  });
  each(homes, 'costs', (home) =>
    home.purpose === 'sale'
      ? home.costs.dldFeePercent === 4 && home.costs.agencyFeePercent === 2
      : home.costs.securityDepositPercent === (home.furnished ? 10 : 5),
  );
  each(homes, 'the Golden Visa begins at two million dirhams', (home) => {
    const eligible = home.purpose === 'sale' && major(home.price) >= 2e6;
    return home.goldenVisaEligible === eligible;
  });
});

test('rooms and areas are plausible', () => {
  each(homes, 'rooms', ({ bedrooms, bathrooms, parking }) => bathrooms >= bedrooms && parking >= 1);
  each(homes, 'area', ({ area: { sqft, sqm } }) => {
    return sqft >= 700 && Math.abs(sqm - sqft * 0.092903) <= 1;
  });
  each(homes, 'plot', ({ type, area }) => type !== 'villa' || (area.plotSqft ?? 0) >= 2_000);
  each(homes, 'built or to be handed over', ({ status, handover, builtYear }) =>
    status === 'ready' ? builtYear && !handover : handover && !builtYear,
  );
});

test('the agent of a home covers its community and handles its type', () => {
  each(homes, 'agent', ({ agentId, location, type }) => {
    const agent = agents.find(({ id }) => id === agentId);
    return agent?.areas.includes(location) && agent.specialities.includes(type);
  });
});

test('a community is an area, and its figures hold', () => {
  const areas = new Set(taxonomy.areas.map(({ id }) => id));
  each(locations, 'area', ({ slug }) => areas.has(slug));
  each(locations, 'outline', ({ outline, centre }) =>
    outline.every((point) => kilometres(point, centre) <= 6),
  );
  each(locations, 'count', ({ slug, propertiesCount }) => {
    return propertiesCount >= homes.filter(({ location }) => location === slug).length;
  });
  each(locations, 'averages', ({ averages, avgPrice }) => {
    const { grossYieldPercent, apartmentSale, villaSale } = averages;
    const sold = apartmentSale ?? villaSale;
    return avgPrice.currency === 'AED' && sold && grossYieldPercent >= 2 && grossYieldPercent <= 9;
  });
});

test('agents are invented and cannot be called', () => {
  const languages = new Set(taxonomy.languages.map(({ id }) => id));
  each(agents, 'languages', (agent) => agent.languages.every((id) => languages.has(id)));
  each(agents, 'areas', ({ areas }) => areas.every((slug) => seed.bySlug('locations', slug)));
  each(agents, 'sample', ({ registration, email, phone }) => {
    return registration.isSample && email.endsWith('.example') && phone.startsWith('+971 4 000 ');
  });
});
