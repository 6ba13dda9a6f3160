import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { type TestContext, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { clientTopic } from '#contract/live.ts';
import { relaxed } from '#server/auth/testing.ts';
import { formatDatabaseUrl } from '#server/database/address.ts';
import { startEmbedded } from '#server/database/cluster/embedded-postgres.ts';
import { atEnd, throwAwayFolder, until, withSql } from '#server/database/throw-away.ts';
import {
  idOf,
  listen,
  liveClient,
  startBeside,
  subscribed,
  tokenOf,
} from '#server/live/testing.ts';
import { readConfig } from '#server/platform/config/config.ts';
import { tellRoom } from '#server/platform/live.ts';
import { system } from '#server/platform/sql.ts';
import { startHouse } from '#server/start.ts';
import { startApp, type TestApp } from '#server/testing.ts';

const layla = 'layla@rihla.example';

async function laylaListens(
  t: TestContext,
  app: TestApp,
  served: Pick<TestApp, 'url' | 'services'>,
) {
  const client = liveClient(t, served, { token: await tokenOf(app, layla) });
  const topic = clientTopic(await idOf(app, layla));
  return subscribed(listen(client, topic, { private: true }));
}

/** The house tells something; each gets its own word. */
async function tellLayla(app: TestApp, word: string) {
  const topic = clientTopic(await idOf(app, layla));
  await app.sql.as(system, (tx) => tellRoom(tx, topic, 'matter', { id: word }));
}

test('two servers on one database: what one says, the sockets of the other hear', async (t) => {
  const app = await startApp(t, relaxed);
  const other = await startBeside(t, app, relaxed);
  const [here, there] = [await laylaListens(t, app, app), await laylaListens(t, app, other)];
  await tellLayla(app, 'to both');
  await until(() => here.heard.length === 1 && there.heard.length === 1);
  const said = { type: 'broadcast', event: 'e', payload: { long: 'x'.repeat(20_000) } } as const;
  const one = await subscribed(listen(liveClient(t, app), 'bridge'));
  const two = await subscribed(listen(liveClient(t, other), 'bridge'));
  await one.channel.send(said);
  await until(() => two.heard.length === 1);
  assert.deepEqual(two.heard[0]?.payload, said.payload);
});

/** The product in a process of its own, on the database of a test. */
async function runBeside(t: TestContext, app: TestApp): Promise<string> {
  const child = spawn(process.execPath, [fileURLToPath(new URL('../main.ts', import.meta.url))], {
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      JOBS: 'off',
      DATA_DIR: app.services.config.dataDir,
      DATABASE_URL: formatDatabaseUrl(app.owner),
      DATABASE_APP_URL: formatDatabaseUrl(app.app),
      ...relaxed,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  atEnd(t, async () => {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await ended;
  });
  return new Promise((resolve) => {
    let printed = '';
    child.stdout.on('data', (chunk) => {
      printed += chunk;
      const [, url] = /ready at (\S+)/.exec(printed) ?? [];
      if (url) resolve(url.replace('localhost', '127.0.0.1'));
    });
  });
}

test('two processes share messages and presence', async (t) => {
  const app = await startApp(t, relaxed);
  const url = await runBeside(t, app);
  const looking = { presence: { enabled: true, key: 'there' } };
  const there = await subscribed(
    listen(liveClient(t, { url, services: app.services }), 'hall', looking),
  );
  await there.channel.track({ from: 'far' });
  const here = await subscribed(
    listen(liveClient(t, app), 'hall', { presence: { enabled: true, key: 'here' } }),
  );
  await until(() => 'there' in here.channel.presenceState());
  await here.channel.track({});
  await until(() => 'here' in there.channel.presenceState());
  await there.channel.send({ type: 'broadcast', event: 'e', payload: { n: 1 } });
  await until(() => here.heard.length === 1);
  await laylaListens(t, app, { url, services: app.services }).then(async (room) => {
    await tellLayla(app, 'across');
    await until(() => room.heard.length === 1);
  });
});

test('a client comes back through a restart of the server and hears again', async (t) => {
  const app = await startApp(t, relaxed);
  const first = await startBeside(t, app, relaxed);
  const room = await laylaListens(t, app, first);
  const began = performance.now();
  await first.stop();
  assert.ok(performance.now() - began < 5_000, 'It waited for its sockets.');
  await until(() => room.states.some((state) => /socket closed: 1012/.test(state)));
  await startBeside(t, app, { ...relaxed, PORT: new URL(first.url).port });
  await subscribed(room, 2);
  await tellLayla(app, 'after');
  await until(() => room.heard.length === 1);
  assert.deepEqual(room.heard[0]?.payload, { id: 'after' });
});

test('a listener that lost its connection lets everybody join again, so nothing is missed', async (t) => {
  const app = await startApp(t, relaxed);
  const room = await laylaListens(t, app, app);
  await withSql({ ...app.superuser, database: app.owner.database }, async (sql) => {
    const ended = await sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query ilike 'listen%'`;
    assert.ok(ended.length >= 1);
  });
  await subscribed(room, 2);
  await tellLayla(app, 'again');
  await until(() => room.heard.length === 1);
});

test('after the database was killed and brought back the house tells again', async (t) => {
  const root = await throwAwayFolder(t);
  const embedded = await startEmbedded({ root, log: () => {}, settings: { fsync: 'off' } });
  atEnd(t, embedded.stop);
  const config = readConfig({ LOG_LEVEL: 'silent', PORT: '0', JOBS: 'off' });
  const database = { owner: embedded.owner, app: undefined, pool: 3 };
  const house = await startHouse({ ...config, database });
  atEnd(t, house.stop);
  const served = { url: `http://127.0.0.1:${house.port}`, services: house.services };
  const room = await subscribed(
    listen(liveClient(t, served), 'hall', { broadcast: { self: true } }),
  );
  process.kill(embedded.pid(), 'SIGKILL');
  await subscribed(room, 2);
  await until(async () => {
    const answer = await fetch(`${served.url}/readyz`);
    return answer.ok;
  });
  await room.channel.send({ type: 'broadcast', event: 'e', payload: {} });
  await until(() => room.heard.length === 1);
});
