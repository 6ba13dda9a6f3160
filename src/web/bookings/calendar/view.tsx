import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Category } from '#contract/catalogue/offerings.ts';
import type { Day } from '#contract/primitives.ts';
import type { CalendarDay } from '#domain/bookings/calendar.ts';
import { type Month, monthOf } from '#domain/calendar/months.ts';
import { daysAfter } from '#domain/time.ts';
import { type DayFace, DayGrid } from '#web/bookings/calendar/day-grid.tsx';
import { DayEntries } from '#web/bookings/calendar/entries.tsx';
import { calendarQuery } from '#web/bookings/calendar/query.ts';
import { type Range, rangeOf, WeekView } from '#web/bookings/calendar/week.tsx';
import { CountField } from '#web/bookings/fields/count-field.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { AppProviders } from '#web/platform/app-providers.tsx';
import { sayDay, todayInDubai } from '#web/platform/moments.ts';
import { FailedPanel } from '#web/platform/refusals/failed-panel.tsx';
import type { Filters } from '#web/platform/use-filters.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Chips } from '#web/ui/controls/chips.tsx';
import { Heading } from '#web/ui/panel/heading.tsx';
import { Skeleton } from '#web/ui/panel/skeleton.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';

interface CalendarViewProps {
  /** Nothing for all of them. */
  category: Category | undefined;
  filters: Filters;
}

/** What is free, day by day, for a party: a month or a week, and the list of a day. */
export const CalendarView = (props: CalendarViewProps) => (
  <AppProviders>
    <Shown {...props} />
  </AppProviders>
);

const spans = ['month', 'week'] as const;
const largest = 30;

/** What the address asks for. */
function useAsked({ category, filters: { query, change } }: CalendarViewProps) {
  const today = todayInDubai();
  const day = dayAsked(query.get('day'), today);
  const span: Range = query.get('span') === 'week' ? 'week' : 'month';
  const party = Math.max(1, Math.min(largest, Number(query.get('guests')) || 2));
  return { category, change, today, day, span, party };
}

type Asked = ReturnType<typeof useAsked>;

function Shown(props: CalendarViewProps) {
  const { t, language } = useText();
  const say = t.bookingSheet.calendar;
  const asked = useAsked(props);
  const { day, today, span, party, category, change } = asked;
  const [month, setMonth] = useState(monthOf(day));
  const range = rangeOf(span, span === 'month' ? month : day, today);
  const { data, isError, isPending, refetch } = useQuery(
    calendarQuery({ ...range, party, category, lang: language }),
  );
  const days = new Map(data?.map((each) => [each.day, each]));
  const found = { days, pending: isPending };
  return (
    <section aria-label={say.title} className="grid gap-6">
      <Controls {...asked} />
      {isError && <Failed onRetry={() => void refetch()} />}
      <div role="status">{isPending && <VisuallyHidden>{say.loading}</VisuallyHidden>}</div>
      {span === 'month' ? (
        <MonthView asked={asked} found={found} month={month} onMonth={setMonth} />
      ) : (
        <WeekView {...asked} days={days} onDay={(next) => change({ day: next })} />
      )}
    </section>
  );
}

function Controls({ span, party, change }: Asked) {
  const { t } = useText();
  const say = t.bookingSheet.calendar;
  const leave = () => change({ view: undefined, span: undefined, day: undefined });
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-4">
      <Chips
        label={say.views}
        options={spans.map((value) => ({ value, label: say[value] }))}
        value={span}
        onChange={(value) => change({ span: value === 'week' ? value : undefined })}
      />
      <div className="min-w-64">
        <CountField
          label={t.bookingSheet.party}
          value={party}
          least={1}
          most={largest}
          onChange={(value) => change({ guests: String(value) })}
        />
      </div>
      <Button variant="quiet" onClick={leave}>
        {say.list}
      </Button>
    </div>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const { t } = useText();
  return <FailedPanel title={t.bookingSheet.calendar.failed} onRetry={onRetry} />;
}

interface MonthViewProps {
  asked: Asked;
  found: { days: Map<Day, CalendarDay>; pending: boolean };
  month: Month;
  onMonth: (month: Month) => void;
}

function MonthView({ asked, found, month, onMonth }: MonthViewProps) {
  const { t } = useText();
  const say = t.bookingSheet.calendar;
  const { day, today, party, change } = asked;
  return (
    <div className="grid gap-x-12 gap-y-8 desk:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)]">
      <DayGrid
        label={say.label}
        level={2}
        month={month}
        today={today}
        current={day}
        latest={monthOf(daysAfter(today, 365))}
        onMonth={onMonth}
        face={(each) => faceOf(found.days.get(each), each === day, say)}
        onChoose={(next) => change({ day: next })}
      />
      <DayList day={day} found={found.days.get(day)} party={party} pending={found.pending} />
    </div>
  );
}

const dayAsked = (asked: string | null, today: Day): Day =>
  asked && /^\d{4}-\d\d-\d\d$/.test(asked) && asked >= today && asked <= daysAfter(today, 365)
    ? asked
    : today;

interface DayListProps {
  day: Day;
  found: CalendarDay | undefined;
  party: number;
  pending: boolean;
}

function DayList({ day, found, party, pending }: DayListProps) {
  const { t, language } = useText();
  return (
    <div>
      <Heading level={2} size="h4" className="mb-3">
        {t.bookingSheet.calendar.on(sayDay(day, 'long', language))}
      </Heading>
      {pending ? (
        <Skeleton className="h-64" />
      ) : (
        <DayEntries day={day} entries={found?.entries ?? []} party={party} />
      )}
    </div>
  );
}

type Say = ReturnType<typeof useText>['t']['bookingSheet']['calendar'];

function faceOf(found: CalendarDay | undefined, chosen: boolean, say: Say): DayFace {
  const count = found?.entries.length ?? 0;
  const look = chosen
    ? 'bg-primary text-on-primary'
    : count > 0
      ? 'shadow-[inset_0_0_0_1px_var(--line)] hover:shadow-[inset_0_0_0_1px_var(--line-strong)]'
      : 'text-ink-mute';
  return {
    look,
    word: count > 0 ? say.count(count) : undefined,
    said: say.count(count),
    disabled: !found,
    selected: chosen,
  };
}
