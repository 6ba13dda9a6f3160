import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { startEmbedded } from '#server/database/cluster/embedded-postgres.ts';
import { atEnd, throwAwayFolder } from '#server/database/throw-away.ts';
import { readConfig } from '#server/platform/config/config.ts';
import { startHouse } from '#server/start.ts';

/** Asks until the answer is the wanted one; the test's own time limit ends a wait that is in vain. */
async function until(url: string, status: number): Promise<Response> {
  for (;;) {
    const answer = await fetch(url);
    if (answer.status === status) return answer;
    await answer.body?.cancel();
    await pause(20);
  }
}

test('while the database is away the site answers 503 in its own shape, then goes on', async (t) => {
  const root = await throwAwayFolder(t);
  const embedded = await startEmbedded({ root, log: () => {}, settings: { fsync: 'off' } });
  atEnd(t, embedded.stop);
  const config = readConfig({ LOG_LEVEL: 'silent', PORT: '0', JOBS: 'off' });
  const house = await startHouse({
    ...config,
    database: { owner: embedded.owner, app: undefined, pool: 3 },
  });
  atEnd(t, house.stop);
  const url = `http://127.0.0.1:${house.port}`;
  await until(`${url}/readyz`, 200);
  await until(url, 200);

  process.kill(embedded.pid(), 'SIGKILL');
  const away = await until(`${url}/readyz`, 503);
  assert.equal(away.headers.get('retry-after'), '5');
  const body = JSON.parse(await away.text());
  assert.equal(body.code, 'unavailable');
  // What is kept in memory is served all the same.
  assert.equal((await fetch(url)).status, 200);

  await until(`${url}/readyz`, 200);
  assert.equal((await fetch(`${url}/rest/v1/catalogue/offerings`)).status, 200);
});
