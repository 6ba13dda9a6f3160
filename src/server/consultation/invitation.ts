import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
} from 'ical-generator';
import { Temporal } from 'temporal-polyfill/full';
import { consultationMinutes } from '#domain/consultation.ts';
import type { ConsultationRequest } from '#server/consultation/store.ts';
import type { Attachment } from '#server/platform/message-table.ts';

export interface Invitation {
  request: ConsultationRequest;
  /** What the calendar shows, in the language of its reader. */
  title: string;
  house: { name: string; email: string };
  publicUrl: string;
  now: string;
}

/** The hour for a calendar, tentative until a person of ours confirms it. */
export function invitation(given: Invitation): Attachment {
  return file(given, ICalCalendarMethod.REQUEST, {
    status: ICalEventStatus.TENTATIVE,
    sequence: 0,
  });
}

/** Takes the same hour out of the calendar again: same identity, next number. */
export function cancellation(given: Invitation): Attachment {
  return file(given, ICalCalendarMethod.CANCEL, { status: ICalEventStatus.CANCELLED, sequence: 1 });
}

interface State {
  status: ICalEventStatus;
  sequence: number;
}

function file(given: Invitation, method: ICalCalendarMethod, state: State): Attachment {
  const { request, title, house, publicUrl, now } = given;
  const { id, name, email, message, startsAt } = request;
  const start = Temporal.Instant.from(startsAt);
  const calendar = ical({ prodId: { company: house.name, product: 'consultations' }, method });
  calendar.createEvent({
    ...state,
    id: `${id}@${new URL(publicUrl).hostname}`,
    stamp: Temporal.Instant.from(now),
    start,
    end: start.add({ minutes: consultationMinutes }),
    summary: title,
    description: message,
    organizer: house,
    attendees: [{ name, email, role: ICalAttendeeRole.REQ, status: ICalAttendeeStatus.ACCEPTED }],
  });
  return {
    filename: 'consultation.ics',
    contentType: `text/calendar; charset=utf-8; method=${method}`,
    content: calendar.toString(),
  };
}
