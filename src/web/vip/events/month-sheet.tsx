import { monthOf, weeksOf } from '#domain/calendar/months.ts';
import { weekFromSunday } from '#domain/calendar/weekdays.ts';
import { useText } from '#web/i18n/use-text.ts';
import { useDayKeys } from '#web/ui/calendar/use-day-keys.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { DayCell } from '#web/vip/events/day-cell.tsx';
import { agendaOf, continuingEvenings, type Evening } from '#web/vip/events/use-calendar.ts';

interface MonthSheetProps {
  title: string;
  month: string;
  today: string;
  evenings: Evening[];
  reaches: (month: string) => boolean;
  toMonth: (month: string) => void;
}

export function MonthSheet(props: MonthSheetProps) {
  const { t } = useText();
  const { table, onKeyDown, ...days } = useDayKeys(props);
  return (
    <table
      ref={table}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose cells take the arrow keys is a grid
      role="grid"
      onKeyDown={onKeyDown}
      className="w-full table-fixed border-collapse"
    >
      <caption className="sr-only">
        {props.title}. {t.vip.calendar.keys}
      </caption>
      <WeekHead />
      <Weeks {...props} {...days} />
    </table>
  );
}

function WeekHead() {
  const { t } = useText();
  return (
    <thead>
      <tr className="text-caption text-ink-mute">
        {weekFromSunday.map((day) => (
          <th
            key={day}
            scope="col"
            className="truncate px-1 pt-6 pb-2 text-start font-normal max-tablet:text-center tablet:px-3"
          >
            <span aria-hidden="true">{t.vip.weekdaysShort[day]}</span>
            <VisuallyHidden>{t.vip.weekdays[day]}</VisuallyHidden>
          </th>
        ))}
      </tr>
    </thead>
  );
}

type WeeksProps = MonthSheetProps & Pick<ReturnType<typeof useDayKeys>, 'current' | 'onFocusDay'>;

function Weeks({ month, today, evenings, current, onFocusDay }: WeeksProps) {
  const listed = new Set(agendaOf(evenings, month, today).map(({ day }) => day));
  return (
    <tbody>
      {weeksOf(month).map((days) => (
        <tr key={days[0]}>
          {days.map((day) => (
            <DayCell
              key={day}
              day={day}
              outside={monthOf(day) !== month}
              state={day === today ? 'today' : day < today ? 'past' : 'coming'}
              evenings={evenings.filter((evening) => evening.day === day)}
              continued={continuingEvenings(evenings, day)}
              listed={listed.has(day)}
              reachable={day === current}
              onFocus={onFocusDay}
            />
          ))}
        </tr>
      ))}
    </tbody>
  );
}
