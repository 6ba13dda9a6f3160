import { lazy, type MouseEvent, Suspense } from 'react';
import { useLocation } from 'react-router';
import { RoundButton } from '#web/chat/widget/round-button.tsx';
import { useText } from '#web/i18n/use-text.ts';
import type { LoadedPage } from '#web/loaded-page.ts';
import { contentId } from '#web/platform/addresses/addresses.ts';
import { Alive } from '#web/platform/browser/alive.tsx';
import { useHydrated } from '#web/platform/browser/use-hydrated.ts';
import { useOverlay } from '#web/platform/overlays/overlay.ts';
import { useAsked } from '#web/platform/overlays/use-asked.ts';
import { SiteFooter } from '#web/shell/site-footer.tsx';
import { TopBar } from '#web/shell/top-bar.tsx';

const Overlays = lazy(async () => ({
  default: (await import('#web/shell/overlays.tsx')).Overlays,
}));
const Own = lazy(async () => ({
  default: (await import('#web/shell/house/own-host.tsx')).OwnHost,
}));

/** The service pages have an assistant; its script comes when the page is alive. */
const serves = /^\/(bookings|business|real-estate|schooling|vip)\b/;

/** Its assistant finds the press when it comes. */
function waitPressed({ currentTarget }: MouseEvent<HTMLElement>) {
  currentTarget.dataset.standing = 'pressed';
}

/** Nothing lies over most pages; what draws it comes when something is opened or the address asks for it. */
function OverlayHost({ page: { payload, screen } }: { page: LoadedPage }) {
  // Drawn again with every step, since the address may ask from then on.
  useLocation();
  // Under the house bar, which has a line to ask on, no button is needed.
  const isServed = serves.test(payload.path) && !screen.Under;
  const [overlay, asked, alive] = [useOverlay(), useAsked(), useHydrated()];
  // Whoever is signed in is told what is held, for whom they act and that they leave, and has a key to ask. Who begins
  // any of it takes a step.
  const isOwn = alive && document.documentElement.classList.contains('signed-in');
  return (
    <>
      {isServed && <RoundButton data-standing="" onClick={waitPressed} />}
      <Suspense>
        {(overlay || asked || (alive && isServed)) && <Overlays payload={payload} />}
        {isOwn && <Own screen={screen} />}
      </Suspense>
    </>
  );
}

/**
 * What stands around every page: the skip link, the bar, the content and the footer. Nothing in it
 * waits; the two boundaries let React hydrate in three short tasks instead of one long one.
 */
export function PageFrame({ page }: { page: LoadedPage }) {
  const { t } = useText();
  const { payload, screen } = page;
  return (
    <>
      <a href={`#${contentId}`} className="skip-link">
        {t.shell.skipToContent}
      </a>
      {!screen.withoutBar && <TopBar payload={payload} onDark={screen.darkUnderBar} />}
      {screen.Under && <screen.Under payload={payload} />}
      <main id={contentId} tabIndex={-1} className="outline-none">
        <Suspense>
          <screen.View page={payload.page} payload={payload} />
          <Alive />
        </Suspense>
      </main>
      {!screen.withoutFooter && (
        <Suspense>
          <SiteFooter payload={payload} />
        </Suspense>
      )}
      <OverlayHost page={page} />
      <Alive />
    </>
  );
}
