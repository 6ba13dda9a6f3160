import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Booking } from '#contract/bookings/bookings.ts';
import { reminderAt } from '#domain/bookings/reminders.ts';
import { hoursAfter, minutesAfter } from '#domain/time.ts';
import { appointmentIn, bookingMails } from '#server/bookings/letters/mails-testing.ts';
import { remindOfBookings } from '#server/bookings/letters/reminders.ts';
import { borrow, confirmed, held, newClient } from '#server/bookings/testing.ts';
import { system } from '#server/platform/sql.ts';
import type { TestApp } from '#server/testing.ts';

const remindAt = (app: TestApp, moment: string) =>
  remindOfBookings({ ...app.services, now: () => moment });

async function reminders(app: TestApp, email: string) {
  const mails = await bookingMails(app, email);
  return mails.filter(({ template }) => template === 'booking-reminder');
}

const raiseVersion = (app: TestApp, { id }: Booking) =>
  app.sql.as(system, (tx) => tx`update app.bookings set version = version + 1 where id = ${id}`);

test('each confirmed booking is remembered once, a day before, however often the job runs', async (t) => {
  const app = await borrow(t);
  const client = await newClient(app);
  const booking = await confirmed(app, client, { time: '14:00' });
  await held(app, client, { time: '17:00' });
  const eve = reminderAt(booking.startsAt);
  await remindAt(app, minutesAfter(eve, -1));
  assert.deepEqual(await reminders(app, client.email), []);
  await Promise.all([remindAt(app, eve), remindAt(app, eve)]);
  await remindAt(app, minutesAfter(eve, 15));
  await raiseVersion(app, booking);
  await remindAt(app, hoursAfter(eve, 2));
  const [mail, ...more] = await reminders(app, client.email);
  assert.equal(more.length, 0);
  assert.match(mail?.subject ?? '', /^Tomorrow: /);
  assert.match(mail?.textBody ?? '', new RegExp(booking.reference));
  const { method, starts, sequence } = appointmentIn(mail);
  assert.deepEqual([method, starts, sequence], ['REQUEST', booking.startsAt, booking.version]);
});

test('nobody is woken at night, and who gave it up or has just booked is left in peace', async (t) => {
  const app = await borrow(t);
  const [layla, omar, noor] = [await newClient(app), await newClient(app), await newClient(app)];
  // At half past two in the morning, so that a day before is the middle of the night.
  const flight = { offering: 'first-class-dubai-london', time: '02:30' };
  const early = await confirmed(app, layla, flight);
  const eve = hoursAfter(early.startsAt, -24);
  await remindAt(app, eve);
  assert.deepEqual(await reminders(app, layla.email), []);
  const gone = await confirmed(app, omar, flight);
  await omar.post(
    `/bookings/${gone.id}/cancel`,
    { fee: { amount: 0, currency: gone.total.currency } },
    { 'if-match': String(gone.version) },
  );
  const fresh = await confirmed(app, noor, flight);
  await app.sql.as(
    system,
    (tx) => tx`
      update app.bookings set updated_at = ${hoursAfter(fresh.startsAt, -5)} where id = ${fresh.id}`,
  );
  await remindAt(app, hoursAfter(eve, 5));
  const [mail] = await reminders(app, layla.email);
  assert.match(mail?.subject ?? '', /^Tomorrow: /);
  for (const { email } of [omar, noor]) assert.deepEqual(await reminders(app, email), []);
});
