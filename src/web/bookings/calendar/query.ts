import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { availability } from '#contract/bookings/availability.ts';
import type { Category } from '#contract/catalogue/offerings.ts';
import type { Day, Language } from '#contract/primitives.ts';
import { unfoldCalendar } from '#domain/bookings/calendar.ts';
import { isRefusal } from '#web/bookings/sheet/offering.ts';
import { call } from '#web/platform/api.ts';
import { retries } from '#web/platform/queries/client.ts';

interface Asked {
  from: Day;
  to: Day;
  party: number;
  category: Category | undefined;
  lang: Language;
}

export const calendarQuery = (asked: Asked) =>
  queryOptions({
    queryKey: ['calendar', asked],
    queryFn: ({ signal }) => call(availability.calendar, { query: asked }, signal),
    select: unfoldCalendar,
    placeholderData: keepPreviousData,
    staleTime: 30_000,
    retry: (count, error) => count < retries && !isRefusal(error),
  });
