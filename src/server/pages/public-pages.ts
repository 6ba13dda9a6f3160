import type { Page } from '#contract/pages.ts';
import { landing } from '#server/pages/landing.ts';
import type { PageSource } from '#server/pages/page-source.ts';

/** A page that is the same for everybody, by its address without the language. */
export interface PublicPage {
  path: string;
  read: (source: PageSource) => Page;
}

const inEveryHouse: PublicPage[] = [
  { path: '/', read: landing },
  // The same shell for everybody; what is a client's own comes after their session is known.
  { path: '/auth', read: auth },
  { path: '/dashboard', read: () => ({ name: 'dashboard' }) },
  { path: '/profile/security', read: () => ({ name: 'security' }) },
];

function auth({ snapshot, say }: PageSource): Page {
  return { name: 'auth', headline: say(snapshot.texts('services').hero.headline) };
}

const whileBuilding: PublicPage[] = [{ path: '/styleguide', read: () => ({ name: 'styleguide' }) }];

export function publicPages({ production }: { production: boolean }): PublicPage[] {
  return production ? inEveryHouse : [...inEveryHouse, ...whileBuilding];
}
