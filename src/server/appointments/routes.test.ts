import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Temporal } from 'temporal-polyfill/full';
import { BookedAppointment } from '#contract/appointments/appointments.ts';
import { holidayOn } from '#domain/calendar/holidays.ts';
import { dayInDubai, daysAfter, hoursAfter } from '#domain/time.ts';
import {
  book,
  byLink,
  calendarIn,
  mailsTo,
  readCalendar,
  signIn,
  slotsOf,
  someSlot,
  tokenIn,
  wish,
} from '#server/appointments/testing.ts';
import { relaxed } from '#server/auth/testing.ts';
import { newId } from '#server/platform/ids.ts';
import { type Caller, system, visitor } from '#server/platform/sql.ts';
import { borrowApp } from '#server/testing/borrowed-servers.ts';

test('a visitor books a free hour, and both sides get it for their calendar', async (t) => {
  const app = await borrowApp(t, relaxed);
  const { startsAt, endsAt } = await someSlot(app);
  const answer = await book(app, { startsAt });
  assert.equal(answer.status, 200, answer.text);
  const { appointment, token } = BookedAppointment.parse(answer.body);
  assert.deepEqual(
    [appointment.startsAt, appointment.endsAt, appointment.state, appointment.isOpen],
    [startsAt, endsAt, 'booked', true],
  );
  assert.equal(appointment.place, 'By telephone, we call +971 50 000 0000');

  const [mail] = await mailsTo(app, wish.email);
  assert.equal(mail?.subject, 'Confirmed: Moving in spring');
  assert.match(mail?.textBody ?? '', /In Dubai: .*\n.*United Kingdom Time: /);
  assert.match(mail?.textBody ?? '', new RegExp(`With: ${appointment.adviser.name}`));
  const { method, event, status, startsAt: written } = calendarIn(mail);
  assert.deepEqual([method, status, written], ['REQUEST', 'CONFIRMED', startsAt]);
  assert.equal(event.sequence, 0);

  const [house] = await mailsTo(app, 'concierge@rihla.example');
  assert.equal(house?.subject, 'Appointment: Moving in spring (Layla Al Mansoori)');
  assert.equal(house?.headers['Reply-To'], wish.email);
  assert.equal(calendarIn(house).event.uid, event.uid);
  assert.equal(calendarIn(house).event.description, wish.message);
  assert.ok(!house?.htmlBody?.includes('<b>boat'));
  // Anybody may write any address and any message: the one never goes to the other.
  assert.doesNotMatch(`${mail?.textBody} ${mail?.attachments[0]?.content}`, /Two dogs/);

  const file = await app.get(`/rest/v1/appointments/calendar.ics?token=${token}`);
  assert.equal(readCalendar(file.text).event.uid, event.uid);
  const after = await slotsOf(app, { adviser: appointment.adviser.slug });
  assert.ok(!after.days.some(({ slots }) => slots.some((slot) => slot.startsAt === startsAt)));
});

test('hours are told by the reader’s days, holidays by name, and answers may be kept for seconds', async (t) => {
  const app = await borrowApp(t, relaxed);
  const today = dayInDubai(app.services.now());
  const { days, advisers, next } = await slotsOf(app, { zone: 'Pacific/Auckland', lang: 'ar' });
  assert.ok(advisers.some(({ name }) => name === 'رانيا خوري'));
  assert.equal(days[0]?.slots[0]?.startsAt, next);
  for (const { day, slots } of days)
    for (const { startsAt } of slots) {
      const there = Temporal.Instant.from(startsAt).toZonedDateTimeISO('Pacific/Auckland');
      assert.equal(there.toPlainDate().toString(), day);
      assert.equal(holidayOn(dayInDubai(startsAt)), undefined);
    }
  const answer = await app.get(`/rest/v1/appointments/slots?from=${today}&to=${today}`);
  assert.equal(answer.headers.get('cache-control'), 'public, max-age=5');
  const feast = await slotsOf(app, { from: '2026-12-01', to: '2026-12-04' });
  assert.deepEqual(
    feast.holidays.map(({ name }) => name),
    ['Eid Al Etihad', 'Eid Al Etihad'],
  );

  for (const query of [
    `from=${today}&to=${daysAfter(today, -1)}`,
    `from=${today}&to=${daysAfter(today, 45)}`,
    `from=${today}&to=${today}&zone=Mars/Olympus`,
    `from=${today}&to=${today}&adviser=nobody`,
    `from=${today}&to=${today}&home=no-such-home`,
    `from=${today}`,
  ]) {
    const refused = await app.get(`/rest/v1/appointments/slots?${query}`);
    assert.deepEqual([refused.status, refused.body.code], [400, 'validation_failed'], query);
  }
});

