import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { deskTopic, matterTopic } from '#contract/live.ts';
import { relaxed } from '#server/auth/testing.ts';
import { type CleaningScope, until } from '#server/database/throw-away.ts';
import { openPeople } from '#server/live/presence.ts';
import {
  idOf,
  insertMatter,
  type Listening,
  listen,
  liveClient,
  startBeside,
  subscribed,
  tokenOf,
} from '#server/live/testing.ts';
import { newId } from '#server/platform/ids.ts';
import { system } from '#server/platform/sql.ts';
import { startApp } from '#server/testing.ts';

const closing: (() => unknown)[] = [];
const file: CleaningScope = { after: (work) => void closing.push(work) };
after(async () => {
  for (const close of closing) await close();
});
const app = await startApp(file, relaxed);
const layla = 'layla@rihla.example';
const noor = 'noor@rihla.example';
const sami = 'sami@rihla.example';

/** What a channel sees: its keys with what is known of each, without the refs. */
function seen({ channel }: Listening): Record<string, object[]> {
  const state = channel.presenceState();
  return Object.fromEntries(
    Object.entries(state).map(([key, metas]) => [
      key,
      metas.map(({ presence_ref: _ref, ...meta }) => meta),
    ]),
  );
}

const looks = (presence: { key?: string } = {}) => ({ presence: { enabled: true, ...presence } });

test('who comes and goes is told to those who were there and to those who come later', async (t) => {
  const events: string[] = [];
  const first = listen(liveClient(t, app), 'gallery', looks({ key: 'first' }));
  for (const event of ['join', 'leave'] as const)
    first.channel.on('presence', { event: event as 'join' }, ({ key }) => {
      events.push(`${event} ${key}`);
    });
  await subscribed(first);
  assert.equal(await first.channel.track({ mood: 'calm' }), 'ok');
  const client = liveClient(t, app, { vsn: '1.0.0' });
  const second = await subscribed(listen(client, 'gallery', looks({ key: '__proto__' })));
  await until(() => 'first' in seen(second));
  assert.deepEqual(seen(second).first, [{ mood: 'calm' }]);
  assert.equal(await second.channel.track({}), 'ok');
  await until(() => events.includes('join __proto__'));
  assert.equal(await first.channel.track({ mood: 'merry' }), 'ok');
  await until(() => JSON.stringify(seen(second).first) === '[{"mood":"merry"}]');
  assert.equal(await second.channel.untrack(), 'ok');
  await until(() => events.includes('leave __proto__'));
  assert.equal(await second.channel.track({}), 'ok');
  await client.disconnect();
  await until(() => events.filter((event) => event === 'leave __proto__').length === 2);
  assert.deepEqual(Object.keys(seen(first)), ['first']);
});

test('without a key of its own a channel gets one', async (t) => {
  const one = await subscribed(listen(liveClient(t, app), 'lobby', looks()));
  await one.channel.track({ n: 1 });
  await until(() => Object.keys(seen(one)).length === 1);
  assert.match(Object.keys(seen(one))[0] ?? '', /^[0-9a-f-]{36}$/);
});

test('at a matter the house shows who they are, and a client does not see the house', async (t) => {
  const [laylaId, noorId, samiId] = await Promise.all(
    [layla, noor, sami].map((who) => idOf(app, who)),
  );
  const topic = matterTopic(await insertMatter(app, laylaId ?? ''));
  const join = async (email: string) => {
    const client = liveClient(t, app, { token: await tokenOf(app, email) });
    const room = listen(client, topic, { private: true, ...looks({ key: 'a false name' }) });
    await subscribed(room);
    assert.equal(await room.channel.track({ name: 'The Sheikh', side: 'house' }), 'ok');
    return room;
  };
  const [concierge, admin, client] = [await join(noor), await join(sami), await join(layla)];
  await until(() => Object.keys(seen(concierge)).length === 3);
  assert.deepEqual(seen(concierge)[laylaId ?? ''], [{ side: 'client', name: 'Layla Al Mansoori' }]);
  assert.match(JSON.stringify(seen(concierge)[samiId ?? '']), /"side":"house"/);
  assert.deepEqual(Object.keys(seen(client)), [laylaId]);
  await admin.channel.untrack();
  await until(() => Object.keys(seen(concierge)).length === 2);
  assert.ok(noorId && noorId in seen(concierge));
  assert.deepEqual(Object.keys(seen(client)), [laylaId]);
});

test('several processes show one presence; one that stops takes its own along', async (t) => {
  const other = await startBeside(t, app, relaxed);
  const token = await tokenOf(app, noor);
  const room = { private: true, ...looks() };
  const here = await subscribed(listen(liveClient(t, app, { token }), deskTopic, room));
  const samis = await tokenOf(app, sami);
  const there = await subscribed(listen(liveClient(t, other, { token: samis }), deskTopic, room));
  await here.channel.track({});
  await there.channel.track({});
  const [noorId, samiId] = [await idOf(app, noor), await idOf(app, sami)];
  const both = [noorId, samiId].sort();
  await until(() => Object.keys(seen(here)).length === 2 && Object.keys(seen(there)).length === 2);
  assert.deepEqual(Object.keys(seen(here)).sort(), both);
  assert.deepEqual(Object.keys(seen(there)).sort(), both);
  await other.stop();
  await until(() => !(samiId in seen(here)));
});

test('a process that died without a word is not looking any more', async (t) => {
  const dead = newId();
  await app.sql.as(system, async (tx) => {
    await tx`insert into app.live_processes (id) values (${dead})`;
    await tx`
      insert into app.live_presences (ref, process_id, room, key, side, meta)
      values (${newId()}, ${dead}, 'public:wake', 'ghost', 'anyone', '{}')`;
  });
  const early = await subscribed(listen(liveClient(t, app), 'wake', looks({ key: 'early' })));
  await until(() => 'ghost' in seen(early));
  await app.sql.as(
    system,
    (tx) => tx`
      update app.live_processes set seen_at = now() - interval '31 s' where id = ${dead}`,
  );
  const late = await subscribed(listen(liveClient(t, app), 'wake', looks({ key: 'late' })));
  await late.channel.track({});
  await until(() => 'late' in seen(late));
  assert.deepEqual(Object.keys(seen(late)), ['late']);
  // Whoever lives finds out at the next beat, and says so.
  await openPeople(app.sql, () => {}).beat();
  await until(() => !('ghost' in seen(early)));
});

test('a process that was taken for dead lets everybody come in anew', async (t) => {
  const room = await subscribed(listen(liveClient(t, app), 'lazarus', looks({ key: 'me' })));
  assert.equal(await room.channel.track({}), 'ok');
  await app.sql.as(system, (tx) => tx`delete from app.live_processes`);
  assert.notEqual(await room.channel.track({}, { timeout: 500 }), 'ok');
  await subscribed(room, 2);
  assert.equal(await room.channel.track({}), 'ok');
  await until(() => 'me' in seen(room));
});

test('presence is refused where there is none, and what is too large', async (t) => {
  const id = await idOf(app, layla);
  const client = liveClient(t, app, { token: await tokenOf(app, layla) });
  const own = await subscribed(listen(client, `client:${id}`, { private: true }));
  assert.equal(await own.channel.track({}), 'error');
  const hall = await subscribed(listen(liveClient(t, app), 'hall', looks()));
  assert.equal(await hall.channel.track({ long: 'x'.repeat(300_000) }), 'error');
  // Longer than a NOTIFY, and yet it arrives.
  assert.equal(await hall.channel.track({ long: 'x'.repeat(20_000) }), 'ok');
  await until(() => Object.keys(seen(hall)).length === 1);
});
