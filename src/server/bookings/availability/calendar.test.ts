import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { BookingCalendar } from '#contract/bookings/availability.ts';
import { type CalendarDay, unfoldCalendar } from '#domain/bookings/calendar.ts';
import { daysAfter } from '#domain/time.ts';
import { borrow, held, newClient, someDay, today } from '#server/bookings/testing.ts';
import type { Answer } from '#server/testing.ts';

/** The server parsed it by the schema of this very type. */
const daysIn = ({ body }: Answer): CalendarDay[] =>
  unfoldCalendar(body as unknown as BookingCalendar);

test('a month and its weeks of everything are told in less than sixty kilobytes', async (t) => {
  const app = await borrow(t);
  const asked = `from=${today}&to=${daysAfter(today, 41)}`;
  const answer = await app.get(`/rest/v1/bookings/calendar?${asked}`);
  const days = daysIn(answer);
  assert.equal(days.length, 42);
  assert.ok(days.slice(7).every(({ entries }) => entries.length > 40));
  assert.ok(answer.text.length < 60_000, `${answer.text.length} bytes`);
});

test('the calendar names what can start each day for the party, in the reader’s language', async (t) => {
  const app = await borrow(t);
  const read = async (asked: string) => {
    const answer = await app.get(
      `/rest/v1/bookings/calendar?from=${someDay}&to=${someDay}&${asked}`,
    );
    assert.equal(answer.status, 200, answer.text);
    assert.equal(answer.headers.get('cache-control'), 'private, no-store');
    return daysIn(answer)[0]?.entries ?? [];
  };
  const cars = await read('category=luxury-car-rental&party=4');
  const slugs = cars.map(({ slug }) => slug);
  assert.ok(slugs.includes('rolls-royce-cullinan'));
  // Two seats each and two of them: four can come, in two cars. One is fully booked by its flag.
  assert.ok(slugs.includes('ferrari-296-gts') && !slugs.includes('mclaren-750s-spider'));
  assert.ok(cars.every(({ times, from }) => times.length === 0 && from.amount > 0));
  const all = await read('party=20');
  assert.ok(all.length > 0 && all.every(({ slug }) => slug !== 'twelve-minute-palm-tour'));
  const [arabic] = await read('category=yachts&lang=ar');
  assert.match(arabic?.title ?? '', /\p{Script=Arabic}/u);
  assert.match(arabic?.path ?? '', /^\/bookings\/yachts\//);

  const offering = 'mirsal-70-half-day';
  const times = async () =>
    (await read('category=yachts')).find(({ slug }) => slug === offering)?.times ?? [];
  assert.equal((await times()).length, 10);
  await held(app, await newClient(app), { offering, time: '10:00', party: 2 });
  assert.deepEqual(await times(), ['15:00', '16:00', '17:00']);
});
