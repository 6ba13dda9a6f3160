/** What the server writes about itself, read as whoever runs it reads it. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { formatDatabaseUrl } from '#server/database/address.ts';
import { atEnd, throwAwayFolder } from '#server/database/throw-away.ts';
import { testDatabase } from '#server/testing.ts';

const secret = 'Zk3v9QxW7bTn2LpRs8YcDf4GhJmA1e0U';

/** Every kind of address that opens something to whoever has it. */
const addresses = [
  `/calendar/${secret}.ics`,
  `/calendar/${secret}`,
  `/rest/v1/documents/opened/${secret}`,
  `/storage/v1/object/sign/documents/a/${secret}.pdf?token=${secret}`,
  `/storage/v1/object/upload/sign/documents/a/${secret}.pdf?token=${secret}`,
  `/storage/v1/object/documents/${secret}/passport-of-layla.pdf`,
  `/auth/v1/verify?token=${secret}&type=recovery`,
  `/auth/v1/callback?code=${secret}&state=${secret}`,
  `/rest/v1/leads/unsubscribe?token=${secret}`,
  `/rest/v1/appointments/calendar.ics?token=${secret}`,
  `/realtime/v1/websocket?apikey=${secret}`,
  `/appointments/manage?token=${secret}`,
  `/ar/anything/${secret}`,
  `/rest/v1/nowhere/${secret}`,
  `/%zz/${secret}`,
];

test('the log holds no address that opens something', async (t) => {
  const { owner } = await testDatabase(t, 'seeded');
  const DATA_DIR = await throwAwayFolder(t);
  const main = fileURLToPath(new URL('../../main.ts', import.meta.url));
  const set = { PORT: '0', JOBS: 'off', LOG_LEVEL: 'debug', NODE_ENV: 'test', DATA_DIR };
  const env = { ...process.env, ...set, DATABASE_URL: formatDatabaseUrl(owner) };
  const server = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = once(server, 'exit');
  atEnd(t, async () => {
    server.kill('SIGTERM');
    await ended;
  });
  let said = '';
  const url = await new Promise<string>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      said += String(chunk);
      const [found] = /http:\/\/localhost:\d+/.exec(said) ?? [];
      if (found) resolve(found.replace('localhost', '127.0.0.1'));
    };
    server.stdout.on('data', hear);
    server.stderr.on('data', hear);
    server.once('exit', () => reject(new Error(said)));
  });
  for (const address of addresses)
    for (const method of ['GET', 'POST'])
      await (await fetch(url + address, { method, redirect: 'manual' })).arrayBuffer();
  server.kill('SIGTERM');
  await ended;
  assert.match(said, /"path":"\/calendar\/…"/);
  assert.doesNotMatch(said, new RegExp(secret));
  assert.doesNotMatch(said, /passport-of-layla/);
});
