import { useState } from 'react';
import type { AvailableDay } from '#contract/bookings/availability.ts';
import type { Day } from '#contract/primitives.ts';
import { dayAfter, weekdayNumber } from '#domain/calendar/months.ts';
import { HeldWords, heldLook } from '#web/bookings/holds/held-words.tsx';
import { TakenDay } from '#web/bookings/holds/taken-day.tsx';
import { PanelLegend } from '#web/bookings/panel/legend.tsx';
import { shapeOf } from '#web/bookings/sheet/offering.ts';
import { isHeldOn } from '#web/bookings/sheet/own-places.ts';
import type { SheetState } from '#web/bookings/sheet/use-sheet.ts';
import { useText, type Words } from '#web/i18n/use-text.ts';
import { sayDay, todayInDubai } from '#web/platform/moments.ts';
import { classes } from '#web/ui/classes.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';

interface PanelDaysProps {
  days: AvailableDay[];
  sheet: SheetState;
  own: ReadonlySet<Day>;
}

/** Weeks from Sunday on, under their weekdays: the figure, and the first hour, whose it is, or that it is taken. */
export function PanelDays({ days, sheet, own }: PanelDaysProps) {
  const { t } = useText();
  const [taken, setTaken] = useState<Day>();
  const onChoose = (day: AvailableDay) => {
    const isTaken = day.state === 'full';
    setTaken(isTaken ? day.day : undefined);
    if (!isTaken) choose(day, sheet);
  };
  const [first] = days;
  return (
    <div className="@container">
      {first && <WeekHead day={first.day} />}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid of seven */}
      <div role="group" aria-label={t.bookingSheet.panel.when} className="grid grid-cols-7 gap-1">
        {first && <Over days={weekdayNumber(first.day)} />}
        {days.map((day) => (
          <PanelDay
            key={day.day}
            day={day}
            sheet={sheet}
            onChoose={onChoose}
            isOwn={own.has(day.day)}
          />
        ))}
      </div>
      <PanelLegend held={sheet.ours !== undefined} marked={days.some(({ day }) => own.has(day))} />
      <TakenDay day={taken} sheet={sheet} />
    </div>
  );
}

function WeekHead({ day }: { day: Day }) {
  const { language } = useText();
  const sunday = dayAfter(day, -weekdayNumber(day));
  return (
    <div
      aria-hidden
      className="mt-2 grid grid-cols-7 gap-1 pb-1.5 text-center text-[0.75rem] leading-5 text-ink-mute"
    >
      {Array.from({ length: 7 }, (_, index) => dayAfter(sunday, index)).map((each) => (
        <span key={each} className="truncate">
          {sayDay(each, 'column', language)}
        </span>
      ))}
    </div>
  );
}

/** What of the week is over. */
const Over = ({ days }: { days: number }) =>
  Array.from({ length: days }, (_, index) => index).map((index) => <span key={index} />);

interface PanelDayProps {
  day: AvailableDay;
  sheet: SheetState;
  isOwn: boolean;
  onChoose: (day: AvailableDay) => void;
}

function PanelDay({ day, sheet, isOwn, onChoose }: PanelDayProps) {
  const { t, language } = useText();
  const say = t.bookingSheet;
  const { draft, ours, left = 0 } = sheet;
  const isChosen = draft.day === day.day;
  const isHeld = ours !== undefined && isHeldOn(day.day, sheet.offering, ours);
  const isOpen = day.state === 'open';
  const hasLine = day.state === 'full';
  const word = isHeld ? say.heldDay : wordOf(day, isChosen ? draft.time : undefined, say.panel);
  const told = [word, hasLine && say.waitlist.waitForDay, isOwn && say.ownDay];
  return (
    <button
      type="button"
      data-day={day.day}
      disabled={!isOpen && !hasLine}
      aria-pressed={isChosen}
      onClick={() => onChoose(day)}
      className={classes(
        'relative flex h-15 flex-col items-center justify-center rounded-hair leading-[1.15] max-tablet:h-13.5',
        lookOf(day, { isHeld, isChosen, isMoving: ours !== undefined }),
      )}
    >
      <VisuallyHidden>
        {[sayDay(day.day, 'full', language), ...told].filter(Boolean).join(say.comma)}
      </VisuallyHidden>
      <span
        aria-hidden
        className={classes('tnum font-medium', hasLine && 'font-normal! line-through')}
      >
        {Number(day.day.slice(8))}
      </span>
      <span
        aria-hidden
        className="tnum max-w-full truncate text-[0.6875rem] max-tablet:text-[0.625rem]"
      >
        {isHeld ? <HeldWords left={left} long /> : word}
      </span>
      {isOwn && (
        <i aria-hidden className="absolute end-1.5 top-1.5 size-1.5 rotate-45 bg-brass-fill" />
      )}
    </button>
  );
}

interface Standing {
  isHeld: boolean;
  isChosen: boolean;
  /** Something is held: another day is only asked about. */
  isMoving: boolean;
}

function lookOf({ state }: AvailableDay, { isHeld, isChosen, isMoving }: Standing): string {
  if (isHeld) return `cursor-pointer ${heldLook}`;
  if (isChosen)
    return isMoving
      ? 'cursor-pointer shadow-[inset_0_0_0_2px_var(--primary)]'
      : 'cursor-pointer bg-primary text-on-primary';
  if (state === 'full') return 'cursor-pointer bg-surface text-ink-mute';
  return state === 'open'
    ? 'cursor-pointer shadow-[inset_0_0_0_1px_var(--line)] hover:shadow-[inset_0_0_0_1px_var(--line-strong)]'
    : 'cursor-not-allowed text-ink-mute';
}

const firstOf = ({ slots }: AvailableDay) => slots.find(({ state }) => state === 'open')?.time;

type Say = Words['t']['bookingSheet']['panel'];

function wordOf(day: AvailableDay, chosen: string | undefined, say: Say): string {
  if (day.state === 'open') return chosen ?? firstOf(day) ?? say.free;
  if (day.state === 'full') return say.taken;
  return day.day === todayInDubai() ? say.today : say.noStart;
}

function choose(day: AvailableDay, { offering, write, ours, keep }: SheetState) {
  if (day.day === ours?.day) keep();
  else if (shapeOf(offering) === 'hour') write({ day: day.day, time: firstOf(day) });
  else write({ day: day.day, length: undefined });
}
