import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Category } from '#contract/catalogue/offerings.ts';
import type { Day } from '#contract/primitives.ts';
import { calendarQuery } from '#web/bookings/calendar/query.ts';
import type { FreeOn } from '#web/bookings/offerings/known-wish.ts';
import { useText } from '#web/i18n/use-text.ts';
import { AppProviders } from '#web/platform/app-providers.tsx';
import { todayInDubai } from '#web/platform/moments.ts';
import { DayField } from '#web/ui/fields/day-field.tsx';

export interface DayFilterProps {
  label: string;
  failed: string;
  day: Day | undefined;
  party: number;
  /** Nothing for all of them. */
  category: Category | undefined;
  /** Somebody has just asked for it. */
  autoFocus: boolean;
  onDay: (day: Day | undefined) => void;
  onFree: (free: FreeOn) => void;
}

/** A day to narrow the list down to: what is free then is asked of the calendar. */
export const DayFilter = (props: DayFilterProps) => (
  <AppProviders>
    <Filter {...props} />
  </AppProviders>
);

function Filter(props: DayFilterProps) {
  const { label, failed, day, autoFocus, onDay } = props;
  const isUnread = useFree(props);
  return (
    <DayField
      label={label}
      min={todayInDubai()}
      autoFocus={autoFocus}
      error={isUnread ? failed : undefined}
      typed={[day ?? '', (next) => onDay(next || undefined)]}
    />
  );
}

/** Says whether it could not be read. */
function useFree({ day, party, category, onFree }: DayFilterProps): boolean {
  const { language } = useText();
  const asked = { from: day ?? '', to: day ?? '', party, category, lang: language };
  const { data, isPlaceholderData, isError } = useQuery({
    ...calendarQuery(asked),
    enabled: day !== undefined,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
  useEffect(() => {
    const [found] = data ?? [];
    if (!day || isPlaceholderData || found?.day !== day) return;
    const totals = new Map(found.entries.map(({ slug, from }) => [slug, from]));
    onFree({ day, party, totals });
  }, [data, isPlaceholderData, day, party]);
  return isError;
}
