import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  age,
  assertRefused,
  authClient,
  call,
  follow,
  fragmentOf,
  lastTo,
  member,
  password,
  relaxed,
  sentTo,
} from '#server/auth/testing.ts';
import { system } from '#server/platform/sql.ts';
import { borrowApp } from '#server/testing/borrowed-servers.ts';
import type { TestApp } from '#server/testing.ts';

const email = 'layla@rihla.example';

const askLink = async (app: TestApp) => {
  const { error } = await authClient(app).signInWithOtp({ email });
  assert.equal(error, null);
  return lastTo(app, email);
};

test('a code or the hash of a link opens a session, once', async (t) => {
  const app = await borrowApp(t, relaxed);
  const { otp, link } = await askLink(app);
  assert.match(new URL(link).searchParams.get('token') ?? '', /^[0-9a-f]{64}$/);
  const client = authClient(app);
  const { data, error } = await client.verifyOtp({ email, token: otp, type: 'email' });
  assert.equal(error, null);
  assert.equal(data.user?.email, email);
  const { data: claims } = await client.getClaims();
  const [first] = claims?.claims.amr ?? [];
  assert.equal(typeof first === 'object' && first.method, 'otp');
  const again = await call(app, 'POST /verify', { email, token: otp, type: 'email' });
  assertRefused(again, 403, 'otp_expired', 'Token has expired or is invalid');

  const second = await askLink(app);
  const token_hash = new URL(second.link).searchParams.get('token') ?? '';
  assert.equal((await client.verifyOtp({ token_hash, type: 'magiclink' })).error, null);
  const used = await call(app, 'POST /verify', { token_hash, type: 'magiclink' });
  assertRefused(used, 403, 'otp_expired', 'Email link is invalid or has expired');
});

test('a code runs out, and so does patience with guesses', async (t) => {
  const app = await borrowApp(t, relaxed);
  const stale = await askLink(app);
  await age(app, 'one_time_tokens', 'created_at', 3601);
  const late = await call(app, 'POST /verify', { email, token: stale.otp, type: 'email' });
  assert.equal(late.body.code, 'otp_expired');
  const { otp, link } = await askLink(app);
  const wrong = otp === '000000' ? '000001' : '000000';
  for (let guess = 0; guess < 6; guess += 1)
    await call(app, 'POST /verify', { email, token: wrong, type: 'magiclink' });
  const right = await call(app, 'POST /verify', { email, token: otp, type: 'magiclink' });
  assertRefused(right, 403, 'otp_expired', 'Token has expired or is invalid');
  assert.ok(fragmentOf(await follow(app, link)).access_token, 'the link itself still works');
});

test('every bad verification is refused in the words of the protocol', async (t) => {
  const app = await borrowApp(t, relaxed);
  const oneOnly = 'Only an email address or phone number should be provided on verify';
  const cases = [
    [{ email, token: '123456' }, 'Verify requires a verification type'],
    [{ type: 'email', email }, 'Verify requires either a token or a token hash'],
    [
      { type: 'email', email, token: '1', token_hash: 'a' },
      'Verify requires either a token or a token hash',
    ],
    [{ type: 'email', email, token_hash: 'a' }, 'Only the token_hash and type should be provided'],
    [{ type: 'email', email, phone: '9715', token: '1' }, oneOnly],
    [{ type: 'email', token: '1' }, oneOnly],
    [{ type: 'sorcery', email, token: '1' }, 'Unsupported verification type'],
    [{ type: 'sms', phone: 'x', token: '1' }, 'Invalid phone number format (E.164 required)'],
  ] as const;
  for (const [body, message] of cases)
    assertRefused(await call(app, 'POST /verify', body), 400, 'validation_failed', message);
  const bad = await call(app, 'POST /verify', { type: 'email', email: 'x', token: '1' });
  assertRefused(bad, 422, 'validation_failed', 'Invalid email format');
  const unknown = { type: 'signup', email: 'nobody@example.com', token: '123456' };
  assert.equal((await call(app, 'POST /verify', unknown)).body.code, 'otp_expired');
});

