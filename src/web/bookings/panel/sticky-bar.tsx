import { type ReactNode, type RefObject, Suspense, useEffect, useState } from 'react';
import type { OfferingContent } from '#contract/bookings/pages.ts';
import { BookingButtons } from '#web/bookings/offerings/buttons.tsx';
import { CardPrice } from '#web/bookings/offerings/card-price.tsx';
import { slugOf } from '#web/bookings/offerings/slug-of.ts';
import { useBookingDraft } from '#web/bookings/sheet/draft.ts';
import { useHydrated } from '#web/platform/browser/use-hydrated.ts';
import { lazyPart } from '#web/platform/lazy-part.tsx';
import { classes } from '#web/ui/classes.ts';

interface StickyBarProps {
  content: OfferingContent;
  /** Has a button of its own; the bar waits until that has left the screen. */
  panel: RefObject<HTMLElement | null>;
}

interface BarPriceProps {
  slug: string;
  /** What stands there until a day is chosen. */
  otherwise: ReactNode;
}

const LivePrice = lazyPart<BarPriceProps>(
  async () => (await import('#web/bookings/panel/panel-bar.tsx')).PanelBar,
  ['platform', 'bookingSheet'],
);

function BarPrice(props: BarPriceProps) {
  const { day } = useBookingDraft(props.slug);
  if (!day) return props.otherwise;
  return (
    <Suspense fallback={props.otherwise}>
      <LivePrice {...props} />
    </Suspense>
  );
}

/** Where the page has a chat, its button would stand on ours. */
const chatGivesWay = 'max-tablet:[html:has(&)_.chat-round]:hidden';

/** On phones the sum and the button stay at hand, also without scripts. */
export function StickyBar({ content: { card, words }, panel }: StickyBarProps) {
  const hydrated = useHydrated();
  const isGone = useGone(panel);
  const price = <CardPrice price={card.price} perPerson={words.perPerson} size="bar" />;
  return (
    <div
      className={classes(
        'sticky bottom-0 z-10 border-t border-line bg-surface tablet:hidden',
        // Its room stays: the page has one length whether or not it is seen.
        isGone ? chatGivesWay : 'invisible',
      )}
    >
      <div className="wrap flex items-center justify-between gap-4 py-3">
        {hydrated ? <BarPrice slug={slugOf(card)} otherwise={price} /> : price}
        <BookingButtons card={{ ...card, canAddToItinerary: false }} words={words} />
      </div>
    </div>
  );
}

/** Whether an element has been scrolled out over the upper edge; before anybody can know, it has. */
function useGone(element: RefObject<HTMLElement | null>): boolean {
  const [isGone, setGone] = useState(true);
  useEffect(() => {
    if (!element.current) return;
    const watcher = new IntersectionObserver(([seen]) => {
      if (seen) setGone(!seen.isIntersecting && seen.boundingClientRect.bottom <= 0);
    });
    watcher.observe(element.current);
    return () => watcher.disconnect();
  }, [element]);
  return isGone;
}
