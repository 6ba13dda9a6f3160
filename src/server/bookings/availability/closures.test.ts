import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { OfferingClosure } from '#contract/bookings/closures.ts';
import { daysAfter } from '#domain/time.ts';
import {
  assertRefused,
  borrow,
  type Client,
  concierge,
  held,
  hold,
  newClient,
  someDay,
  today,
} from '#server/bookings/testing.ts';
import type { TestApp } from '#server/testing.ts';

const slug = 'rolls-royce-cullinan';
const path = `/offerings/${slug}/closures`;
const asked = { from: someDay, to: daysAfter(someDay, 2), reason: 'A refit' };

async function states(app: TestApp, from: string, to: string): Promise<string> {
  const answer = await app.get(`/rest/v1/offerings/${slug}/availability?from=${from}&to=${to}`);
  const { days } = answer.body as unknown as { days: { state: string }[] };
  return days.map(({ state }) => state).join(' ');
}

async function closed(noor: Client, changed: object = {}): Promise<OfferingClosure> {
  const answer = await noor.post(path, { ...asked, ...changed });
  assert.equal(answer.status, 200, answer.text);
  // The server parsed it by the schema of this very type.
  return answer.body as unknown as OfferingClosure;
}

test('staff close an offering for some days and open it again', async (t) => {
  const app = await borrow(t);
  const noor = await concierge(app);
  const around = [daysAfter(someDay, -1), daysAfter(someDay, 3)] as const;
  const closure = await closed(noor);
  assert.deepEqual([closure.offering, closure.from, closure.reason], [slug, someDay, 'A refit']);
  assert.equal(await states(app, ...around), 'open closed closed closed open');
  const client = await newClient(app);
  const wish = { offering: slug, time: '10:00', length: 2, day: around[0], party: 2 };
  assertRefused(await hold(app, client, wish), 422, 'not_offered', 'closed');
  assert.deepEqual((await noor.get(path)).body, [closure]);
  assert.equal((await noor.send('DELETE', `/offering-closures/${closure.id}`)).status, 204);
  assert.equal(await states(app, ...around), 'open open open open open');
  assertRefused(await noor.send('DELETE', `/offering-closures/${closure.id}`), 404, 'not_found');
});

test('a booking that was made before stays', async (t) => {
  const app = await borrow(t);
  const client = await newClient(app);
  const booking = await held(app, client, { offering: slug, time: '10:00', party: 2 });
  await closed(await concierge(app));
  assert.equal((await client.get(`/bookings/${booking.id}`)).body.place, 'held');
});

test('a closure sent twice with one key is made once', async (t) => {
  const app = await borrow(t);
  const noor = await concierge(app);
  const key = { 'idempotency-key': 'a-closure-of-the-car' };
  const [first, second] = [await noor.post(path, asked, key), await noor.post(path, asked, key)];
  assert.deepEqual(second.body, first.body);
  assert.equal((await noor.get(path)).text.match(/"id"/g)?.length, 1);
  const another = { ...asked, reason: 'Another reason altogether' };
  assertRefused(await noor.post(path, another, key), 422, 'idempotency_mismatch');
  // Sent to another offering, it is another wish.
  const other = await noor.post('/offerings/lamborghini-urus-se/closures', asked, key);
  assert.notEqual(other.body.id, first.body.id, other.text);
});

test('only our own people close anything or read why', async (t) => {
  const app = await borrow(t);
  const client = await newClient(app);
  const { id } = await closed(await concierge(app));
  for (const answer of [
    await client.get(path),
    await client.post(path, asked),
    await client.send('DELETE', `/offering-closures/${id}`),
  ])
    assertRefused(answer, 403, 'forbidden');
  assertRefused(await app.get(`/rest/v1${path}`), 401, 'unauthenticated');
});

test('days that make no sense are refused with a sentence', async (t) => {
  const app = await borrow(t);
  const noor = await concierge(app);
  const refuse = async (changed: object) =>
    assertRefused(await noor.post(path, { ...asked, ...changed }), 400, 'validation_failed');
  await refuse({ to: daysAfter(someDay, -1) });
  await refuse({ from: '2020-01-01', to: '2020-01-02' });
  await refuse({ from: today, to: daysAfter(today, 366) });
  await refuse({ from: '0000-01-01', to: someDay });
  await refuse({ to: '9999-12-31' });
  await refuse({ reason: '' });
  await refuse({ reason: 'two\nlines' });
  await refuse({ from: 'tomorrow' });
  assertRefused(await noor.post('/offerings/nothing-of-ours/closures', asked), 404, 'not_found');
  assertRefused(await noor.send('DELETE', '/offering-closures/1'), 400, 'validation_failed');
});
