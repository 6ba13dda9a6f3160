import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as t from '#server/bookings/testing.ts';
import { closePassed } from '#server/bookings/workers.ts';
import { bellOf, mailsTo } from '#server/notifications/testing.ts';
import { offerToLine } from '#server/waitlist/line.ts';

const suite = { offering: 'burj-al-arab-sky-suite', time: null, party: 2 };

const toldTo = async (client: t.Client) =>
  (await bellOf(client)).items.map(({ kind, about }) => [kind, about.event]).reverse();

test('the bell tells what the house decides about a booking, once for each decision', async (context) => {
  const app = await t.borrow(context);
  const [layla, noor] = [await t.newClient(app), await t.concierge(app)];
  const asked = await t.confirmed(app, layla, suite);
  assert.deepEqual(await toldTo(layla), []);
  await noor.post(`/bookings/${asked.id}/answer`, { answer: 'confirm', reason: '' });
  assert.deepEqual(await toldTo(layla), [['booking', 'confirmed']]);
  const [news] = (await bellOf(layla)).items;
  assert.equal(news?.path, `/dashboard/bookings/${asked.id}`);
  assert.equal(news.about.startsAt, asked.startsAt);
  assert.equal(news.title, asked.offering.title);
  const off = { cause: 'operator', reason: 'The suite is being repaired.' };
  const called = await noor.post(`/bookings/${asked.id}/call-off`, off);
  assert.equal(called.status, 200, called.text);
  assert.deepEqual(await toldTo(layla), [
    ['booking', 'confirmed'],
    ['booking', 'called_off'],
  ]);
  const another = await t.confirmed(app, layla, { ...suite, day: t.someDay });
  await noor.post(`/bookings/${another.id}/answer`, { answer: 'decline', reason: 'Full.' });
  assert.deepEqual((await toldTo(layla)).at(-1), ['booking', 'declined']);
  assert.equal((await mailsTo(app, layla)).length, 0, 'letters of bookings are their own');
});

test('what is over asks for a word about it, once, though the job runs twice', async (context) => {
  const app = await t.borrow(context);
  const layla = await t.newClient(app);
  const over = await t.confirmed(app, layla);
  await t.age(app, over.id, 'over');
  await closePassed(app.services);
  await closePassed(app.services);
  assert.deepEqual(await toldTo(layla), [
    ['booking', 'confirmed'],
    ['booking', 'completed'],
  ]);
});

test('who waits learns at the bell that a place is held, and until when', async (context) => {
  const app = await t.borrow(context);
  const [holder, omar] = [await t.newClient(app), await t.newClient(app)];
  const offering = 'private-esports-evening';
  const taken = [];
  for (const time of ['15:00', '19:00'])
    taken.push(await t.held(app, holder, { offering, time, party: 6 }));
  const days = { from: t.someDay, to: t.someDay };
  const joined = await omar.post('/waitlist', { offering, party: 6, zone: t.zone, ...days });
  assert.equal(joined.status, 200, joined.text);
  await holder.post(`/bookings/${taken[0]?.id}/release`);
  const snapshot = await app.services.catalogue.current();
  const id = snapshot.bySlug('offerings', offering)?.id ?? '';
  await offerToLine(app.services, id);
  await offerToLine(app.services, id);
  assert.deepEqual(await toldTo(omar), [['waitlist', 'offered']]);
  const [news] = (await bellOf(omar)).items;
  assert.match(String(news?.about.until), /Z$/);
  assert.deepEqual(await toldTo(holder), []);
});
