import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { appointments, type Topic } from '#contract/appointments/appointments.ts';
import type { Day, Instant, Language } from '#contract/primitives.ts';
import { dayAfter, daysIn, type Month } from '#domain/months.ts';
import { ApiError, call } from '#web/platform/api.ts';
import { zoneHere } from '#web/platform/clock-here.ts';
import { retries } from '#web/platform/query-client.ts';

export interface Sought {
  topic: Topic;
  home?: string | undefined;
  adviser?: string | undefined;
}

/** A free hour may be gone in a moment, so nothing is shown from memory for long. */
const freshSeconds = 5;

/** The free hours of a month and of the days around it that its leaf shows. */
export const slotsQuery = (sought: Sought, month: Month, lang: Language) => {
  const { topic, home, adviser } = sought;
  const from: Day = dayAfter(`${month}-01`, -6);
  const to: Day = dayAfter(`${month}-${daysIn(month)}`, 6);
  const query = { topic, home, adviser, from, to, zone: zoneHere(), lang };
  return queryOptions({
    queryKey: ['appointment-slots', query],
    queryFn: ({ signal }) => call(appointments.slots, { query }, signal),
    staleTime: freshSeconds * 1000,
  });
};

/** The appointment of a link; one that belongs to nobody is not asked for again. */
export const appointmentByLink = (token: string, lang: Language) =>
  queryOptions({
    queryKey: ['appointment', token, lang],
    queryFn: () => call(appointments.find, { body: { token, lang } }),
    retry: (count, error) => count < retries && !isNobodys(error),
    refetchOnWindowFocus: false,
  });

/** Unknown, or cut short on its way through a mail program. */
export function isNobodys(error: unknown): boolean {
  return (
    error instanceof ApiError && (error.code === 'not_found' || error.code === 'validation_failed')
  );
}

export function useCancel(token: string, lang: Language) {
  return useMutation({
    mutationFn: () => call(appointments.cancel, { body: { token, lang } }),
  });
}

interface NewHour {
  startsAt: Instant;
  adviser?: string | undefined;
}

export function useMove(token: string, lang: Language) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (hour: NewHour) =>
      call(appointments.move, { body: { token, lang, zone: zoneHere(), ...hour } }),
    // Moved or refused, what was free has changed.
    onSettled: () => client.invalidateQueries({ queryKey: ['appointment-slots'] }),
  });
}
