import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { type BookingSummary, bookings } from '#contract/bookings/bookings.ts';
import { has } from '#domain/money/units.ts';
import { useText } from '#web/i18n/use-text.ts';
import { contentId } from '#web/platform/addresses/addresses.ts';
import { sheetPath } from '#web/platform/addresses/booking-addresses.ts';
import { call } from '#web/platform/api.ts';
import { needsSecondFactor } from '#web/platform/auth/assurance.ts';
import { markHeld } from '#web/platform/held-mark.ts';
import { clockHere, sayMoment } from '#web/platform/moments.ts';
import { useAct } from '#web/platform/queries/acts.ts';
import { holdsQuery } from '#web/platform/queries/booking-queries.ts';
import { moneyKeys } from '#web/platform/queries/money-changed.ts';
import { sharedQueryClient } from '#web/platform/queries/query-client.ts';
import { useSession } from '#web/platform/sessions/use-session.ts';
import { clockOf, countdownEnd, useCountdown } from '#web/platform/use-countdown.ts';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { classes } from '#web/ui/classes.ts';
import { HoldRing, isSoon } from '#web/ui/hold-ring.tsx';
import { useFocusGoesOn } from '#web/ui/use-focus-goes-on.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';

/** Under the bars of every page while something is held: for how long, and the ways on and out. */
export function HoldStrip() {
  const session = useSession();
  // Whoever is still at the door may ask nothing yet.
  if (!session || needsSecondFactor(session)) return null;
  return (
    <QueryClientProvider client={sharedQueryClient()}>
      <Watched />
    </QueryClientProvider>
  );
}

function Watched() {
  const { t, language } = useText();
  const { data, isSuccess, refetch } = useQuery(holdsQuery(language));
  const holds = (data?.items ?? []).toSorted((a, b) => (a.heldFor ?? 0) - (b.heldFor ?? 0));
  const [first] = holds;
  const { over, setOver } = useOver(first);
  const isShown = (over ?? first) !== undefined;
  useEffect(() => {
    if (isSuccess) markHeld(isShown);
  }, [isSuccess, isShown]);
  return (
    <>
      {/* It stands before there is anything to say, else nobody hears it. */}
      <p role="status" className="sr-only">
        {over && t.house.strip.over(sayMoment(over.startsAt, language))}
      </p>
      {over && <Over booking={over} />}
      {!over && first && data && (
        <Running
          key={first.id}
          booking={first}
          others={holds.length - 1}
          readAt={data.readAt}
          onOver={() => {
            setOver(first);
            void refetch();
          }}
        />
      )}
    </>
  );
}

/** Its way on, or that of the hold that stands there now; else the page. */
const wayOn = (within: Element): HTMLElement | null =>
  within.querySelector<HTMLElement>('.hold-strip > div > a') ?? document.getElementById(contentId);

function Strip({ className, children }: { className?: string; children: ReactNode }) {
  const { t } = useText();
  const strip = useFocusGoesOn<HTMLElement>(wayOn);
  return (
    <section ref={strip} aria-label={t.house.strip.label} className="hold-strip">
      <div className={classes('wrap flex h-full items-center gap-3.5', className)}>{children}</div>
    </section>
  );
}

/** How long the strip says that a hold is over. */
const said = 10_000;

/** The hold that ran out just now; it goes by itself, or with the next one. */
function useOver(next: BookingSummary | undefined) {
  const [over, setOver] = useState<BookingSummary>();
  useEffect(() => {
    if (!over) return;
    const gone = setTimeout(() => setOver(undefined), said);
    return () => clearTimeout(gone);
  }, [over]);
  // Held on after all, by the server's clock.
  return { over: next && next.id === over?.id ? undefined : over, setOver };
}

interface RunningProps {
  booking: BookingSummary;
  others: number;
  readAt: number;
  onOver: () => void;
}

function Running({ booking, others, readAt, onOver }: RunningProps) {
  const { t, language } = useText();
  const say = t.house.strip;
  const left = useCountdown(countdownEnd(booking.heldFor, readAt)) ?? 0;
  const isOver = left === 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the clock has run out
  useEffect(() => {
    if (isOver) onOver();
  }, [isOver]);
  const { offering, heldUntil, startsAt, sums } = booking;
  const isPaid = has(sums.reserved) || has(sums.paid);
  return (
    <Strip>
      <HoldRing left={left} />
      <span role="timer" className={isSoon(left) ? 'hold-clock text-coral' : 'hold-clock'}>
        {clockOf(left)}
      </span>
      <p className="min-w-0 flex-1 text-[0.875rem] leading-[1.3]">
        <Link to={offering.path} className="font-medium hover:text-brass max-tablet:hidden">
          {offering.title}
        </Link>{' '}
        <span className="text-ink-soft">{heldUntil && say.until(clockHere(heldUntil))}</span>{' '}
        <span className="text-ink-soft max-tablet:hidden">
          {sayMoment(startsAt, language)}
          {others > 0 && ` · ${say.others(others)}`}
        </span>
      </p>
      {!isPaid && <LetGo booking={booking} />}
      <ButtonLink size="small" to={sheetPath(booking)}>
        <span aria-hidden>{say.goOnShort}</span>
        <VisuallyHidden>{say.goOn(offering.title)}</VisuallyHidden>
      </ButtonLink>
    </Strip>
  );
}

function LetGo({ booking: { id } }: { booking: BookingSummary }) {
  const { t } = useText();
  const release = useAct<void>(
    (_nothing, lang) => call(bookings.release, { params: { id }, query: { lang } }),
    [...moneyKeys, ['availability'], ['calendar']],
  );
  return (
    <Button
      variant="quiet"
      className="max-tablet:hidden"
      busy={release.isPending}
      busyLabel={t.house.strip.letGo}
      onClick={() => release.mutate()}
    >
      {t.house.strip.letGo}
    </Button>
  );
}

function Over({ booking }: { booking: BookingSummary }) {
  const { t, language } = useText();
  const say = t.house.strip;
  return (
    <Strip className="justify-between">
      <p className="text-[0.875rem] leading-[1.3]">
        {say.over(sayMoment(booking.startsAt, language))}
      </p>
      <ButtonLink size="small" variant="outline" to={sheetPath(booking)}>
        {say.again}
      </ButtonLink>
    </Strip>
  );
}
