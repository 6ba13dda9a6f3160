/**
 * Calendar files (RFC 5545) for whatever has a time: an event to publish, an invitation, its change and
 * its withdrawal (RFC 5546). Times are written in the zone of the house, which the file describes itself.
 */
import ical, {
  ICalAlarmType,
  ICalAttendeeRole,
  ICalAttendeeStatus,
  type ICalCalendar,
  ICalCalendarMethod,
  ICalEventStatus,
} from 'ical-generator';
import { Temporal } from 'temporal-polyfill/full';
import type { Instant, Language } from '#contract/primitives.ts';
import { houseZone } from '#domain/time.ts';

export interface Correspondent {
  name: string;
  email: string;
}

export interface CalendarEntry {
  /** The same for every version of the same appointment, so that calendars replace and never double it. */
  uid: string;
  /** Raised with every change that was sent out. */
  sequence?: number;
  starts: Instant;
  ends: Instant;
  /** When this version was made. */
  stamp: Instant;
  summary: string;
  description?: string;
  location?: { title: string; point?: { lat: number; lng: number } };
  url?: string;
  organizer?: Correspondent;
  attendees?: Correspondent[];
  /** The guests asked for it themselves, and the house has yet to confirm. */
  tentative?: boolean;
  /** The guests asked for it themselves, so no calendar has to ask them again. */
  isAgreed?: boolean;
  /** In a feed, where one file tells what holds and what was given up. */
  isCancelled?: boolean;
  /** Minutes before the start at which the calendar reminds. */
  remindBefore?: number;
}

/** `publish` tells of something, `request` invites to it or changes it, `cancel` takes it back. */
export type CalendarMethod = 'publish' | 'request' | 'cancel';

const methods = {
  publish: ICalCalendarMethod.PUBLISH,
  request: ICalCalendarMethod.REQUEST,
  cancel: ICalCalendarMethod.CANCEL,
};

export const calendarFileType = 'text/calendar; charset=utf-8';

/** The content type of a part of a mail, which has to name the method. */
export const calendarPartType = (method: CalendarMethod): string =>
  `${calendarFileType}; method=${methods[method]}`;

/** The identity of an appointment of ours, the same in every mail, file and feed. */
export const uidOf = (id: string, publicUrl: string): string =>
  `${id}@${new URL(publicUrl).hostname}`;

/** Dubai has kept one offset since 1920, so its whole zone is one rule. */
function describeZone(zone: string): string {
  const lines = [
    'BEGIN:VTIMEZONE',
    `TZID:${zone}`,
    'BEGIN:STANDARD',
    'DTSTART:19700101T000000',
    'TZNAME:+04',
    'TZOFFSETFROM:+0400',
    'TZOFFSETTO:+0400',
    'END:STANDARD',
    'END:VTIMEZONE',
  ];
  return lines.join('\r\n');
}

export function calendarFile(
  method: CalendarMethod,
  language: Language,
  entry: CalendarEntry,
): string {
  const calendar = newCalendar(method, language);
  addEntry(calendar, method, entry);
  return written(calendar);
}

/** Many appointments under one name, which a calendar subscribes to and fetches again by itself. */
export function calendarFeed(language: Language, name: string, entries: CalendarEntry[]): string {
  const calendar = newCalendar('publish', language).name(name).ttl(hourInSeconds);
  for (const entry of entries) addEntry(calendar, 'publish', entry);
  return written(calendar);
}

const hourInSeconds = 60 * 60;

/** The library writes the moment a version was made in the calendar's own zone; it has to be UTC. */
const written = (calendar: ICalCalendar): string =>
  calendar.toString().replaceAll(/^DTSTAMP:(\d{8}T\d{6})$/gm, (_line, local: string) => {
    const moment = Temporal.PlainDateTime.from(local).toZonedDateTime(houseZone).toInstant();
    return `DTSTAMP:${moment.toString({ smallestUnit: 'second' }).replaceAll(/[-:]/g, '')}`;
  });

const newCalendar = (method: CalendarMethod, language: Language): ICalCalendar =>
  ical({
    prodId: { company: 'Rihla', product: 'Concierge', language: language.toUpperCase() },
    method: methods[method],
    timezone: { name: houseZone, generator: describeZone },
  });

function addEntry(calendar: ICalCalendar, method: CalendarMethod, entry: CalendarEntry) {
  const event = calendar.createEvent({
    ...timesOf(entry),
    ...wordsOf(entry),
    id: entry.uid,
    sequence: entry.sequence ?? 0,
    status: statusOf(method, entry),
  });
  const answer =
    entry.tentative || entry.isAgreed ? agreed : { ...expected, rsvp: method === 'request' };
  for (const attendee of entry.attendees ?? []) event.createAttendee({ ...attendee, ...answer });
  if (entry.remindBefore && method !== 'cancel')
    event.createAlarm({
      type: ICalAlarmType.display,
      trigger: entry.remindBefore * 60,
      description: entry.summary,
    });
}

const expected = { role: ICalAttendeeRole.REQ, status: ICalAttendeeStatus.NEEDSACTION };
const agreed = { role: ICalAttendeeRole.REQ, status: ICalAttendeeStatus.ACCEPTED };

function statusOf(method: CalendarMethod, entry: CalendarEntry): ICalEventStatus {
  const { tentative, isCancelled } = entry;
  if (method === 'cancel' || isCancelled) return ICalEventStatus.CANCELLED;
  return tentative ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED;
}

function timesOf({ starts, ends, stamp }: CalendarEntry) {
  const inHouseZone = (moment: Instant) =>
    Temporal.Instant.from(moment).toZonedDateTimeISO(houseZone);
  return {
    start: inHouseZone(starts),
    end: inHouseZone(ends),
    stamp: Temporal.Instant.from(stamp),
    timezone: houseZone,
  };
}

const wordsOf = ({ summary, description, location, url, organizer }: CalendarEntry) => ({
  summary,
  ...(description && { description }),
  ...(location && { location: placeOf(location) }),
  ...(url && { url }),
  ...(organizer && { organizer }),
});

const placeOf = ({ title, point }: NonNullable<CalendarEntry['location']>) =>
  point ? { title, geo: { lat: point.lat, lon: point.lng } } : { title };
