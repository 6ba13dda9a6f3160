/** What pages of several services tell search engines, as schema.org writes it. */

import { addressOf, type PagePayload } from '#contract/pages/pages.ts';
import type { Link } from '#contract/pages/parts.ts';

type Place = Pick<PagePayload, 'publicUrl' | 'language'>;

/** A page of this language, as others link to it. */
export function urlIn({ publicUrl, language }: Place, path: string): string {
  return publicUrl + addressOf(language, path);
}

/** The way down to a page, the page itself included. */
export function crumbsFact(place: Place, links: readonly Link[]): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: links.map(({ label, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: urlIn(place, path),
    })),
  };
}
