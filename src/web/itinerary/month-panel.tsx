import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import type { Day } from '#contract/primitives.ts';
import { dateInWords } from '#domain/calendar/date-words.ts';
import { type Month, monthAfter, monthOf, weeksOf } from '#domain/calendar/months.ts';
import type { ItineraryDay } from '#domain/itinerary/days.ts';
import { useText } from '#web/i18n/use-text.ts';
import { dayId } from '#web/itinerary/words.ts';
import { writtenDay } from '#web/platform/moments.ts';
import { classes } from '#web/ui/classes.ts';
import { IconButton } from '#web/ui/controls/icon-button.tsx';
import { Panel } from '#web/ui/panel/panel.tsx';

interface MonthPanelProps {
  days: readonly ItineraryDay[];
  today: Day;
}

/** The month with the days that have something; each leads to its day, and takes what is dropped on it. */
export function MonthPanel({ days, today }: MonthPanelProps) {
  const { t, language } = useText();
  const [month, setMonth] = useState<Month>(monthOf(days[0]?.day ?? today));
  const say = t.itinerary.month;
  const turn = (step: number) => setMonth(monthAfter(month, step));
  const icon = { size: 16, strokeWidth: 1.5, className: 'rtl:-scale-x-100' };
  return (
    <Panel
      title={writtenDay(`${month}-01`, 'longMonthYear', language)}
      className="p-5! tablet:p-6!"
      aside={
        <span className="-my-2 -me-2 flex">
          <IconButton
            size="small"
            label={say.before}
            icon={<ChevronLeft {...icon} />}
            onClick={() => turn(-1)}
          />
          <IconButton
            size="small"
            label={say.after}
            icon={<ChevronRight {...icon} />}
            onClick={() => turn(1)}
          />
        </span>
      }
    >
      <MonthGrid month={month} days={days} today={today} />
    </Panel>
  );
}

function MonthGrid({ month, days, today }: MonthPanelProps & { month: Month }) {
  const { language } = useText();
  const weeks = weeksOf(month);
  return (
    <table className="tnum mt-3 w-full table-fixed border-collapse text-center text-caption">
      <thead>
        <tr>
          {weeks[0]?.map((day) => (
            <th
              key={day}
              scope="col"
              abbr={writtenDay(day, 'longWeekday', language)}
              className="h-8.5 text-[0.75rem] font-normal text-ink-mute"
            >
              {writtenDay(day, 'letter', language)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <td key={day} data-day={day} className="h-8.5 p-0">
                {monthOf(day) === month && (
                  <MonthDay
                    day={day}
                    marked={days.find((other) => other.day === day)}
                    isToday={day === today}
                  />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface MonthDayProps {
  day: Day;
  marked: ItineraryDay | undefined;
  isToday: boolean;
}

function MonthDay({ day, marked, isToday }: MonthDayProps) {
  const { t, language } = useText();
  const look = classes(
    'grid h-8.5 place-items-center rounded-hair',
    isToday && 'shadow-[inset_0_0_0_1px_var(--line-strong)]',
  );
  const figure = Number(day.slice(8));
  if (!marked) return <span className={look}>{figure}</span>;
  const count = marked.loose.length + marked.stretches.flatMap(({ things }) => things).length;
  return (
    <a
      href={`#${dayId(day)}`}
      aria-label={t.itinerary.month.marked(dateInWords(day, language), count)}
      className={classes(look, 'bg-primary text-on-primary hover:bg-primary-hover')}
    >
      {figure}
    </a>
  );
}
