/** What pages of several services tell search engines, as schema.org writes it. */

import { addressOf, type PagePayload } from '#contract/pages/pages.ts';
import type { Link } from '#contract/pages/parts.ts';
import type { Money } from '#contract/primitives.ts';
import { majorOf } from '#domain/money/units.ts';

type Place = Pick<PagePayload, 'publicUrl' | 'language'>;

/** A page of this language, as others link to it. */
export const urlIn = ({ publicUrl, language }: Place, path: string): string =>
  publicUrl + addressOf(language, path);

export const graphOf = (...facts: object[]): object => ({
  '@context': 'https://schema.org',
  '@graph': facts,
});

const inOrder = (items: readonly object[]): object[] =>
  items.map((item, index) => ({ '@type': 'ListItem', position: index + 1, ...item }));

/** The way down to a page, the page itself included. */
export const crumbsFact = (place: Place, links: readonly Link[]): object => ({
  '@type': 'BreadcrumbList',
  itemListElement: inOrder(
    links.map(({ label, path }) => ({ name: label, item: urlIn(place, path) })),
  ),
});

/** What a page lists, in its order. */
export const listFact = (items: readonly object[]): object => ({
  '@type': 'ItemList',
  numberOfItems: items.length,
  itemListElement: inOrder(items),
});

export const pointFact = ({ lat, lng }: { lat: number; lng: number }): object => ({
  '@type': 'GeoCoordinates',
  latitude: lat,
  longitude: lng,
});

/** The house itself, which the landing page describes. */
export const houseFact = ({ publicUrl, chrome }: PagePayload): object => ({
  '@type': 'Organization',
  '@id': `${publicUrl}/#house`,
  name: chrome.brand,
});

/** Plain figures with a point, as the vocabulary wants them. */
export const figureOf = ({ amount }: Money): string => majorOf(amount).toFixed(2);
