/** What the server writes about itself, read as whoever runs it reads it. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type TestContext, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { formatDatabaseUrl } from '#server/database/address.ts';
import { atEnd, throwAwayFolder } from '#server/database/throw-away.ts';
import { removeDemoAccounts, testDatabase } from '#server/testing.ts';

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

/** A server of its own process; hears everything it prints. */
async function startOutside(t: TestContext, settings: Record<string, string>) {
  const { owner, sql } = await testDatabase(t, 'seeded');
  if (settings.NODE_ENV === 'production') await removeDemoAccounts(sql);
  const DATA_DIR = await throwAwayFolder(t);
  const main = fileURLToPath(new URL('../../main.ts', import.meta.url));
  const set = { PORT: '0', JOBS: 'off', NODE_ENV: 'test', DATA_DIR, ...settings };
  const env = { ...process.env, ...set, DATABASE_URL: formatDatabaseUrl(owner) };
  const server = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = once(server, 'exit');
  const stop = async () => {
    server.kill('SIGTERM');
    await ended;
  };
  atEnd(t, stop);
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
  return { url, stop, said: () => said };
}

test('the log holds no address that opens something', async (t) => {
  const { url, stop, said } = await startOutside(t, { LOG_LEVEL: 'debug' });
  for (const address of addresses)
    for (const method of ['GET', 'POST'])
      await (await fetch(url + address, { method, redirect: 'manual' })).arrayBuffer();
  await stop();
  assert.match(said(), /"path":"\/calendar\/…"/);
  assert.doesNotMatch(said(), new RegExp(secret));
  assert.doesNotMatch(said(), /passport-of-layla/);
});

test('where a sign-up tells who has an account the start says so, though only errors are logged', async (t) => {
  const settings = { AUTH_AUTOCONFIRM: 'on', LOG_LEVEL: 'error' };
  const { url, stop, said } = await startOutside(t, settings);
  const body = JSON.stringify({ email: 'layla@rihla.example', password: 'camel-train-42' });
  const headers = { 'content-type': 'application/json' };
  const taken = await fetch(`${url}/auth/v1/signup`, { method: 'POST', headers, body });
  assert.equal(taken.status, 422);
  await stop();
  assert.match(said(), /With AUTH_AUTOCONFIRM a sign-up is a sign-in/);
});

test('a house where nobody can pay says so at the start, though only errors are logged', async (t) => {
  const { stop, said } = await startOutside(t, {
    NODE_ENV: 'production',
    PUBLIC_URL: 'http://localhost:4400',
    SECRET_KEY: 'a-secret-of-more-than-thirty-two-characters',
    LOG_LEVEL: 'error',
  });
  await stop();
  assert.match(said(), /Neither STRIPE_SECRET_KEY nor BANK_IBAN is set: nobody can pay/);
});
