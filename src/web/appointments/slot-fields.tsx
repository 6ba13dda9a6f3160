import { useId, useRef } from 'react';
import type { Day, Instant } from '#contract/primitives.ts';
import { dayIn } from '#domain/appointments/days.ts';
import { monthOf } from '#domain/calendar/months.ts';
import { HourList } from '#web/appointments/hour-list.tsx';
import { type SlotChoice, type SlotsState, useSlots } from '#web/appointments/use-slots.ts';
import { useText } from '#web/i18n/use-text.ts';
import { sayDay } from '#web/platform/moments.ts';
import { FailedPanel } from '#web/platform/refusals/failed-panel.tsx';
import { Calendar } from '#web/ui/calendar/calendar.tsx';

interface SlotFieldsProps {
  choice: SlotChoice;
  onChoose: (chosen: { day: Day; startsAt?: Instant | undefined }) => void;
  error?: string | undefined;
}

/** The days and hours that are free, by the reader's own calendar and clock. */
export function SlotFields({ choice, onChoose, error }: SlotFieldsProps) {
  const { t } = useText();
  const state = useSlots(choice);
  const hours = useRef<HTMLDivElement>(null);
  const heading = useId();
  /** The button that led here is gone with it, so the focus goes where it led. */
  const jump = (startsAt: Instant) => {
    onChoose({ day: dayIn(state.zone, startsAt), startsAt });
    hours.current?.focus();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would make the calendar's table wider than a phone
    <div
      role="group"
      aria-labelledby={heading}
      className="grid items-start gap-x-10 gap-y-6 @min-[40rem]:grid-cols-2"
    >
      <div>
        <p id={heading} className="text-[0.875rem] leading-5 text-ink-soft">
          {t.appointments.day}
        </p>
        <DayCalendar state={state} onDay={(day) => onChoose({ day, ...sameHour(state, day) })} />
      </div>
      <div ref={hours} tabIndex={-1} className="outline-none">
        {state.failed ? (
          <FailedPanel title={t.appointments.hoursFailed} onRetry={state.again} />
        ) : (
          <HourList
            state={state}
            chosen={choice.startsAt}
            onHour={(startsAt) => state.day && onChoose({ day: state.day, startsAt })}
            onJump={jump}
            error={error}
          />
        )}
      </div>
    </div>
  );
}

/** Another day, the same time on the clock, as long as it is free then. */
function sameHour({ clockOf, slotsOn, chosenClock }: ReturnType<typeof useSlots>, day: Day) {
  const same = slotsOn(day).find(({ startsAt }) => clockOf(startsAt) === chosenClock);
  return { startsAt: same?.startsAt };
}

/** The month by the reader's own calendar; days without a free hour cannot be chosen. */
function DayCalendar({ state, onDay }: { state: SlotsState; onDay: (day: Day) => void }) {
  const { t, language } = useText();
  const { month, today, day, closed, data } = state;
  const holidays = data?.holidays.filter((each) => monthOf(each.day) === month) ?? [];
  return (
    <>
      <Calendar
        mode="single"
        label={t.appointments.calendar}
        language={language}
        today={today}
        earliest={today}
        month={`${month}-01`}
        closed={closed}
        value={day}
        onChange={(chosen) => chosen && onDay(chosen)}
        onMonth={(first) => state.showMonth(monthOf(first))}
      />
      {holidays.length > 0 && (
        <ul className="mt-3 grid gap-1 text-caption text-ink-soft">
          {holidays.map((each) => (
            <li key={each.day}>
              {t.appointments.closed(sayDay(each.day, 'short', language), each.name)}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
