import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nginx, startNginx, statusFor } from '#server/testing/nginx.ts';
import { startApp } from '#server/testing.ts';

const skip = nginx ? false : 'nginx is not installed here';
const path = '/rest/v1/catalogue';
const forged = (entry: string) => ({ 'x-forwarded-for': entry });

/** Asks as often as one may, and once more. */
async function wearOut(url: string, from: string, entries = ['198.51.100.1']) {
  for (let round = 0; round < 3; round += 1) {
    const headers = forged(entries[round % entries.length] ?? '');
    assert.equal(await statusFor(url + path, { from, headers }), 200);
  }
  return statusFor(url + path, { from, headers: forged('192.0.2.99') });
}

const freshEntries = ['198.51.100.1', '198.51.100.2', '10.9.9.9'];

test('behind one nginx each client is counted, whatever they write into the header', {
  skip,
}, async (t) => {
  const app = await startApp(t, { TRUST_PROXY: '1', RATE_LIMIT: '3' });
  const door = await startNginx(t, app.url);
  assert.equal(await wearOut(door, '127.0.0.2', freshEntries), 429);
  assert.equal(await statusFor(door + path, { from: '127.0.0.3' }), 200);
  assert.equal(await statusFor(door + path, { from: '127.0.0.2' }), 429);
});

test('behind two of them as well, by their number or by their network', { skip }, async (t) => {
  for (const TRUST_PROXY of ['2', '127.0.0.1']) {
    const app = await startApp(t, { TRUST_PROXY, RATE_LIMIT: '3' });
    const door = await startNginx(t, await startNginx(t, app.url));
    assert.equal(await wearOut(door, '127.0.0.2', freshEntries), 429);
    assert.equal(await statusFor(door + path, { from: '127.0.0.3' }), 200);
  }
});

test('who is no proxy of ours is counted by their own address', { skip }, async (t) => {
  const app = await startApp(t, { TRUST_PROXY: '127.0.0.1', RATE_LIMIT: '3' });
  const door = await startNginx(t, app.url);
  // Past nginx, straight to the server.
  assert.equal(await wearOut(app.url, '127.0.0.5', freshEntries), 429);
  assert.equal(await statusFor(door + path, { from: '127.0.0.6' }), 200);
  const closed = await startApp(t, { RATE_LIMIT: '3' });
  assert.equal(await wearOut(closed.url, '127.0.0.2', freshEntries), 429);
});

test('live connections are counted like requests', { skip }, async (t) => {
  const app = await startApp(t, { TRUST_PROXY: '1', RATE_LIMIT: '3' });
  const door = await startNginx(t, app.url);
  const upgrade = (from: string, entry: string) =>
    statusFor(`${door}/realtime/v1/websocket?vsn=2.0.0&apikey=wrong`, {
      from,
      headers: {
        ...forged(entry),
        connection: 'upgrade',
        upgrade: 'websocket',
        'sec-websocket-version': '13',
        'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
      },
    });
  for (const entry of freshEntries) assert.equal(await upgrade('127.0.0.2', entry), 401);
  assert.equal(await upgrade('127.0.0.2', '192.0.2.99'), 429);
  assert.equal(await upgrade('127.0.0.3', '192.0.2.99'), 401);
});

test('a host or a protocol that a caller made up changes no link', { skip }, async (t) => {
  const app = await startApp(t, { TRUST_PROXY: '1', PUBLIC_URL: 'https://rihla.example' });
  const door = await startNginx(t, app.url);
  const lies = {
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'gopher',
    forwarded: 'host=evil.example;proto=gopher',
  };
  for (const base of [door, app.url])
    for (const page of ['/', '/ar', '/sitemap.xml', '/auth/v1/settings']) {
      const answer = await fetch(base + page, { headers: lies, redirect: 'manual' });
      const said = JSON.stringify([...answer.headers]) + (await answer.text());
      assert.doesNotMatch(said, /evil\.example|gopher/, page);
    }
});
