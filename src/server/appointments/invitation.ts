import { addressOf } from '#contract/pages/pages.ts';
import type { Instant, Language } from '#contract/primitives.ts';
import {
  type AppointmentContext,
  appointmentWords,
  homeTitle,
  placeIn,
} from '#server/appointments/views.ts';
import {
  type CalendarEntry,
  type CalendarMethod,
  type Correspondent,
  calendarFile,
  calendarPartType,
  uidOf,
} from '#server/platform/files/calendar-file.ts';
import type { Attachment } from '#server/platform/messages/table.ts';

export interface AppointmentSurroundings {
  house: Correspondent;
  publicUrl: string;
  now: Instant;
}

/** Where an appointment is moved or cancelled. */
export const linkAddress = (publicUrl: string, language: Language, token: string): string =>
  `${publicUrl}${addressOf(language, '/appointment')}?${new URLSearchParams({ token })}`;

/** A quarter of an hour before, the calendar says so itself. */
const remindBefore = 15;

/** One identity for its whole life, and a number that rises with every change. */
export function appointmentEntry(
  told: AppointmentContext,
  { house, publicUrl, now }: AppointmentSurroundings,
  language: Language,
): CalendarEntry {
  const { id, kind, subject, sequence, startsAt, endsAt, name, email, state } = told.row;
  const title = appointmentWords[language].calendarTitle[kind];
  return {
    uid: uidOf(id, publicUrl),
    sequence,
    starts: startsAt,
    ends: endsAt,
    stamp: now,
    summary: title(kind === 'viewing' ? homeTitle(told, language) : subject),
    location: { title: placeIn(told, language) },
    organizer: house,
    attendees: [{ name, email }],
    isAgreed: true,
    isCancelled: state === 'cancelled',
    remindBefore,
  };
}

/** Goes with a letter: `request` enters or moves it, `cancel` takes it out again. */
export function invitation(
  method: Exclude<CalendarMethod, 'publish'>,
  entry: CalendarEntry,
  language: Language,
): Attachment {
  const content = calendarFile(method, language, entry);
  return { filename: calendarName, contentType: calendarPartType(method), content };
}

export const calendarName = 'appointment.ics';
