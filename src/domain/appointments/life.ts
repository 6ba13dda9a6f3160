/** What can happen to an appointment, and until when. */
import type { AppointmentState } from '#contract/appointments/appointments.ts';
import type { Instant } from '#contract/primitives.ts';
import { Failure } from '#domain/failure.ts';
import { hoursAfter } from '#domain/time.ts';

export type AppointmentEvent = 'move' | 'cancel' | 'complete' | 'miss';

/** An event missing from a row is refused. */
const transitions: Record<AppointmentState, Partial<Record<AppointmentEvent, AppointmentState>>> = {
  booked: { move: 'booked', cancel: 'cancelled', complete: 'completed', miss: 'no_show' },
  cancelled: {},
  completed: {},
  no_show: {},
};

interface Standing {
  state: AppointmentState;
  startsAt: Instant;
}

const begun = ({ startsAt }: Standing, now: Instant) => startsAt <= now;

/** Until its hour it can be moved and cancelled; from then on people say how it went. */
const isInTime: Record<AppointmentEvent, (at: Standing, now: Instant) => boolean> = {
  move: (at, now) => !begun(at, now),
  cancel: (at, now) => !begun(at, now),
  complete: begun,
  miss: begun,
};

export const canHappen = (at: Standing, event: AppointmentEvent, now: Instant): boolean =>
  event in transitions[at.state] && isInTime[event](at, now);

export function stateAfter(at: Standing, event: AppointmentEvent, now: Instant): AppointmentState {
  const next = transitions[at.state][event];
  if (!next) throw new Failure('conflict', ended[at.state]);
  if (isInTime[event](at, now)) return next;
  throw new Failure('conflict', begun(at, now) ? tooLate : tooEarly);
}

const tooLate = 'That hour has come already, so nothing can be changed any more.';
const tooEarly = 'The hour has not come yet.';

const ended: Record<AppointmentState, string> = {
  booked: tooLate,
  cancelled: 'This appointment was cancelled.',
  completed: 'This appointment is over.',
  no_show: 'This appointment is over.',
};

/** A day before and an hour before; who booked or moved it after that has just had a letter. */
export const reminderHours = { day: 24, hour: 1 } as const;
export type Reminder = keyof typeof reminderHours;

interface Reminded {
  startsAt: Instant;
  /** When a letter last told how it stands. */
  toldAt: Instant;
}

/** The reminder that is due now. A day's one that comes late gives way to the hour's. */
export function reminderDue({ startsAt, toldAt }: Reminded, now: Instant): Reminder | undefined {
  if (startsAt <= now) return undefined;
  const due = (['hour', 'day'] as const).find(
    (which) => hoursAfter(startsAt, -reminderHours[which]) <= now,
  );
  return due && toldAt < hoursAfter(startsAt, -reminderHours[due]) ? due : undefined;
}
