import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { test } from 'node:test';
import { SignJWT } from 'jose';
import { until } from '#server/database/throw-away.ts';
import { type RawSocket, rawSocket } from '#server/live/testing.ts';
import { borrowApp } from '#server/testing/borrowed-servers.ts';
import { startApp, type TestApp } from '#server/testing.ts';

const join = (ref: string, topic: string, payload: object = {}) =>
  JSON.stringify([ref, ref, topic, 'phx_join', payload]);
const leave = (joinRef: string | null, ref: string, topic: string) =>
  JSON.stringify([joinRef, ref, topic, 'phx_leave', {}]);

async function nextJson({ next }: RawSocket): Promise<unknown> {
  return JSON.parse(String(await next()));
}

const done = (ref: string, topic: string, response: object = {}, joinRef: string | null = ref) => [
  joinRef,
  ref,
  topic,
  'phx_reply',
  { status: 'ok', response },
];
const joined = (ref: string, topic: string) => done(ref, topic, { postgres_changes: [] });
const failed = (ref: string, topic: string, reason: string, joinRef: string | null = ref) => [
  joinRef,
  ref,
  topic,
  'phx_reply',
  { status: 'error', response: { reason } },
];

/** Kind 3 with lengths that may lie. */
function push(lengths: number[], encoding: number, rest: string | Buffer): Buffer {
  return Buffer.concat([Buffer.from([3, ...lengths, encoding]), Buffer.from(rest)]);
}

test('heartbeats, joins, leaves and closes are answered to the letter', async (t) => {
  const app = await borrowApp(t);
  const socket = await rawSocket(app);
  const say = (frame: string) => socket.ws.send(frame);
  say('[null,"1","phoenix","heartbeat",{}]');
  assert.deepEqual(await nextJson(socket), done('1', 'phoenix', {}, null));
  say(join('2', 'realtime:a'));
  assert.deepEqual(await nextJson(socket), joined('2', 'realtime:a'));
  // The same topic again: the earlier join is over.
  say(join('3', 'realtime:a'));
  assert.deepEqual(await nextJson(socket), ['2', '2', 'realtime:a', 'phx_close', {}]);
  assert.deepEqual(await nextJson(socket), joined('3', 'realtime:a'));
  // A leave of the earlier one is answered and changes nothing.
  say(leave('2', '4', 'realtime:a'));
  assert.deepEqual(await nextJson(socket), done('4', 'realtime:a', {}, '2'));
  say(leave('3', '5', 'realtime:a'));
  assert.deepEqual(await nextJson(socket), done('5', 'realtime:a', {}, '3'));
  assert.deepEqual(await nextJson(socket), ['3', '3', 'realtime:a', 'phx_close', {}]);
  say(leave(null, '6', 'realtime:a'));
  assert.deepEqual(await nextJson(socket), done('6', 'realtime:a', {}, null));
  say('["3","7","realtime:a","presence",{}]');
  assert.deepEqual(await nextJson(socket), failed('7', 'realtime:a', 'unmatched topic', '3'));
  say(join('8', 'realtime:'));
  const nameless = 'TopicNameRequired: You must provide a topic name';
  assert.deepEqual(await nextJson(socket), failed('8', 'realtime:', nameless));
  say(join('9', 'phoenix:a'));
  assert.deepEqual(await nextJson(socket), failed('9', 'phoenix:a', 'unmatched topic'));
  socket.ws.close();
});

test('wishes for rows are echoed in order, and then it is said that there are none', async (t) => {
  const app = await borrowApp(t);
  const socket = await rawSocket(app, { vsn: '1.0.0' });
  const wish = { event: '*', schema: 'public', table: 't', filter: 'id=eq.1' };
  const payload = { config: { postgres_changes: [wish] } };
  socket.ws.send(JSON.stringify({ topic: 'realtime:r', event: 'phx_join', payload, ref: '1' }));
  assert.deepEqual(await nextJson(socket), {
    topic: 'realtime:r',
    event: 'phx_reply',
    payload: { status: 'ok', response: { postgres_changes: [{ ...wish, id: 1 }] } },
    ref: '1',
    join_ref: null,
  });
  const { event, payload: said } = JSON.parse(String(await socket.next()));
  assert.deepEqual(
    [event, said.extension, said.status, said.channel],
    ['system', 'postgres_changes', 'error', 'r'],
  );
  socket.ws.close();
});

