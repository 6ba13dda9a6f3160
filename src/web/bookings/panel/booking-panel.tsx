import { type Ref, type RefObject, Suspense, useRef } from 'react';
import type {
  CardWords,
  OfferingCard,
  OfferingContent,
  OfferingTimes,
} from '#contract/bookings/pages.ts';
import { BookingButtons } from '#web/bookings/offerings/buttons.tsx';
import { useText, type Words } from '#web/i18n/use-text.ts';
import { useInSight } from '#web/platform/browser/use-in-sight.ts';
import { lazyPart } from '#web/platform/lazy-part.tsx';
import { classes } from '#web/ui/classes.ts';
import { Heading } from '#web/ui/panel/heading.tsx';
import { Skeleton } from '#web/ui/panel/skeleton.tsx';
import { paper } from '#web/ui/pictures/print-card.tsx';

interface BookingPanelProps {
  content: OfferingContent;
}

const Live = lazyPart<{ card: OfferingCard; words: CardWords }>(
  async () => (await import('#web/bookings/panel/offering-panel.tsx')).OfferingPanel,
  ['platform', 'bookingSheet'],
);

/** When it can be had, for how many, with what, and for how much. */
export function BookingPanel({ content, ref }: BookingPanelProps & { ref: Ref<HTMLDivElement> }) {
  const days = useRef<HTMLDivElement>(null);
  const awake = useInSight(days);
  const waiting = <Waiting content={content} days={days} />;
  return (
    <>
      <div ref={ref} className={classes(paper, 'mt-6 p-6!')}>
        {awake ? (
          <Suspense fallback={waiting}>
            <Live card={content.card} words={content.words} />
          </Suspense>
        ) : (
          waiting
        )}
      </div>
      <Times times={content.times} />
    </>
  );
}

interface WaitingProps extends BookingPanelProps {
  days: RefObject<HTMLDivElement | null>;
}

/** What the server draws: the days are not known yet, what can be added is. */
function Waiting({ content, days }: WaitingProps) {
  const { t } = useText();
  const { card, words } = content;
  return (
    <>
      <Heading level={2} size="h4">
        {t.bookings.offering.when}
      </Heading>
      <div ref={days}>
        <Skeleton className="mt-3 h-72" />
      </div>
      <Extras content={content} />
      <div className="mt-6 flex flex-wrap gap-3 *:flex-1">
        <BookingButtons card={card} words={words} />
      </div>
    </>
  );
}

function Times({ times }: { times: OfferingTimes }) {
  const { t } = useText();
  const { everyDay, days, dubaiTime } = t.bookings.offering;
  return (
    <div className="mt-4 grid gap-0.5 text-[0.9375rem] leading-[1.55]">
      {sayTimes(times, t.bookings.offering).map((line) => (
        <p key={line}>{line}</p>
      ))}
      <p className="text-caption text-ink-mute">
        {times.days ? days(times.days) : everyDay} · {dubaiTime}
      </p>
    </div>
  );
}

type Say = Words['t']['bookings']['offering'];

function sayTimes(times: OfferingTimes, say: Say): string[] {
  switch (times.kind) {
    case 'times':
      return [say.startsAt(say.list(times.times))];
    case 'route':
      return [say.route(times.from, times.to), say.departsAt(say.list(times.times))];
    case 'nights':
      return [say.stay(times.checkIn, times.checkOut), say.nights(times.least, times.most)];
    case 'rental':
      return [say.handOver(times.from, times.to), say.rentalDays(times.least, times.most)];
    case 'window':
      return [say.window(times.from, times.to)];
  }
}

function Extras({ content: { addOns } }: BookingPanelProps) {
  const { t, format } = useText();
  return (
    <div className="mt-5 border-t border-line pt-5">
      <Heading level={2} size="h4">
        {t.bookings.offering.extras}
      </Heading>
      <ul className="mt-1.5">
        {addOns.map(({ title, price, unit }) => (
          <li
            key={title}
            className="flex items-baseline justify-between gap-5 border-b border-line py-2.5 text-[0.9375rem] leading-[1.4] last:border-0 last:pb-0"
          >
            {title}
            <span className="shrink-0 text-end">
              <bdi className="tnum">{format.money(price)}</bdi>{' '}
              <span className="text-caption text-ink-mute">{unit}</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
