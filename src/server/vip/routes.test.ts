import assert from 'node:assert/strict';
import { test } from 'node:test';
import ICAL from 'ical.js';
import { dayAfter } from '#domain/calendar/months.ts';
import { dayInDubai } from '#domain/time.ts';
import { relaxed } from '#server/auth/testing.ts';
import { borrowApp } from '#server/testing/borrowed-servers.ts';
import { datesOf } from '#server/vip/pages/event.ts';

function eventIn(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const component = calendar.getFirstSubcomponent('vevent') ?? assert.fail('no event');
  return new ICAL.Event(component);
}

test('every event has a calendar file in both languages, in the time of Dubai', async (t) => {
  const app = await borrowApp(t, relaxed);
  const snapshot = await app.services.catalogue.current();
  for (const { slug, id, title, durationMinutes } of snapshot.all('events')) {
    const english = await app.get(`/vip/events/${slug}.ics`);
    assert.equal(english.status, 200, slug);
    assert.match(english.headers.get('content-type') ?? '', /^text\/calendar/);
    const event = eventIn(english.text);
    assert.equal(event.summary, title.en);
    assert.equal(event.startDate.zone?.tzid, 'Asia/Dubai');
    assert.equal(event.duration.toSeconds(), durationMinutes * 60);
    const day = event.startDate.toString().slice(0, 10);
    assert.equal(event.uid, `${id}-${day}@events.rihla`);
    const arabic = eventIn((await app.get(`/ar/vip/events/${slug}.ics`)).text);
    assert.equal(arabic.summary, title.ar);
    assert.equal(arabic.uid, event.uid, 'one evening, one entry');
  }

  // The evenings that are planned can be asked for one by one; nothing else can.
  const gallery = snapshot.bySlug('events', 'gallery-evening-difc') ?? assert.fail('not seeded');
  const [next, later] = datesOf(gallery, dayInDubai(app.services.now()));
  const path = '/vip/events/gallery-evening-difc.ics';
  const asked = eventIn((await app.get(`${path}?day=${later?.day}`)).text);
  assert.equal(asked.uid, `${gallery.id}-${later?.day}@events.rihla`);
  const dayBetween = dayAfter(next?.day ?? '', 1);
  assert.equal((await app.get(`${path}?day=${dayBetween}`)).status, 404);
  const bad = await app.get(`${path}?day=soon`);
  assert.equal(bad.status, 400);
  assert.equal(bad.body.message, 'A day is written as 2026-12-31.');
  assert.equal((await app.get('/vip/events/nothing-like-it.ics')).body.code, 'not_found');
});
