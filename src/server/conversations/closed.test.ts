import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ConversationDesk } from '#contract/conversations/conversations.ts';
import { deskTopic } from '#contract/live.ts';
import { minutesAfter } from '#domain/time.ts';
import {
  base,
  conversationIn,
  deskIn,
  opened,
  post,
  take,
  visitorOpens,
} from '#server/conversations/testing.ts';
import { settleForgotten } from '#server/conversations/workers.ts';
import { until } from '#server/database/throw-away.ts';
import { listen, liveClient, subscribed } from '#server/live/testing.ts';
import { borrow, demo, newClient } from '#server/matters/testing.ts';
import { system } from '#server/platform/sql.ts';
import { clock } from '#server/start.ts';
import type { TestApp } from '#server/testing.ts';

// The endpoint parsed it by the schema of this type.
const deskNow = async (app: TestApp) =>
  (await app.get(`/rest/v1${base}/desk`)).body as unknown as ConversationDesk;

test('the hours are those that the house has set, and whoever sits at the desk makes it open', async (t) => {
  const app = await borrow(t);
  const desk = await deskNow(app);
  assert.deepEqual(
    desk.hours.filter(({ day }) => day === 'mon'),
    [{ day: 'mon', from: '08:00', to: '22:00' }],
  );
  assert.equal(desk.open, desk.opensAt === null || desk.people.length > 0);
  assert.equal(desk.onCall === null, desk.open);
  const noor = await demo(app, 'concierge');
  const live = liveClient(t, app, { token: noor.token });
  const { channel } = await subscribed(
    listen(live, deskTopic, { private: true, presence: { enabled: true } }),
  );
  await channel.track({});
  await until(async () => (await deskNow(app)).people.some(({ id }) => id === noor.id));
  assert.equal((await deskNow(app)).open, true);
});

test('a message left behind becomes a request, with or without an account', async (t) => {
  const app = await borrow(t);
  const client = await newClient(app);
  const text = 'Please call me about the yacht.';
  const own = await client.post(`${base}/message`, { text, zone: 'Asia/Dubai' });
  assert.equal(own.status, 200, own.text);
  const { items } = (await client.get('/matters')).body as {
    items: { reference: string; kind: string }[];
  };
  assert.deepEqual(
    items.map(({ reference, kind }) => [reference, kind]),
    [[own.body.reference, 'expert_chat']],
  );
  const visitors = await post(app, `${base}/message`, {
    text,
    zone: 'Asia/Dubai',
    name: 'Vera',
    email: 'vera@example.com',
  });
  assert.equal(visitors.status, 200, visitors.text);
  const [row] = await app.sql.as(
    system,
    (tx) =>
      tx`select client_id, form from app.matters where reference = ${String(visitors.body.reference)}`,
  );
  assert.equal(row?.clientId, null);
  assert.match(row?.form.notes, /Please call me.*Vera, vera@example\.com/s);
});

test('whom nobody fetched within the hour is left with a request, not with nothing', async (t) => {
  const app = await borrow(t);
  const { conversation, token } = await visitorOpens(app);
  await post(app, `${base}/${conversation.id}/messages`, { text: 'Is anybody there?', token });
  await app.sql.as(
    system,
    (tx) => tx`
      update app.live_conversations set last_at = now() - interval '61 minutes'
      where id = ${conversation.id}`,
  );
  await settleForgotten(app.services);
  await settleForgotten(app.services);
  const noor = await demo(app, 'concierge');
  const settled = deskIn(await noor.get(`/desk/conversations/${conversation.id}`));
  assert.equal(settled.state, 'resolved');
  assert.match(settled.matter?.reference ?? '', /^RM-/);
});

test('the expected time is measured from recent waits', async (t) => {
  const app = await borrow(t);
  const noor = await demo(app, 'concierge');
  for (let round = 0; round < 3; round += 1) {
    const client = await newClient(app);
    const { id } = await opened(client);
    await take(noor, id);
    await noor.post(`/desk/conversations/${id}/end`);
  }
  await app.sql.as(
    system,
    (tx) => tx`
      update app.live_conversations set place_at_start = 1, queued_at = taken_at - interval '3 minutes'
      where taken_at is not null`,
  );
  const before = clock();
  const { waiting } = await opened(await newClient(app));
  const least = minutesAfter(before, 3 * (waiting?.place ?? 0));
  assert.ok(waiting?.expectedAt && waiting.expectedAt >= least, JSON.stringify(waiting));
});

test('both sides hear each other live, a visitor too, and nobody else', async (t) => {
  const app = await borrow(t);
  const noor = await demo(app, 'concierge');
  const { conversation, token } = await visitorOpens(app);
  const topic = `conversation:${conversation.room}`;
  const config = { private: true };
  const [theirs, ours] = [
    await subscribed(listen(liveClient(t, app), topic, config)),
    await subscribed(listen(liveClient(t, app, { token: noor.token }), topic, config)),
  ];
  await take(noor, conversation.id);
  await noor.post(`/desk/conversations/${conversation.id}/typing`);
  await post(app, `${base}/${conversation.id}/typing`, { token });
  await until(() => theirs.heard.length >= 3 && ours.heard.length >= 3);
  const heard = theirs.heard.map(({ event, payload }) => [event, payload]);
  const { id } = conversation;
  assert.deepEqual(heard, [
    ['conversation', { id }],
    ['typing', { id, side: 'house' }],
    ['typing', { id, side: 'client' }],
  ]);
  const client = await newClient(app);
  const own = await opened(client);
  const stranger = await newClient(app);
  for (const who of [undefined, stranger.token]) {
    const eve = listen(
      liveClient(t, app, who ? { token: who } : {}),
      `conversation:${own.room}`,
      config,
    );
    await until(() => eve.states.length > 0);
    assert.match(eve.states[0] ?? '', /Unauthorized/);
  }
  assert.equal(conversationIn(await client.post(`${base}/current`)).id, own.id);
});
