import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import type { AvailableDay } from '#contract/bookings/availability.ts';
import type { CardWords, OfferingCard } from '#contract/bookings/pages.ts';
import type { Day } from '#contract/primitives.ts';
import { weekdayNumber } from '#domain/calendar/months.ts';
import { daysAfter, daysBetween } from '#domain/time.ts';
import { CountField } from '#web/bookings/fields/count-field.tsx';
import { useNamed } from '#web/bookings/guests/use-named.ts';
import { MoveQuestion } from '#web/bookings/holds/move-question.tsx';
import { slugOf } from '#web/bookings/offerings/slug-of.ts';
import { PanelDays } from '#web/bookings/panel/days.tsx';
import { PanelSum } from '#web/bookings/panel/sum.tsx';
import { AddOn } from '#web/bookings/sheet/add-ons.tsx';
import {
  type Bookable,
  largestPartyOf,
  offeringQuery,
  shapeOf,
} from '#web/bookings/sheet/offering.ts';
import { dayWithOurs } from '#web/bookings/sheet/own-places.ts';
import { availabilityQuery } from '#web/bookings/sheet/queries.ts';
import { type SheetState, useSheet } from '#web/bookings/sheet/use-sheet.ts';
import { lengthOf, partyOf } from '#web/bookings/sheet/use-wish.ts';
import { WishRefused } from '#web/bookings/sheet/wish-refusal.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { AppProviders } from '#web/platform/app-providers.tsx';
import { sayDay, todayInDubai } from '#web/platform/moments.ts';
import { useAskedOverlay } from '#web/platform/overlays/asked-overlay.ts';
import { useOwnDays } from '#web/platform/queries/own-days.ts';
import { FailedPanel } from '#web/platform/refusals/failed-panel.tsx';
import { IconButton } from '#web/ui/controls/icon-button.tsx';
import { Skeleton } from '#web/ui/panel/skeleton.tsx';

interface OfferingPanelProps {
  card: OfferingCard;
  words: CardWords;
}

/** The panel of an offering's page, alive: three weeks of days, the party, extras, the sum. */
export const OfferingPanel = (props: OfferingPanelProps) => (
  <AppProviders>
    <Loading {...props} />
  </AppProviders>
);

function Loading(props: OfferingPanelProps) {
  const { language } = useText();
  const { data } = useQuery(offeringQuery(slugOf(props.card), language));
  return data ? <Panel {...props} offering={data} /> : <Skeleton className="h-32" />;
}

const shown = 21;

function Panel({ card, words, offering }: OfferingPanelProps & { offering: Bookable }) {
  const { asked } = useAskedOverlay();
  // While the sheet lies over the page it is the one that acts.
  const isCovered = asked?.name === 'book';
  const sheet = useSheet(offering, { follows: !isCovered });
  useNamed(sheet);
  const [from, setFrom] = useState(weekOf(todayInDubai()));
  return (
    <>
      <Weeks from={from} onFrom={setFrom} />
      <Days sheet={sheet} from={from} />
      {!isCovered && (
        <MoveQuestion sheet={sheet} column={columnOf(sheet.draft.day, from)}>
          {sheet.refusal && <WishRefused refusal={sheet.refusal} sheet={sheet} />}
        </MoveQuestion>
      )}
      {!card.isFullyBooked && <Wishes sheet={sheet} />}
      <PanelSum card={card} words={words} sheet={sheet} />
    </>
  );
}

/** The Sunday its week begins with. */
const weekOf = (day: Day): Day => daysAfter(day, -weekdayNumber(day));

/** In rows of seven. */
function columnOf(day: Day | undefined, from: Day): number | undefined {
  const at = day ? daysBetween(from, day) : -1;
  return at >= 0 && at < shown ? at % 7 : undefined;
}

function Days({ sheet, from }: { sheet: SheetState; from: Day }) {
  const { t } = useText();
  const { days, failed, again } = useWeeks(sheet, from);
  const own = useOwnDays({ from, to: daysAfter(from, shown - 1) });
  if (failed) return <FailedPanel title={t.bookingSheet.daysFailed} onRetry={again} />;
  return days ? <PanelDays days={days} sheet={sheet} own={own} /> : <Skeleton className="h-63" />;
}

/** The party and the extras. */
function Wishes({ sheet }: { sheet: SheetState }) {
  const { t } = useText();
  const { offering, draft, write } = sheet;
  return (
    <>
      <div className="mt-4 border-t border-line pt-4">
        <CountField
          label={t.bookingSheet.panel.guests}
          value={partyOf(offering, draft)}
          least={offering.capacity.minParty}
          most={largestPartyOf(offering)}
          onChange={(party) => write({ party })}
        />
      </div>
      <ul className="mt-2">
        {offering.addOns.map((extra) => (
          <AddOn key={extra.id} extra={extra} sheet={sheet} />
        ))}
      </ul>
    </>
  );
}

function useWeeks({ offering, draft, ours }: SheetState, week: Day) {
  // What is over is neither asked for nor shown.
  const from = [week, todayInDubai()].toSorted()[1] ?? week;
  const { data, isError, refetch, isPlaceholderData } = useQuery(
    availabilityQuery({
      slug: offering.slug,
      from,
      to: daysAfter(week, shown - 1),
      party: partyOf(offering, draft),
      ...(shapeOf(offering) !== 'hour' && { length: lengthOf(offering, draft) }),
    }),
  );
  const days: AvailableDay[] | undefined =
    isPlaceholderData && data?.days[0]?.day !== from ? undefined : data?.days;
  return {
    days: days?.map((day) => dayWithOurs(day, offering, ours)),
    failed: isError,
    again: () => void refetch(),
  };
}

function Weeks({ from, onFrom }: { from: Day; onFrom: (day: Day) => void }) {
  const { t, language } = useText();
  const today = todayInDubai();
  const arrow = { size: 18, strokeWidth: 1.5, className: 'rtl:-scale-x-100' };
  const plain = 'disabled:bg-transparent! disabled:opacity-40';
  const later = daysAfter(from, shown);
  return (
    <div className="flex items-center justify-between gap-4">
      <h2 className="font-display text-h4 [&:lang(ar)]:leading-[1.4]">
        {sayDay(daysAfter(from, 6), 'longMonthYear', language)}
      </h2>
      <div className="-me-3 flex">
        <IconButton
          label={t.bookingSheet.panel.earlier}
          icon={<ChevronLeft {...arrow} />}
          disabled={from <= today}
          onClick={() => onFrom(daysAfter(from, -shown))}
          className={plain}
        />
        <IconButton
          label={t.bookingSheet.panel.later}
          icon={<ChevronRight {...arrow} />}
          disabled={later > daysAfter(today, 365)}
          onClick={() => onFrom(later)}
          className={plain}
        />
      </div>
    </div>
  );
}
