/** The catalogue as schema.org describes it. */
import type { BookingsContent, OfferingContent } from '#contract/bookings/pages.ts';
import { addressOf, type PagePayload } from '#contract/pages/pages.ts';
import type { Link } from '#contract/pages/parts.ts';
import { majorOf } from '#domain/money/units.ts';

type Place = Pick<PagePayload, 'publicUrl' | 'language' | 'path'>;

export function listFacts(content: BookingsContent, payload: Place): object {
  const list = {
    '@type': 'ItemList',
    numberOfItems: content.offerings.length,
    itemListElement: content.offerings.map(({ path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      url: at(payload, path),
    })),
  };
  const [all] = content.categories;
  const here = content.category && { label: content.category.label, path: payload.path };
  const start = { label: content.words.title, path: all?.path ?? payload.path };
  return graph([list, crumbs(payload, here ? [start, here] : [start])]);
}

export function offeringFacts(content: OfferingContent, payload: PagePayload, start: Link): object {
  const { card, category, price } = content;
  const url = at(payload, card.path);
  const availability = card.isFullyBooked ? 'SoldOut' : 'InStock';
  const product = {
    '@type': 'Product',
    name: card.title,
    description: card.description,
    category: category.label,
    image: `${payload.publicUrl}/social/${content.socialArt}.png`,
    url,
    brand: { '@type': 'Brand', name: payload.chrome.brand },
    offers: {
      '@type': 'Offer',
      url,
      price: majorOf(price.amount).toFixed(2),
      priceCurrency: price.currency,
      availability: `https://schema.org/${availability}`,
    },
  };
  const here = { label: card.title, path: card.path };
  return graph([product, crumbs(payload, [start, category, here])]);
}

function crumbs(payload: Place, links: Link[]): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: links.map(({ label, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: at(payload, path),
    })),
  };
}

function at({ publicUrl, language }: Place, path: string): string {
  return publicUrl + addressOf(language, path);
}

function graph(parts: object[]): object {
  return { '@context': 'https://schema.org', '@graph': parts };
}
