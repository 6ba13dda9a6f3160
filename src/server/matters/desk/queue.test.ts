import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Queue, QueueCounts } from '#contract/matters/desk.ts';
import type { Instant } from '#contract/primitives.ts';
import { secondsAfter } from '#domain/time.ts';
import { lockOwed } from '#server/matters/clock-store.ts';
import { countViews } from '#server/matters/desk/queue-store.ts';
import {
  age,
  asked,
  assertRefused,
  atDesk,
  borrow,
  demo,
  deskIn,
  moved,
  newClient,
  type Person,
  toldTo,
  wish,
} from '#server/matters/testing.ts';
import { newId } from '#server/platform/ids.ts';
import { system } from '#server/platform/sql.ts';

async function queueOf(staff: Person, query = '') {
  const answer = await staff.get(`/desk/matters?${query}`);
  assert.equal(answer.status, 200, answer.text);
  // The contract's own shape.
  return answer.body as unknown as Queue;
}

const ids = ({ items }: Queue) => items.map(({ id }) => id);

test('the queue stands by the next promise, and what waits on others stands behind', async (t) => {
  const app = await borrow(t);
  const noor = await demo(app, 'concierge');
  const essential = await newClient(app);
  const platinum = await newClient(app, { plan: 'platinum' });
  const premium = await newClient(app, { plan: 'premium' });
  const [slow, fast, middle] = [
    await asked(essential),
    await asked(platinum),
    await asked(premium),
  ];
  const waiting = await asked(platinum);
  await moved(noor, waiting.id, 'ask');
  const queue = await queueOf(noor);
  assert.deepEqual(ids(queue), [fast.id, middle.id, slow.id, waiting.id]);
  assert.deepEqual(
    [queue.items[0]?.client?.plan, queue.items[0]?.client?.email],
    ['platinum', platinum.email],
  );
  assert.deepEqual(ids(await queueOf(noor, 'view=waiting_on_client')), [waiting.id]);
  assert.deepEqual(ids(await queueOf(noor, `client=${premium.id}`)), [middle.id]);
  assert.deepEqual(ids(await queueOf(noor, 'kind=visa')), []);
});

test('the pages of the queue hold everything once, in order', async (t) => {
  const app = await borrow(t);
  const noor = await demo(app, 'concierge');
  const clients = [await newClient(app), await newClient(app, { plan: 'premium' })];
  for (let at = 0; at < 9; at += 1) {
    const client = clients[at % 2] ?? assert.fail();
    const { id } = await asked(client, wish({ title: `Wish ${at}` }));
    if (at % 3 === 0) await moved(noor, id, 'ask');
  }
  const whole = ids(await queueOf(noor));
  const read: string[] = [];
  let after: string | null = '';
  while (after !== null) {
    const page: Queue = await queueOf(noor, `limit=2${after && `&after=${after}`}`);
    read.push(...ids(page));
    after = page.next;
  }
  assert.deepEqual(read, whole);
  assert.equal(new Set(read).size, 9);
  assertRefused(await noor.get('/desk/matters?after=nonsense'), 400, 'validation_failed', 'after');
  const { next } = await queueOf(noor, 'limit=2');
  const other = await noor.get(`/desk/matters?view=mine&after=${next}`);
  assertRefused(other, 400, 'validation_failed', 'after');
});

test('each view holds what it says, and the counts agree', async (t) => {
  const app = await borrow(t);
  const [client, noor] = [await newClient(app), await demo(app, 'concierge')];
  const wishes = [
    await asked(client),
    await asked(client),
    await asked(client),
    await asked(client),
  ];
  const [calm, mine, risky, late] = wishes.map(({ id }) => id);
  const over = await asked(client);
  await moved(noor, over.id, 'decline');
  deskIn(await atDesk(noor, mine ?? '', '/claim'));
  await age(app, risky ?? '', 7);
  await age(app, late ?? '', 9);
  const views: Record<string, (string | undefined)[]> = {
    all: [late, risky, calm, mine],
    mine: [mine],
    unowned: [late, risky, calm],
    at_risk: [risky],
    missed: [late],
    waiting_on_client: [],
    done: [over.id],
  };
  for (const [view, held] of Object.entries(views))
    assert.deepEqual(ids(await queueOf(noor, `view=${view}`)), held, view);
  // The contract's own shape.
  const counts = (await noor.get('/desk/matters/counts')).body as unknown as QueueCounts;
  const wanted = Object.entries(views).map(([view, held]) => [view, held.length]);
  assert.deepEqual(counts, Object.fromEntries(wanted));
});

