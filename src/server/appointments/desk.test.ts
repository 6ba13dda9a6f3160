import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BookedAppointment } from '#contract/appointments/appointments.ts';
import { hoursAfter, minutesAfter } from '#domain/time.ts';
import { remindOfAppointments } from '#server/appointments/reminders.ts';
import { deletePast } from '#server/appointments/store.ts';
import {
  book,
  byLink,
  calendarIn,
  mailsTo,
  signIn,
  slotsOf,
  someSlot,
  tokenIn,
  wish,
} from '#server/appointments/testing.ts';
import { relaxed } from '#server/auth/testing.ts';
import { system } from '#server/platform/sql.ts';
import { borrowApp } from '#server/testing/borrowed-servers.ts';
import type { TestApp } from '#server/testing.ts';

async function bookOne(app: TestApp, wanted: Record<string, unknown> = {}) {
  const { startsAt } = await someSlot(app, { topic: 'business' });
  const answer = await book(app, { topic: 'business', startsAt, ...wanted });
  return BookedAppointment.parse(answer.body).appointment;
}

/** As if its hour had come. */
const begin = (app: TestApp) =>
  app.sql.as(
    system,
    (tx) => tx`
      update app.appointments set starts_at = date_bin('5 minutes', now(), 'epoch') - interval '1 hour',
        ends_at = date_bin('5 minutes', now(), 'epoch')`,
  );

test('the desk reads everybody’s appointments by pages and calls one off with a reason', async (t) => {
  const app = await borrowApp(t, relaxed);
  const { headers } = await signIn(app, 'noor');
  const post = (path: string, body = {}) =>
    app.send('POST', `/rest/v1/desk/${path}`, { headers, body: JSON.stringify(body) });
  const first = await bookOne(app);
  const second = await bookOne(app, { email: 'omar@example.com' });
  const page = await app.get('/rest/v1/desk/appointments?limit=1', headers);
  const { items, next } = page.body as { items: { id: string; phone: string }[]; next: string };
  assert.deepEqual([items[0]?.id, items[0]?.phone], [first.id, wish.phone]);
  const rest = await app.get(`/rest/v1/desk/appointments?limit=1&after=${next}`, headers);
  assert.deepEqual([(rest.body.items as typeof items)[0]?.id, rest.body.next], [second.id, null]);
  assert.equal((await app.get('/rest/v1/desk/appointments?after=nowhere', headers)).status, 400);

  const early = await post(`appointments/${first.id}/complete`);
  assert.deepEqual([early.status, early.body.code], [409, 'conflict']);
  const off = await post(`appointments/${first.id}/cancel`, { reason: 'A flight was delayed' });
  assert.deepEqual([off.status, off.body.state], [200, 'cancelled']);
  const mail = (await mailsTo(app, wish.email)).at(-1);
  assert.equal(mail?.template, 'appointment-called_off');
  assert.match(mail?.textBody ?? '', /Reason: A flight was delayed/);
  assert.equal(calendarIn(mail).method, 'CANCEL');

  await begin(app);
  const missed = await post(`appointments/${second.id}/no-show`);
  assert.equal(missed.body.state, 'no_show', missed.text);
  assert.equal((await post(`appointments/${second.id}/complete`)).status, 409);
});

test('an absence takes hours away, and giving it back returns them', async (t) => {
  const app = await borrowApp(t, relaxed);
  const { headers } = await signIn(app, 'noor');
  const of = '/rest/v1/desk/advisers/tariq-bin-saif/absences';
  const { startsAt, endsAt } = await someSlot(app, { topic: 'business' });
  const away = { startsAt, endsAt, reason: 'A wedding' };
  const add = (body: object, path = of) =>
    app.send('POST', path, { headers, body: JSON.stringify(body) });
  const { status, body } = await add(away);
  assert.equal(status, 200);
  const refused = await book(app, { topic: 'business', startsAt });
  assert.deepEqual([refused.status, refused.body.code], [409, 'slot_taken']);
  assert.equal(((await app.get(of, headers)).body as unknown as object[]).length, 1);
  const { days } = await slotsOf(app, { topic: 'business' });
  assert.ok(!days.some(({ slots }) => slots.some((slot) => slot.startsAt === startsAt)));

  const remove = (id: unknown) =>
    app.send('DELETE', `${of}/${id}`, { headers: { authorization: headers.authorization } });
  assert.equal((await remove(body.id)).status, 204);
  assert.equal((await remove(body.id)).status, 404);
  assert.equal((await book(app, { topic: 'business', startsAt })).status, 200);
  assert.equal((await add({ ...away, endsAt: startsAt })).status, 400);
  assert.equal((await add({ ...away, endsAt: hoursAfter(startsAt, 24 * 400) })).status, 400);
  assert.equal((await add(away, of.replace('tariq-bin-saif', 'nobody'))).status, 404);
});

test('the desk is for staff alone', async (t) => {
  const app = await borrowApp(t, relaxed);
  const layla = await signIn(app, 'layla');
  const { id } = await bookOne(app);
  const absence = `advisers/tariq-bin-saif/absences`;
  for (const [method, path] of [
    ['GET', 'appointments'],
    ['POST', `appointments/${id}/cancel`],
    ['POST', `appointments/${id}/complete`],
    ['POST', `appointments/${id}/no-show`],
    ['GET', absence],
    ['POST', absence],
    ['DELETE', `${absence}/${id}`],
  ] as const) {
    const body = method === 'POST' ? { body: '{}' } : {};
    const address = `/rest/v1/desk/${path}`;
    const { authorization } = layla.headers;
    const own = method === 'POST' ? layla.headers : { authorization };
    assert.equal((await app.send(method, address, { headers: own, ...body })).status, 403, path);
    assert.equal((await app.send(method, address)).status, 401, path);
  }
});

test('the client is reminded a day and an hour before, once each, with a link that works', async (t) => {
  const app = await borrowApp(t, relaxed);
  const { startsAt } = await bookOne(app);
  const at = (now: string) => remindOfAppointments({ ...app.services, now: () => now });
  await at(hoursAfter(startsAt, -25));
  for (const moment of [hoursAfter(startsAt, -24), minutesAfter(startsAt, -59)]) {
    await at(moment);
    await Promise.all([at(moment), at(moment)]);
  }
  await at(startsAt);
  const mails = await mailsTo(app, wish.email);
  assert.deepEqual(
    mails.map(({ template }) => template),
    ['appointment-booked', 'appointment-reminder_day', 'appointment-reminder_hour'],
  );
  const cancelled = await byLink(app, 'cancel', { token: tokenIn(mails[1]) });
  assert.equal(cancelled.body.state, 'cancelled');
});

test('an appointment is forgotten two years after its hour', async (t) => {
  const app = await borrowApp(t, relaxed);
  await bookOne(app);
  const counts = await app.sql.as(system, async (tx) => {
    await deletePast(tx);
    const kept = await tx`select 1 from app.appointments`;
    await tx`
      update app.appointments set starts_at = starts_at - interval '25 months',
        ends_at = starts_at - interval '25 months' + interval '45 minutes'`;
    await deletePast(tx);
    const left = await tx`select 1 from app.appointments`;
    return [kept.length, left.length];
  });
  assert.deepEqual(counts, [1, 0]);
});
