import assert from 'node:assert/strict';
import { test } from 'node:test';
import { call, lastTo, member, password, relaxed } from '#server/auth/testing.ts';
import { borrowApp } from '#server/testing/borrowed-servers.ts';
import type { Answer } from '#server/testing.ts';

const settings = { ...relaxed, AUTH_AUTOCONFIRM: 'on', RATE_LIMIT: '1000000' };

/** Many at once, and how often each status was the answer. */
async function statusesOf(ask: () => Promise<Answer>, times = 200) {
  const answers = await Promise.all(Array.from({ length: times }, ask));
  const tally: Record<number, number> = {};
  for (const { status } of answers) tally[status] = (tally[status] ?? 0) + 1;
  return tally;
}

test('two hundred wishes for a link to one account are all answered', async (t) => {
  const app = await borrowApp(t, settings);
  const email = 'a@example.com';
  await member(app, email);
  assert.deepEqual(await statusesOf(() => call(app, 'POST /otp', { email })), { 200: 200 });
  const { otp } = await lastTo(app, email);
  assert.match(otp, /^\d{6}$/);
});

test('two hundred wishes for a nonce of one account are all answered', async (t) => {
  const app = await borrowApp(t, settings);
  const { token } = await member(app, 'a@example.com');
  const ask = () => call(app, 'GET /reauthenticate', undefined, token);
  assert.deepEqual(await statusesOf(ask), { 200: 200 });
});

test('of many wishes for a nonce in one moment, one is granted a minute', async (t) => {
  const app = await borrowApp(t, { ...settings, AUTH_SEND_INTERVAL: '60' });
  const { token } = await member(app, 'a@example.com');
  const ask = () => call(app, 'GET /reauthenticate', undefined, token);
  assert.deepEqual(await statusesOf(ask, 20), { 200: 1, 429: 19 });
});

test('a new password and wishes for codes at once never stand in each other’s way', async (t) => {
  const app = await borrowApp(t, settings);
  const email = 'a@example.com';
  const { token } = await member(app, email);
  let round = 0;
  const ask = () => {
    round += 1;
    if (round % 4 === 0) return call(app, 'GET /reauthenticate', undefined, token);
    if (round % 4 === 1) return call(app, 'POST /otp', { email });
    if (round % 4 === 2) return call(app, 'PUT /user', { email: `b${round}@example.com` }, token);
    return call(app, 'PUT /user', { password: `${password}-${round}` }, token);
  };
  assert.deepEqual(await statusesOf(ask, 40), { 200: 40 });
});
