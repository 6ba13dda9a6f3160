import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import type { PagePayload } from '#contract/pages.ts';
import { useOverlay } from '#web/site/overlay.ts';
import { useAsked } from '#web/site/use-asked.ts';

const Overlays = lazy(async () => ({
  default: (await import('#web/site/overlays.tsx')).Overlays,
}));

/** Nothing lies over most pages; what draws it comes when something is opened or the address asks for it. */
export function OverlayHost({ payload }: { payload: PagePayload }) {
  // Drawn again with every step, since the address may ask from then on.
  useLocation();
  const [overlay, asked] = [useOverlay(), useAsked()];
  return <Suspense>{(overlay || asked) && <Overlays payload={payload} />}</Suspense>;
}
