import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withTotp } from '#server/auth/factors/testing.ts';
import { assertRefused, call, member, password, relaxed } from '#server/auth/testing.ts';
import { startApp } from '#server/testing.ts';

const email = 'layla@example.com';
const phone = '971501234567';

test('of several mistakes the one that the protocol names first is told', async (t) => {
  const app = await startApp(t, { ...relaxed, AUTH_PHONE: 'on' });
  const weak = await call(app, 'POST /signup', { email: 'no address', password: 'abc' });
  assertRefused(weak, 422, 'weak_password', 'Password should be at least 6 characters.');
  assert.deepEqual(weak.body.weak_password, { reasons: ['length'] });
  const refusals = [
    ['/signup', { email, phone, password: 'x'.repeat(73) }, /longer than 72/],
    ['/signup', { email, phone, password }, /on signup\.$/],
    ['/signup', { phone, password, code_challenge: 'c' }, /^PKCE not supported for phone/],
    ['/resend', { type: 'signup' }, /^Type provided requires an email address$/],
    ['/resend', { type: 'sms' }, /^Type provided requires a phone number$/],
    ['/resend', { type: 'email_change', phone }, /^Type provided requires an email address$/],
    ['/resend', { type: 'phone_change', email }, /^Type provided requires a phone number$/],
    ['/resend', { type: 'phone_change' }, /^Missing email address or phone number$/],
  ] as const;
  for (const [path, body, message] of refusals) {
    const { status, body: refusal } = await call(app, `POST ${path}`, body);
    assert.deepEqual([status, refusal.code], [400, 'validation_failed'], JSON.stringify(body));
    assert.match(String(refusal.message), message);
  }
});

test('a version that is no day of the calendar counts as the oldest', async (t) => {
  const app = await startApp(t, relaxed);
  for (const version of ['2024-13-01', '2024-01-32', '2024-00-10']) {
    const answer = await app.get('/auth/v1/user', { 'x-supabase-api-version': version });
    assert.equal(answer.body.error_code, 'no_authorization', version);
    assert.equal(answer.headers.get('x-supabase-api-version'), null);
  }
});

test('an account that must show its second factor first is told its mistakes, and changes nothing', async (t) => {
  const app = await startApp(t, { ...relaxed, AUTH_AUTOCONFIRM: 'on' });
  const { client } = await member(app, email);
  await withTotp(client);
  // A session that has shown the password alone.
  const { body } = await call(app, 'POST /token?grant_type=password', { email, password });
  const low = String(body.access_token);
  const put = (changes: unknown) => call(app, 'PUT /user', changes, low);
  const own = { email: 'Layla@Example.com', data: { colour: 'sand' } };
  assert.equal((await put(own)).body.code, 'insufficient_aal');
  assert.equal((await put({ email: 'other@example.com' })).body.code, 'insufficient_aal');
  assert.equal((await put({ password: 'another quiet evening' })).body.code, 'insufficient_aal');
  assert.equal((await put({ password: '' })).body.code, 'weak_password');
  assert.equal((await put({ email: 'no address' })).body.code, 'validation_failed');
});