test('every subject has somebody in both languages', async (t) => {
  const app = await borrowApp(t, relaxed);
  for (const topic of ['general', 'real-estate', 'business', 'schooling', 'vip', 'travel']) {
    const { advisers, next } = await slotsOf(app, { topic });
    const spoken = advisers.flatMap(({ languages }) => languages);
    assert.ok(spoken.includes('English') && spoken.includes('Arabic') && next, topic);
  }
});

test('a home is seen for an hour with an agent who knows it', async (t) => {
  const app = await borrowApp(t, relaxed);
  const snapshot = await app.services.catalogue.current();
  const home = snapshot.all('properties').find(({ purpose }) => purpose === 'sale');
  const agent = snapshot.all('agents').find(({ id }) => id === home?.agentId);
  const query = { home: home?.slug ?? '', adviser: agent?.slug ?? '' };
  const { startsAt, endsAt } = await someSlot(app, query);
  assert.equal(endsAt, hoursAfter(startsAt, 1));
  const { appointment } = BookedAppointment.parse((await book(app, { ...query, startsAt })).body);
  assert.deepEqual([appointment.kind, appointment.topic], ['viewing', 'real-estate']);
  assert.match(appointment.place, new RegExp(home?.title.en ?? '-'));
  assert.equal((await mailsTo(app, agent?.email ?? '')).length, 1);
});

test('an hour that somebody has is refused with the nearest, and they are free', async (t) => {
  const app = await borrowApp(t, relaxed);
  const { startsAt, advisers } = await someSlot(app, { topic: 'business' });
  const named = { topic: 'business', adviser: advisers[0], startsAt };
  assert.equal((await book(app, named)).status, 200);
  const refused = await book(app, { ...named, email: 'omar@example.com' });
  assert.deepEqual([refused.status, refused.body.code], [409, 'slot_taken']);
  const { nearest } = refused.body.params as { nearest: string };
  assert.equal(nearest.split(' ').length, 3);
  const [first] = nearest.split(' ');
  assert.equal((await book(app, { ...named, startsAt: first })).status, 200);
});

test('the same key books once; another body under it is refused', async (t) => {
  const app = await borrowApp(t, relaxed);
  const { startsAt } = await someSlot(app);
  const key = { 'idempotency-key': newId() };
  const wanted = () => book(app, { startsAt }, key);
  const answers = await Promise.all([wanted(), wanted(), wanted()]);
  assert.equal(new Set(answers.map(({ text }) => text)).size, 1, answers[0]?.text);
  assert.equal((await mailsTo(app, wish.email)).length, 1);
  const other = await book(app, { startsAt, subject: 'Something else' }, key);
  assert.deepEqual([other.status, other.body.code], [422, 'idempotency_mismatch']);
});

test('bad input is a sentence about its field, never a defect', async (t) => {
  const app = await borrowApp(t, relaxed);
  const { startsAt } = await someSlot(app);
  for (const [field, value] of [
    ['subject', '  '],
    ['subject', 'one\r\nBcc: everybody@example.com'],
    ['startsAt', '2020-01-01T08:00:00.000Z'],
    ['startsAt', 'soon'],
    ['startsAt', '2026-12-02T06:00:00.000Z'],
    ['startsAt', startsAt.replace(':00:00.000', ':07:00.000')],
    ['startsAt', hoursAfter(startsAt, 24 * 200)],
    ['topic', 'weather'],
    ['adviser', 'hugo-ferrand'],
    ['home', 'no-such-home'],
    ['name', '\udfff Layla'],
    ['message', 'a boat\0'],
    ['message', 'x'.repeat(2001)],
    ['zone', 'Mars/Olympus'],
    ['email', 'a@b.co, c@d.co'],
    ['phone', 'call me'],
    ['language', 'fr'],
  ] as const) {
    const { status, body } = await book(app, { startsAt, [field]: value });
    assert.deepEqual([status, body.code], [400, 'validation_failed'], `${field}: ${value}`);
    assert.deepEqual(Object.keys(body.fields as object), [field]);
  }
  assert.deepEqual(await mailsTo(app, wish.email), []);
});

test('one address is written to five times a day at most', async (t) => {
  const app = await borrowApp(t, relaxed);
  for (let count = 0; count < 5; count += 1) {
    const { startsAt } = await someSlot(app);
    assert.equal((await book(app, { startsAt })).status, 200);
  }
  const { startsAt } = await someSlot(app);
  const refused = await book(app, { startsAt, email: 'layla+1@example.com' });
  assert.deepEqual([refused.status, refused.body.code], [429, 'too_many_requests']);
  assert.equal((await book(app, { startsAt, email: 'omar@example.com' })).status, 200);
});

