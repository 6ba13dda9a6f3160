import { addressOf } from '#contract/pages/pages.ts';
import type { Instant } from '#contract/primitives.ts';
import type { BookingFacts } from '#server/bookings/facts.ts';
import { spokenPlace } from '#server/bookings/letters/facts.ts';
import { bookingWords } from '#server/bookings/words.ts';
import {
  type CalendarEntry,
  type CalendarMethod,
  type Correspondent,
  calendarFile,
  calendarPartType,
  uidOf,
} from '#server/platform/files/calendar-file.ts';
import type { Attachment } from '#server/platform/messages/table.ts';

/** What a calendar entry needs beside the booking. */
export interface EntrySurroundings {
  publicUrl: string;
  now: Instant;
}

/** What an invitation needs on top: who invites whom. */
export interface InvitationSurroundings extends EntrySurroundings {
  house: Correspondent;
  /** Who booked, and where letters go. */
  client: Correspondent;
}

export const bookingAddress = ({ id, language }: BookingFacts, publicUrl: string): string =>
  `${publicUrl}${addressOf(language, `/dashboard/bookings/${id}`)}`;

const twoHours = 120;

/** The booking for a calendar: one identity, and a number that rises with every version. */
export function bookingEntry(booking: BookingFacts, around: EntrySurroundings): CalendarEntry {
  const { id, version, offered, startsAt, endsAt, language, place } = booking;
  const url = bookingAddress(booking, around.publicUrl);
  const { lat, lng } = offered.meetingPoint;
  return {
    uid: uidOf(id, around.publicUrl),
    sequence: version,
    starts: startsAt,
    ends: endsAt,
    stamp: around.now,
    summary: offered.title[language],
    description: bookingWords[language].calendarText(booking.reference, booking.party, url),
    location: { title: spokenPlace(offered, language), point: { lat, lng } },
    url,
    tentative: place === 'pending' || place === 'held',
    isCancelled: givenUp.includes(place),
  };
}

/** What no calendar shows any more. */
export const givenUp: readonly BookingFacts['place'][] = ['cancelled', 'declined', 'expired'];

/** Goes with a letter: `request` enters or moves it, `cancel` takes it out again. */
export function bookingInvitation(
  method: Exclude<CalendarMethod, 'publish'>,
  booking: BookingFacts,
  around: InvitationSurroundings,
): Attachment {
  const guests = { organizer: around.house, attendees: [around.client], isAgreed: true };
  const entry = { ...bookingEntry(booking, around), ...guests, remindBefore: twoHours };
  const content = calendarFile(method, booking.language, entry);
  return { filename: calendarName(booking), contentType: calendarPartType(method), content };
}

export const calendarName = ({ reference }: BookingFacts): string => `${reference}.ics`;
