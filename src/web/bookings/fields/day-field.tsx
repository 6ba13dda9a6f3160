import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AvailableDay } from '#contract/bookings/availability.ts';
import type { Day } from '#contract/primitives.ts';
import { lengthsOf } from '#domain/bookings/cells.ts';
import { dayAfter, type Month, monthOf, weeksOf } from '#domain/calendar/months.ts';
import { daysBetween } from '#domain/time.ts';
import { type DayFace, DayGrid } from '#web/bookings/calendar/day-grid.tsx';
import { HeldWords, heldLook } from '#web/bookings/holds/held-words.tsx';
import { MoveQuestion } from '#web/bookings/holds/move-question.tsx';
import { TakenDay } from '#web/bookings/holds/taken-day.tsx';
import { shapeOf } from '#web/bookings/sheet/offering.ts';
import { dayWithOurs, isHeldOn } from '#web/bookings/sheet/own-places.ts';
import { availabilityQuery, monthRange } from '#web/bookings/sheet/queries.ts';
import type { SheetState } from '#web/bookings/sheet/use-sheet.ts';
import { lengthOf, partyOf } from '#web/bookings/sheet/use-wish.ts';
import { WishRefused } from '#web/bookings/sheet/wish-refusal.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { todayInDubai } from '#web/platform/moments.ts';
import { useOwnDays } from '#web/platform/queries/own-days.ts';
import { FailedPanel } from '#web/platform/refusals/failed-panel.tsx';
import { useMonth } from '#web/ui/calendar/use-month.ts';
import { classes } from '#web/ui/classes.ts';

/** The month: what is open, what is full, and where the client has something already. */
export function DayField({ sheet }: { sheet: SheetState }) {
  const { t } = useText();
  const { offering, draft, refusal } = sheet;
  const today = todayInDubai();
  const [month, setMonth] = useMonth(draft.day, today);
  const { days, horizon, failed, again } = useDays(sheet, month);
  const own = useOwnDays(monthRange(month, today));
  const chooser = chooserOf(sheet);
  const [taken, setTaken] = useState<Day>();
  const choose = (day: Day) => {
    const waits = isTaken(days.get(day)) && !mayEndOn(day, sheet);
    setTaken(waits ? day : undefined);
    if (!waits) chooser(day, days.get(day));
  };
  const face = (day: Day) => faceOf({ day, found: days.get(day), sheet, t: t.bookingSheet, own });
  return (
    <div>
      <DayGrid
        label={t.bookingSheet.dayLabel(offering.title)}
        month={month}
        today={today}
        current={draft.day}
        latest={monthOf(horizon ?? dayAfter(today, 365))}
        onMonth={setMonth}
        face={face}
        onChoose={choose}
      />
      {failed && <FailedPanel title={t.bookingSheet.daysFailed} onRetry={again} />}
      <Legend sheet={sheet} marked={own.size > 0} />
      <TakenDay day={taken} sheet={sheet} />
      <MoveQuestion sheet={sheet} column={columnOf(draft.day, month)} />
      {refusal?.place === 'day' && <WishRefused refusal={refusal} sheet={sheet} />}
    </div>
  );
}

/** Where it stands in the month that is shown. */
function columnOf(day: Day | undefined, month: Month): number | undefined {
  if (!day || monthOf(day) !== month) return undefined;
  return weeksOf(month)
    .find((week) => week.includes(day))
    ?.indexOf(day);
}

function Legend({ sheet, marked }: { sheet: SheetState; marked: boolean }) {
  const { t } = useText();
  const { offering, draft } = sheet;
  const shape = shapeOf(offering);
  return (
    <div className="mt-2 flex flex-wrap justify-between gap-x-4 gap-y-1 text-caption text-ink-soft">
      {sheet.ours && (
        <span className="inline-flex items-center gap-2.5">
          <span aria-hidden className={classes('size-3.5 rounded-hair', heldLook)} />
          {t.bookingSheet.heldDay}
        </span>
      )}
      {marked && (
        <span className="inline-flex items-center gap-2.5">
          <span aria-hidden className="size-[5px] rotate-45 bg-brass-fill" />
          {t.bookingSheet.ownDay}
        </span>
      )}
      <span className="ms-auto">
        {shape !== 'hour' && draft.day && draft.length === undefined
          ? t.bookingSheet.chooseEnd[shape]
          : t.bookingSheet.freeFor(partyOf(offering, draft))}
      </span>
    </div>
  );
}

