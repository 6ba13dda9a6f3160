/** The catalogue as schema.org describes it. */

import type { BookingsContent, OfferingContent } from '#contract/bookings/pages.ts';
import type { PagePayload } from '#contract/pages/pages.ts';
import type { Link } from '#contract/pages/parts.ts';
import { crumbsFact, figureOf, graphOf, listFact, urlIn } from '#web/platform/page-facts.ts';

type Place = Pick<PagePayload, 'publicUrl' | 'language' | 'path'>;

export function listFacts(content: BookingsContent, payload: Place): object {
  const list = listFact(content.offerings.map(({ path }) => ({ url: urlIn(payload, path) })));
  const [all] = content.categories;
  const here = content.category && { label: content.category.label, path: payload.path };
  const start = { label: content.words.title, path: all?.path ?? payload.path };
  return graphOf(list, crumbsFact(payload, here ? [start, here] : [start]));
}

export function offeringFacts(content: OfferingContent, payload: PagePayload, start: Link): object {
  const { card, category, price } = content;
  const url = urlIn(payload, card.path);
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
      price: figureOf(price),
      priceCurrency: price.currency,
      availability: `https://schema.org/${availability}`,
    },
  };
  const here = { label: card.title, path: card.path };
  return graphOf(product, crumbsFact(payload, [start, category, here]));
}
