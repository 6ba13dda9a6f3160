import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import type { PagePayload } from '#contract/pages.ts';
import { readKept } from '#web/platform/kept.ts';
import { useOverlay } from '#web/site/overlay.ts';
import { useAsked } from '#web/site/use-asked.ts';
import { useHydrated } from '#web/site/use-hydrated.ts';

const Overlays = lazy(async () => ({
  default: (await import('#web/site/overlays.tsx')).Overlays,
}));
const Acting = lazy(async () => ({
  default: (await import('#web/delegates/acting-host.tsx')).ActingHost,
}));

/** Nothing lies over most pages; what draws it comes when something is opened or the address asks for it. */
export function OverlayHost({ payload }: { payload: PagePayload }) {
  // Drawn again with every step, since the address may ask from then on.
  useLocation();
  const [overlay, asked] = [useOverlay(), useAsked()];
  // As platform/acting.ts keeps it; who begins to act takes a step, and who ceases is heard by the bar.
  const isActing = useHydrated() && readKept('rihla-own-acting');
  return (
    <Suspense>
      {(overlay || asked) && <Overlays payload={payload} />}
      {isActing && <Acting />}
    </Suspense>
  );
}
