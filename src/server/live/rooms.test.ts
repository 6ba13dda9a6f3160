import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { SignJWT } from 'jose';
import { clientTopic, deskTopic, type LiveTopic, matterTopic } from '#contract/live.ts';
import { authClient, relaxed } from '#server/auth/testing.ts';
import { until } from '#server/database/throw-away.ts';
import {
  firstState,
  idOf,
  insertMatter,
  listen,
  liveClient,
  subscribed,
  tokenOf,
} from '#server/live/testing.ts';
import { tellRoom } from '#server/platform/live.ts';
import { type Sql, system } from '#server/platform/sql.ts';
import { borrowApp } from '#server/testing/borrowed-servers.ts';
import { startApp, type TestApp } from '#server/testing.ts';

const secret = 'a secret of this test alone, long enough';
const settings = { ...relaxed, AUTH_JWT_SECRET: secret };
const layla = 'layla@rihla.example';
const omar = 'omar@rihla.example';
const noor = 'noor@rihla.example';

/** Joins a private room with somebody's token. */
async function asSomebody(t: TestContext, app: TestApp, email: string, topic: LiveTopic) {
  const client = liveClient(t, app, { token: await tokenOf(app, email) });
  return listen(client, topic, { private: true });
}

const mayNot = (topic: string) =>
  `CHANNEL_ERROR: Unauthorized: You do not have permissions to read from this Channel topic: ${topic}`;

/** A token that a trusted key signed and that lives so many seconds. */
function shortLived(sub: string, seconds: number) {
  return new SignJWT({ sub, role: 'authenticated', aud: 'authenticated' })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setExpirationTime(
      Math.floor(performance.timeOrigin / 1000 + performance.now() / 1000) + seconds,
    )
    .sign(new TextEncoder().encode(secret));
}

test('each room opens to those it is for and to nobody else', async (t) => {
  const app = await borrowApp(t, settings);
  const [laylaId, omarId] = [await idOf(app, layla), await idOf(app, omar)];
  const matter = matterTopic(await insertMatter(app, laylaId));
  const admitted = [
    [layla, clientTopic(laylaId)],
    [layla, matter],
    [noor, matter],
    [noor, deskTopic],
  ] as const;
  for (const [email, topic] of admitted)
    assert.equal(await firstState(await asSomebody(t, app, email, topic)), 'SUBSCRIBED', topic);
  const refused = [
    [omar, clientTopic(laylaId)],
    [noor, clientTopic(laylaId)],
    [omar, matter],
    [layla, deskTopic],
    [layla, matterTopic(omarId)],
    [layla, `client:${laylaId.toUpperCase()}`],
    [layla, `matter:${laylaId}:more` as LiveTopic],
    [layla, 'hall' as LiveTopic],
  ] as const;
  for (const [email, topic] of refused)
    assert.equal(await firstState(await asSomebody(t, app, email, topic)), mayNot(topic));
  const nobody = listen(liveClient(t, app), deskTopic, { private: true });
  assert.equal(await firstState(nobody), mayNot(deskTopic));
});

test('in production the desk opens with a second factor alone', async (t) => {
  const app = await startApp(t, {
    ...relaxed,
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://rihla.example',
    SECRET_KEY: 'a secret that is only for this test, really',
    AUTH_AUTOCONFIRM: 'on',
  });
  const email = 'noor@example.com';
  const client = authClient(app);
  const { data } = await client.signUp({ email, password: 'camel-train-42' });
  await app.sql.as(
    system,
    (tx) => tx`update auth.users set raw_app_meta_data = '{"role":"concierge"}'`,
  );
  const token = data.session?.access_token ?? '';
  const join = () => listen(liveClient(t, app, { token }), deskTopic, { private: true });
  assert.equal(await firstState(join()), mayNot(deskTopic));
  await app.sql.as(system, (tx) => tx`update auth.sessions set aal = 'aal2'`);
  assert.equal(await firstState(join()), 'SUBSCRIBED');
});

test('what the house tells is heard when it is committed, and only then', async (t) => {
  const app = await borrowApp(t, settings);
  const id = await idOf(app, layla);
  const room = await subscribed(await asSomebody(t, app, layla, clientTopic(id)));
  const telling = (about: string) => (tx: Sql) =>
    tellRoom(tx, clientTopic(id), 'notification', { id: about });
  await assert.rejects(
    app.sql.as(system, async (tx) => {
      await telling('undone')(tx);
      throw new Error('the change was refused');
    }),
  );
  let heardBefore = -1;
  await app.sql.as(system, async (tx) => {
    await telling('first')(tx);
    // Somebody else's commit passes meanwhile; it would carry the first one along if anything could.
    await app.sql.as(system, telling('second'));
    await until(() => room.heard.length > 0);
    heardBefore = room.heard.length;
  });
  await until(() => room.heard.length === 2);
  assert.equal(heardBefore, 1);
  assert.deepEqual(
    room.heard.map(({ event, payload }) => [event, payload]),
    [
      ['notification', { id: 'second' }],
      ['notification', { id: 'first' }],
    ],
  );
});

test('nobody but the house speaks into its rooms', async (t) => {
  const app = await borrowApp(t, settings);
  const id = await idOf(app, layla);
  const topic = matterTopic(await insertMatter(app, id));
  const client = liveClient(t, app, { token: await tokenOf(app, layla) });
  const room = await subscribed(
    listen(client, topic, { private: true, broadcast: { self: true, ack: true } }),
  );
  const said = { type: 'broadcast', event: 'matter', payload: { id: 'forged' } } as const;
  // Silence is the protocol's answer.
  assert.equal(await room.channel.send(said, { timeout: 200 }), 'timed out');
  await assert.rejects(room.channel.httpSend('matter', { id: 'forged' }), /permissions to write/);
  // A public channel of the same name is another room.
  const hall = await subscribed(listen(liveClient(t, app), topic, { broadcast: { ack: true } }));
  assert.equal(await hall.channel.send(said), 'ok');
  await app.sql.as(system, (tx) => tellRoom(tx, topic, 'matter', { id }));
  await until(() => room.heard.length === 1);
  assert.deepEqual(room.heard[0]?.payload, { id });
  assert.deepEqual(hall.heard, []);
});

