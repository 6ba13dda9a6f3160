import { useEffect } from 'react';
import type { PagePayload } from '#contract/pages/pages.ts';
import { useText } from '#web/i18n/use-text.ts';
import { addresses } from '#web/platform/addresses/addresses.ts';
import { openSearch } from '#web/platform/overlays/overlay.ts';
import type { PageOf, Screen } from '#web/screen.ts';
import { ButtonLink } from '#web/ui/controls/button-link.tsx';
import { buttonLook } from '#web/ui/controls/button-look.ts';
import { Heading } from '#web/ui/panel/heading.tsx';
import { Icon } from '#web/ui/pictures/icon.tsx';

export function NotFoundPage({ payload }: { payload: PagePayload }) {
  const { t } = useText();
  useAttemptedPathInConsole(payload);
  return (
    <section className="lost">
      <LostArt payload={payload} />
      <div className="wrap lost-words">
        <p className="lost-code tnum font-display">{t.notFound.code}</p>
        <Heading level={1} size="h2" className="mt-5.5">
          {t.notFound.title}
        </Heading>
        <p className="lost-reason">
          {t.notFound.reason} <span>{t.notFound.comfort}</span>
        </p>
        <div className="mt-7 flex flex-wrap items-center gap-x-7 gap-y-4 tablet:mt-8.5">
          <ButtonLink to={addresses.home}>{t.notFound.home}</ButtonLink>
          <button type="button" onClick={openSearch} className={buttonLook({ variant: 'quiet' })}>
            <span className="inline-flex items-center gap-2.5">
              <Icon name="search" className="size-4" />
              {t.shell.search}
            </span>
          </button>
        </div>
      </div>
    </section>
  );
}

/** Section 2 of the specification: the attempted path is logged to the console. */
function useAttemptedPathInConsole(payload: PagePayload) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new payload is a new attempt; leaving the page is none
  useEffect(() => console.error(`404: no page at ${location.pathname}`), [payload]);
}

function LostArt({ payload: { artBase, language } }: { payload: PagePayload }) {
  const side = language === 'ar' ? '-rtl' : '';
  const hours = { dawn: 'dark:hidden', night: 'hidden dark:block' };
  return Object.entries(hours).map(([hour, shown]) => {
    const drawing = `${artBase}/pages/not-found.${hour}`;
    return (
      <picture key={hour} className={`lost-art ${shown}`}>
        <source media="(max-aspect-ratio: 3/4)" srcSet={`${drawing}.tall${side}.svg`} />
        <img
          src={`${drawing}.wide${side}.svg`}
          alt=""
          loading={hour === 'night' ? 'lazy' : 'eager'}
        />
      </picture>
    );
  });
}

export const notFoundScreen: Screen<PageOf<'not-found'>> = {
  View: NotFoundPage,
  head: (_page, { chrome }, t) => ({
    title: t.notFound.documentTitle(chrome.brand),
    description: t.notFound.reason,
    socialArt: 'hero/landing',
    hiddenFromSearch: true,
  }),
  withoutFooter: true,
};
