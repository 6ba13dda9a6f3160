import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { bookings } from '#contract/bookings/bookings.ts';
import type { Day, Language } from '#contract/primitives.ts';
import { dayAfter } from '#domain/calendar/months.ts';
import { dayInDubai, daysBetween } from '#domain/time.ts';
import { useText } from '#web/i18n/use-text.ts';
import { call } from '#web/platform/api.ts';
import { unlessRefused } from '#web/platform/queries/client.ts';
import { readSession } from '#web/platform/sessions/session.ts';

/** The client's own bookings of these days; a visitor has none. */
export const ownQuery = (from: Day, to: Day, lang: Language) =>
  queryOptions({
    queryKey: ['bookings', 'between', from, to, lang],
    queryFn: async () =>
      readSession() ? call(bookings.between, { query: { from, to, lang } }) : [],
    placeholderData: keepPreviousData,
    retry: unlessRefused,
  });

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
