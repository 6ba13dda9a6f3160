import assert from 'node:assert/strict';
import { test } from 'node:test';
import ICAL from 'ical.js';
import { startApp } from '#server/testing.ts';

function eventIn(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const component = calendar.getFirstSubcomponent('vevent') ?? assert.fail('no event');
  return new ICAL.Event(component);
}

test('every event has a calendar file in both languages, in the time of Dubai', async (t) => {
  const app = await startApp(t);
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

  // The next evenings can be asked for one by one; nothing else can.
  const [first] = snapshot.all('events').filter(({ when }) => when.kind === 'weekly');
  const path = `/vip/events/${first?.slug}.ics`;
  const next = eventIn((await app.get(path)).text);
  const day = next.startDate.clone();
  day.adjust(7, 0, 0, 0);
  const later = await app.get(`${path}?day=${day.toString().slice(0, 10)}`);
  if (later.status === 200) assert.notEqual(eventIn(later.text).uid, next.uid);
  day.adjust(1, 0, 0, 0);
  assert.equal((await app.get(`${path}?day=${day.toString().slice(0, 10)}`)).status, 404);
  const bad = await app.get(`${path}?day=soon`);
  assert.equal(bad.status, 400);
  assert.equal(bad.body.message, 'A day is written as 2026-12-31.');
  assert.equal((await app.get('/vip/events/nothing-like-it.ics')).body.code, 'not_found');
});
