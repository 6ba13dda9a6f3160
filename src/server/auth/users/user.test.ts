import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withTotp } from '#server/auth/factors/testing.ts';
import {
  age,
  assertRefused,
  authClient,
  call,
  lastTo,
  member,
  password,
  relaxed,
} from '#server/auth/testing.ts';
import { newId } from '#server/platform/ids.ts';
import { system } from '#server/platform/sql.ts';
import { borrowApp } from '#server/testing/borrowed-servers.ts';

const confirming = { ...relaxed, AUTH_AUTOCONFIRM: 'on' };
const other = 'another-password-7';

test('what an application keeps is merged key by key, and null takes a key away', async (t) => {
  const app = await borrowApp(t, confirming);
  const { client } = await member(app, 'a@example.com');
  await client.updateUser({ data: { city: 'Dubai', pets: 2 } });
  const { data } = await client.updateUser({ data: { pets: null, nested: { a: [1] } } });
  const { city, pets, nested, email } = data.user?.user_metadata ?? {};
  assert.deepEqual([city, pets, nested, email], ['Dubai', undefined, { a: [1] }, 'a@example.com']);
});

test('a new password ends all other sessions and every link that is out', async (t) => {
  const app = await borrowApp(t, confirming);
  const { client } = await member(app, 'a@example.com');
  const elsewhere = authClient(app);
  await elsewhere.signInWithPassword({ email: 'a@example.com', password });
  await client.resetPasswordForEmail('a@example.com');
  const { otp } = await lastTo(app, 'a@example.com');
  assert.equal((await client.updateUser({ password: other })).error, null);
  assert.equal((await client.getUser()).error, null);
  assert.equal((await elsewhere.getUser()).error?.name, 'AuthSessionMissingError');
  const old = await client.verifyOtp({ email: 'a@example.com', token: otp, type: 'recovery' });
  assert.equal(old.error?.code, 'otp_expired');
});

test('every change that may not be is refused in the words of the protocol', async (t) => {
  const app = await borrowApp(t, { ...confirming, AUTH_ANONYMOUS: 'on' });
  const { token } = await member(app, 'a@example.com');
  const put = (body: unknown, bearer = token) => call(app, 'PUT /user', body, bearer);
  assertRefused(
    await put({ password }),
    422,
    'same_password',
    'New password should be different from the old password.',
  );
  assertRefused(
    await put({ email: 'layla@rihla.example' }),
    422,
    'email_exists',
    'A user with this email address has already been registered',
  );
  assertRefused(
    await put({ app_metadata: { role: 'admin' } }),
    403,
    'not_admin',
    'Updating app_metadata requires admin privileges',
  );
  assertRefused(
    await put({ email: 'nobody' }),
    400,
    'validation_failed',
    'Unable to validate email address: invalid format',
  );
  assert.equal((await put({ password: 'short' })).body.code, 'weak_password');
  assert.equal((await put({ data: 'text' })).body.code, 'bad_json');
  const unnamed = await authClient(app).signInAnonymously();
  assertRefused(
    await put({ password: other }, unnamed.data.session?.access_token),
    422,
    'validation_failed',
    'Updating password of an anonymous user without an email or phone is not allowed',
  );
});

test('company accounts are changed at the company', async (t) => {
  const app = await borrowApp(t, confirming);
  const { token, user } = await member(app, 'a@example.com');
  await app.sql.as(
    system,
    (tx) => tx`update auth.users set is_sso_user = true where id = ${user.id}`,
  );
  assertRefused(
    await call(app, 'PUT /user', { password: other }, token),
    422,
    'user_sso_managed',
    'Updating email, phone, password of a SSO account only possible via SSO',
  );
});

test('who has a second factor must have shown it to change anything of the account', async (t) => {
  const app = await borrowApp(t, confirming);
  const { token, user } = await member(app, 'a@example.com');
  await app.sql.as(
    system,
    (tx) => tx`
      insert into auth.mfa_factors (id, user_id, factor_type, status)
      values (${newId()}, ${user.id}, 'totp', 'verified')`,
  );
  for (const body of [{ password: other }, { data: { a: 1 } }, {}])
    assertRefused(
      await call(app, 'PUT /user', body, token),
      401,
      'insufficient_aal',
      'AAL2 session is required to update email or password when MFA is enabled.',
    );
});