function useDays({ offering, draft, ours }: SheetState, month: string) {
  const range = monthRange(month, todayInDubai());
  const asked = {
    slug: offering.slug,
    party: partyOf(offering, draft),
    ...range,
    ...(shapeOf(offering) !== 'hour' && { length: lengthOf(offering, draft) }),
  };
  const { data, isError, refetch } = useQuery(availabilityQuery(asked));
  return {
    days: new Map(data?.days.map((day) => [day.day, dayWithOurs(day, offering, ours)])),
    horizon: data?.horizon,
    failed: isError,
    again: () => void refetch(),
  };
}

/** A first day, and for stays the day one leaves: a later day ends the stay, an earlier one begins it. */
function chooserOf({ offering, draft, write, ours, keep }: SheetState) {
  const { fewest, most } = lengthsOf(offering);
  const shape = shapeOf(offering);
  return (day: Day, found: AvailableDay | undefined) => {
    // A rental counts its last day, a stay does not.
    const length = draft.day ? daysBetween(draft.day, day) + (shape === 'days' ? 1 : 0) : 0;
    const isOpenEnded = shape !== 'hour' && draft.length === undefined;
    if (isOpenEnded && length >= fewest && length <= most) return write({ length });
    if (day === ours?.day) return keep();
    if (shape !== 'hour') return write({ day, length: undefined });
    const same = found?.slots.find(({ time, state }) => time === draft.time && state === 'open');
    const open = found?.slots.filter(({ state }) => state === 'open') ?? [];
    write({ day, time: same?.time ?? (open.length === 1 ? open[0]?.time : undefined) });
  };
}

interface Shown {
  day: Day;
  found: AvailableDay | undefined;
  sheet: SheetState;
  t: ReturnType<typeof useText>['t']['bookingSheet'];
  own: Set<Day>;
}

const looks = {
  chosen: 'bg-primary text-on-primary',
  between: 'bg-sunk',
  open: 'shadow-[inset_0_0_0_1px_var(--line)] hover:shadow-[inset_0_0_0_1px_var(--line-strong)]',
  full: 'bg-surface text-ink-mute',
  none: 'text-ink-mute opacity-60',
};

function faceOf({ day, found, sheet, t, own }: Shown): DayFace {
  const { offering, ours, left = 0 } = sheet;
  const part = partOf(day, sheet);
  if (ours && isHeldOn(day, offering, ours))
    return {
      look: heldLook,
      word: <HeldWords left={left} />,
      said: t.heldDay,
      selected: part === 'chosen',
      marked: own.has(day),
    };
  const state = found?.state ?? 'closed';
  const word = found ? wordOf(found, t) : undefined;
  const mayEnd = mayEndOn(day, sheet);
  const marked = own.has(day);
  const waits = isTaken(found) && !mayEnd;
  const look = part ?? (state === 'open' ? 'open' : state === 'full' ? 'full' : 'none');
  return {
    look: looks[look],
    word: word && <span className={wordLook(look, found)}>{word}</span>,
    said: [word ?? t.states[state], waits && t.waitlist.waitForDay, marked && t.ownDay]
      .filter(Boolean)
      .join(', '),
    disabled: state !== 'open' && !mayEnd && !waits,
    selected: part === 'chosen',
    marked,
    struck: state === 'full' && !part,
  };
}

/** It has a line, where somebody may give a place back. */
const isTaken = (found: AvailableDay | undefined): boolean => found?.state === 'full';

/** A stay that has begun may end on a day that is full. */
const mayEndOn = (day: Day, { offering, draft }: SheetState): boolean =>
  shapeOf(offering) !== 'hour' &&
  draft.length === undefined &&
  draft.day !== undefined &&
  day > draft.day;

function partOf(day: Day, { offering, draft }: SheetState): 'chosen' | 'between' | undefined {
  if (!draft.day) return undefined;
  if (day === draft.day) return 'chosen';
  if (shapeOf(offering) === 'hour' || day < draft.day) return undefined;
  // A stay ends on the day one leaves; a rental on its last day.
  const last = dayAfter(
    draft.day,
    lengthOf(offering, draft) - (shapeOf(offering) === 'days' ? 1 : 0),
  );
  if (day === last) return 'chosen';
  return day < last ? 'between' : undefined;
}

function wordOf({ state, slots, free }: AvailableDay, t: Shown['t']): string | undefined {
  if (state === 'full') return t.full;
  if (state !== 'open') return undefined;
  const open = slots.filter((slot) => slot.state === 'open').length;
  if (slots.length === 0) return free <= 2 ? t.left(free) : t.open;
  return open < slots.length || open === 1 ? t.starts(open) : t.open;
}

function wordLook(look: keyof typeof looks, found: AvailableDay | undefined): string {
  if (look === 'chosen') return 'text-on-primary';
  const open = found?.slots.filter(({ state }) => state === 'open').length ?? 0;
  return look === 'open' && open === 1 ? 'text-brass' : 'text-ink-mute';
}
