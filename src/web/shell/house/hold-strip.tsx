import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { type BookingSummary, bookings } from '#contract/bookings/bookings.ts';
import type { MoneyFacts } from '#contract/money-facts.ts';
import { isMoreThanNothing } from '#domain/money/units.ts';
import { useText } from '#web/i18n/use-text.ts';
import { contentId } from '#web/platform/addresses/addresses.ts';
import { sheetPath } from '#web/platform/addresses/booking-addresses.ts';
import { call } from '#web/platform/api.ts';
import { needsSecondFactor } from '#web/platform/auth/assurance.ts';
import { markHeld } from '#web/platform/browser/held-mark.ts';
import { clockHere, sayMoment } from '#web/platform/moments.ts';
import { useAct } from '#web/platform/queries/acts.ts';
import { holdsQuery } from '#web/platform/queries/booking-queries.ts';
import { sharedQueryClient } from '#web/platform/queries/client.ts';
import { moneyKeys } from '#web/platform/queries/stale-money.ts';
import { useSession } from '#web/platform/sessions/use-session.ts';
import { clockOf, countdownEnd, useCountdown } from '#web/platform/use-countdown.ts';
import { HoldOver, useOverWords } from '#web/shell/house/hold-over.tsx';
import { classes } from '#web/ui/classes.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { ButtonLink } from '#web/ui/controls/button-link.tsx';
import { HoldRing, isSoon } from '#web/ui/pictures/hold-ring.tsx';
import { useFocusGoesOn } from '#web/ui/use-focus-goes-on.ts';

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
  const { language } = useText();
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
        {over && <Said booking={over} />}
      </p>
      {over && (
        <Strip className="justify-between">
          <HoldOver booking={over} onHeld={() => setOver(undefined)} />
        </Strip>
      )}
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

const Said = ({ booking }: { booking: BookingSummary }) =>
  useText().t.house.strip.over(useOverWords(booking));

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
  const until = heldUntil && clockHere(heldUntil);
  return (
    <Strip>
      <HoldRing left={left} />
      <span role="timer" className={isSoon(left) ? 'hold-clock text-coral' : 'hold-clock'}>
        {clockOf(left)}
      </span>
      <p className="hold-words">
        <Link to={offering.path} className="font-medium hover:text-brass">
          {offering.title}
        </Link>
        <span className="text-ink-soft tablet:hidden">
          {others > 0 ? say.others(others) : until && say.untilShort(until)}
        </span>
        <span className="text-ink-soft max-tablet:hidden">
          {until && say.until(until)}{' '}
          <span className="max-desk:hidden">{sayMoment(startsAt, language)}</span>
          {others > 0 && ` · ${say.others(others)}`}
        </span>
      </p>
      {!isMoved(sums) && <LetGo booking={booking} />}
      <WayOn booking={booking} />
    </Strip>
  );
}

/** A card has it reserved, or has paid it. */
const isMoved = ({ reserved, paid }: MoneyFacts) =>
  isMoreThanNothing(reserved) || isMoreThanNothing(paid);

/** To the sheet, by the words of the button that waits there; a phone has room for their beginning. */
function WayOn({ booking }: { booking: BookingSummary }) {
  const [long, short] = useWayWords(booking);
  return (
    <ButtonLink size="small" to={sheetPath(booking)} className="shrink-0 max-tablet:px-3!">
      <span aria-hidden className="tablet:hidden">
        {short}
      </span>
      <span className="max-tablet:sr-only">{long}</span>
    </ButtonLink>
  );
}

/** It pays where a card is kept and one sum is due with the confirmation. */
function useWayWords({ sums }: BookingSummary): readonly [long: string, short: string] {
  const { t, format } = useText();
  const { ask, confirm, pay } = t.house.strip;
  const [first, ...others] = sums.due.filter(({ now }) => now);
  if (sums.waits) return [ask.long, ask.short];
  if (isMoved(sums) || !sums.cardPays || !first || others.length > 0)
    return [confirm.long, confirm.short];
  const sum = format.money(first.sum);
  return [pay.long(sum), pay.short(sum)];
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
      onClick={() => release.mutate()}
    >
      {t.house.strip.letGo}
    </Button>
  );
}