test('a link asked for by PKCE comes back as a code that only its browser can use', async (t) => {
  const app = await borrowApp(t, { ...relaxed, AUTH_REDIRECT_URLS: 'https://app.example/**' });
  const client = authClient(app, { flowType: 'pkce' });
  const emailRedirectTo = 'https://app.example/back?a=1';
  await client.signInWithOtp({ email, options: { emailRedirectTo } });
  const { link } = await lastTo(app, email);
  assert.match(link, /token=pkce_/);
  const target = await follow(app, link);
  const code = target.searchParams.get('code') ?? '';
  assert.equal(target.origin + target.pathname, 'https://app.example/back');
  assert.equal(target.searchParams.get('a'), '1');
  const kept = await app.sql.as(system, (tx) => tx`select * from auth.flow_states`);
  assert.ok(code !== '' && kept.length === 1);
  assert.ok(!JSON.stringify(kept).includes(code), 'a backup of this minute holds no code');
  const exchange = (body: unknown) => call(app, 'POST /token?grant_type=pkce', body);
  assertRefused(
    await exchange({ auth_code: code, code_verifier: 'x'.repeat(43) }),
    400,
    'bad_code_verifier',
    'code challenge does not match previously saved code verifier',
  );
  const { data, error } = await client.exchangeCodeForSession(code);
  assert.equal(error, null);
  assert.equal(data.user?.email, email);
  const { data: claims } = await client.getClaims();
  const [first] = claims?.claims.amr ?? [];
  assert.equal(typeof first === 'object' && first.method, 'magiclink');
  assertRefused(
    await exchange({ auth_code: code, code_verifier: 'x'.repeat(43) }),
    404,
    'flow_state_not_found',
    'invalid flow state, no valid flow state found',
  );
  assertRefused(
    await exchange({ auth_code: code }),
    400,
    'validation_failed',
    'invalid request: both auth code and code verifier should be non-empty',
  );
});

test('a code that waited too long is refused', async (t) => {
  const app = await borrowApp(t, relaxed);
  const client = authClient(app, { flowType: 'pkce' });
  await client.resetPasswordForEmail(email);
  await age(app, 'flow_states', 'created_at', 3600);
  const code = (await follow(app, (await lastTo(app, email)).link)).searchParams.get('code') ?? '';
  await age(app, 'flow_states', 'auth_code_issued_at', 301);
  const { error } = await client.exchangeCodeForSession(code);
  assert.equal(error?.code, 'flow_state_expired');
  assert.equal(error?.message, 'invalid flow state, flow state has expired');
});

test('a used link tells the page that works by code so, in the query too', async (t) => {
  const app = await borrowApp(t, relaxed);
  const client = authClient(app, { flowType: 'pkce' });
  await client.signInWithOtp({ email });
  const { link } = await lastTo(app, email);
  await follow(app, link);
  const again = await follow(app, link);
  assert.equal(again.searchParams.get('error_code'), 'otp_expired');
  assert.equal(fragmentOf(again).error_code, 'otp_expired');
});

test('a link leads only to the site and to addresses on the list', async (t) => {
  const app = await borrowApp(t, relaxed);
  const client = authClient(app);
  const site = app.services.publicUrl;
  for (const [asked, expected] of [
    [`${site}/ar/dashboard`, `${site}/ar/dashboard`],
    ['https://evil.example/', site],
    [`${site}@evil.example/`, site],
    ['javascript:alert(1)', site],
    ['//evil.example', site],
  ] as const) {
    await client.signInWithOtp({ email, options: { emailRedirectTo: asked } });
    const target = await follow(app, (await lastTo(app, email)).link);
    assert.equal(target.href.split('#')[0]?.replace(/\/$/, ''), expected, asked);
    const forged = await app.get(
      `/auth/v1/verify?token=x&type=magiclink&redirect_to=${encodeURIComponent(asked)}`,
    );
    const led = (forged.headers.get('location') ?? '').split('#')[0]?.replace(/\/$/, '');
    assert.equal(led, expected, asked);
  }
});