test('a promise is missed once its moment has passed: for the queue when it is for the clock', async (t) => {
  const app = await borrow(t);
  const [client, noor] = [await newClient(app), await demo(app, 'concierge')];
  const { id, promise } = await asked(client);
  const due = promise?.due ?? assert.fail();
  const seenAt = (now: Instant) =>
    app.sql.as(system, async (tx) => {
      const { at_risk, missed } = await countViews(tx, { id: noor.id, now });
      const owed = await lockOwed(tx, now);
      return { at_risk, missed, owed: owed.map((row) => row.id) };
    });
  assert.deepEqual(await seenAt(due), { at_risk: 1, missed: 0, owed: [] });
  const after = secondsAfter(due, 1);
  assert.deepEqual(await seenAt(after), { at_risk: 0, missed: 1, owed: [id] });
});

test('of two who claim at once one has it, and the other is told who', async (t) => {
  const app = await borrow(t);
  const [client, noor, sami] = [
    await newClient(app),
    await demo(app, 'concierge'),
    await demo(app, 'admin'),
  ];
  const { id, version } = await asked(client);
  const match = { 'if-match': `${version}` };
  const claims = await Promise.all(
    [noor, sami].map((staff) => staff.post(`/desk/matters/${id}/claim`, {}, match)),
  );
  assert.deepEqual(claims.map(({ status }) => status).sort(), [200, 409]);
  const lost = claims.find(({ status }) => status === 409) ?? assert.fail();
  assertRefused(lost, 409, 'already_owned');
  const events = deskIn(await noor.get(`/desk/matters/${id}`)).events.map(({ kind }) => kind);
  assert.deepEqual(events, ['submit', 'claimed']);
});

test('of two who save at once the second looks again first', async (t) => {
  const app = await borrow(t);
  const [client, noor, sami] = [
    await newClient(app),
    await demo(app, 'concierge'),
    await demo(app, 'admin'),
  ];
  const { id, version } = await asked(client);
  const match = { 'if-match': `"${version}"` };
  const moves = await Promise.all([
    noor.post(`/desk/matters/${id}/move`, { move: 'source' }, match),
    sami.post(`/desk/matters/${id}/move`, { move: 'ask' }, match),
  ]);
  assert.deepEqual(moves.map(({ status }) => status).sort(), [200, 412]);
  const blind = await noor.post(`/desk/matters/${id}/move`, { move: 'source' });
  assertRefused(blind, 412, 'precondition_failed');
  // A client who only writes takes nobody's work away.
  const { version: before } = deskIn(await noor.get(`/desk/matters/${id}`));
  await client.post(`/matters/${id}/messages`, { text: 'By the way.' });
  const after = deskIn(await noor.get(`/desk/matters/${id}`)).version;
  assert.ok(after === before || moves[1]?.status === 200);
});

test('a matter is handed to a colleague, who is told, with a reason no client reads', async (t) => {
  const app = await borrow(t);
  const [client, noor, sami] = [
    await newClient(app),
    await demo(app, 'concierge'),
    await demo(app, 'admin'),
  ];
  const { id } = await asked(client);
  const assign = (owner: string | null) =>
    atDesk(noor, id, '/assign', { owner, reason: 'He knows the family.' });
  assertRefused(await assign(client.id), 400, 'validation_failed', 'owner');
  assert.equal(deskIn(await assign(sami.id)).owner?.name, 'Sami Khoury');
  assert.deepEqual(await toldTo(app, sami), ['assigned']);
  const seen = await client.get(`/matters/${id}`);
  assert.doesNotMatch(seen.text, /knows the family/);
  assert.match(seen.text, /Sami Khoury/);
  assert.equal(deskIn(await assign(null)).owner, null);
});

test('the desk opens a matter for a client by name, and the client has it', async (t) => {
  const app = await borrow(t);
  const [client, noor] = [await newClient(app), await demo(app, 'concierge')];
  const body = { client: client.id, form: wish() };
  const made = deskIn(await noor.post('/desk/matters', body));
  assert.deepEqual([made.owner?.id, made.client?.id], [noor.id, client.id]);
  const seen = await client.get(`/matters/${made.id}`);
  assert.equal(seen.status, 200);
  assert.deepEqual(await toldTo(app, client), ['moved']);
  for (const nobody of [noor.id, newId()]) {
    const refused = await noor.post('/desk/matters', { ...body, client: nobody });
    assertRefused(refused, 400, 'validation_failed', 'client');
  }
  const past = wish({ day: '2020-01-01' });
  const late = await noor.post('/desk/matters', { ...body, form: past });
  assertRefused(late, 400, 'validation_failed', 'form.day');
});
