/** How many mails somebody gets: one for a booking that confirms at once, one for every request. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { wish as hour, someSlot } from '#server/appointments/testing.ts';
import { cancel, heldBy } from '#server/billing/books/testing.ts';
import { saveCard } from '#server/billing/testing.ts';
import { bookingIn, confirm } from '#server/bookings/testing.ts';
import {
  ask,
  asked,
  borrow,
  demo,
  inDays,
  newClient,
  type Person,
} from '#server/matters/testing.ts';
import { type Mail, mailsTo } from '#server/platform/messages/mails-testing.ts';
import type { TestApp } from '#server/testing.ts';

const kinds = async (app: TestApp, person: Person) =>
  (await mailsTo(app, person)).map(({ template }) => template);

test('a booking that confirms at once sends one mail, with what the card paid or without a card', async (t) => {
  const app = await borrow(t);
  for (const mode of ['deposit', 'full', 'card-guarantee'] as const)
    for (const hasCard of [true, false]) {
      const layla = await newClient(app);
      if (hasCard) await saveCard(layla);
      const booking = bookingIn(await confirm(layla, await heldBy(app, layla, mode)));
      assert.equal(booking.place, 'confirmed');
      const mails = await mailsTo(app, layla);
      assert.deepEqual(
        mails.map(({ template }) => template),
        ['booking-confirmed'],
        `${mode}, ${hasCard}`,
      );
      const [{ textBody }] = mails as [Mail];
      if (hasCard && mode === 'card-guarantee')
        assert.match(textBody, /Reserved on your Visa ending \d+: \$/);
      else if (hasCard) assert.match(textBody, /\nPaid: \$[\s\S]*Invoice and Receipt/);
      else {
        assert.match(textBody, /Pay \$[\d,.]+ Now:\nhttp[\s\S]*Open the Booking:\nhttp/);
        assert.doesNotMatch(textBody, /See the Invoice/, 'where it is paid');
      }
      await cancel(layla, booking.id);
      assert.equal(
        (await kinds(app, layla)).filter((kind) => kind.startsWith('booking-')).length,
        2,
      );
    }
});

test('a booking that a person confirms sends one mail for each answer, and a receipt for what was reserved', async (t) => {
  const app = await borrow(t);
  const [layla, noor] = [await newClient(app), await demo(app, 'concierge')];
  await saveCard(layla);
  const booking = bookingIn(await confirm(layla, await heldBy(app, layla, 'asked')));
  assert.deepEqual(await kinds(app, layla), ['booking-pending']);
  await noor.post(`/bookings/${booking.id}/answer`, { answer: 'confirm', reason: '' });
  assert.deepEqual(await kinds(app, layla), [
    ...['booking-pending', 'booking-confirmed', 'notification-payment'],
  ]);
  const receipt = (await mailsTo(app, layla)).at(-1)?.textBody ?? '';
  assert.match(receipt, /Paid with: Visa ending 4242\n/);
  assert.match(receipt, /\nTotal: AED\s[\d,.]+\nPaid: AED\s/);
  const { sums } = bookingIn(await layla.get(`/bookings/${booking.id}`));
  assert.deepEqual(sums.paid, booking.quote.due.first);
});

test('every request is acknowledged once, with its reference and the hour of the next word', async (t) => {
  const app = await borrow(t);
  const snapshot = await app.services.catalogue.current();
  const venue = snapshot.all('venues')[0]?.slug;
  const table = { kind: 'table', venue, day: inDays(20), time: '20:00', people: 2, notes: '' };
  for (const form of [undefined, table]) {
    const layla = await newClient(app);
    const matter = await asked(layla, form);
    const mails = await mailsTo(app, layla);
    assert.deepEqual(
      mails.map(({ template }) => template),
      ['matter-received'],
    );
    const text = mails[0]?.textBody ?? '';
    assert.ok(text.includes(`Reference: ${matter.reference}`), text);
    assert.match(text, /You hear from us: by .*Dubai time/);
    assert.ok(text.includes(`/${matter.id}`), text);
  }
});

test('a request is acknowledged in the language its client chose, whatever page it came from', async (t) => {
  const app = await borrow(t);
  const layla = await newClient(app, { language: 'ar' });
  await asked(layla, undefined);
  assert.deepEqual(
    (await mailsTo(app, layla)).map(({ language }) => language),
    ['ar'],
  );
});

test('a draft is acknowledged when it is handed in and not before; an hour by its own letter alone', async (t) => {
  const app = await borrow(t);
  const layla = await newClient(app);
  const { id } = (await ask(layla, undefined, { draft: true })).body;
  assert.deepEqual(await kinds(app, layla), []);
  assert.equal((await layla.post(`/matters/${id}/submit`)).status, 200);
  assert.deepEqual(await kinds(app, layla), ['matter-received']);
  const omar = await newClient(app);
  const { startsAt } = await someSlot(app);
  const body = { ...hour, startsAt, email: omar.email };
  const booked = await omar.post('/appointments', body);
  assert.equal(booked.status, 200, booked.text);
  assert.equal((await kinds(app, omar)).length, 1);
});