test('a forgotten password is replaced by way of the mail', async (t) => {
  const app = await borrowApp(t, relaxed);
  const client = authClient(app);
  assert.equal((await client.resetPasswordForEmail(email)).error, null);
  const { link } = await lastTo(app, email);
  const { access_token, refresh_token, type } = fragmentOf(await follow(app, link));
  assert.equal(type, 'recovery');
  await client.setSession({ access_token: access_token ?? '', refresh_token: refresh_token ?? '' });
  assert.equal((await client.updateUser({ password })).error, null);
  assert.equal((await client.signInWithPassword({ email, password })).error, null);
});

test('recovery answers everybody alike and mails only who is there', async (t) => {
  const app = await borrowApp(t, relaxed);
  const unknown = await call(app, 'POST /recover', { email: 'nobody@example.com' });
  assert.deepEqual([unknown.status, unknown.body], [200, {}]);
  assert.equal((await sentTo(app, 'nobody@example.com')).length, 0);
  const known = await call(app, 'POST /recover', { email });
  assert.deepEqual([known.status, known.body], [200, {}]);
  assertRefused(
    await call(app, 'POST /recover', {}),
    400,
    'validation_failed',
    'Password recovery requires an email',
  );
});

test('recovering an account that was never confirmed confirms it, with a password of one’s own', async (t) => {
  const app = await borrowApp(t, relaxed);
  const its = { email: 'new@example.com' };
  await authClient(app).signUp({ ...its, password });
  await call(app, 'POST /recover', its);
  const { link } = await lastTo(app, its.email);
  const { access_token: token } = fragmentOf(await follow(app, link));
  const set = await call(app, 'PUT /user', { password: 'chosen-after-all-3' }, token);
  assert.equal(set.status, 200);
  const signIn = (given: string) =>
    call(app, 'POST /token?grant_type=password', { ...its, password: given });
  // Whoever began it need not be who has the address.
  assert.equal((await signIn(password)).status, 400);
  assert.equal((await signIn('chosen-after-all-3')).status, 200);
});

test('an e-mail change is confirmed at both addresses', async (t) => {
  const app = await borrowApp(t, relaxed);
  const client = authClient(app);
  await client.signInWithPassword({ email, password: 'rihla-demo-2026' });
  const { data } = await client.updateUser({ email: 'New@Example.com' });
  assert.equal(data.user?.new_email, 'new@example.com');
  assert.equal(data.user?.email, email);
  assert.ok(data.user?.email_change_sent_at);
  const half = fragmentOf(await follow(app, (await lastTo(app, email)).link));
  assert.match(half.message ?? '', /^Confirmation link accepted\. Please proceed/);
  const { otp } = await lastTo(app, 'new@example.com');
  const whole = await client.verifyOtp({
    email: 'new@example.com',
    token: otp,
    type: 'email_change',
  });
  assert.equal(whole.error, null);
  assert.equal(whole.data.user?.email, 'new@example.com');
  assert.equal('new_email' in (whole.data.user ?? {}), false);
  assert.equal(whole.data.user?.identities?.[0]?.identity_data?.email, 'new@example.com');
});

test('the first half by code answers without a session', async (t) => {
  const app = await borrowApp(t, relaxed);
  const client = authClient(app);
  await client.signInWithPassword({ email, password: 'rihla-demo-2026' });
  await client.updateUser({ email: 'new@example.com' });
  const { otp } = await lastTo(app, email);
  const half = await call(app, 'POST /verify', { email, token: otp, type: 'email_change' });
  assert.deepEqual(half.body, {
    msg: 'Confirmation link accepted. Please proceed to confirm link sent to the other email',
    code: '200',
  });
});

test('one confirmation is enough where the second is switched off', async (t) => {
  const app = await borrowApp(t, { ...relaxed, AUTH_AUTOCONFIRM: 'on' });
  const { client } = await member(app, 'a@example.com');
  await client.updateUser({ email: 'b@example.com' });
  assert.equal((await sentTo(app, 'a@example.com')).length, 0);
  const { access_token } = fragmentOf(await follow(app, (await lastTo(app, 'b@example.com')).link));
  assert.equal((await client.getUser(access_token)).data.user?.email, 'b@example.com');
});
