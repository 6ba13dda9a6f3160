import { useMutation } from '@tanstack/react-query';
import { appointments, type Topic } from '#contract/appointments/appointments.ts';
import type { Day, Instant, Language } from '#contract/primitives.ts';
import { dayAfter, daysIn, type Month } from '#domain/calendar/months.ts';
import { call } from '#web/platform/api.ts';
import { zoneHere } from '#web/platform/clock-here.ts';
import { useAct } from '#web/platform/queries/acts.ts';
import { retries } from '#web/platform/queries/client.ts';
import { readQuery } from '#web/platform/queries/endpoint-query.ts';
import { isNobodys } from '#web/platform/refusals/words.ts';

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
  return readQuery(
    ['appointment-slots', query],
    appointments.slots,
    { query },
    { staleTime: freshSeconds * 1000 },
  );
};

/** The appointment of a link; one that belongs to nobody is not asked for again. */
export const appointmentByLink = (token: string, lang: Language) =>
  readQuery(
    ['appointment', token, lang],
    appointments.find,
    { body: { token, lang } },
    { refetchOnWindowFocus: false, retry: (count, error) => count < retries && !isNobodys(error) },
  );

export const useCancel = (token: string, lang: Language) =>
  useMutation({
    mutationFn: () => call(appointments.cancel, { body: { token, lang } }),
  });

/** Moved or refused, what was free has changed. */
export const useMoveAppointment = (token: string) =>
  useAct(
    (hour: { startsAt: Instant; adviser?: string | undefined }, lang) =>
      call(appointments.move, { body: { token, lang, zone: zoneHere(), ...hour } }),
    [['appointment-slots']],
  );
