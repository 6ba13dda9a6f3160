import type { Page } from '#contract/pages/pages.ts';
import { bookingsPages } from '#server/bookings/pages.ts';
import { businessPages } from '#server/business/pages.ts';
import type { PageSource, PublicPage } from '#server/catalogue/page-source.ts';
import type { Snapshot } from '#server/catalogue/snapshot.ts';
import { chatPages } from '#server/chat/pages.ts';
import { companyPages } from '#server/company/pages.ts';
import { mattersPages } from '#server/matters/pages.ts';
import { captchaWidget } from '#server/pages/captcha-widget.ts';
import { landing } from '#server/pages/landing.ts';
import { profilePages } from '#server/profile/pages.ts';
import { realEstatePages } from '#server/real-estate/pages.ts';
import { schoolingPages } from '#server/schooling/pages.ts';
import { vipPages } from '#server/vip/pages.ts';

const inEveryHouse: PublicPage[] = [
  { path: '/', read: landing },
  // The same shell for everybody; what is a client's own comes after their session is known.
  { path: '/auth', read: auth, unlisted: true },
  { path: '/dashboard', read: () => ({ name: 'dashboard' }), unlisted: true },
  // Who is none of the house finds nothing there: the screen asks the server before it draws.
  { path: '/desk', read: () => ({ name: 'desk' }), unlisted: true },
  { path: '/desk/matters/:id', read: () => ({ name: 'desk' }), unlisted: true },
  { path: '/profile/security', read: security, unlisted: true },
  // Where the links in our mails lead; what they carry stays between the reader and the server.
  {
    path: '/consultation/withdraw',
    read: () => ({ name: 'consultation-withdraw' }),
    unlisted: true,
  },
  { path: '/appointment', read: () => ({ name: 'appointment' }), unlisted: true },
  { path: '/mandate', read: () => ({ name: 'mandate' }), unlisted: true },
  { path: '/unsubscribe', read: () => ({ name: 'unsubscribe' }), unlisted: true },
  { path: '/stay', read: () => ({ name: 'stay' }), unlisted: true },
];

function auth(source: PageSource): Page {
  const { headline } = source.snapshot.texts('services').hero;
  const versionOf = (id: string) =>
    source.snapshot.all('pages').find((page) => page.id === id)?.version ?? '';
  const agreement = { terms: versionOf('terms'), privacy: versionOf('privacy') };
  return { name: 'auth', headline: source.say(headline), agreement, ...captchaIn(source) };
}

function security(source: PageSource): Page {
  return { name: 'security', ...captchaIn(source) };
}

function captchaIn({ config }: PageSource) {
  const captcha = captchaWidget(config.auth.captcha);
  return captcha && { captcha };
}

const whileBuilding: PublicPage[] = [
  { path: '/styleguide', read: () => ({ name: 'styleguide' }), unlisted: true },
];

/** The list of pages: every address the site answers, at one version of the catalogue. */
export type PublicPages = ReadonlyMap<string, PublicPage>;

/** How the list writes a screen about one thing of a client's: one shell for all of them. */
const anyId = '/:id';
const someId = /\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The page at an address. What ends like an id and is none leads nowhere. */
export const pageAt = (pages: PublicPages, path: string): PublicPage | undefined =>
  path.endsWith(anyId) ? undefined : pages.get(path.replace(someId, anyId));

export function publicPages(
  snapshot: Snapshot,
  { production }: { production: boolean },
): PublicPages {
  const pages = [
    ...inEveryHouse,
    ...bookingsPages(snapshot),
    ...businessPages(snapshot),
    ...chatPages(snapshot),
    ...companyPages(snapshot),
    ...mattersPages,
    ...profilePages,
    ...realEstatePages(snapshot),
    ...schoolingPages(snapshot),
    ...vipPages(snapshot),
    ...(production ? [] : whileBuilding),
  ];
  return new Map(pages.map((page) => [page.path, page]));
}
