import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { OfferingCard } from '#contract/bookings/pages.ts';
import { slugOf } from '#web/bookings/offerings/slug-of.ts';
import { signInAddress } from '#web/platform/addresses/return-path.ts';
import { forgetInBrowser, keepInBrowser, readKept } from '#web/platform/browser/storage.ts';
import { lazyPart } from '#web/platform/lazy-part.tsx';
import { readSession } from '#web/platform/sessions/session.ts';
import { Button } from '#web/ui/controls/button.tsx';
import type { ButtonLook } from '#web/ui/controls/button-look.ts';

const PlannedFlight = lazyPart<{ slug: string; press: number; onDone: () => void }>(
  async () => (await import('#web/bookings/sheet/planned-flight.tsx')).PlannedFlight,
  ['platform', 'bookingSheet'],
);

/** A visitor's wish waits here while they sign in, in this browser alone: no link can make it. */
const wishKey = 'rihla-planned-flight';

interface ItineraryButtonProps {
  card: OfferingCard;
  size: ButtonLook['size'];
  icon: ReactNode;
  children: ReactNode;
}

export function ItineraryButton({ card, size, icon, children }: ItineraryButtonProps) {
  const slug = slugOf(card);
  const [press, setPress] = useState(0);
  const [busy, setBusy] = useState(false);
  const enter = useEntrance(slug);
  const plan = () => {
    setBusy(true);
    setPress((count) => count + 1);
  };
  useEffect(() => {
    if (readKept(wishKey) !== slug || !readSession()) return;
    forgetInBrowser(wishKey);
    setBusy(true);
    setPress((count) => count + 1);
  }, [slug]);
  return (
    <>
      <Button
        size={size}
        variant="outline"
        icon={icon}
        busy={busy}
        onClick={() => (readSession() ? plan() : enter())}
      >
        {children}
      </Button>
      {press > 0 && (
        <Suspense>
          <PlannedFlight slug={slug} press={press} onDone={() => setBusy(false)} />
        </Suspense>
      )}
    </>
  );
}

function useEntrance(slug: string) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return () => {
    keepInBrowser(wishKey, slug);
    void navigate(signInAddress({ pathname, search, hash: '' }));
  };
}