test('who books signed in owns it; nobody else but the house reads it', async (t) => {
  const app = await borrowApp(t, relaxed);
  const layla = await signIn(app, 'layla');
  const { startsAt } = await someSlot(app);
  assert.equal((await book(app, { startsAt }, layla.headers)).status, 200);
  const other = await someSlot(app);
  assert.equal((await book(app, { startsAt: other.startsAt })).status, 200);
  const mine = await app.get('/rest/v1/appointments?lang=ar', layla.headers);
  const list = mine.body as unknown as { startsAt: string; place: string }[];
  assert.deepEqual(
    list.map((each) => each.startsAt),
    [startsAt],
  );
  assert.match(list[0]?.place ?? '', /عبر الهاتف/);
  assert.equal((await app.get('/rest/v1/appointments')).status, 401);

  const seenBy = async (caller: Caller) =>
    (await app.sql.as(caller, (tx) => tx`select 1 from app.appointments`)).length;
  assert.equal(await seenBy({ kind: 'client', id: layla.id }), 1);
  assert.equal(await seenBy({ kind: 'client', id: newId() }), 0);
  assert.equal(await seenBy(visitor), 0);
  assert.equal(await seenBy({ kind: 'staff', id: newId() }), 2);
  const hidden = await app.sql.as(visitor, (tx) => tx`select 1 from app.appointment_cells`);
  assert.equal(hidden.length, 0);
});

test('the link moves it under the same identity, and cancels it once', async (t) => {
  const app = await borrowApp(t, relaxed);
  const { startsAt } = await someSlot(app, { topic: 'business' });
  await book(app, { topic: 'business', startsAt });
  const [first] = await mailsTo(app, wish.email);
  const token = tokenIn(first);
  const found = await byLink(app, 'find', { token });
  assert.deepEqual([found.body.startsAt, found.body.isOpen], [startsAt, true]);

  const later = await someSlot(app, { topic: 'business' }, 5);
  const move = { token, startsAt: later.startsAt, zone: 'Pacific/Auckland' };
  assert.equal((await byLink(app, 'move', move)).body.startsAt, later.startsAt);
  // Twice the same changes nothing more.
  assert.equal((await byLink(app, 'move', move)).status, 200);
  const mails = await mailsTo(app, wish.email);
  assert.deepEqual(
    mails.map(({ template }) => template),
    ['appointment-booked', 'appointment-moved'],
  );
  const moved = calendarIn(mails[1]);
  assert.deepEqual(
    [moved.method, moved.event.sequence, moved.startsAt],
    ['REQUEST', 1, later.startsAt],
  );
  assert.equal(moved.event.uid, calendarIn(first).event.uid);
  assert.match(mails[1]?.textBody ?? '', /New Zealand Time/);
  // The first hour is free again.
  assert.equal((await someSlot(app, { topic: 'business' })).startsAt, startsAt);

  const answers = await Promise.all([1, 2].map(() => byLink(app, 'cancel', { token })));
  for (const { status, body } of answers)
    assert.deepEqual([status, body.state], [200, 'cancelled']);
  for (const recipient of [wish.email, 'concierge@rihla.example']) {
    const [, , cancelled, ...more] = await mailsTo(app, recipient);
    assert.equal(more.length, 0);
    const { method, event, status } = calendarIn(cancelled);
    assert.deepEqual([method, status, event.sequence], ['CANCEL', 'CANCELLED', 2]);
    assert.equal(event.uid, calendarIn(first).event.uid);
  }
  const late = await byLink(app, 'move', { ...move, startsAt });
  assert.deepEqual([late.status, late.body.code], [409, 'conflict']);
});

test('a forged link is not found, and one whose hour has come changes nothing', async (t) => {
  const app = await borrowApp(t, relaxed);
  const { startsAt } = await someSlot(app);
  await book(app, { startsAt });
  const token = tokenIn((await mailsTo(app, wish.email))[0]);
  for (const what of ['find', 'cancel', 'move']) {
    const forged = { token: 'x'.repeat(43), startsAt, zone: 'Asia/Dubai' };
    assert.equal((await byLink(app, what, forged)).status, 404, what);
    assert.equal((await byLink(app, what, { ...forged, token: 'short' })).status, 400, what);
  }
  await app.sql.as(
    system,
    (tx) => tx`
      update app.appointments set starts_at = date_bin('5 minutes', now(), 'epoch') - interval '1 hour',
        ends_at = date_bin('5 minutes', now(), 'epoch')`,
  );
  for (const what of ['cancel', 'move']) {
    const late = await byLink(app, what, { token, startsAt, zone: 'Asia/Dubai' });
    assert.deepEqual([late.status, late.body.code], [409, 'conflict'], what);
  }
  assert.equal((await byLink(app, 'find', { token })).body.isOpen, false);
});
