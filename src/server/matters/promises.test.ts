import assert from 'node:assert/strict';
import { test } from 'node:test';
import { minutesAfter, secondsBetween } from '#domain/time.ts';
import {
  age,
  asked,
  assertRefused,
  atDesk,
  borrow,
  demo,
  deskIn,
  inHours,
  matterIn,
  moved,
  newClient,
  toldTo,
} from '#server/matters/testing.ts';
import { turnClock } from '#server/matters/workers.ts';

test('the first word is due as the client’s plan says', async (t) => {
  const app = await borrow(t);
  for (const [plan, minutes] of [
    [undefined, 480],
    ['premium', 30],
    ['platinum', 10],
    ['no-such-plan', 480],
  ] as const) {
    const client = await newClient(app, plan ? { plan } : {});
    const { body: coming } = await client.get('/matters/promise');
    assert.equal(
      coming.due,
      minutesAfter(String(coming.from), minutes),
      'Told before it is given.',
    );
    const { promise } = await asked(client);
    assert.equal(promise?.due, minutesAfter(promise?.from ?? '', minutes), plan);
    assert.ok(promise.left > minutes * 60 - 60 && promise.left <= minutes * 60);
  }
});

test('a word in time keeps a promise; a late one is a miss for ever, told once', async (t) => {
  const app = await borrow(t);
  const [client, noor] = [await newClient(app), await demo(app, 'concierge')];
  const { id } = await asked(client);
  const write = () => noor.post(`/desk/matters/${id}/messages`, { text: 'We are on it.' });
  await write();
  const kept = matterIn(await client.get(`/matters/${id}`));
  assert.deepEqual([kept.promisesKept, kept.promise?.kind], [1, 'next_word']);

  await age(app, id, 49);
  await Promise.all([turnClock(app.services), turnClock(app.services)]);
  await turnClock(app.services);
  const missed = matterIn(await client.get(`/matters/${id}`));
  assert.deepEqual([missed.promisesKept, missed.promisesMissed], [1, 1]);
  assert.ok((missed.promise?.left ?? 0) < 0, 'The word is still owed.');
  await write();
  const after = matterIn(await client.get(`/matters/${id}`));
  assert.deepEqual([after.promisesKept, after.promisesMissed], [1, 1]);
  assert.equal(after.events.filter(({ kind }) => kind === 'promise_missed').length, 1);
  assert.equal((await toldTo(app, client)).filter((kind) => kind === 'promise').length, 1);
});

test('whoever acts on a late matter before the clock comes by writes the miss down first', async (t) => {
  const app = await borrow(t);
  const [client, noor] = [await newClient(app), await demo(app, 'concierge')];
  const { id } = await asked(client);
  await age(app, id, 9);
  await client.post(`/matters/${id}/messages`, { text: 'Anybody there?' });
  await moved(noor, id, 'source');
  await turnClock(app.services);
  const { promisesKept, promisesMissed } = matterIn(await client.get(`/matters/${id}`));
  assert.deepEqual([promisesKept, promisesMissed], [0, 1]);
});

test('nothing is owed while a matter rests or waits on the client, and a question is owed an answer', async (t) => {
  const app = await borrow(t);
  const [client, noor] = [await newClient(app), await demo(app, 'concierge')];
  const { id } = await asked(client);
  const flags = (body: Record<string, unknown>) => atDesk(noor, id, '/flags', body);
  const past = await flags({ pausedUntil: inHours(-1) });
  assertRefused(past, 400, 'validation_failed', 'pausedUntil');
  const until = inHours(24);
  const paused = deskIn(await flags({ pausedUntil: until, reason: 'You are travelling.' }));
  assert.deepEqual([paused.promise, paused.pausedUntil], [null, until]);
  await age(app, id, 25);
  await turnClock(app.services);
  const rested = matterIn(await client.get(`/matters/${id}`));
  assert.deepEqual([rested.pausedUntil, rested.promise?.kind], [null, 'next_word']);
  const kinds = rested.events.map(({ kind, reason }) => `${kind} ${reason}`.trim());
  assert.deepEqual(kinds, ['submit', 'paused You are travelling.', 'resumed']);

  await moved(noor, id, 'source');
  await moved(noor, id, 'ask');
  assert.equal(matterIn(await client.get(`/matters/${id}`)).promise, null);
  await client.post(`/matters/${id}/messages`, { text: 'Red.' });
  assert.ok(matterIn(await client.get(`/matters/${id}`)).promise);
});

test('urgent halves what is left, and why stays within the house', async (t) => {
  const app = await borrow(t);
  const [client, noor] = [await newClient(app), await demo(app, 'concierge')];
  const { id } = await asked(client);
  const reason = 'A difficult one.';
  const body = { urgent: true, escalated: true, reason };
  const urgent = deskIn(await atDesk(noor, id, '/flags', body));
  assert.ok((urgent.promise?.left ?? 0) <= 240 * 60);
  assert.ok(urgent.messages.some(({ text, internal }) => internal && text === reason));
  const seen = await client.get(`/matters/${id}`);
  assert.doesNotMatch(seen.text, /difficult/);
  assert.deepEqual([matterIn(seen).urgent, matterIn(seen).escalated], [true, true]);
});

test('the house names an hour itself, ahead and within a month, and the client sees it', async (t) => {
  const app = await borrow(t);
  const [client, noor] = [await newClient(app), await demo(app, 'concierge')];
  const { id } = await asked(client);
  const promise = (due: string) =>
    atDesk(noor, id, '/promise', { due, reason: 'After the visit.' });
  assertRefused(await promise(inHours(-1)), 400, 'validation_failed', 'due');
  assertRefused(await promise(inHours(31 * 24)), 400, 'validation_failed', 'due');
  const due = inHours(70);
  deskIn(await promise(due));
  const seen = matterIn(await client.get(`/matters/${id}`));
  assert.equal(seen.promise?.due, due);
  assert.ok(Math.abs(secondsBetween(due, inHours(70))) < 60);
  assert.equal(seen.events.at(-1)?.about.due, due);
});

test('the clock lapses what nobody answered and closes what nobody objected to, once', async (t) => {
  const app = await borrow(t);
  const [client, noor] = [await newClient(app), await demo(app, 'concierge')];
  const [silent, delivered, fresh] = [
    await asked(client),
    await asked(client),
    await asked(client),
  ];
  await moved(noor, silent.id, 'ask');
  await moved(noor, fresh.id, 'ask');
  for (const move of ['source', 'fulfil', 'deliver']) await moved(noor, delivered.id, move);
  await age(app, silent.id, 14 * 24 + 1);
  await age(app, fresh.id, 13 * 24);
  await age(app, delivered.id, 73);
  await Promise.all([turnClock(app.services), turnClock(app.services)]);
  await turnClock(app.services);
  const after = async (id: string) => matterIn(await client.get(`/matters/${id}`));
  assert.equal((await after(silent.id)).state, 'lapsed');
  assert.equal((await after(fresh.id)).state, 'clarifying');
  const closed = await after(delivered.id);
  assert.equal(closed.state, 'closed');
  assert.deepEqual(closed.events.at(-1)?.actor, 'system');
  assert.equal(closed.events.filter(({ kind }) => kind === 'close').length, 1);
  // What the clock has closed may still be rated.
  const rated = await client.post(`/matters/${delivered.id}/rating`, { stars: 4 });
  assert.equal(matterIn(rated).rating?.stars, 4);
});
