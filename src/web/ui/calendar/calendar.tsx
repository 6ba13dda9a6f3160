import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ChevronProps, type ClassNames, DayPicker, type Modifiers } from 'react-day-picker';
import { ar } from 'react-day-picker/locale/ar';
import { enGB } from 'react-day-picker/locale/en-GB';
import type { Day, Language } from '#contract/primitives.ts';
import { calendarZone, toDate, toDay } from '#web/ui/calendar/days.ts';
import { useDirection } from '#web/ui/direction.tsx';

const arrow =
  'grid size-11 cursor-pointer place-items-center rounded-hair hover:bg-ink/6 aria-disabled:cursor-not-allowed aria-disabled:opacity-40 aria-disabled:hover:bg-transparent';

const end = 'bg-primary! text-on-primary rounded-hair';

/** Month in Bellefair, 44 px days, the range in sand, its ends in primary. */
const calendarLook: Partial<ClassNames> = {
  root: 'relative w-full',
  months: 'grid gap-8',
  month_caption: 'flex h-11 items-center',
  caption_label: 'font-display text-[1.5rem] leading-tight',
  nav: 'absolute -end-3 top-0 z-1 flex',
  button_previous: arrow,
  button_next: arrow,
  chevron: 'rtl:-scale-x-100',
  month_grid: 'mt-2 w-full table-fixed border-collapse',
  weekday: 'h-9 text-[0.75rem] font-normal text-ink-mute',
  day: 'tnum relative h-11 p-0 text-center text-[0.9375rem]',
  day_button:
    'size-full min-h-11 cursor-pointer rounded-hair not-disabled:hover:shadow-[inset_0_0_0_1px_var(--line-strong)] focus-visible:relative focus-visible:z-1 focus-visible:outline-offset-0 disabled:cursor-not-allowed',
  today: 'font-semibold text-brass',
  // They can be chosen too, so they are read like any other.
  outside: 'text-ink-mute',
  disabled: 'text-ink-mute opacity-70',
};

const singleLook: Partial<ClassNames> = { selected: end };

const rangeLook: Partial<ClassNames> = {
  range_start: end,
  range_end: end,
  range_middle: 'bg-sunk',
};

/** A 5 px brass diamond under the figure. */
const bookedLook =
  'after:pointer-events-none after:absolute after:inset-x-0 after:bottom-[5px] after:mx-auto after:size-[5px] after:rotate-45 after:bg-brass-fill';

/** Struck through, as on the booking sheet: it was there, somebody else has it. */
const takenLook = '[&>button]:line-through';

export interface DayRange {
  from: Day;
  to?: Day | undefined;
}

interface CalendarBase {
  label: string;
  language: Language;
  /** Today in Dubai, which need not be the reader's. */
  today: Day;
  firstMonth?: Day | undefined;
  /** A day of the month that is shown, where somebody else turns the leaves too. */
  month?: Day;
  /** Days on which the client already has something, and the words for it. */
  booked?: { days: Day[]; label: string };
  earliest?: Day | undefined;
  latest?: Day | undefined;
  taken?: Day[];
  /** Days on which there is nothing to choose, and never was. */
  closed?: Day[];
  /** Takes the focus when it is drawn. */
  autoFocus?: boolean;
  /** The reader turned the leaf: the first day of the month that is seen now. */
  onMonth?: (first: Day) => void;
}

type CalendarProps = CalendarBase &
  (
    | { mode: 'single'; value: Day | undefined; onChange: (value: Day | undefined) => void }
    | {
        mode: 'range';
        value: DayRange | undefined;
        onChange: (value: DayRange | undefined) => void;
      }
  );

const locales = { en: enGB, ar };

export function Calendar(props: CalendarProps) {
  const shared = useShared(props);
  if (props.mode === 'single') {
    return (
      <DayPicker
        {...shared}
        mode="single"
        classNames={{ ...calendarLook, ...singleLook }}
        selected={props.value ? toDate(props.value) : undefined}
        onSelect={(date) => props.onChange(date && toDay(date))}
      />
    );
  }
  const { value, onChange } = props;
  return (
    <DayPicker
      {...shared}
      mode="range"
      classNames={{ ...calendarLook, ...rangeLook }}
      selected={value && { from: toDate(value.from), to: value.to ? toDate(value.to) : undefined }}
      onSelect={(range) =>
        onChange(range?.from && { from: toDay(range.from), to: range.to && toDay(range.to) })
      }
    />
  );
}

function useShared(props: CalendarProps) {
  const { label, language, today, firstMonth, booked, earliest, latest, onMonth } = props;
  const { taken = [], closed = [] } = props;
  const locale = locales[language];
  const dayLabel = (date: Date, modifiers: Modifiers) => {
    const words = new Intl.DateTimeFormat(`${language}-u-nu-latn`, {
      dateStyle: 'full',
      timeZone: calendarZone,
    });
    return [words.format(date), modifiers.booked && booked?.label].filter(Boolean).join(', ');
  };
  return {
    'aria-label': label,
    dir: useDirection(),
    locale,
    timeZone: calendarZone,
    numerals: 'latn' as const,
    weekStartsOn: 0 as const,
    showOutsideDays: true,
    autoFocus: props.autoFocus ?? false,
    today: toDate(today),
    defaultMonth: toDate(firstMonth ?? today),
    ...(props.month && { month: toDate(props.month) }),
    disabled: [
      ...[...taken, ...closed].map(toDate),
      ...(earliest ? [{ before: toDate(earliest) }] : []),
      ...(latest ? [{ after: toDate(latest) }] : []),
    ],
    modifiers: { booked: booked?.days.map(toDate) ?? [], taken: taken.map(toDate) },
    modifiersClassNames: { booked: bookedLook, taken: takenLook },
    // Two calendars on one page are told apart by what they are for.
    labels: { labelDayButton: dayLabel, labelNav: () => label },
    components: { Chevron },
    ...(onMonth && { onMonthChange: (month: Date) => onMonth(toDay(month)) }),
  };
}

function Chevron({ orientation, className }: ChevronProps) {
  const Icon = orientation === 'right' ? ChevronRight : ChevronLeft;
  return <Icon size={18} strokeWidth={1.5} className={className} />;
}
