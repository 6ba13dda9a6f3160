import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Day } from '#contract/primitives.ts';
import { dayAfter, type Month, monthAfter, monthOf, weeksOf } from '#domain/calendar/months.ts';
import { useText } from '#web/i18n/use-text.ts';
import { sayDay } from '#web/platform/moments.ts';
import { useDayKeys } from '#web/ui/calendar/use-day-keys.ts';
import { classes } from '#web/ui/classes.ts';
import { IconButton } from '#web/ui/controls/icon-button.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';

/** How a day is drawn and what is said of it. */
export interface DayFace {
  look: string;
  /** Under the figure. */
  word?: ReactNode;
  /** Said with the date. */
  said?: string | undefined;
  disabled?: boolean;
  selected?: boolean;
  marked?: boolean;
  struck?: boolean;
}

interface DayGridProps {
  label: string;
  month: Month;
  today: Day;
  /** Reached by Tab first. */
  current?: Day | undefined;
  latest: Month;
  onMonth: (month: Month) => void;
  face: (day: Day) => DayFace;
  onChoose: (day: Day) => void;
  level?: 2 | 3;
}

/** A month of days to choose from. Arrows move by day and week, the Page keys by month. */
export function DayGrid(props: DayGridProps) {
  const { label, month, today, current, latest, onMonth } = props;
  const reaches = (other: Month) => other >= monthOf(today) && other <= latest;
  const { t } = useText();
  // Weeks that are over say nothing.
  const weeks = weeksOf(month).filter((days) => (days[6] ?? today) >= today);
  const keys = useDayKeys({
    month,
    today: current && current >= today && monthOf(current) === month ? current : today,
    first: today,
    reaches,
    toMonth: onMonth,
  });
  return (
    <div>
      <MonthHead {...props} reaches={reaches} />
      <table
        ref={keys.table}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose cells take the arrow keys is a grid
        role="grid"
        onKeyDown={keys.onKeyDown}
        className="w-full table-fixed border-separate border-spacing-[3px]"
      >
        <caption className="sr-only">
          {label}. {t.bookingSheet.keys}
        </caption>
        <WeekHead month={month} />
        <tbody>
          {weeks.map((days) => (
            <tr key={days[0]}>
              {days.map((day) => (
                <DayCell
                  key={day}
                  day={day}
                  {...props}
                  reachable={day === keys.current}
                  onFocus={keys.onFocusDay}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function MonthHead({
  month,
  today,
  onMonth,
  reaches,
  level = 3,
}: DayGridProps & { reaches: (month: Month) => boolean }) {
  const { t, language } = useText();
  const Tag = `h${level}` as const;
  const arrow = { size: 18, strokeWidth: 1.5, className: 'rtl:-scale-x-100' };
  const [before, after] = [monthAfter(month, -1), monthAfter(month)];
  return (
    <div className="mb-1 flex min-h-11 items-center justify-between gap-4">
      <Tag
        className="font-display text-[1.5rem] leading-[1.15] [&:lang(ar)]:leading-[1.4]"
        aria-live="polite"
      >
        {sayDay(month === monthOf(today) ? today : `${month}-01`, 'longMonthYear', language)}
      </Tag>
      <div className="-me-3 flex">
        <IconButton
          label={t.bookingSheet.previousMonth}
          icon={<ChevronLeft {...arrow} />}
          disabled={!reaches(before)}
          onClick={() => onMonth(before)}
          className="disabled:bg-transparent! disabled:opacity-40"
        />
        <IconButton
          label={t.bookingSheet.nextMonth}
          icon={<ChevronRight {...arrow} />}
          disabled={!reaches(after)}
          onClick={() => onMonth(after)}
          className="disabled:bg-transparent! disabled:opacity-40"
        />
      </div>
    </div>
  );
}

function WeekHead({ month }: { month: Month }) {
  const { language } = useText();
  const sunday = weeksOf(month)[0]?.[0] ?? `${month}-01`;
  return (
    <thead>
      <tr>
        {Array.from({ length: 7 }, (_, index) => dayAfter(sunday, index)).map((day) => (
          <th
            key={day}
            scope="col"
            className="h-7 truncate text-[0.75rem] font-normal text-ink-mute"
          >
            <span aria-hidden>{sayDay(day, 'column', language)}</span>
            <VisuallyHidden>
              {sayDay(day, 'weekday', language).replace(/[\s\d،,]+/g, '')}
            </VisuallyHidden>
          </th>
        ))}
      </tr>
    </thead>
  );
}

interface DayCellProps extends DayGridProps {
  day: Day;
  reachable: boolean;
  onFocus: (day: Day) => void;
}

function DayCell(props: DayCellProps) {
  // The week that runs keeps its columns; what is over of it says nothing.
  return props.day < props.today ? <td className="p-0" /> : <Ahead {...props} />;
}

function Ahead({ day, month, face, onChoose, reachable, onFocus }: DayCellProps) {
  const { t, language } = useText();
  const { look, word, said, disabled, selected, marked, struck } = face(day);
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: in a grid a table's cell is one of the grid's
    <td aria-selected={selected ?? false} className="p-0">
      <button
        type="button"
        data-day={day}
        tabIndex={reachable ? 0 : -1}
        aria-disabled={disabled || undefined}
        onFocus={() => onFocus(day)}
        onClick={() => !disabled && onChoose(day)}
        className={classes(
          'relative flex h-14 w-full flex-col items-center justify-center rounded-hair leading-[1.1] focus-visible:z-1 focus-visible:outline-offset-1',
          disabled ? 'cursor-default' : 'cursor-pointer',
          monthOf(day) !== month && disabled && 'opacity-55',
          look,
        )}
      >
        <VisuallyHidden>
          {[sayDay(day, 'full', language), said].filter(Boolean).join(t.bookingSheet.comma)}
        </VisuallyHidden>
        <span aria-hidden className={classes('tnum text-[0.9375rem]', struck && 'line-through')}>
          {Number(day.slice(8))}
        </span>
        {word && (
          <span aria-hidden className="mt-[3px] max-w-full truncate text-[0.6875rem]">
            {word}
          </span>
        )}
        {marked && (
          <span
            aria-hidden
            className="absolute end-1.5 top-1.5 size-[5px] rotate-45 bg-brass-fill"
          />
        )}
      </button>
    </td>
  );
}
