import assert from 'node:assert/strict';
import { test } from 'node:test';
import { until } from '#server/database/throw-away.ts';
import { firstState, listen, liveClient, subscribed } from '#server/live/testing.ts';
import { borrowApp } from '#server/testing/borrowed-servers.ts';
import { startApp } from '#server/testing.ts';

const versions = ['1.0.0', '2.0.0'] as const;

for (const vsn of versions) {
  test(`a public channel speaks ${vsn}: the others hear it, the sender only if it wants to`, async (t) => {
    const app = await borrowApp(t);
    const quiet = await subscribed(listen(liveClient(t, app, { vsn }), 'hall'));
    const vain = await subscribed(
      listen(liveClient(t, app, { vsn }), 'hall', { broadcast: { self: true } }),
    );
    const said = { type: 'broadcast', event: 'Word', payload: { أ: 'مرحبا', n: 1 } } as const;
    assert.equal(await quiet.channel.send(said), 'ok');
    await until(() => vain.heard.length === 1);
    assert.equal(await vain.channel.send({ ...said, payload: { n: 2 } }), 'ok');
    await until(() => vain.heard.length === 2 && quiet.heard.length === 1);
    assert.deepEqual(vain.heard[0], { event: 'Word', payload: { أ: 'مرحبا', n: 1 } });
    assert.deepEqual(quiet.heard, [{ event: 'Word', payload: { n: 2 } }]);
  });

  test(`a channel that wants a receipt gets one, ${vsn}`, async (t) => {
    const app = await borrowApp(t);
    const { channel } = await subscribed(
      listen(liveClient(t, app, { vsn }), 'receipts', { broadcast: { ack: true } }),
    );
    const send = (payload: object) => channel.send({ type: 'broadcast', event: 'e', payload });
    assert.equal(await send({ fits: true }), 'ok');
    assert.equal(await send({ long: 'x'.repeat(256 * 1024) }), 'error');
  });
}

test('messages cross the versions, long ones too; bytes reach those who can read them', async (t) => {
  const app = await borrowApp(t);
  const [old, young, other] = await Promise.all(
    (['1.0.0', '2.0.0', '2.0.0'] as const).map((vsn) =>
      subscribed(listen(liveClient(t, app, { vsn }), 'bridge')),
    ),
  );
  assert.ok(old && young && other);
  const send = (from: typeof old, event: string, payload: unknown) =>
    from.channel.send({ type: 'broadcast', event, payload });
  const long = { text: 'طويل '.repeat(20_000) };
  await send(old, 'long', long);
  await send(old, 'short', {});
  await until(() => other.heard.length === 2);
  // What came after the long one waited for it.
  assert.deepEqual(other.heard, [
    { event: 'long', payload: long },
    { event: 'short', payload: {} },
  ]);
  await send(young, 'bytes', new Uint8Array([0, 255, 7]).buffer);
  await send(young, 'after', {});
  await until(() => old.heard.length === 1 && other.heard.length === 4);
  assert.deepEqual(old.heard, [{ event: 'after', payload: {} }]);
  const bytes = other.heard[2]?.payload;
  assert.ok(bytes instanceof ArrayBuffer);
  assert.deepEqual([...new Uint8Array(bytes)], [0, 255, 7]);
});

test('a message over HTTP reaches every socket, the sender’s too', async (t) => {
  const app = await borrowApp(t);
  const one = await subscribed(listen(liveClient(t, app), 'a topic/with ✈'));
  const sent = await one.channel.httpSend('an event', { n: 1 });
  assert.deepEqual(sent, { success: true });
  await until(() => one.heard.length === 1);
  assert.deepEqual(one.heard, [{ event: 'an event', payload: { n: 1 } }]);
  assert.deepEqual(await one.channel.httpSend('raw', new Uint8Array([1, 2]).buffer), {
    success: true,
  });
  await until(() => one.heard.length === 2);
  assert.ok(one.heard[1]?.payload instanceof ArrayBuffer);
  // Not joined, the library sends a batch of one.
  const elsewhere = liveClient(t, app).channel('a topic/with ✈');
  const said = { type: 'broadcast', event: 'batch', payload: { n: 3 } } as const;
  assert.equal(await elsewhere.send(said), 'ok');
  await until(() => one.heard.length === 3);
  assert.deepEqual(one.heard[2], { event: 'batch', payload: { n: 3 } });
});

/** So many lists within one another. */
const nested = (depth: number): unknown => JSON.parse('['.repeat(depth) + ']'.repeat(depth));

test('what HTTP brings is checked: the key, the shape, the size, the right to speak', async (t) => {
  const app = await borrowApp(t);
  const { anon } = app.services.auth.projectKeys;
  const post = (path: string, body: unknown, headers: Record<string, string> = { apikey: anon }) =>
    app.send('POST', `/realtime/v1/api/broadcast${path}`, {
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const message = { topic: 'hall', event: 'e', payload: {} };
  const answers = [
    await post('', { messages: [message] }),
    await post('', { messages: [message] }, {}),
    await post('', { messages: [message] }, { authorization: 'Bearer x.y.z' }),
    await post('', { messages: [{ ...message, topic: 7 }] }),
    await post('', { messages: [message, { ...message, private: true }] }),
    await post('/hall/events/e?private=true', {}),
    await post('/hall/nothing/e', {}),
    await post('/hall/events/e', { long: 'x'.repeat(256 * 1024) }),
    await post('/hall/events/e', nested(65)),
    await post('', { messages: [{ ...message, payload: nested(500) }] }),
  ];
  assert.deepEqual(
    answers.map(({ status }) => status),
    [202, 401, 401, 422, 403, 403, 422, 413, 400, 400],
  );
  assert.equal(answers[0]?.text, '');
  assert.equal(answers[1]?.body.error, 'API key is missing');
  assert.equal(answers[2]?.body.error, 'The token provided is not a valid JWT');
  const plain = await app.get('/realtime/v1/websocket');
  assert.deepEqual([plain.status, plain.body.error], [426, 'This address speaks WebSocket']);
});

test('who leaves a channel hears no more and may come back', async (t) => {
  const app = await borrowApp(t);
  const client = liveClient(t, app);
  const first = await subscribed(listen(client, 'door'));
  assert.equal(await client.removeChannel(first.channel), 'ok');
  assert.equal(first.states.at(-1), 'CLOSED');
  const again = await subscribed(listen(client, 'door'));
  await again.channel.httpSend('e', {});
  await until(() => again.heard.length === 1);
  assert.deepEqual(first.heard, []);
});

test('a house may do without public channels', async (t) => {
  const app = await startApp(t, { LIVE_PUBLIC: 'off' });
  assert.equal(
    await firstState(listen(liveClient(t, app), 'hall')),
    'CHANNEL_ERROR: PrivateOnly: This project only allows private channels',
  );
});
