import { Suspense } from 'react';
import { useText } from '#web/i18n/use-text.ts';
import type { LoadedPage } from '#web/loaded-page.ts';
import { contentId } from '#web/shell/addresses.ts';
import { SiteFooter } from '#web/shell/site-footer.tsx';
import { TopBar } from '#web/shell/top-bar.tsx';
import { OverlayHost } from '#web/site/overlay-host.tsx';

/**
 * What stands around every page: the skip link, the bar, the content and the footer. Nothing in it
 * waits; the two boundaries let React hydrate in three short tasks instead of one long one.
 */
export function PageFrame({ page: { payload, screen } }: { page: LoadedPage }) {
  const { t } = useText();
  return (
    <>
      <a href={`#${contentId}`} className="skip-link">
        {t.shell.skipToContent}
      </a>
      {!screen.withoutBar && <TopBar payload={payload} onDark={screen.darkUnderBar} />}
      <main id={contentId} tabIndex={-1} className="outline-none">
        <Suspense>
          <screen.View page={payload.page} payload={payload} />
        </Suspense>
      </main>
      {!screen.withoutFooter && (
        <Suspense>
          <SiteFooter payload={payload} />
        </Suspense>
      )}
      <OverlayHost payload={payload} />
    </>
  );
}
