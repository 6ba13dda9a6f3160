/** What the pages of schooling are, as schema.org describes them. */
import { addressOf, type PagePayload } from '#contract/pages.ts';
import type { SchoolFacts, SchoolingFrame, SchoolingService } from '#contract/schooling-pages.ts';

const context = 'https://schema.org';
const at = ({ publicUrl, language }: PagePayload, path: string) =>
  publicUrl + addressOf(language, path);

export function listFacts(schools: SchoolFacts[], name: string, payload: PagePayload): object {
  return {
    '@context': context,
    '@type': 'ItemList',
    name,
    numberOfItems: schools.length,
    itemListElement: schools.map((school, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      url: at(payload, school.path),
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
    url: at(payload, payload.path),
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
    { name: frame.label, path: '/schooling' },
    { name: school.name, path: school.path },
  ];
  const facts = {
    '@type': 'School',
    name: school.name,
    description: school.description,
    url: at(payload, school.path),
    image: payload.publicUrl + school.picture.light,
    address: { '@type': 'PostalAddress', addressLocality: school.area.name, addressCountry: 'AE' },
    geo: { '@type': 'GeoCoordinates', latitude: school.place.lat, longitude: school.place.lng },
  };
  const trail = {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: at(payload, path),
    })),
  };
  return { '@context': context, '@graph': [facts, trail] };
}
