import { useState } from 'react';
import type { AvailableDay } from '#contract/bookings/availability.ts';
import type { Day } from '#contract/primitives.ts';
import { HeldWords, heldLook } from '#web/bookings/sheet/held-words.tsx';
import { shapeOf } from '#web/bookings/sheet/offering.ts';
import { isHeldOn } from '#web/bookings/sheet/own-places.ts';
import { TakenDay } from '#web/bookings/sheet/taken-day.tsx';
import type { SheetState } from '#web/bookings/sheet/use-sheet.ts';
import { useText, type Words } from '#web/i18n/use-text.ts';
import { sayDay, todayInDubai } from '#web/platform/moments.ts';
import { classes } from '#web/ui/classes.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';

interface PanelDaysProps {
  days: AvailableDay[];
  sheet: SheetState;
}

/** Two rows of seven: the weekday, the figure, and the first hour, whose it is, or that it is taken. */
export function PanelDays({ days, sheet }: PanelDaysProps) {
  const { t } = useText();
  const [taken, setTaken] = useState<Day>();
  const onChoose = (day: AvailableDay) => {
    const isTaken = day.state === 'full';
    setTaken(isTaken ? day.day : undefined);
    if (!isTaken) choose(day, sheet);
  };
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid of seven */}
      <div
        role="group"
        aria-label={t.bookingSheet.panel.when}
        className="mt-2 grid grid-cols-7 gap-1"
      >
        {days.map((day) => (
          <PanelDay key={day.day} day={day} sheet={sheet} onChoose={onChoose} />
        ))}
      </div>
      <TakenDay day={taken} sheet={sheet} />
    </>
  );
}

interface PanelDayProps {
  day: AvailableDay;
  sheet: SheetState;
  onChoose: (day: AvailableDay) => void;
}

function PanelDay({ day, sheet, onChoose }: PanelDayProps) {
  const { t, language } = useText();
  const say = t.bookingSheet;
  const { draft, ours, left = 0 } = sheet;
  const isChosen = draft.day === day.day;
  const isHeld = ours !== undefined && isHeldOn(day.day, sheet.offering, ours);
  const isOpen = day.state === 'open';
  const hasLine = day.state === 'full';
  const word = isHeld ? say.heldDay : wordOf(day, isChosen ? draft.time : undefined, say.panel);
  return (
    <button
      type="button"
      data-day={day.day}
      disabled={!isOpen && !hasLine}
      aria-pressed={isChosen}
      onClick={() => onChoose(day)}
      className={classes(
        'grid justify-items-center rounded-hair py-2 leading-[1.2]',
        lookOf({ isHeld, isChosen }),
        isOpen || hasLine ? 'cursor-pointer' : 'cursor-not-allowed',
        !isOpen && 'text-ink-mute',
      )}
    >
      <VisuallyHidden>
        {[sayDay(day.day, 'full', language), word, hasLine && say.waitlist.waitForDay]
          .filter(Boolean)
          .join(say.comma)}
      </VisuallyHidden>
      <span aria-hidden className="text-[0.6875rem]">
        {sayDay(day.day, 'column', language)}
      </span>
      <span
        aria-hidden
        className={classes('tnum text-[1.0625rem]', day.state === 'full' && 'line-through')}
      >
        {Number(day.day.slice(8))}
      </span>
      <span aria-hidden className="tnum max-w-full truncate text-[0.6875rem]">
        {isHeld ? <HeldWords left={left} long /> : word}
      </span>
    </button>
  );
}

function lookOf({ isHeld, isChosen }: { isHeld: boolean; isChosen: boolean }): string {
  if (isHeld) return heldLook;
  return isChosen
    ? 'bg-primary text-on-primary'
    : 'hover:not-disabled:shadow-[inset_0_0_0_1px_var(--line-strong)]';
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