test('what is no message ends its own socket with a reason, and nobody else’s', async (t) => {
  const app = await borrowApp(t);
  const bystander = await rawSocket(app);
  const frames: (string | Buffer)[] = [
    '',
    'no json',
    '{}',
    '[]',
    'null',
    '7',
    '[1,2,3,4,5]',
    '["1","1",null,"phx_join",{}]',
    `["1","1","${'x'.repeat(2_000)}","phx_join",{}]`,
    Buffer.alloc(0),
    Buffer.from([3]),
    Buffer.from([0, 1, 2, 3]),
    Buffer.from([4, 0, 0, 0, 1]),
    push([255, 255, 255, 255, 255], 1, 'short'),
    push([0, 1, 10, 1, 0], 1, '1realtime:ae'),
    push([0, 0, 1, 1, 0], 9, 'ae{}'),
    push([0, 0, 1, 1, 0], 1, 'ae{broken'),
    push([0, 0, 1, 1, 2], 1, 'ae{b{}'),
    push([0, 0, 1, 1, 0], 1, Buffer.from([0x61, 0x65, 0xff, 0xfe])),
    push([0, 0, 2, 1, 0], 1, Buffer.from([0xff, 0xfe, 0x65, 0x7b, 0x7d])),
  ];
  for (const frame of frames) {
    const socket = await rawSocket(app);
    socket.ws.send(frame);
    const { code, reason } = await socket.closed;
    assert.equal(code, 1007, String(frame).slice(0, 80));
    assert.ok(reason.length > 0);
  }
  const old = await rawSocket(app, { vsn: '1.0.0' });
  old.ws.send(push([0, 0, 1, 1, 0], 1, 'ae{}'));
  assert.equal((await old.closed).code, 1007);
  const large = await rawSocket(app);
  large.ws.send('x'.repeat(1024 * 1024 + 1));
  assert.equal((await large.closed).code, 1009);
  bystander.ws.send('[null,"1","phoenix","heartbeat",{}]');
  assert.deepEqual(await nextJson(bystander), done('1', 'phoenix', {}, null));
  bystander.ws.close();
});

test('odd content within a message is answered, and the socket lives on', async (t) => {
  const app = await borrowApp(t);
  const socket = await rawSocket(app);
  const topic = 'realtime:odd';
  for (const config of [7, { broadcast: 'x' }, { presence: { key: 7 } }, { private: 'yes' }]) {
    socket.ws.send(join('1', topic, { config }));
    assert.deepEqual(
      await nextJson(socket),
      failed('1', topic, 'InvalidJoin: The join cannot be read'),
    );
  }
  socket.ws.send(join('2', topic, { config: { broadcast: { ack: true, self: true } } }));
  assert.deepEqual(await nextJson(socket), joined('2', topic));
  const odd = ['null', '7', '{"event":7}', '{}'];
  for (const payload of odd) {
    socket.ws.send(`["2","3","${topic}","broadcast",${payload}]`);
    const reason = 'A broadcast has an event and a payload';
    assert.deepEqual(await nextJson(socket), failed('3', topic, reason, '2'));
  }
  // A character no text column holds.
  socket.ws.send(`["2","5","${topic}","broadcast",{"event":"e","payload":"\\u0000"}]`);
  const [first, second] = [await socket.next(), await socket.next()];
  const binary = [first, second].find((frame) => typeof frame !== 'string');
  assert.equal(binary?.toString().endsWith('"\\u0000"'), true);
  socket.ws.send(`["2","6","${topic}","dance",{}]`);
  assert.deepEqual(await nextJson(socket), failed('6', topic, 'unknown event', '2'));
  socket.ws.close();
});

test('a frame is bounded before it is read, and one of too much ends its socket', async (t) => {
  const app = await borrowApp(t);
  // So deep that writing it down again is more than a stack can hold.
  const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;
  const wide = `[${'{},'.repeat(60_000)}0]`;
  const texts = [deep, wide].map((payload) => `["2","4","realtime:odd","broadcast",${payload}]`);
  const binaries = [deep, wide].map((payload) => push([0, 0, 1, 1, 0], 1, `ae${payload}`));
  for (const frame of [...texts, ...binaries]) {
    const socket = await rawSocket(app);
    socket.ws.send(frame);
    const { code, reason } = await socket.closed;
    assert.equal(code, 1008);
    assert.match(reason, /nested too deeply|too many parts/);
  }
});

test('many sockets of one network bring no more than a few may, and take a quarter of all places', async (t) => {
  const app = await startApp(t, { LIVE_SOCKETS: '16', TRUST_PROXY: '1' });
  const open = (ip: string) => rawSocket(app, {}, { 'x-forwarded-for': ip });
  const office = await Promise.all(Array.from({ length: 4 }, () => open('203.0.113.7')));
  const { anon } = app.services.auth.projectKeys;
  assert.deepEqual(await refusal(app, `?apikey=${anon}`, { 'x-forwarded-for': '203.0.113.7' }), [
    429,
    'Too many connected users of this network',
  ]);
  const elsewhere = await open('203.0.113.8');
  const large = JSON.stringify([null, '1', 'phoenix', 'heartbeat', 'x'.repeat(1_000_000)]);
  // Each of them stays within what one socket may bring.
  for (let round = 0; round < 2; round += 1) for (const { ws } of office) ws.send(large);
  const { code, reason } = await Promise.race(office.map(({ closed }) => closed));
  assert.deepEqual([code, reason], [1008, 'Too many bytes per second']);
  elsewhere.ws.send(large);
  assert.deepEqual(await nextJson(elsewhere), done('1', 'phoenix', {}, null));
  for (const { ws } of [...office, elsewhere]) ws.close();
});

