import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import type { Day } from '#contract/primitives.ts';
import type { CalendarDay } from '#domain/bookings/calendar.ts';
import { type Month, weekdayNumber } from '#domain/calendar/months.ts';
import { daysAfter } from '#domain/time.ts';
import { DayEntries } from '#web/bookings/calendar/entries.tsx';
import { monthRange } from '#web/bookings/sheet/queries.ts';
import { useText } from '#web/i18n/use-text.ts';
import { sayDay } from '#web/platform/moments.ts';
import { classes } from '#web/ui/classes.ts';
import { IconButton } from '#web/ui/controls/icon-button.tsx';
import { Heading } from '#web/ui/panel/heading.tsx';

export type Range = 'month' | 'week';

/** No more are answered at once. */
const mostDays = 42;

/** The days to ask about: a whole month, or the week that a day lies in; nothing before today. */
export function rangeOf(span: Range, shown: Month | Day, today: Day): { from: Day; to: Day } {
  if (span === 'month') {
    const { from, to } = monthRange(shown, today);
    return { from, to: [to, daysAfter(from, mostDays - 1)].sort()[0] ?? to };
  }
  const sunday = daysAfter(shown, -weekdayNumber(shown));
  return { from: sunday < today ? today : sunday, to: daysAfter(sunday, 6) };
}

interface WeekViewProps {
  day: Day;
  today: Day;
  days: Map<Day, CalendarDay>;
  party: number;
  onDay: (day: Day) => void;
}

/** Seven columns on a desk, seven days one under the other on a phone. */
export function WeekView({ day, today, days, party, onDay }: WeekViewProps) {
  const { language } = useText();
  const sunday = daysAfter(day, -weekdayNumber(day));
  const week = Array.from({ length: 7 }, (_, index) => daysAfter(sunday, index));
  const last = daysAfter(today, 365);
  const keys = (event: KeyboardEvent) => {
    const step = event.key === 'PageDown' ? 7 : event.key === 'PageUp' ? -7 : 0;
    const next = daysAfter(day, step);
    if (step === 0 || next > last) return;
    event.preventDefault();
    onDay(next < today ? today : next);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the Page keys turn the week from anywhere in it
    <div onKeyDown={keys}>
      <WeekHead sunday={sunday} today={today} onDay={onDay} />
      <div className="grid gap-x-3 gap-y-6 desk:grid-cols-7">
        {week.map((each) => (
          <div
            key={each}
            className={classes(
              'min-w-0 border-t border-line-strong pt-3',
              each < today && 'opacity-50 max-desk:hidden',
            )}
          >
            <Heading level={3} size="step" className="mb-2">
              {sayDay(each, 'short', language)}
            </Heading>
            {each >= today && (
              <DayEntries day={each} entries={days.get(each)?.entries ?? []} party={party} narrow />
            )}
          </div>
        ))}
      </div>
    </div>
  );
}

function WeekHead({
  sunday,
  today,
  onDay,
}: {
  sunday: Day;
  today: Day;
  onDay: (day: Day) => void;
}) {
  const { t, language } = useText();
  const say = t.bookingSheet.calendar;
  const arrow = { size: 18, strokeWidth: 1.5, className: 'rtl:-scale-x-100' };
  const before = daysAfter(sunday, -7);
  return (
    <div className="mb-3 flex items-center justify-between gap-4">
      <Heading level={2} size="h4">
        {sayDay(sunday < today ? today : sunday, 'longMonthYear', language)}
      </Heading>
      <div className="flex">
        <IconButton
          label={say.previousWeek}
          icon={<ChevronLeft {...arrow} />}
          disabled={sunday <= today}
          onClick={() => onDay(before < today ? today : before)}
        />
        <IconButton
          label={say.nextWeek}
          icon={<ChevronRight {...arrow} />}
          disabled={daysAfter(sunday, 7) > daysAfter(today, 365)}
          onClick={() => onDay(daysAfter(sunday, 7))}
        />
      </div>
    </div>
  );
}
