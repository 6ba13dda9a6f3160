import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  assertRefused,
  call,
  grantWishes,
  lastTo,
  password,
  sentTo,
} from '#server/auth/testing.ts';
import { type Answer, startApp, type TestApp } from '#server/testing.ts';

const hurried = { AUTH_SEND_INTERVAL: '0', TRUST_PROXY: '1' };
const tooMuch = [429, 'over_email_send_rate_limit', 'email rate limit exceeded'] as const;

/** Asks as somebody in another network each time, or in the one that is named. */
function asker(app: TestApp) {
  let place = 0;
  return (path: string, body: object, ip?: string): Promise<Answer> => {
    place += 1;
    const from = ip ?? `198.51.${Math.floor(place / 200)}.${1 + (place % 200)}`;
    return app.send('POST', `/auth/v1${path}`, {
      headers: {
        'x-forwarded-for': from,
        'x-supabase-api-version': '2024-01-01',
        'content-type': 'application/json',
      },
      body: JSON.stringify(body),
    });
  };
}

async function withAccount(app: TestApp, email: string) {
  await call(app, 'POST /signup', { email, password });
  const { otp: token } = await lastTo(app, email);
  assert.equal((await call(app, 'POST /verify', { type: 'signup', email, token })).status, 200);
}

test('thirty sign-ups from one network silence neither another network nor the house', async (t) => {
  const app = await startApp(t, { ...hurried, AUTH_MAIL_LIMIT: '100' });
  const ask = asker(app);
  const statuses: number[] = [];
  for (let round = 0; round < 25; round += 1) {
    const body = { email: `guest${round}@example.com`, password };
    statuses.push((await ask('/signup', body, '203.0.113.7')).status);
  }
  assert.deepEqual(statuses, [...Array(20).fill(200), ...Array(5).fill(429)]);
  assert.equal((await ask('/signup', { email: 'layla@example.com', password })).status, 200);
  assert.equal((await ask('/recover', { email: 'layla@example.com' })).status, 200);
});

test('an IPv6 household is one sender of wishes', async (t) => {
  const app = await startApp(t, hurried);
  const ask = asker(app);
  const recover = (ip: string) => ask('/recover', { email: 'layla@example.com' }, ip);
  for (let host = 1; host <= 6; host += 1)
    assert.equal((await recover(`2001:db8:1:2::${host}`)).status, 200);
  assertRefused(await recover('2001:db8:1:2:ffff::1'), ...tooMuch);
  assert.equal((await recover('2001:db8:1:3::1')).status, 200);
});

test('a third of the hour is kept for the ways back in', async (t) => {
  const app = await startApp(t, { ...hurried, AUTH_MAIL_LIMIT: '9' });
  await withAccount(app, 'layla@example.com');
  const ask = asker(app);
  for (let round = 0; round < 5; round += 1)
    assert.equal((await ask('/signup', { email: `g${round}@example.com`, password })).status, 200);
  await grantWishes(app);
  assertRefused(await ask('/signup', { email: 'late@example.com', password }), ...tooMuch);
  assertRefused(await ask('/otp', { email: 'late@example.com' }), ...tooMuch);
  assert.equal((await ask('/recover', { email: 'layla@example.com' })).status, 200);
  const signIn = { email: 'layla@example.com', create_user: false };
  assert.equal((await ask('/otp', signIn)).status, 200);
  assert.deepEqual(
    (await sentTo(app, 'layla@example.com')).map(({ template }) => template),
    ['auth-magiclink', 'auth-recovery', 'auth-signup'],
  );
});

test('whoever fills a mailbox with wishes does not keep its owner from the way back in', async (t) => {
  const app = await startApp(t, hurried);
  await withAccount(app, 'layla@example.com');
  const ask = asker(app);
  const signUps: number[] = [];
  for (let round = 0; round < 20; round += 1)
    signUps.push((await ask('/signup', { email: 'layla@example.com', password })).status);
  // The thirteenth of the hour was the owner's own.
  assert.deepEqual(signUps, [...Array(12).fill(200), ...Array(8).fill(429)]);
  for (let round = 0; round < 7; round += 1)
    assert.equal((await ask('/recover', { email: 'layla@example.com' })).status, 200);
  assertRefused(await ask('/recover', { email: 'layla@example.com' }), ...tooMuch);
});

test('whoever uses up a network leaves everybody behind it the way back in', async (t) => {
  const app = await startApp(t, { ...hurried, AUTH_MAIL_LIMIT: '100' });
  const ask = asker(app);
  const from = '203.0.113.7';
  const signUp = (guest: number) =>
    ask('/signup', { email: `guest${guest}@example.com`, password }, from);
  for (let guest = 0; guest < 20; guest += 1) assert.equal((await signUp(guest)).status, 200);
  assertRefused(await signUp(20), ...tooMuch);
  const recover = (guest: number) => ask('/recover', { email: `guest${guest}@example.com` }, from);
  for (let guest = 0; guest < 10; guest += 1) assert.equal((await recover(guest)).status, 200);
  assertRefused(await recover(10), ...tooMuch);
});

test('one mailbox gets so many mails, however its address is written and whoever asks', async (t) => {
  const app = await startApp(t, hurried);
  const ask = asker(app);
  const written = ['Layla@Example.com', 'layla+rihla@example.com', 'LAYLA+x@example.com'];
  for (let round = 0; round < 20; round += 1)
    assert.equal((await ask('/recover', { email: written[round % 3] })).status, 200);
  assertRefused(await ask('/recover', { email: 'layla@example.com' }), ...tooMuch);
  assert.equal((await ask('/recover', { email: 'omar@example.com' })).status, 200);
});

test('what was asked too often is refused alike, whether somebody has the address or not', async (t) => {
  const app = await startApp(t, hurried);
  await withAccount(app, 'layla@example.com');
  const ask = asker(app);
  const answers = async (email: string, ip: string) => {
    const heard: unknown[] = [];
    for (let round = 0; round < 8; round += 1) {
      const { status, text } = await ask('/recover', { email }, ip);
      heard.push([status, text]);
    }
    return heard;
  };
  const known = await answers('layla@example.com', '203.0.113.7');
  assert.deepEqual(await answers('nobody@example.com', '203.0.113.8'), known);
  assert.deepEqual(known[6], known[7]);
  assert.notDeepEqual(known[5], known[6]);
});

test('text messages have budgets of their own', async (t) => {
  const app = await startApp(t, { ...hurried, AUTH_PHONE: 'on', AUTH_SMS_LIMIT: '30' });
  const ask = asker(app);
  const refusal = [429, 'over_sms_send_rate_limit', 'SMS rate limit exceeded'] as const;
  const text = (last: number, ip?: string) => ask('/otp', { phone: `9715012345${last}` }, ip);
  for (let last = 10; last < 20; last += 1)
    assert.equal((await text(last, '203.0.113.7')).status, 200);
  assertRefused(await text(20, '203.0.113.7'), ...refusal);
  for (let last = 20; last < 30; last += 1) assert.equal((await text(last)).status, 200);
  await grantWishes(app);
  assertRefused(await text(30), ...refusal);
  const wayBack = { phone: '971501234510', create_user: false };
  assert.equal((await ask('/otp', wayBack)).status, 200);
});
