/** What the pages of schooling are, as schema.org describes them. */
import type { PagePayload } from '#contract/pages/pages.ts';
import type { SchoolFacts, SchoolingFrame, SchoolingService } from '#contract/schooling.ts';
import { crumbsFact, urlIn } from '#web/site/page-facts.ts';

const context = 'https://schema.org';

export function listFacts(schools: SchoolFacts[], name: string, payload: PagePayload): object {
  return {
    '@context': context,
    '@type': 'ItemList',
    name,
    numberOfItems: schools.length,
    itemListElement: schools.map((school, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      url: urlIn(payload, school.path),
      name: school.name,
    })),
  };
}

export function serviceFacts(
  {
    name,
    description,
    services,
  }: { name: string; description: string; services: SchoolingService[] },
  payload: PagePayload,
): object {
  return {
    '@context': context,
    '@type': 'Service',
    name,
    description,
    url: urlIn(payload, payload.path),
    areaServed: { '@type': 'City', name: 'Dubai' },
    provider: {
      '@type': 'Organization',
      '@id': `${payload.publicUrl}/#house`,
      name: payload.chrome.brand,
    },
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name,
      itemListElement: services.map(({ title, description: text }) => ({
        '@type': 'Offer',
        itemOffered: { '@type': 'Service', name: title, description: text },
      })),
    },
  };
}

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
    geo: { '@type': 'GeoCoordinates', latitude: school.place.lat, longitude: school.place.lng },
  };
  return { '@context': context, '@graph': [facts, crumbsFact(payload, crumbs)] };
}
