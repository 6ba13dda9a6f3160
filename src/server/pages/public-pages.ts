import type { Page } from '#contract/pages.ts';
import { captchaWidget } from '#server/pages/captcha-widget.ts';
import { landing } from '#server/pages/landing.ts';
import type { PageSource } from '#server/pages/page-source.ts';
import type { Config } from '#server/platform/config.ts';

/** A page that is the same for everybody, by its address without the language. */
export interface PublicPage {
  path: string;
  read: (source: PageSource) => Page;
}

function inEveryHouse(config: House): PublicPage[] {
  const captcha = captchaWidget(config.auth.captcha);
  const guarded = captcha && { captcha };
  return [
    { path: '/', read: landing },
    // The same shell for everybody; what is a client's own comes after their session is known.
    {
      path: '/auth',
      read: (source) => ({ name: 'auth', headline: headlineOf(source), ...guarded }),
    },
    { path: '/dashboard', read: () => ({ name: 'dashboard' }) },
    { path: '/profile/security', read: () => ({ name: 'security', ...guarded }) },
  ];
}

function headlineOf({ snapshot, say }: PageSource): string {
  return say(snapshot.texts('services').hero.headline);
}

const whileBuilding: PublicPage[] = [{ path: '/styleguide', read: () => ({ name: 'styleguide' }) }];

type House = Pick<Config, 'production' | 'auth'>;

export function publicPages(config: House): PublicPage[] {
  return config.production ? inEveryHouse(config) : [...inEveryHouse(config), ...whileBuilding];
}