test('who joins too much or speaks too fast is held back', async (t) => {
  const app = await borrowApp(t);
  const socket = await rawSocket(app);
  for (let n = 0; n < 60; n += 1) socket.ws.send(join(String(n), `realtime:${n}`));
  await until(() => socket.got.length === 60);
  const fast = socket.got.filter((frame) => /ClientJoinRateLimitReached/.test(String(frame)));
  assert.equal(fast.length, 10);
  for (let n = 0; n < 600; n += 1) socket.ws.send('[null,"1","phoenix","heartbeat",{}]');
  assert.deepEqual(await socket.closed, { code: 1008, reason: 'Too many messages per second' });
});

/** Asks for a socket and is refused with an HTTP answer. */
async function refusal(app: TestApp, query: string, headers: Record<string, string> = {}) {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const asked = request(`${app.url}/realtime/v1/websocket${query}`, {
      headers: {
        connection: 'Upgrade',
        upgrade: 'websocket',
        'sec-websocket-version': '13',
        'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
        ...headers,
      },
    });
    asked.once('response', resolve).once('error', reject);
    asked.once('upgrade', () => reject(new Error('It was let in.')));
    asked.end();
  });
  return [answer.statusCode, JSON.parse(await text(answer)).error];
}

test('who brings more bytes than anybody needs is let go', async (t) => {
  const app = await borrowApp(t);
  const socket = await rawSocket(app);
  const large = JSON.stringify([null, '1', 'phoenix', 'heartbeat', 'x'.repeat(1_000_000)]);
  for (let sent = 0; sent < 40; sent += 1) socket.ws.send(large);
  const { code, reason } = await socket.closed;
  assert.deepEqual([code, reason], [1008, 'Too many bytes per second']);
});

test('a handshake is refused with a status and a reason', async (t) => {
  const secret = 'a secret of this test alone, long enough';
  const app = await borrowApp(t, { AUTH_JWT_SECRET: secret });
  const token = (claims: Record<string, unknown>, key = secret) =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .sign(new TextEncoder().encode(key));
  const exp = Math.floor(performance.timeOrigin / 1000);
  const old = await token({ role: 'anon', exp: exp - 100 });
  const forged = await token({ role: 'anon', exp: exp + 3600 }, `${secret}!`);
  const bare = await token({ exp: exp + 3600 });
  const { anon } = app.services.auth.projectKeys;
  const cases: [string, number, string][] = [
    ['', 401, 'API key is missing'],
    ['?apikey=', 401, 'API key is missing'],
    ['?apikey=nonsense', 401, 'The token provided is not a valid JWT'],
    [`?apikey=${old}`, 401, 'Token has expired'],
    [`?apikey=${forged}`, 401, 'Failed to validate JWT signature'],
    [`?apikey=${bare}`, 401, 'Fields `role` and `exp` are required in JWT'],
    [`?apikey=${anon}&vsn=3.0.0`, 400, 'This vsn is not spoken here: 1.0.0 or 2.0.0'],
  ];
  for (const [query, status, error] of cases)
    assert.deepEqual(await refusal(app, query), [status, error]);
  const [status] = await refusal(app, `?apikey=${anon}`, { 'sec-websocket-version': '7' });
  assert.equal(status, 400);
  // The header counts more than the query.
  assert.equal((await refusal(app, `?apikey=${anon}`, { 'x-api-key': 'x' }))[0], 401);
  // Elsewhere the wish for another protocol is ignored.
  const page = await app.get('/healthz', { connection: 'keep-alive' });
  assert.equal(page.status, 200);
});

test('no more sockets than the house can hold; a silent one is dropped', async (t) => {
  const app = await startApp(t, { LIVE_SOCKETS: '1', LIVE_SILENCE: '1' });
  const { anon } = app.services.auth.projectKeys;
  const first = await rawSocket(app);
  assert.deepEqual(await refusal(app, `?apikey=${anon}`), [429, 'Too many connected users']);
  // It says nothing; the library would have sent a heartbeat.
  assert.equal((await first.closed).code, 1006);
  const second = await rawSocket(app);
  const beating = setInterval(() => second.ws.send('[null,"1","phoenix","heartbeat",{}]'), 200);
  await until(() => second.got.length > 8);
  clearInterval(beating);
  assert.equal(second.ws.readyState, second.ws.OPEN);
  second.ws.close();
});

test('a refused handshake leaves no connection behind, whatever its client still sends', async (t) => {
  const app = await borrowApp(t);
  const { hostname, port } = new URL(app.url);
  const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
  socket.on('error', () => {});
  socket.write(
    'GET /realtime/v1/websocket?vsn=1.0.0&apikey=nobody HTTP/1.1\r\nhost: here\r\n' +
      'upgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-version: 13\r\n' +
      `sec-websocket-key: ${Buffer.alloc(16).toString('base64')}\r\n\r\n`,
  );
  const [first] = await once(socket, 'data');
  assert.match(String(first), /^HTTP\/1\.1 401 /);
  // Whoever writes into a connection that is gone is told so.
  await until(async () => {
    socket.write('and so on');
    return socket.destroyed;
  });
});
