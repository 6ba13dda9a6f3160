import assert from 'node:assert/strict';
import { test } from 'node:test';
import { adminClient, asAdmin, tally } from '#server/auth/admin/testing.ts';
import {
  assertRefused,
  authClient,
  follow,
  fragmentOf,
  lastTo,
  member,
  password,
  relaxed,
  sentTo,
} from '#server/auth/testing.ts';
import { borrowApp } from '#server/testing/borrowed-servers.ts';

const email = 'amira@example.com';
const taken = 'A user with this email address has already been registered';

test('an invitation is mailed, and whoever follows it is in', async (t) => {
  const app = await borrowApp(t, { ...relaxed, AUTH_SEND_INTERVAL: '60' });
  const admin = adminClient(app);
  const redirectTo = `${app.services.publicUrl}/dashboard`;
  const { data, error } = await admin.inviteUserByEmail(email, {
    data: { city: 'Dubai' },
    redirectTo,
  });
  assert.equal(error, null);
  assert.ok(data.user?.invited_at && data.user.confirmation_sent_at);
  assert.deepEqual(data.user.user_metadata, { city: 'Dubai' });
  assert.equal((await admin.inviteUserByEmail(email)).error, null, 'it may be repeated');
  const { link, template } = await lastTo(app, email);
  assert.equal(template, 'auth-invite');
  const opened = fragmentOf(await follow(app, link));
  assert.equal(opened.type, 'invite');
  const { data: seen } = await authClient(app).getUser(opened.access_token);
  assert.ok(seen.user?.email_confirmed_at);
  const again = await asAdmin(app, 'POST /invite', { email });
  assertRefused(again, 422, 'email_exists', taken);
});

test('an invitation needs an address', async (t) => {
  const app = await borrowApp(t, relaxed);
  const before = await tally(app);
  const words = 'Unable to validate email address: invalid format';
  for (const body of [{}, { email: 'x' }, { email: 'a@example.com\r\nBcc: b@example.com' }])
    assertRefused(await asAdmin(app, 'POST /invite', body), 400, 'validation_failed', words);
  assert.equal((await asAdmin(app, 'POST /invite', { email: 5 })).body.code, 'bad_json');
  assert.equal((await asAdmin(app, 'POST /invite')).body.code, 'bad_json');
  assert.deepEqual(await tally(app), before);
});

test('a link for sign-up opens the account it made, and nothing is mailed', async (t) => {
  const app = await borrowApp(t, relaxed);
  const { data, error } = await adminClient(app).generateLink({
    type: 'signup',
    email,
    password,
    options: { data: { city: 'Dubai' }, redirectTo: `${app.services.publicUrl}/dashboard` },
  });
  assert.equal(error, null);
  assert.deepEqual(data.user?.user_metadata, { city: 'Dubai' });
  assert.ok(data.user?.confirmation_sent_at);
  assert.match(data.properties?.email_otp ?? '', /^\d{6}$/);
  assert.equal(data.properties?.verification_type, 'signup');
  assert.equal(data.properties?.redirect_to, `${app.services.publicUrl}/dashboard`);
  assert.equal((await sentTo(app, email)).length, 0);
  const landed = await follow(app, data.properties?.action_link ?? '');
  assert.equal(landed.pathname, '/dashboard');
  assert.equal(fragmentOf(landed).type, 'signup');
  const { error: signIn } = await authClient(app).signInWithPassword({ email, password });
  assert.equal(signIn, null);
});

test('a magic link for somebody unknown is a sign-up', async (t) => {
  const app = await borrowApp(t, relaxed);
  const admin = adminClient(app);
  const { data } = await admin.generateLink({ type: 'magiclink', email });
  assert.equal(data.properties?.verification_type, 'signup');
  const token_hash = data.properties?.hashed_token ?? '';
  const first = await authClient(app).verifyOtp({ type: 'signup', token_hash });
  assert.equal(first.error, null);
  const second = await admin.generateLink({ type: 'magiclink', email });
  assert.equal(second.data.properties?.verification_type, 'magiclink');
  assert.ok(second.data.user?.recovery_sent_at);
  const token = second.data.properties?.email_otp ?? '';
  const { error } = await authClient(app).verifyOtp({ type: 'email', email, token });
  assert.equal(error, null);
});

