/** A change that waits for the house and is refused: the booking stands as it was, and no money moves. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { reminderAt } from '#domain/bookings/reminders.ts';
import { moneyLines } from '#domain/money/words/words.ts';
import { daysAfter } from '#domain/time.ts';
import { settleBooking } from '#server/billing/books/booking-settlement.ts';
import { cancel, change, closeFreeHours, heldBy } from '#server/billing/books/testing.ts';
import { assertBooks, invoicesIn, saveCard } from '#server/billing/testing.ts';
import { remindOfBookings } from '#server/bookings/letters/reminders.ts';
import { bookingIn, confirm } from '#server/bookings/testing.ts';
import { spokenSpan } from '#server/bookings/words.ts';
import { closePassed } from '#server/bookings/workers.ts';
import { borrow, demo, newClient, type Person } from '#server/matters/testing.ts';
import { mailsTo } from '#server/platform/messages/mails-testing.ts';
import { system } from '#server/platform/sql.ts';
import type { TestApp } from '#server/testing.ts';

const answer = (noor: Person, { id }: { id: string }, said: 'confirm' | 'decline') =>
  noor.post(`/bookings/${id}/answer`, { answer: said, reason: 'No crew on that day.' });

const seen = async (client: Person, { id }: { id: string }) =>
  bookingIn(await client.get(`/bookings/${id}`));

/** Confirmed by the house and paid by card. */
async function confirmed(app: TestApp) {
  const [layla, noor] = [await newClient(app), await demo(app, 'concierge')];
  await saveCard(layla);
  const asked = bookingIn(await confirm(layla, await heldBy(app, layla, 'asked')));
  await answer(noor, asked, 'confirm');
  await settleBooking(app.services, asked.id);
  const booking = await seen(layla, asked);
  assert.equal(booking.place, 'confirmed');
  return { layla, noor, booking };
}

/** How much of its offering is taken at each start, by the house's own count. */
const takenOn = (app: TestApp, id: string) =>
  app.sql.as(system, async (tx) => {
    const rows = await tx`
      select c.cell, c.taken from app.booking_cells c join app.bookings b on b.id = ${id}
      where c.offering_id = b.offering_id and (c.cell = any (b.cells) or c.cell = any (b.before_cells))
      order by c.cell`;
    return rows.map(({ taken }) => taken);
  });

/** What the last letter of a kind says. */
async function letterOf(app: TestApp, client: Person, kind: string): Promise<string> {
  const letters = await mailsTo(app, client);
  return letters.findLast(({ template }) => template === `booking-${kind}`)?.textBody ?? '';
}

const agreed = ({
  day,
  time,
  party,
  total,
  guests,
  feesKept,
  sums,
}: Awaited<ReturnType<typeof seen>>) => ({
  day,
  time,
  party,
  total,
  guests,
  feesKept,
  paid: sums.paid,
  due: sums.due.filter(({ waits }) => !waits),
  kept: sums.kept,
});

test('a change that is refused leaves day, party, price, fees and money as they were, and says so', async (t) => {
  const app = await borrow(t);
  const { layla, noor, booking } = await confirmed(app);
  await closeFreeHours(app, booking.id);
  const waiting = await change(layla, await seen(layla, booking), {
    day: daysAfter(booking.day, 40),
    party: 3,
  });
  const { wish } = waiting;
  assert.deepEqual([wish?.startsAt === booking.startsAt, wish?.party], [false, 3]);
  assert.ok(wish && wish.fee.amount > 0);
  assert.deepEqual([waiting.place, agreed(waiting)], ['confirmed', agreed(booking)]);
  assert.deepEqual(await takenOn(app, booking.id), [booking.party, 3], 'both places are kept');
  const papers = async () => invoicesIn(await layla.get(`/billing/invoices?source=${booking.id}`));
  const before = await papers();
  const refused = bookingIn(await answer(noor, waiting, 'decline'));
  await settleBooking(app.services, booking.id);
  const now = await seen(layla, booking);
  assert.deepEqual([refused.place, now.place, now.wish], ['confirmed', 'confirmed', null]);
  assert.deepEqual(agreed(now), agreed(booking));
  assert.deepEqual(await papers(), before);
  assert.deepEqual(await takenOn(app, booking.id), [booking.party], 'the new place is free again');
  assert.equal(now.events.at(-1)?.kind, 'change_refused');
  const letter = await letterOf(app, layla, 'change_refused');
  assert.match(letter, /Nothing of your booking has changed[\s\S]*No crew on that day\./);
  for (const line of moneyLines(now.sums, 'en')) assert.ok(letter.includes(line.label));
  await assertBooks(app, layla);
});

