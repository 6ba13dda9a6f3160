import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { BookingList, BookingSummary } from '#contract/bookings/bookings.ts';
import { daysAfter } from '#domain/time.ts';
import * as t from '#server/bookings/testing.ts';

async function list(client: t.Client, query = ''): Promise<BookingList> {
  const answer = await client.get(`/bookings?${query}`);
  assert.equal(answer.status, 200, answer.text);
  return answer.body as unknown as BookingList;
}

async function whole(client: t.Client, query: string): Promise<BookingSummary[]> {
  const page = await list(client, query);
  if (!page.next) return page.items;
  const rest = await whole(client, `${query.replace(/&after=.*/, '')}&after=${page.next}`);
  return [...page.items, ...rest];
}

test('what is to come is listed by its start, the past from the newest, page by page', async (context) => {
  const app = await t.borrow(context);
  const layla = await t.newClient(app);
  const day = (after: number) => daysAfter(t.someDay, after);
  const lapsed = await t.held(app, layla, { day: day(4) });
  await t.letExpire(app, lapsed.id);
  const over = await t.confirmed(app, layla, { day: day(6) });
  await t.age(app, over.id, 'over');
  const cancelled = await t.held(app, layla, { day: day(7) });
  await layla.post(`/bookings/${cancelled.id}/release`);
  for (const after of [3, 1, 2]) await t.confirmed(app, layla, { day: day(after) });
  await t.held(app, layla, { day: day(5) });

  const days = (items: BookingSummary[]) => items.map(({ startsAt }) => startsAt.slice(0, 10));
  for (const limit of [1, 2, 50])
    assert.deepEqual(days(await whole(layla, `limit=${limit}`)), [1, 2, 3, 5].map(day));
  const past = await whole(layla, 'when=history&limit=2');
  assert.deepEqual(
    past.map(({ id, place }) => [id, place]),
    [
      [cancelled.id, 'cancelled'],
      [lapsed.id, 'expired'],
      [over.id, 'completed'],
    ],
  );
});

test('a page that nobody gave out is refused, and so is one of the other list', async (context) => {
  const app = await t.borrow(context);
  const layla = await t.newClient(app);
  await t.confirmed(app, layla);
  await t.confirmed(app, layla);
  const { next } = await list(layla, 'limit=1');
  for (const query of ['after=nonsense', 'after=%00', `when=history&after=${next}`, 'limit=0'])
    t.assertRefused(await layla.get(`/bookings?${query}`), 400, 'validation_failed');
});

test('what is held is listed alone, only one’s own, page by page, and a made-up page is refused', async (context) => {
  const app = await t.borrow(context);
  const [layla, omar] = [await t.newClient(app), await t.newClient(app)];
  await t.confirmed(app, layla);
  await t.held(app, omar, { day: daysAfter(t.someDay, 1) });
  const lapsed = await t.held(app, layla, { day: daysAfter(t.someDay, 2) });
  await t.letExpire(app, lapsed.id);
  const later = await t.held(app, layla, { day: daysAfter(t.someDay, 4) });
  const sooner = await t.held(app, layla, { day: daysAfter(t.someDay, 3) });
  for (const limit of [1, 50]) {
    const held = await whole(layla, `when=held&limit=${limit}`);
    assert.deepEqual(
      held.map(({ id }) => id),
      [sooner.id, later.id],
    );
  }
  for (const when of ['held', 'upcoming', 'history']) {
    const after = Buffer.from(`${when} 2026-01-01T00:00:00.000Z 123`).toString('base64url');
    const answer = await layla.get(`/bookings?when=${when}&after=${after}`);
    t.assertRefused(answer, 400, 'validation_failed');
  }
});

test('the same booking reads in Arabic for whoever reads Arabic', async (context) => {
  const app = await t.borrow(context);
  const layla = await t.newClient(app);
  const { id, offering } = await t.confirmed(app, layla);
  assert.equal(offering.path, `/bookings/fun-gaming/${t.eightPlaces}`);
  assert.match(offering.picture.light, /^\/art\/\w+\/.+\.svg$/);
  const arabic = t.bookingIn(await layla.get(`/bookings/${id}?lang=ar`)).offering;
  assert.match(arabic.title, /[\u0600-\u06ff]/);
  assert.match(arabic.picture.alt, /[\u0600-\u06ff]/);
  t.assertRefused(await layla.get(`/bookings/${id}?lang=fr`), 400, 'validation_failed');
});

test('a stay touches each of its days, and only the client’s own are told', async (context) => {
  const app = await t.borrow(context);
  const [layla, omar] = [await t.newClient(app), await t.newClient(app)];
  const suite = { offering: 'one-zaabeel-skyline-suite', time: null, length: 3, party: 2 };
  const stay = await t.confirmed(app, layla, suite);
  assert.equal(stay.length, 3);
  const between = async (client: t.Client, from: number, to: number) => {
    const days = `from=${daysAfter(t.someDay, from)}&to=${daysAfter(t.someDay, to)}`;
    const { body } = await client.get(`/bookings/between?${days}`);
    return (body as unknown as BookingSummary[]).map(({ id }) => id);
  };
  for (const [from, to] of [
    [0, 0],
    [2, 2],
    [3, 9],
    [-5, 40],
  ] as const)
    assert.deepEqual(await between(layla, from, to), [stay.id], `${from} to ${to}`);
  assert.deepEqual(await between(layla, 4, 9), []);
  assert.deepEqual(await between(layla, -3, -1), []);
  assert.deepEqual(await between(omar, 0, 9), []);
  const backwards = `from=${t.someDay}&to=${t.today}`;
  t.assertRefused(await layla.get(`/bookings/between?${backwards}`), 400, 'validation_failed');
});
