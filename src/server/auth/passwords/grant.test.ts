import assert from 'node:assert/strict';
import { performance } from 'node:perf_hooks';
import { test } from 'node:test';
import { hashSync } from 'bcryptjs';
import { demoPassword } from '#server/account/demo-accounts.ts';
import {
  assertRefused,
  authClient,
  call,
  member,
  password,
  relaxed,
} from '#server/auth/testing.ts';
import { system } from '#server/platform/sql.ts';
import { borrowApp } from '#server/testing/borrowed-servers.ts';
import { startApp, type TestApp } from '#server/testing.ts';

const email = 'layla@rihla.example';
const signIn = (app: TestApp, body: unknown) => call(app, 'POST /token?grant_type=password', body);

test('a sign-in answers a session whose token says who it is and how', async (t) => {
  const app = await borrowApp(t, relaxed);
  const client = authClient(app);
  const { data, error } = await client.signInWithPassword({ email, password: demoPassword });
  assert.equal(error, null);
  const { data: checked } = await client.getClaims();
  const { iss, sub, aud, role, aal, amr, app_metadata, is_anonymous } = checked?.claims ?? {};
  assert.equal(iss, `${app.services.publicUrl}/auth/v1`);
  assert.deepEqual(
    [sub, aud, role, aal],
    [data.user?.id, 'authenticated', 'authenticated', 'aal1'],
  );
  assert.equal(app_metadata?.role, 'client');
  assert.equal(is_anonymous, false);
  const [first] = amr ?? [];
  assert.equal(typeof first === 'object' && first.method, 'password');
  assert.equal(checked?.header.alg, 'ES256');
  assert.ok(data.user?.last_sign_in_at);
});

test('unknown, without password and wrong password are one answer', async (t) => {
  const app = await borrowApp(t, relaxed);
  const words = [400, 'invalid_credentials', 'Invalid login credentials'] as const;
  await app.sql.as(
    system,
    (tx) => tx`update auth.users set encrypted_password = null where email = 'omar@rihla.example'`,
  );
  assertRefused(await signIn(app, { email, password: 'wrong' }), ...words);
  assertRefused(await signIn(app, { email: 'nobody@example.com', password }), ...words);
  assertRefused(await signIn(app, { email: 'omar@rihla.example', password }), ...words);
  assertRefused(await signIn(app, { email: 'no address', password }), ...words);
});

test('how long it takes does not tell who has an account', async (t) => {
  const app = await borrowApp(t, relaxed);
  const timed = async (address: string) => {
    const start = performance.now();
    await signIn(app, { email: address, password: 'wrong' });
    return performance.now() - start;
  };
  const median = (times: number[]) => times.toSorted((a, b) => a - b)[3] ?? 0;
  const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
  await timed(email);
  // In turn, so that whatever else the machine does meets both alike.
  for (let round = 0; round < 7; round += 1) {
    times.known.push(await timed(email));
    times.unknown.push(await timed('nobody@example.com'));
  }
  const [known, unknown] = [median(times.known), median(times.unknown)];
  assert.ok(Math.abs(known - unknown) < Math.max(known, unknown) * 0.6, `${known} ${unknown}`);
});

test('every bad sign-in is refused in the words of the protocol', async (t) => {
  const app = await borrowApp(t, { ...relaxed, AUTH_PHONE: 'on' });
  assertRefused(
    await signIn(app, { password }),
    400,
    'validation_failed',
    'missing email or phone',
  );
  assertRefused(
    await signIn(app, { email, phone: '971500000001', password }),
    400,
    'validation_failed',
    'Only an email address or phone number should be provided on login.',
  );
  for (const grant of ['', '?grant_type=magic', '?grant_type=toString'])
    assertRefused(
      await call(app, `POST /token${grant}`, {}),
      400,
      'invalid_credentials',
      'unsupported_grant_type',
    );
  assertRefused(
    await call(app, 'POST /token?grant_type=web3', {}),
    422,
    'web3_provider_disabled',
    'Web3 provider is disabled',
  );
  const off = await startApp(t, { AUTH_EMAIL: 'off' });
  assertRefused(
    await signIn(off, { email, password }),
    422,
    'email_provider_disabled',
    'Email logins are disabled',
  );
  assertRefused(
    await signIn(off, { phone: '971500000001', password }),
    422,
    'phone_provider_disabled',
    'Phone logins are disabled',
  );
});

test('who is banned is told so once the password is right', async (t) => {
  const app = await borrowApp(t, { ...relaxed, AUTH_AUTOCONFIRM: 'on' });
  const { token } = await member(app, 'a@example.com');
  await app.sql.as(
    system,
    (tx) => tx`update auth.users set banned_until = now() + interval '1 day'`,
  );
  const right = await signIn(app, { email: 'a@example.com', password });
  assertRefused(right, 400, 'user_banned', 'User is banned');
  const wrong = await signIn(app, { email: 'a@example.com', password: 'wrong' });
  assert.equal(wrong.body.code, 'invalid_credentials');
  const seen = await call(app, 'GET /user', undefined, token);
  assertRefused(seen, 403, 'user_banned', 'User is banned');
});

test('a bcrypt hash from elsewhere opens the account and becomes argon2id', async (t) => {
  const app = await borrowApp(t, relaxed);
  const hash = hashSync(password, 4);
  await app.sql.as(
    system,
    (tx) => tx`update auth.users set encrypted_password = ${hash} where email = ${email}`,
  );
  assert.equal((await signIn(app, { email, password: 'wrong' })).status, 400);
  assert.equal((await signIn(app, { email, password })).status, 200);
  const [kept] = await app.sql.as(
    system,
    (tx) => tx`select encrypted_password from auth.users where email = ${email}`,
  );
  assert.match(kept?.encryptedPassword, /^\$argon2id\$/);
  assert.equal((await signIn(app, { email, password })).status, 200);
});

test('a password that no longer meets the rules still works, with a word about it', async (t) => {
  const app = await borrowApp(t, { ...relaxed, AUTH_PASSWORD_MIN: '30' });
  const { body } = await signIn(app, { email, password: demoPassword });
  assert.deepEqual(body.weak_password, {
    reasons: ['length'],
    message: 'Password should be at least 30 characters.',
  });
});
