import { useId, useRef } from 'react';
import type { Day, Instant } from '#contract/primitives.ts';
import { dayIn } from '#domain/appointments/days.ts';
import { DayCalendar } from '#web/appointments/day-calendar.tsx';
import { HourList } from '#web/appointments/hour-list.tsx';
import { type SlotChoice, useSlots } from '#web/appointments/use-slots.ts';
import { useText } from '#web/i18n/use-text.ts';
import { FailedPanel } from '#web/platform/failed-panel.tsx';

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