test('who was away asks for what was told meanwhile, 25 at most, oldest first', async (t) => {
  const app = await borrowApp(t, settings);
  const id = await idOf(app, layla);
  const since = Math.floor(performance.timeOrigin + performance.now()) - 60_000;
  for (let n = 0; n < 30; n += 1)
    await app.sql.as(system, (tx) => tellRoom(tx, clientTopic(id), 'matter', { id: String(n) }));
  for (const vsn of ['1.0.0', '2.0.0'] as const) {
    const client = liveClient(t, app, { token: await tokenOf(app, layla), vsn });
    const broadcast = { replay: { since, limit: 100 } };
    const room = await subscribed(listen(client, clientTopic(id), { private: true, broadcast }));
    await until(() => room.heard.length === 25);
    assert.deepEqual(room.heard[0]?.payload, { id: '5' });
    assert.deepEqual(room.heard.at(-1)?.payload, { id: '29' });
    assert.equal(room.heard[0]?.meta?.replayed, true);
  }
});

test('a token that runs out on a live socket closes its channel and says why', async (t) => {
  const app = await borrowApp(t, settings);
  const id = await idOf(app, layla);
  // Long enough to join with it also where the machine is busy.
  const client = liveClient(t, app, { token: await shortLived(id, 8) });
  const room = await subscribed(listen(client, clientTopic(id), { private: true }));
  await until(() => room.states.includes('CLOSED'));
  assert.deepEqual(room.system, [
    {
      extension: 'system',
      status: 'error',
      message: 'Token has expired 0 seconds ago',
      channel: clientTopic(id),
    },
  ]);
});

test('a fresher token carries the channel on; another’s, or none that is good, ends it', async (t) => {
  const app = await borrowApp(t, settings);
  const [id, omarId] = [await idOf(app, layla), await idOf(app, omar)];
  const topic = clientTopic(id);
  const joined = async (seconds: number) => {
    const client = liveClient(t, app);
    await client.setAuth(await shortLived(id, seconds));
    return { client, room: await subscribed(listen(client, topic, { private: true })) };
  };
  const fresh = await joined(8);
  await fresh.client.setAuth(await shortLived(id, 60));
  const foreign = await joined(60);
  await foreign.client.setAuth(await shortLived(omarId, 60));
  await until(() => foreign.room.states.includes('CLOSED'));
  assert.equal(
    foreign.room.system[0]?.message,
    `You no longer have permission to read from this Channel topic: ${topic}`,
  );
  const late = await joined(60);
  await late.client.setAuth(await shortLived(id, -30));
  await until(() => late.room.states.includes('CLOSED'));
  assert.match(late.room.system[0]?.message ?? '', /^Token has expired 3\d seconds ago$/);
  const forged = await joined(60);
  await forged.client.setAuth(`${await shortLived(id, 60)}x`);
  await until(() => forged.room.states.includes('CLOSED'));
  assert.equal(forged.room.system[0]?.message, 'Failed to validate JWT signature');
  // One that was made later and lives as long ends: so the first token has run out by then.
  const ended = await joined(8);
  await until(() => ended.room.states.includes('CLOSED'));
  await app.sql.as(system, (tx) => tellRoom(tx, topic, 'matter', { id }));
  await until(() => fresh.room.heard.length === 1);
  assert.deepEqual(fresh.room.states, ['SUBSCRIBED']);
});

test('signing out closes the channels of that session, and of no other', async (t) => {
  const app = await borrowApp(t, settings);
  const id = await idOf(app, layla);
  const [left, kept] = [
    await subscribed(await asSomebody(t, app, layla, clientTopic(id))),
    await subscribed(await asSomebody(t, app, layla, clientTopic(id))),
  ];
  await app.sql.as(
    system,
    (tx) => tx`
      delete from auth.sessions where id =
        (select id from auth.sessions where user_id = ${id} order by created_at, id limit 1)`,
  );
  await until(() => left.states.includes('CLOSED'));
  assert.equal(left.system[0]?.message, 'The session has ended');
  await app.sql.as(system, (tx) => tellRoom(tx, clientTopic(id), 'matter', { id }));
  await until(() => kept.heard.length === 1);
  assert.deepEqual(kept.states, ['SUBSCRIBED']);
});

test('a join says what is wrong with its token', async (t) => {
  const app = await borrowApp(t, settings);
  const id = await idOf(app, layla);
  const reason = async (token: string) => {
    const client = liveClient(t, app);
    await client.setAuth(token);
    return firstState(listen(client, clientTopic(id), { private: true }));
  };
  assert.match(
    await reason(await shortLived(id, -60)),
    /^CHANNEL_ERROR: InvalidJWTToken: Token has expired 6\d seconds ago$/,
  );
  assert.equal(
    await reason('not.a.token'),
    'CHANNEL_ERROR: MalformedJWT: The token provided is not a valid JWT',
  );
  assert.equal(
    await reason(`${await shortLived(id, 60)}x`),
    'CHANNEL_ERROR: JwtSignatureError: Failed to validate JWT signature',
  );
  const token = await tokenOf(app, layla);
  await app.sql.as(system, (tx) => tx`delete from auth.sessions`);
  assert.equal(await reason(token), mayNot(clientTopic(id)));
});
