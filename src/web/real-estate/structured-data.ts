/** What the pages of real estate tell search engines, as schema.org writes it. */

import type { PagePayload } from '#contract/pages/pages.ts';
import type {
  AdvisersContent,
  AgentProfile,
  AreaContent,
  HomeCard,
  HomeContent,
  HomesContent,
  RealEstateContent,
} from '#contract/real-estate.ts';
import { majorOf } from '#domain/money/units.ts';
import { crumbsFact, graphOf, listFact, pointFact, urlIn } from '#web/platform/page-facts.ts';
import { estatePaths } from '#web/real-estate/estate-paths.ts';

const listOf = (payload: PagePayload, homes: HomeCard[]) =>
  listFact(homes.map(({ path, title }) => ({ url: urlIn(payload, path), name: title })));

export function overviewFacts(content: RealEstateContent, payload: PagePayload): object {
  const { brand, footer } = payload.chrome;
  const service = {
    '@type': 'RealEstateAgent',
    name: brand,
    url: urlIn(payload, estatePaths.overview),
    description: content.hero.text,
    telephone: footer.phone,
    email: footer.email,
    address: footer.addressLines.join(', '),
    areaServed: content.areas.featured.map(({ name }) => name),
  };
  return graphOf(service, listOf(payload, content.featured));
}

export function homesFacts(content: HomesContent, payload: PagePayload): object {
  const trail = [
    { label: content.label, path: estatePaths.overview },
    { label: content.title, path: payload.path },
  ];
  return graphOf(crumbsFact(payload, trail), listOf(payload, content.homes));
}

const kinds = { villa: 'House', apartment: 'Apartment', penthouse: 'Apartment' };

export function homeFacts(content: HomeContent, payload: PagePayload): object {
  const { home, label, typeLink } = content;
  const trail = [
    { label, path: estatePaths.overview },
    typeLink,
    { label: home.title, path: payload.path },
  ];
  const listing = {
    '@type': 'RealEstateListing',
    name: home.title,
    description: content.description,
    url: urlIn(payload, payload.path),
    image: `${payload.publicUrl}/social/${content.socialArt}.png`,
    mainEntity: residence(content),
    offers: {
      '@type': 'Offer',
      price: majorOf(home.price.amount),
      priceCurrency: home.price.currency,
      businessFunction: `http://purl.org/goodrelations/v1#${home.purpose === 'sale' ? 'Sell' : 'LeaseOut'}`,
    },
  };
  return graphOf(crumbsFact(payload, trail), listing);
}

const residence = ({ home, features, point }: HomeContent) => ({
  '@type': kinds[home.type],
  name: home.title,
  numberOfBedrooms: home.bedrooms,
  numberOfBathroomsTotal: home.bathrooms,
  floorSize: { '@type': 'QuantitativeValue', value: home.sqm, unitCode: 'MTK' },
  petsAllowed: home.petsAllowed,
  amenityFeature: features.map((name) => ({
    '@type': 'LocationFeatureSpecification',
    name,
    value: true,
  })),
  address: { '@type': 'PostalAddress', addressLocality: home.areaName, addressCountry: 'AE' },
  geo: pointFact(point),
});

export function areaFacts(content: AreaContent, payload: PagePayload): object {
  const { area, point } = content;
  const trail = [
    { label: content.label, path: estatePaths.overview },
    { label: area.name, path: area.path },
  ];
  const place = {
    '@type': 'Place',
    name: area.name,
    description: area.description,
    url: urlIn(payload, area.path),
    geo: pointFact(point),
  };
  return graphOf(crumbsFact(payload, trail), place, listOf(payload, content.homes));
}

export function adviserFacts(content: AdvisersContent, payload: PagePayload): object {
  const trail = [
    { label: content.label, path: estatePaths.overview },
    { label: content.title, path: payload.path },
  ];
  const people = content.advisers.map((adviser) => person(adviser, payload));
  return graphOf(crumbsFact(payload, trail), ...people);
}

const person = (adviser: AgentProfile, { chrome }: PagePayload) => ({
  '@type': 'Person',
  name: adviser.name,
  jobTitle: adviser.title,
  description: adviser.bio,
  telephone: adviser.phone,
  email: adviser.email,
  knowsLanguage: adviser.languages,
  worksFor: { '@type': 'RealEstateAgent', name: chrome.brand },
});
