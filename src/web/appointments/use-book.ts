import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  appointments,
  type BookedAppointment,
  nearestSlotsParam,
} from '#contract/appointments/appointments.ts';
import type { ErrorCode } from '#contract/errors.ts';
import type { Instant } from '#contract/primitives.ts';
import { finishAppointmentDraft } from '#web/appointments/draft.ts';
import type { AppointmentWish } from '#web/appointments/use-wish.ts';
import { useText } from '#web/i18n/use-text.ts';
import { ApiError, call } from '#web/platform/api.ts';
import { zoneHere } from '#web/platform/clock-here.ts';

export interface SentAppointment extends BookedAppointment {
  email: string;
}

export interface AppointmentRefusal {
  code: ErrorCode;
  fields: Record<string, string>;
  /** Where somebody was quicker: the nearest hours that are left. */
  nearest: Instant[];
}

/** Trying the same again, after the line broke, books nothing twice. */
export function useBook(onSent: (sent: SentAppointment) => void) {
  const { language } = useText();
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<AppointmentRefusal>();
  const [gone, setGone] = useState<ReadonlySet<Instant>>(new Set());
  const book = async ({ day: _day, choose: _choose, startsAt = '', ...wish }: AppointmentWish) => {
    const body = { ...wish, startsAt, zone: zoneHere(), language };
    setBusy(true);
    setRefused(undefined);
    try {
      const booked = await call(appointments.book, { body });
      finishAppointmentDraft();
      onSent({ ...booked, email: body.email });
    } catch (error) {
      const refusal = refusalOf(error);
      setRefused(refusal);
      if (refusal.code === 'slot_taken') setGone(new Set([...gone, startsAt]));
    } finally {
      setBusy(false);
      void client.invalidateQueries({ queryKey: ['appointment-slots'] });
    }
  };
  return { busy, refused, gone, book, forgive: () => setRefused(undefined) };
}

export function refusalOf(error: unknown): AppointmentRefusal {
  if (!(error instanceof ApiError)) throw error;
  const { fields = {}, params = {} } = error.body;
  const nearest = String(params[nearestSlotsParam] ?? '').split(' ');
  return { code: error.code, fields, nearest: nearest.filter(Boolean) };
}
