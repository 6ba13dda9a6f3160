import { deskAppointments } from '#contract/appointments/desk.ts';
import type { Language } from '#contract/primitives.ts';
import { call } from '#web/platform/api.ts';
import { deskKey } from '#web/platform/desk/queries.ts';
import { paging } from '#web/platform/reading.ts';

export const appointmentsQuery = (lang: Language) =>
  paging([...deskKey, 'appointments', lang], (after, signal) =>
    call(deskAppointments.list, { query: { lang, after } }, signal),
  );
