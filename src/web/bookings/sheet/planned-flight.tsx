import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useNavigate } from 'react-router';
import { itinerary } from '#contract/itinerary.ts';
import type { Slug } from '#contract/primitives.ts';
import { fixedWords } from '#web/bookings/sheet/offering.ts';
import { useText } from '#web/i18n/use-text.ts';
import { call, codeOf } from '#web/platform/api.ts';
import { sayDay } from '#web/platform/moments.ts';
import { sharedQueryClient } from '#web/platform/queries/client.ts';
import { ToastHost } from '#web/platform/toast-host.tsx';
import { notify } from '#web/ui/notify.ts';

interface PlannedFlightProps {
  slug: Slug;
  /** Once for each press: a number that grows. */
  press: number;
  onDone: () => void;
}

/** Puts a flight on the itinerary and says so, with the way there. It shows nothing of its own. */
export function PlannedFlight({ slug, press, onDone }: PlannedFlightProps) {
  const { t, language } = useText();
  const navigate = useNavigate();
  const acted = useRef(0);
  const plan = async () => {
    const say = t.bookingSheet.itinerary;
    const body = { offering: slug };
    try {
      const planned = await call(itinerary.plan, { query: { lang: language }, body });
      void sharedQueryClient().invalidateQueries({ queryKey: ['bookings', 'itinerary'] });
      const title = await fixedWords('bookings.added', language);
      notify.success(title, say.on(sayDay(planned.day, 'long', language)), undefined, {
        label: say.view,
        onClick: () => void navigate('/bookings/itinerary'),
      });
    } catch (error) {
      notify.error(say.failed, t.platform.errors[codeOf(error)]);
    }
    onDone();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: each press is one wish
  useEffect(() => {
    if (acted.current === press) return;
    acted.current = press;
    void plan();
  }, [press]);
  // A card that lifts under the pointer would carry the notices with it.
  return createPortal(<ToastHost />, document.body);
}