test('an old session needs a mailed code to change the password', async (t) => {
  const app = await borrowApp(t, { ...confirming, AUTH_SECURE_PASSWORD_CHANGE: 'on' });
  const { client, token } = await member(app, 'a@example.com');
  await age(app, 'sessions', 'created_at', 24 * 3600 + 1);
  const put = (body: unknown) => call(app, 'PUT /user', body, token);
  assertRefused(
    await put({ password: other }),
    400,
    'reauthentication_needed',
    'Password update requires reauthentication',
  );
  assert.equal((await client.reauthenticate()).error, null);
  const { otp } = await lastTo(app, 'a@example.com');
  assertRefused(
    await put({ password: other, nonce: otp === '000000' ? '000001' : '000000' }),
    422,
    'reauthentication_not_valid',
    'Nonce has expired or is invalid',
  );
  assert.equal((await put({ password: other, nonce: otp })).status, 200);
  assert.equal((await put({ password, nonce: otp })).body.code, 'reauthentication_not_valid');
});

test('the old password can be asked for, but not of who recovers the account', async (t) => {
  const app = await borrowApp(t, { ...confirming, AUTH_CURRENT_PASSWORD: 'on' });
  const { token } = await member(app, 'a@example.com');
  const put = (body: unknown) => call(app, 'PUT /user', body, token);
  const words = 'Current password required when setting new password.';
  assertRefused(await put({ password: other }), 400, 'current_password_required', words);
  assertRefused(
    await put({ password: other, current_password: 'wrong' }),
    400,
    'current_password_invalid',
    words,
  );
  assert.equal((await put({ password: other, current_password: password })).status, 200);
  const client = authClient(app);
  await client.resetPasswordForEmail('a@example.com');
  const { otp } = await lastTo(app, 'a@example.com');
  await client.verifyOtp({ email: 'a@example.com', token: otp, type: 'recovery' });
  assert.equal((await client.updateUser({ password })).error, null);
});

test('re-authentication needs an address that is confirmed', async (t) => {
  const app = await borrowApp(t, { ...confirming, AUTH_ANONYMOUS: 'on' });
  const unnamed = await authClient(app).signInAnonymously();
  const token = unnamed.data.session?.access_token;
  assertRefused(
    await call(app, 'GET /reauthenticate', undefined, token),
    400,
    'validation_failed',
    'Reauthentication requires the user to have an email or a phone number',
  );
  const { token: mine } = await member(app, 'a@example.com');
  await app.sql.as(system, (tx) => tx`update auth.users set email_confirmed_at = null`);
  assertRefused(
    await call(app, 'GET /reauthenticate', undefined, mine),
    422,
    'email_not_confirmed',
    'Please verify your email first.',
  );
});

test('a password alone throws nobody out who has a second factor', async (t) => {
  const app = await borrowApp(t, confirming);
  const email = 'a@example.com';
  const { client } = await member(app, email);
  const { token: owner } = await withTotp(client);
  const opened = async () => {
    const { data } = await authClient(app).signInWithPassword({ email, password });
    return data.session?.access_token ?? '';
  };
  const lives = async (token: string) => (await call(app, 'GET /user', undefined, token)).status;
  const [thief, other] = [await opened(), await opened()];
  assertRefused(
    await call(app, 'POST /logout?scope=others', undefined, thief),
    401,
    'insufficient_aal',
    'AAL2 session is required to sign out other sessions when MFA is enabled.',
  );
  assert.deepEqual([await lives(owner), await lives(thief), await lives(other)], [200, 200, 200]);
  assert.equal((await call(app, 'POST /logout', undefined, thief)).status, 204);
  assert.deepEqual([await lives(owner), await lives(thief), await lives(other)], [200, 403, 200]);
  assert.equal((await call(app, 'POST /logout?scope=others', undefined, owner)).status, 204);
  assert.deepEqual([await lives(owner), await lives(other)], [200, 403]);
});

test('signing out ends this session, the others, or all of them', async (t) => {
  const app = await borrowApp(t, confirming);
  const email = 'a@example.com';
  const { token: first } = await member(app, email);
  const opened = async () => {
    const { data } = await authClient(app).signInWithPassword({ email, password });
    return data.session?.access_token ?? '';
  };
  const [second, third] = [await opened(), await opened()];
  const lives = async (token: string) => (await call(app, 'GET /user', undefined, token)).status;
  const leave = (token: string, scope: string) =>
    call(app, `POST /logout?scope=${scope}`, undefined, token);

  assertRefused(await leave(first, 'x'), 400, 'validation_failed', 'Unsupported logout scope "x"');
  const left = await leave(first, 'local');
  assert.deepEqual([left.status, left.text], [204, '']);
  assert.deepEqual([await lives(first), await lives(second)], [403, 200]);
  await leave(second, 'others');
  assert.deepEqual([await lives(second), await lives(third)], [200, 403]);
  const fourth = await opened();
  await leave(fourth, 'global');
  assert.deepEqual([await lives(second), await lives(fourth)], [403, 403]);
});
