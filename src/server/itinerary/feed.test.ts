import assert from 'node:assert/strict';
import { test } from 'node:test';
import ICAL from 'ical.js';
import { itinerary } from '#contract/itinerary.ts';
import { daysAfter } from '#domain/time.ts';
import { ageProofs } from '#server/auth/proof/testing.ts';
import { password } from '#server/auth/testing.ts';
import {
  assertRefused,
  bookingIn,
  borrow,
  type Client,
  confirm,
  confirmed,
  held,
  newClient,
  open,
  someDay,
} from '#server/bookings/testing.ts';
import { type Caller, system, visitor } from '#server/platform/sql.ts';
import { startApp, type TestApp } from '#server/testing.ts';

async function openFeed(client: Client, lang = 'en'): Promise<string> {
  const { status, text, body } = await client.post(`/itinerary/feed?lang=${lang}`);
  assert.equal(status, 200, text);
  return new URL(String(body.url)).pathname;
}

function entriesIn(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const value = (event: ICAL.Component, name: string) => String(event.getFirstPropertyValue(name));
  return {
    name: calendar.getFirstPropertyValue('x-wr-calname'),
    statuses: calendar
      .getAllSubcomponents('vevent')
      .map((event) => [value(event, 'uid').split('@')[0], value(event, 'status')]),
  };
}

async function cancel(
  client: Client,
  { id, version, total }: Awaited<ReturnType<typeof confirmed>>,
) {
  const fee = { amount: 0, currency: total.currency };
  bookingIn(await client.post(`/bookings/${id}/cancel`, { fee }, { 'if-match': String(version) }));
}

test('the feed tells everything booked, given up ones as such and unconfirmed ones as tentative', async (t) => {
  const app = await borrow(t);
  const [client, stranger] = [await newClient(app), await newClient(app)];
  const on = (days: number) => ({ day: daysAfter(someDay, days) });
  const sure = await confirmed(app, client);
  const gone = await confirmed(app, client, on(1));
  await cancel(client, gone);
  const wish = { offering: 'private-sunset-charter', time: '17:00', party: 2, ...on(2) };
  const pending = bookingIn(await confirm(client, await held(app, client, wish)));
  const kept = await held(app, client, on(3));
  const released = await held(app, client, on(4));
  await client.post(`/bookings/${released.id}/release`);
  await confirmed(app, stranger, on(5));

  const path = await openFeed(client, 'ar');
  const { status, headers, text } = await app.get(path);
  assert.equal(status, 200, text);
  assert.equal(headers.get('content-type'), 'text/calendar; charset=utf-8');
  assert.match(headers.get('cache-control') ?? '', /^private/);
  assert.equal(headers.get('x-robots-tag'), 'noindex');
  const { name, statuses } = entriesIn(text);
  assert.equal(name, 'حجوزات رحلة');
  assert.deepEqual(statuses, [
    [sure.id, 'CONFIRMED'],
    [gone.id, 'CANCELLED'],
    [pending.id, 'TENTATIVE'],
    [kept.id, 'TENTATIVE'],
  ]);
  assert.doesNotMatch(text, /ATTENDEE|ORGANIZER/);
});

test('a feed in which nothing changed answers 304, and a change answers anew', async (t) => {
  const app = await borrow(t);
  const client = await newClient(app);
  const booking = await confirmed(app, client);
  const path = await openFeed(client);
  const first = await app.get(path);
  const etag = first.headers.get('etag') ?? '';
  const again = await app.get(path, { 'if-none-match': etag });
  assert.deepEqual([again.status, again.text], [304, '']);
  await cancel(client, booking);
  const after = await app.get(path, { 'if-none-match': etag });
  assert.equal(after.status, 200);
  assert.match(after.text, /STATUS:CANCELLED/);
});

