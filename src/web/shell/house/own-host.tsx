import { lazy, Suspense, useEffect } from 'react';
import { useLocation } from 'react-router';
import { needsSecondFactor } from '#web/platform/auth/assurance.ts';
import { readKept } from '#web/platform/browser/storage.ts';
import { lazyPart } from '#web/platform/lazy-part.tsx';
import { openOverlay } from '#web/platform/overlays/overlay.ts';
import { rememberPlace } from '#web/platform/recent-places.ts';
import { isStaff } from '#web/platform/sessions/staff-role.ts';
import { useSession } from '#web/platform/sessions/use-session.ts';
import type { Screen } from '#web/screen.ts';

const Strip = lazyPart(
  async () => (await import('#web/shell/house/hold-strip.tsx')).HoldStrip,
  ['platform', 'house'],
);
const ToDesk = lazyPart(
  async () => (await import('#web/shell/house/to-desk.tsx')).ToDesk,
  ['platform', 'house'],
);
const Principal = lazy(async () => ({
  default: (await import('#web/delegates/principal-host.tsx')).PrincipalHost,
}));

const Leaving = lazyPart(
  async () => (await import('#web/privacy/departure-host.tsx')).DepartureHost,
  ['platform', 'privacy'],
);

/** What goes along with somebody over every page: for whom they act, what is held, that they leave, the key to ask. */
export function OwnHost({ screen }: { screen: Screen }) {
  // The client's own screens have the strip in their bar; at the door there is none.
  const hasStrip = !screen.Under && !screen.withoutBar && readKept('rihla-own-held');
  const client = useClient(!screen.withoutBar);
  useAskKey(client !== undefined);
  useRemembered();
  return (
    <Suspense>
      {readKept('rihla-own-acting') && <Principal />}
      {hasStrip && <Strip />}
      {client && isStaff(client) && !screen.Under && <ToDesk />}
      {/* Screens of the app look themselves. */}
      {!screen.onProviders && readKept('rihla-own-leaving') && <Leaving />}
    </Suspense>
  );
}

/** Whoever is still at the door has nothing of their own yet. */
function useClient(hasBar: boolean) {
  const session = useSession();
  return hasBar && session && !needsSecondFactor(session) ? session : undefined;
}

/** A slash opens the line to ask on, unless it is written somewhere. */
function useAskKey(isClient: boolean) {
  useEffect(() => {
    if (!isClient) return;
    const open = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.defaultPrevented || isWritten(event.target)) return;
      event.preventDefault();
      openOverlay({ name: 'ask' });
    };
    addEventListener('keydown', open);
    return () => removeEventListener('keydown', open);
  }, [isClient]);
}

/** In a field it is a letter, in a dialog that dialog's own. */
const isWritten = (target: EventTarget | null): boolean =>
  document.querySelector('[role="dialog"], dialog[open]') !== null ||
  (target instanceof Element &&
    target.closest('input, textarea, select, [contenteditable="true"]') !== null);

/** By its title, once it stands in the window. */
function useRemembered() {
  const { pathname } = useLocation();
  useEffect(() => {
    const settled = setTimeout(() => {
      const [title = ''] = document.title.split(/ [|·–—] /);
      rememberPlace({ path: pathname, title });
    }, 1_000);
    return () => clearTimeout(settled);
  }, [pathname]);
}
