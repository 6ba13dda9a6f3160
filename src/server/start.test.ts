import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type TestContext, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { demoAccounts } from '#server/account/demo-accounts.ts';
import { StartError } from '#server/database/start-error.ts';
import { atEnd, throwAwayFolder } from '#server/database/throw-away.ts';
import { hashPassword } from '#server/platform/passwords/passwords.ts';
import { system } from '#server/platform/sql.ts';
import { seed } from '#server/seed.ts';
import { startApp } from '#server/testing.ts';

const main = fileURLToPath(new URL('main.ts', import.meta.url));

interface Ended {
  code: number | null;
  words: string;
}

/** Runs the server as `npm start` does, until it ends by itself. */
function runToEnd(environment: Record<string, string>): Promise<Ended> {
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env.PATH, ...environment },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let words = '';
  child.stderr.on('data', (chunk) => {
    words += chunk;
  });
  return new Promise((resolve) => child.once('exit', (code) => resolve({ code, words })));
}

/** Runs it until it is ready; it ends with the test. */
function runUntilReady(t: TestContext, environment: Record<string, string>): Promise<string> {
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env.PATH, ...environment },
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
      if (url) resolve(url);
    });
  });
}

test('a wrong value ends the start with one sentence that names the variable', async () => {
  const { code, words } = await runToEnd({ PORT: 'eighty' });
  assert.equal(code, 1);
  assert.match(words, /^PORT: .+\.\n$/);
});

test('production without its secret refuses to start', async () => {
  const { code, words } = await runToEnd({
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://rihla.example',
  });
  assert.equal(code, 1);
  assert.equal(words, 'SECRET_KEY must be set when NODE_ENV is production.\n');
});

test('production does not start over a database that the demo password still opens', async (t) => {
  const app = await startApp(t);
  const { config } = app.services;
  const real = { ...app.services, config: { ...config, production: true } };
  const start = () => seed(real, app.owner);
  const all = demoAccounts.map(({ email }) => email).toSorted();
  await assert.rejects(start, (error) => {
    assert.ok(error instanceof StartError);
    assert.match(error.message, new RegExp(`^NODE_ENV: .* opens ${all.join(', ')}\\. .+\\.$`));
    return true;
  });
  const hash = await hashPassword('a password of their own');
  await app.sql.as(system, async (tx) => {
    await tx`update auth.users set encrypted_password = ${hash} where email <> 'sami@rihla.example'`;
  });
  await assert.rejects(start, /^StartError: NODE_ENV: .* opens sami@rihla\.example\. /);
  await app.sql.as(system, (tx) => tx`delete from auth.users where email = 'sami@rihla.example'`);
  await start();
});

test('a port that is taken is named, and the database started for nothing is stopped', async (t) => {
  const other = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => other.once('listening', resolve));
  t.after(() => other.close());
  const { port } = other.address() as AddressInfo; // a listening TCP server has one
  const root = await throwAwayFolder(t);
  const environment = { PORT: String(port), DATA_DIR: root };
  const { code, words } = await runToEnd(environment);
  assert.equal(code, 1);
  assert.equal(words, `Port ${port} is taken; set PORT to another one.\n`);
  const url = await runUntilReady(t, { ...environment, PORT: '0' });
  assert.equal((await fetch(`${url}/readyz`)).status, 200);
});

test('figures for Prometheus stand on an address of their own and name no path', async (t) => {
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => probe.once('listening', resolve));
  const { port } = probe.address() as AddressInfo; // a listening TCP server has one
  await new Promise((resolve) => probe.close(resolve));
  const app = await startApp(t, { METRICS_ADDRESS: `127.0.0.1:${port}` });
  await app.get('/rest/v1/catalogue/offerings/some-private-slug');
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
  const text = await answer.text();
  assert.match(
    text,
    /rihla_http_request_seconds_count\{.*route="\/rest\/v1\/catalogue\/:collection\/:slug"/,
  );
  assert.doesNotMatch(text, /some-private-slug/);
  assert.equal((await app.get('/metrics')).status, 404);
});