test('a change that is confirmed frees the place of before, and its mail says what it was', async (t) => {
  const app = await borrow(t);
  const { layla, noor, booking } = await confirmed(app);
  const waiting = await change(layla, booking, { day: daysAfter(booking.day, 41), party: 2 });
  const asked = await letterOf(app, layla, 'change_asked');
  assert.match(asked, /Your booking stays as it is until we confirm the change\./);
  assert.match(asked, /You asked for: .*2 guests, [\s\S]*Guests: 1 guest/);
  assert.doesNotMatch(asked, /once it is confirmed/);
  const now = bookingIn(await answer(noor, waiting, 'confirm'));
  assert.deepEqual([now.place, now.party, now.wish], ['confirmed', 2, null]);
  assert.deepEqual(await takenOn(app, booking.id), [2]);
  assert.match(await letterOf(app, layla, 'confirmed'), /Before the change: .*1 guest, /);
  await assertBooks(app, layla);
});

test('whoever cancels while a change waits gives up the booking that stands, under its own terms', async (t) => {
  const app = await borrow(t);
  const { layla, booking } = await confirmed(app);
  await closeFreeHours(app, booking.id);
  const late = await seen(layla, booking);
  const waiting = await change(layla, late, { day: daysAfter(booking.day, 42), party: 2 });
  assert.deepEqual(waiting.sums.endings?.now.fee, late.sums.endings?.now.fee);
  const over = await cancel(layla, booking.id);
  assert.deepEqual(
    [over.place, over.day, over.party, over.sums.keptUnder],
    ['cancelled', booking.day, booking.party, 'late'],
  );
  assert.deepEqual(over.feesKept, late.sums.endings?.now.fee, 'one fee, and none for the change');
  assert.deepEqual(await takenOn(app, booking.id), [0]);
  await assertBooks(app, layla);
});

test('a second change while one waits is measured against what stands, and both places of it are kept', async (t) => {
  const app = await borrow(t);
  const { layla, noor, booking } = await confirmed(app);
  await closeFreeHours(app, booking.id);
  const first = await change(layla, await seen(layla, booking), {
    day: daysAfter(booking.day, 43),
  });
  const second = await change(layla, first, { day: daysAfter(booking.day, 44) });
  assert.deepEqual(second.wish?.fee, first.wish?.fee);
  assert.deepEqual(agreed(second), agreed(first));
  await answer(noor, second, 'decline');
  assert.deepEqual(agreed(await seen(layla, booking)), agreed(booking));
});

test('while a change waits, lists, balance and the reminder of the day before keep to what stands', async (t) => {
  const app = await borrow(t);
  const { layla, booking } = await confirmed(app);
  const later = daysAfter(booking.day, 46);
  await change(layla, booking, { day: later });
  const on = async (day: string) =>
    (await layla.get(`/bookings/between?from=${day}&to=${day}`)).body as unknown as object[]; // parsed by its schema
  assert.deepEqual([(await on(booking.day)).length, (await on(later)).length], [1, 0]);
  const eve = reminderAt(booking.startsAt);
  await remindOfBookings({ ...app.services, now: () => eve });
  const letter = await letterOf(app, layla, 'reminder');
  const when = spokenSpan(booking, 'en');
  assert.ok(letter.includes(`When, Dubai time: ${when}`), letter);
  await remindOfBookings({ ...app.services, now: () => reminderAt(bookingStart(later, booking)) });
  const told = (await mailsTo(app, layla)).filter(
    ({ template }) => template === 'booking-reminder',
  );
  assert.equal(told.length, 1, 'nobody is reminded of a day that nobody confirmed');
});

/** The same hour on another day. */
const bookingStart = (day: string, { startsAt }: { startsAt: string }) =>
  `${day}${startsAt.slice(10)}`;

test('a change that nobody answers before the booking begins falls away, and the booking is lived through', async (t) => {
  const app = await borrow(t);
  const { layla, booking } = await confirmed(app);
  await change(layla, booking, { day: daysAfter(booking.day, 45) });
  const { services } = app;
  await closePassed({ ...services, now: () => booking.startsAt });
  const now = await seen(layla, booking);
  assert.deepEqual([now.place, now.day, now.wish], ['confirmed', booking.day, null]);
  await assertBooks(app, layla);
});
