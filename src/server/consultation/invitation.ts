import type { Language } from '#contract/primitives.ts';
import { consultationMinutes } from '#domain/consultation.ts';
import { secondsAfter } from '#domain/time.ts';
import type { ConsultationRequest } from '#server/consultation/store.ts';
import {
  type Correspondent,
  calendarFile,
  calendarPartType,
  uidOf,
} from '#server/platform/calendar-file.ts';
import type { Attachment } from '#server/platform/messages/table.ts';

export interface Invitation {
  request: ConsultationRequest;
  /** The language of its reader. */
  language: Language;
  title: string;
  /** For the house alone: the address of the visitor is unproved, and this could be any text. */
  message?: string;
  house: Correspondent;
  publicUrl: string;
  now: string;
}

/** Takes the hour out of the calendar again: the identity of the invitation, and the next number. */
export function cancellation(given: Invitation): Attachment {
  const { request, language, title, message, house, publicUrl, now } = given;
  const { id, name, email, startsAt } = request;
  const content = calendarFile('cancel', language, {
    uid: uidOf(id, publicUrl),
    sequence: 1,
    starts: startsAt,
    ends: secondsAfter(startsAt, consultationMinutes * 60),
    stamp: now,
    summary: title,
    ...(message && { description: message }),
    organizer: house,
    attendees: [{ name, email }],
    tentative: true,
  });
  return { filename: 'consultation.ics', contentType: calendarPartType('cancel'), content };
}
