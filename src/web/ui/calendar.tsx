import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ChevronProps, DayPicker, type Modifiers } from 'react-day-picker';
import { ar } from 'react-day-picker/locale/ar';
import { enGB } from 'react-day-picker/locale/en-GB';
import type { Day, Language } from '#contract/primitives.ts';
import { calendarZone, toDate, toDay } from '#web/ui/calendar-days.ts';
import {
  bookedLook,
  calendarLook,
  rangeLook,
  singleLook,
  takenLook,
} from '#web/ui/calendar-look.ts';
import { useDirection } from '#web/ui/direction.tsx';

export interface DayRange {
  from: Day;
  to?: Day | undefined;
}

interface CalendarBase {
  label: string;
  language: Language;
  /** Today in Dubai, which need not be the reader's. */
  today: Day;
  firstMonth?: Day;
  /** A day of the month that is shown, where somebody else turns the leaves too. */
  month?: Day;
  /** Days on which the client already has something, and the words for it. */
  booked?: { days: Day[]; label: string };
  earliest?: Day;
  taken?: Day[];
  /** Days on which there is nothing to choose, and never was. */
  closed?: Day[];
  weekStartsOn?: 0 | 1;
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
  const { label, language, today, firstMonth, booked, earliest, onMonth } = props;
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
    weekStartsOn: props.weekStartsOn ?? 0,
    showOutsideDays: true,
    today: toDate(today),
    defaultMonth: toDate(firstMonth ?? today),
    ...(props.month && { month: toDate(props.month) }),
    disabled: [
      ...[...taken, ...closed].map(toDate),
      ...(earliest ? [{ before: toDate(earliest) }] : []),
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
