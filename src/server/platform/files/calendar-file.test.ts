import assert from 'node:assert/strict';
import { test } from 'node:test';
import ICAL from 'ical.js';
import {
  type CalendarEntry,
  calendarFeed,
  calendarFile,
} from '#server/platform/files/calendar-file.ts';

const entry: CalendarEntry = {
  uid: 'viewing-1@rihla',
  starts: '2026-12-31T15:30:00.000Z',
  ends: '2026-12-31T21:30:00.000Z',
  stamp: '2026-11-15T08:00:00.000Z',
  summary: 'Dinner; late, with “music”',
  description: 'Two lines,\nboth kept.',
  location: { title: 'CÉ LA VIE Dubai', point: { lat: 25.2, lng: 55.27 } },
  url: 'https://rihla.example/vip',
  organizer: { name: 'Rihla', email: 'concierge@rihla.example' },
  attendees: [{ name: 'Layla Haddad', email: 'layla@example.com' }],
  remindBefore: 60,
};

function read(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const component = calendar.getFirstSubcomponent('vevent') ?? assert.fail('no event');
  return { calendar, component, event: new ICAL.Event(component) };
}

test('a calendar file tells the same moments in the time of Dubai', () => {
  const { calendar, event, component } = read(calendarFile('publish', 'en', entry));
  assert.equal(calendar.getFirstPropertyValue('method'), 'PUBLISH');
  assert.equal(event.uid, 'viewing-1@rihla');
  assert.equal(event.startDate.toString(), '2026-12-31T19:30:00');
  assert.equal(event.startDate.zone?.tzid, 'Asia/Dubai');
  assert.equal(event.startDate.toJSDate().toISOString(), entry.starts);
  assert.equal(event.endDate.toJSDate().toISOString(), entry.ends);
  assert.equal(event.summary, entry.summary);
  assert.equal(event.description, entry.description);
  assert.equal(event.location, 'CÉ LA VIE Dubai');
  assert.deepEqual(component.getFirstPropertyValue('geo'), [25.2, 55.27]);
  assert.equal(component.getAllSubcomponents('valarm').length, 1);
});

test('an invitation names who asks and who is asked', () => {
  const { calendar, component } = read(calendarFile('request', 'ar', entry));
  assert.equal(calendar.getFirstPropertyValue('method'), 'REQUEST');
  const organizer = component.getFirstProperty('organizer');
  assert.equal(organizer?.getFirstValue(), 'mailto:concierge@rihla.example');
  const guest = component.getFirstProperty('attendee');
  assert.match(String(guest?.getFirstValue()), /^mailto:layla@example\.com$/i);
  assert.equal(guest?.getParameter('rsvp'), 'TRUE');
});

test('a withdrawal has the same UID, a higher sequence and no reminder', () => {
  const { calendar, event, component } = read(
    calendarFile('cancel', 'en', { ...entry, sequence: 2 }),
  );
  assert.equal(calendar.getFirstPropertyValue('method'), 'CANCEL');
  assert.equal(event.uid, entry.uid);
  assert.equal(event.sequence, 2);
  assert.equal(component.getFirstPropertyValue('status'), 'CANCELLED');
  assert.equal(component.getFirstSubcomponent('valarm'), null);
});

test('a version is stamped in UTC, as the format asks', () => {
  for (const text of [calendarFile('publish', 'en', entry), calendarFeed('en', 'x', [entry])])
    assert.match(text, /^DTSTAMP:20261115T080000Z\r$/m);
});

test('the same entry always gives the same bytes, in lines no longer than 75', () => {
  const text = calendarFile('publish', 'en', entry);
  assert.equal(text, calendarFile('publish', 'en', entry));
  for (const line of text.split('\r\n')) assert.ok(Buffer.byteLength(line) <= 75, line);
});

test('a feed holds many appointments, each with its own state, under one name', () => {
  const text = calendarFeed('ar', 'رحلة', [
    entry,
    { ...entry, uid: 'viewing-2@rihla', tentative: true },
    { ...entry, uid: 'viewing-3@rihla', isCancelled: true },
  ]);
  const calendar = new ICAL.Component(ICAL.parse(text));
  assert.equal(calendar.getFirstPropertyValue('method'), 'PUBLISH');
  assert.equal(calendar.getFirstPropertyValue('x-wr-calname'), 'رحلة');
  assert.equal(String(calendar.getFirstPropertyValue('refresh-interval')), 'PT1H');
  assert.deepEqual(
    calendar
      .getAllSubcomponents('vevent')
      .map((event) => [event.getFirstPropertyValue('uid'), event.getFirstPropertyValue('status')]),
    [
      ['viewing-1@rihla', 'CONFIRMED'],
      ['viewing-2@rihla', 'TENTATIVE'],
      ['viewing-3@rihla', 'CANCELLED'],
    ],
  );
  assert.equal(calendar.getAllSubcomponents('vtimezone').length, 1);
});