test('the client sees who read it last, noted once in a while and cut to a line', async (t) => {
  const app = await borrow(t);
  const client = await newClient(app);
  assert.deepEqual((await client.get('/itinerary/feed')).body, {
    createdAt: null,
    lastReadAt: null,
    lastReader: null,
  });
  const path = await openFeed(client);
  await app.get(path, { 'user-agent': `iOS/26 calaccessd/${'x'.repeat(300)}` });
  const noted = (await client.get('/itinerary/feed')).body;
  assert.match(String(noted.lastReader), /^iOS\/26 calaccessd\/x+$/);
  assert.equal(String(noted.lastReader).length, 120);
  await app.get(path, { 'user-agent': 'Other/1' });
  assert.deepEqual((await client.get('/itinerary/feed')).body, noted);
  await app.sql.as(
    system,
    (tx) => tx`update app.calendar_feeds set last_read_at = last_read_at - interval '6 minutes'`,
  );
  await app.get(path, { 'user-agent': 'Other/1' });
  assert.equal((await client.get('/itinerary/feed')).body.lastReader, 'Other/1');
});

test('an open feed stays as it is; taken back it is gone at once, and the next is another', async (t) => {
  const app = await borrow(t);
  const client = await newClient(app);
  const paths = await Promise.all([openFeed(client), openFeed(client)]);
  assert.equal(paths[0], paths[1]);
  assert.equal((await client.send('DELETE', '/itinerary/feed')).status, 204);
  assertRefused(await app.get(paths[0]), 404, 'not_found');
  assert.notEqual(await openFeed(client), paths[0]);
});

test('an unknown address is not found, in the shape of every refusal', async (t) => {
  const app = await borrow(t);
  for (const file of [`${'x'.repeat(43)}.ics`, 'short.ics', `${'x'.repeat(43)}`, '%00.ics'])
    assertRefused(await app.get(`/calendar/${file}`), 404, 'not_found');
});

test('nobody sees another’s feed in the database', async (t) => {
  const app = await borrow(t);
  const [layla, omar] = [await newClient(app), await newClient(app)];
  await openFeed(layla);
  const tokens = (caller: Caller) =>
    app.sql.as(caller, async (tx) => (await tx`select token from app.calendar_feeds`).length);
  assert.deepEqual(
    await Promise.all([tokens({ kind: 'client', id: omar.id }), tokens(visitor)]),
    [0, 0],
  );
});

test('the address lies nowhere in clear, and its owner can still copy it once they show who they are', async (t) => {
  const app = await borrow(t);
  const client = await newClient(app);
  const path = await openFeed(client);
  const token = /^\/calendar\/([\w-]{43})\.ics$/.exec(path)?.[1] ?? '';
  const rows = await app.sql.as(system, (tx) => tx`select * from app.calendar_feeds`);
  assert.ok(rows.length > 0 && token !== '' && !JSON.stringify(rows).includes(token));
  await ageProofs(app, client);
  const standing = await client.get('/itinerary/feed');
  assert.ok(standing.body.createdAt);
  assert.ok(!standing.text.includes('/calendar/'), 'a session that was left open reads no address');
  assertRefused(await client.post('/itinerary/feed'), 403, 'fresh_proof_needed');
  assert.equal((await client.post('/account/proof', { password })).status, 204);
  assert.equal(await openFeed(client), path);
});

test('a feed ends with the account, and nobody who acts for a client opens one', async (t) => {
  const app = await borrow(t);
  const [banned, gone] = [await newClient(app), await newClient(app)];
  const paths = [await openFeed(banned), await openFeed(gone)];
  await app.sql.as(system, async (tx) => {
    await tx`update auth.users set banned_until = now() + interval '1 day' where id = ${banned.id}`;
    await tx`update auth.users set deleted_at = now() where id = ${gone.id}`;
  });
  for (const path of paths) assertRefused(await app.get(path), 404, 'not_found');
  for (const { shape } of [itinerary.feed, itinerary.openFeed, itinerary.closeFeed])
    assert.equal('acting' in shape, false);
});

test('whoever asks for calendars too fast is asked to wait', async (t) => {
  const app: TestApp = await startApp(t, { ...open, RATE_LIMIT: '3' });
  const path = `/calendar/${'x'.repeat(43)}.ics`;
  const answers = [];
  for (let index = 0; index < 4; index += 1) answers.push((await app.get(path)).status);
  assert.deepEqual(answers, [404, 404, 404, 429]);
});
