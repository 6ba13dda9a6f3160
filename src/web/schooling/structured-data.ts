/** What the pages of schooling are, as schema.org describes them. */

import type { PagePayload } from '#contract/pages/pages.ts';
import type { SchoolFacts, SchoolingFrame, SchoolingService } from '#contract/schooling.ts';
import {
  crumbsFact,
  graphOf,
  houseFact,
  listFact,
  pointFact,
  urlIn,
} from '#web/platform/page-facts.ts';

const context = 'https://schema.org';

export const listFacts = (schools: SchoolFacts[], name: string, payload: PagePayload): object => ({
  '@context': context,
  name,
  ...listFact(schools.map((school) => ({ url: urlIn(payload, school.path), name: school.name }))),
});

export const serviceFacts = (
  {
    name,
    description,
    services,
  }: { name: string; description: string; services: SchoolingService[] },
  payload: PagePayload,
): object => ({
  '@context': context,
  '@type': 'Service',
  name,
  description,
  url: urlIn(payload, payload.path),
  areaServed: { '@type': 'City', name: 'Dubai' },
  provider: houseFact(payload),
  hasOfferCatalog: {
    '@type': 'OfferCatalog',
    name,
    itemListElement: services.map(({ title, description: text }) => ({
      '@type': 'Offer',
      itemOffered: { '@type': 'Service', name: title, description: text },
    })),
  },
});

export function schoolStructure(
  school: SchoolFacts,
  frame: SchoolingFrame,
  payload: PagePayload,
): object {
  const crumbs = [
    { label: frame.label, path: '/schooling' },
    { label: school.name, path: school.path },
  ];
  const facts = {
    '@type': 'School',
    name: school.name,
    description: school.description,
    url: urlIn(payload, school.path),
    image: payload.publicUrl + school.picture.light,
    address: { '@type': 'PostalAddress', addressLocality: school.area.name, addressCountry: 'AE' },
    geo: pointFact(school.place),
  };
  return graphOf(facts, crumbsFact(payload, crumbs));
}
