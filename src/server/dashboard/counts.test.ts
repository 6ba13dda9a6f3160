import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as t from '#server/bookings/testing.ts';
import { dashboardOf, insertMatter } from '#server/dashboard/testing.ts';

const listed = async (client: t.Client, asked: string): Promise<number> => {
  const { status, text, body } = await client.get(asked);
  assert.equal(status, 200, text);
  // Lists answer with their items.
  return (body as { items: unknown[] }).items.length;
};

const form = {
  kind: 'custom',
  title: 'A villa',
  notes: 'By the sea.',
  day: null,
  people: null,
  budget: null,
};

/** What each page asks the server for when it is opened. */
const pageOf: Record<string, string> = {
  '/dashboard/requests': '/matters?limit=50',
  '/dashboard/bookings': '/bookings?when=upcoming&limit=50',
  '/dashboard/real-estate': '/matters?area=real-estate&limit=50',
  '/dashboard/business': '/matters?area=business&limit=50',
  '/dashboard/education': '/matters?area=education&limit=50',
  '/dashboard/vip': '/matters?area=vip&limit=50',
};

test('every count of the dashboard is the length of the page it leads to', async (context) => {
  const app = await t.borrow(context);
  const layla = await t.newClient(app);
  await insertMatter(app, layla, { form, state: 'draft' });
  await insertMatter(app, layla, { form, state: 'sourcing' });
  await insertMatter(app, layla, { form, state: 'withdrawn' });
  await insertMatter(app, layla, { area: 'real-estate', form, state: 'proposed' });
  await insertMatter(app, layla, { area: 'education', form, state: 'delivered' });
  await insertMatter(app, layla, { area: 'education', form, state: 'draft' });
  await insertMatter(app, layla, { area: 'vip', form, state: 'closed' });
  await t.confirmed(app, layla);
  await t.held(app, layla, { offering: 'burj-al-arab-sky-suite', time: null, party: 2 });
  const over = await t.confirmed(app, layla);
  await t.age(app, over.id, 'over');
  const { tiles, stats } = await dashboardOf(layla);
  const pages = await Promise.all(
    tiles.map(async ({ path }) => [path, await listed(layla, pageOf[path] ?? path)]),
  );
  assert.deepEqual(
    tiles.map(({ path, count }) => [path, count]),
    pages,
  );
  const counts = new Map(tiles.map(({ id, count }) => [id, count]));
  assert.deepEqual(
    [stats.requests.open, stats.bookings.upcoming],
    [counts.get('requests'), counts.get('bookings')],
  );
  assert.deepEqual([...counts.values()], [3, 2, 1, 0, 1, 0]);
});
