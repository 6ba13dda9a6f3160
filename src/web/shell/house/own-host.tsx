import { Suspense } from 'react';
import { PrincipalHost } from '#web/delegates/principal-host.tsx';
import { readKept } from '#web/platform/browser/storage.ts';
import { lazyPart } from '#web/platform/lazy-part.tsx';
import type { Screen } from '#web/screen.ts';

const Strip = lazyPart(
  async () => (await import('#web/shell/house/hold-strip.tsx')).HoldStrip,
  ['platform', 'house'],
);

const Leaving = lazyPart(
  async () => (await import('#web/privacy/departure-host.tsx')).DepartureHost,
  ['platform', 'privacy'],
);

/** What goes along with somebody over every page: for whom they act, what is held for them, and that they leave. */
export function OwnHost({ screen }: { screen: Screen }) {
  // The client's own screens have the strip in their bar; at the door there is none.
  const hasStrip = !screen.Under && !screen.withoutBar && readKept('rihla-own-held');
  return (
    <Suspense>
      {readKept('rihla-own-acting') && <PrincipalHost />}
      {hasStrip && <Strip />}
      {/* Screens of the app look themselves. */}
      {!screen.onProviders && readKept('rihla-own-leaving') && <Leaving />}
    </Suspense>
  );
}
