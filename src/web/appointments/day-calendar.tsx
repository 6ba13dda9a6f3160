import type { Day } from '#contract/primitives.ts';
import { monthOf } from '#domain/months.ts';
import type { SlotsState } from '#web/appointments/use-slots.ts';
import { sayDay } from '#web/bookings/sheet/clock.ts';
import { useText } from '#web/i18n/use-text.ts';
import { Calendar } from '#web/ui/calendar.tsx';

interface DayCalendarProps {
  state: SlotsState;
  onDay: (day: Day) => void;
}

/** The month by the reader's own calendar; days without a free hour cannot be chosen. */
export function DayCalendar({ state, onDay }: DayCalendarProps) {
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
