import { useQuery } from '@tanstack/react-query';
import type { Day } from '#contract/primitives.ts';
import { dayAfter } from '#domain/calendar/months.ts';
import { dayInDubai, daysBetween } from '#domain/time.ts';
import { ownQuery } from '#web/bookings/sheet/queries.ts';
import { useText } from '#web/i18n/use-text.ts';

interface Span {
  from: Day;
  to: Day;
}

/** Days on which the client has something, this booking's own hold aside. */
export function useOwnDays({ from, to }: Span): Set<Day> {
  const { language } = useText();
  const { data = [] } = useQuery(ownQuery(from, to, language));
  return new Set(
    data
      .filter(({ place }) => place === 'confirmed' || place === 'pending')
      .flatMap(({ startsAt, endsAt }) => {
        const first = dayInDubai(startsAt);
        const count = Math.min(60, daysBetween(first, dayInDubai(endsAt)));
        return Array.from({ length: count + 1 }, (_, index) => dayAfter(first, index));
      }),
  );
}