test('links to invite and to recover work once', async (t) => {
  const app = await borrowApp(t, relaxed);
  const admin = adminClient(app);
  const invited = await admin.generateLink({ type: 'invite', email });
  assert.ok(invited.data.user?.invited_at);
  const landed = await follow(app, invited.data.properties?.action_link ?? '');
  assert.equal(fragmentOf(landed).type, 'invite');
  const recovery = await admin.generateLink({ type: 'recovery', email });
  const link = recovery.data.properties?.action_link ?? '';
  assert.equal(fragmentOf(await follow(app, link)).type, 'recovery');
  assert.equal(fragmentOf(await follow(app, link)).error_code, 'otp_expired');
});

test('an address changes when both its links were followed', async (t) => {
  const app = await borrowApp(t, { ...relaxed });
  const admin = adminClient(app);
  await admin.createUser({ email, password, email_confirm: true });
  const newEmail = 'new@example.com';
  const old = await admin.generateLink({ type: 'email_change_current', email, newEmail });
  const fresh = await admin.generateLink({ type: 'email_change_new', email, newEmail });
  assert.equal(fresh.data.user?.new_email, newEmail);
  assert.ok(fresh.data.user?.email_change_sent_at);
  assert.equal(fresh.data.properties?.verification_type, 'email_change_new');
  const link = new URL(old.data.properties?.action_link ?? '');
  assert.equal(link.searchParams.get('type'), 'email_change');
  assert.ok(fragmentOf(await follow(app, link.href)).message);
  const landed = await follow(app, fresh.data.properties?.action_link ?? '');
  const { data } = await authClient(app).getUser(fragmentOf(landed).access_token);
  assert.equal(data.user?.email, newEmail);
});

test('a link that cannot be is refused in the protocol’s words', async (t) => {
  const app = await borrowApp(t, { ...relaxed, AUTH_AUTOCONFIRM: 'on' });
  await member(app, email);
  await member(app, 'other@example.com');
  const before = await tally(app);
  const unknown = 'nobody@example.com';
  const change = { type: 'email_change_new', email };
  const lines: [unknown, number, string, string][] = [
    [{ type: 'recovery', email: unknown }, 404, 'user_not_found', 'User with this email not found'],
    [{ ...change, email: unknown }, 404, 'user_not_found', 'User with this email not found'],
    [{ type: 'signup', email, password }, 422, 'email_exists', taken],
    [{ type: 'invite', email }, 422, 'email_exists', taken],
    [{ ...change, new_email: 'other@example.com' }, 422, 'email_exists', taken],
    [
      { type: 'signup', email: unknown },
      400,
      'validation_failed',
      'Signup requires a valid password',
    ],
    [
      { ...change, new_email: 'x' },
      400,
      'validation_failed',
      'Unable to validate email address: invalid format',
    ],
    [
      { type: 'sms', email },
      400,
      'validation_failed',
      'Invalid email action link type requested: sms',
    ],
    [
      { type: 'invite' },
      400,
      'validation_failed',
      'Unable to validate email address: invalid format',
    ],
  ];
  for (const [body, status, code, message] of lines)
    assertRefused(await asAdmin(app, 'POST /admin/generate_link', body), status, code, message);
  const weak = await asAdmin(app, 'POST /admin/generate_link', {
    type: 'signup',
    email: unknown,
    password: 'x',
  });
  assert.deepEqual([weak.status, weak.body.code], [422, 'weak_password']);
  for (const body of [
    [],
    { type: 1, email },
    { type: 'invite', email: 'c@example.com', data: 'x' },
  ])
    assert.equal((await asAdmin(app, 'POST /admin/generate_link', body)).body.code, 'bad_json');
  assert.deepEqual(await tally(app), before);
});

test('a link leads to our own pages whatever is asked', async (t) => {
  const app = await borrowApp(t, relaxed);
  const asked = 'POST /admin/generate_link?redirect_to=https://evil.example/';
  const { body } = await asAdmin(app, asked, { type: 'invite', email });
  assert.equal(body.redirect_to, app.services.publicUrl);
});
