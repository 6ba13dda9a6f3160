import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { minutesAfter } from '#domain/time.ts';
import { adminClient } from '#server/auth/admin/testing.ts';
import { assertRefused, call, lastTo, member, password, relaxed } from '#server/auth/testing.ts';
import { startApp } from '#server/testing.ts';

/** A house in another year than ours, where time passes when the test says so. */
async function houseOfItsOwnTime(t: TestContext, environment: Record<string, string> = {}) {
  let now = '2031-05-01T08:00:00.000Z';
  const app = await startApp(t, { ...relaxed, ...environment }, { now: () => now });
  const pass = (minutes: number) => {
    now = minutesAfter(now, minutes);
  };
  return { app, pass };
}

test('a ban ends with its last minute', async (t) => {
  const { app, pass } = await houseOfItsOwnTime(t, { AUTH_AUTOCONFIRM: 'on' });
  const { user, token } = await member(app, 'a@example.com');
  await adminClient(app).updateUserById(user.id, { ban_duration: '30m' });
  pass(29);
  const refused = await call(app, 'GET /user', undefined, token);
  assertRefused(refused, 403, 'user_banned', 'User is banned');
  pass(1);
  // What a ban ended does not come back; whoever was banned signs in anew.
  const again = { email: 'a@example.com', password };
  assert.equal((await call(app, 'POST /token?grant_type=password', again)).status, 200);
});

test('a token lives for its hour, and a session for as long as the house allows', async (t) => {
  const day = { AUTH_AUTOCONFIRM: 'on', AUTH_SESSION_TIMEBOX: '86400' };
  const { app, pass } = await houseOfItsOwnTime(t, day);
  const { session, token } = await member(app, 'a@example.com');
  pass(59);
  assert.equal((await call(app, 'GET /user', undefined, token)).status, 200);
  pass(2);
  assert.equal((await call(app, 'GET /user', undefined, token)).body.code, 'bad_jwt');
  const refresh = (refresh_token: unknown) =>
    call(app, 'POST /token?grant_type=refresh_token', { refresh_token });
  const next = await refresh(session.refresh_token);
  assert.equal(next.status, 200, next.text);
  pass(23 * 60);
  const over = await refresh(next.body.refresh_token);
  assertRefused(over, 400, 'session_expired', 'Invalid Refresh Token: Session Expired');
});

test('a mailed code opens nothing once its hour has passed', async (t) => {
  const { app, pass } = await houseOfItsOwnTime(t);
  const email = 'a@example.com';
  const ask = async () => {
    assert.equal((await call(app, 'POST /otp', { email, create_user: true })).status, 200);
    return { type: 'email', email, token: (await lastTo(app, email)).otp };
  };
  const late = await ask();
  pass(61);
  const refused = await call(app, 'POST /verify', late);
  assertRefused(refused, 403, 'otp_expired', 'Token has expired or is invalid');
  const fresh = await ask();
  pass(59);
  assert.equal((await call(app, 'POST /verify', fresh)).status, 200);
});
