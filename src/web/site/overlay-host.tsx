import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import type { PagePayload } from '#contract/pages/pages.ts';
import { readKept } from '#web/platform/browser-storage.ts';
import { useOverlay } from '#web/site/overlay.ts';
import { useAsked } from '#web/site/use-asked.ts';
import { useHydrated } from '#web/site/use-hydrated.ts';

const Overlays = lazy(async () => ({
  default: (await import('#web/site/overlays.tsx')).Overlays,
}));
const Acting = lazy(async () => ({
  default: (await import('#web/delegates/principal-host.tsx')).PrincipalHost,
}));

/**
 * The service pages have an assistant, which the page was drawn without. A few others begin so as well;
 * on those it finds nothing to do. Every letter here weighs on the first script.
 */
const serves = /\/[brsv]/;

/** Nothing lies over most pages; what draws it comes when something is opened or the address asks for it. */
export function OverlayHost({ payload }: { payload: PagePayload }) {
  // Drawn again with every step, since the address may ask from then on.
  const { pathname } = useLocation();
  const [overlay, asked, alive] = [useOverlay(), useAsked(), useHydrated()];
  // As platform/acting.ts keeps it; who begins to act takes a step, and who ceases is heard by the bar.
  const isActing = alive && readKept('rihla-own-acting');
  return (
    <Suspense>
      {(overlay || asked || (alive && serves.test(pathname))) && <Overlays payload={payload} />}
      {isActing && <Acting />}
    </Suspense>
  );
}
