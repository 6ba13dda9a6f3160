import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
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
import { borrowApp } from '#server/testing/borrowed-servers.ts';
import { startApp } from '#server/testing.ts';

const email = 'Amira@Example.com';

test('a new account waits for its address to be confirmed, then opens', async (t) => {
  const app = await borrowApp(t, relaxed);
  const client = authClient(app);
  const { data, error } = await client.signUp({
    email,
    password,
    options: { data: { city: 'Dubai' } },
  });
  assert.equal(error, null);
  assert.equal(data.session, null);
  assert.equal(data.user?.email, 'amira@example.com');
  assert.equal(data.user?.identities?.length, 1);
  assert.ok(data.user?.confirmation_sent_at);
  assert.equal('email_confirmed_at' in (data.user ?? {}), false);
  const { sub, city, email_verified } = data.user?.user_metadata ?? {};
  assert.deepEqual([sub, city, email_verified], [data.user?.id, 'Dubai', false]);

  const early = await client.signInWithPassword({ email, password });
  assert.equal(early.error?.code, 'email_not_confirmed');
  assert.equal(early.error?.message, 'Email not confirmed');

  const { link } = await lastTo(app, 'amira@example.com');
  const { access_token, type, token_type, sb } = fragmentOf(await follow(app, link));
  assert.deepEqual([type, token_type, sb], ['signup', 'bearer', '']);
  const { data: seen } = await client.getUser(access_token);
  assert.equal(seen.user?.user_metadata.email_verified, true);
  assert.ok(seen.user?.confirmed_at);
  assert.equal((await client.signInWithPassword({ email, password })).error, null);
});

test('the link of a confirmation works once', async (t) => {
  const app = await borrowApp(t, relaxed);
  await authClient(app).signUp({ email, password });
  const { link } = await lastTo(app, 'amira@example.com');
  await follow(app, link);
  const again = fragmentOf(await follow(app, link));
  assert.deepEqual(again, {
    error: 'access_denied',
    error_code: 'otp_expired',
    error_description: 'Email link is invalid or has expired',
    sb: '',
  });
});

test('a taken address is answered like a new one, and nothing happens', async (t) => {
  const app = await borrowApp(t, relaxed);
  const taken = 'layla@rihla.example';
  const before = (await sentTo(app, taken)).length;
  const client = authClient(app);
  const { data, error } = await client.signUp({
    email: taken,
    password,
    options: { data: { a: 1 } },
  });
  assert.equal(error, null);
  assert.deepEqual(data.user?.identities, []);
  assert.equal(data.user?.role, '');
  assert.deepEqual(data.user?.user_metadata, { a: 1 });
  assert.deepEqual(data.user?.app_metadata, { provider: 'email', providers: ['email'] });
  assert.ok(data.user?.confirmation_sent_at);
  assert.equal('last_sign_in_at' in (data.user ?? {}), false);
  assert.equal((await sentTo(app, taken)).length, before);
  const wrong = await client.signInWithPassword({ email: taken, password });
  assert.equal(wrong.error?.code, 'invalid_credentials');
});

test('a second sign-up before confirmation mails again, and by another password begins anew', async (t) => {
  const app = await borrowApp(t, relaxed);
  const first = await authClient(app).signUp({ email, password, options: { data: { a: 1 } } });
  const second = await authClient(app).signUp({
    email,
    password: 'another-password',
    options: { data: { a: 2 } },
  });
  assert.equal(second.data.user?.id, first.data.user?.id);
  assert.equal(second.data.user?.user_metadata.a, 2);
  assert.equal((await sentTo(app, 'amira@example.com')).length, 2);
  await follow(app, (await lastTo(app, 'amira@example.com')).link);
  const { error } = await authClient(app).signInWithPassword({ email, password });
  assert.equal(error?.code, 'invalid_credentials');
});

test('two mails to one account keep their distance', async (t) => {
  const app = await startApp(t);
  await call(app, 'POST /signup', { email, password });
  const again = await call(app, 'POST /signup', { email, password });
  assert.equal(again.status, 429);
  assert.equal(again.body.code, 'over_email_send_rate_limit');
  assert.match(
    String(again.body.message),
    /^For security purposes, you can only request this after (5\d|60) seconds\.$/,
  );
  const resent = await call(app, 'POST /resend', { type: 'signup', email });
  assert.equal(resent.body.code, 'over_email_send_rate_limit');
});

test('with auto-confirmation a sign-up is a sign-in, and a taken address says so', async (t) => {
  const app = await borrowApp(t, { ...relaxed, AUTH_AUTOCONFIRM: 'on' });
  const { session, user } = await member(app, 'new@example.com');
  assert.equal(session.token_type, 'bearer');
  assert.equal(session.expires_in, 3600);
  assert.equal(user.user_metadata.email_verified, true);
  assert.ok(user.last_sign_in_at);
  const again = await call(app, 'POST /signup', { email: 'new@example.com', password });
  assertRefused(again, 422, 'user_already_exists', 'User already registered');
});

test('the mail speaks the language of the account, else of the page that asked', async (t) => {
  const app = await borrowApp(t, relaxed);
  const client = authClient(app);
  const options = { emailRedirectTo: 'http://localhost:1/ar/dashboard' };
  await client.signUp({ email: 'a@example.com', password, options });
  await client.signUp({ email: 'b@example.com', password, options: { data: { language: 'ar' } } });
  await client.signUp({ email: 'c@example.com', password });
  const languages = ['a', 'b', 'c'].map(async (name) => {
    const { language, otp, link } = await lastTo(app, `${name}@example.com`);
    assert.match(otp, /^\d{6}$/);
    assert.ok(link);
    return language;
  });
  assert.deepEqual(await Promise.all(languages), ['ar', 'ar', 'en']);
});

test('every bad sign-up is refused in the words of the protocol', async (t) => {
  const app = await borrowApp(t, { ...relaxed, AUTH_PHONE: 'on' });
  const invalid = (message: string) => [400, 'validation_failed', message] as const;
  const challenge = { code_challenge: 'a'.repeat(43), code_challenge_method: 's256' };
  const cases = [
    [{ email }, ...invalid('Signup requires a valid password')],
    [
      { email, phone: '971500000001', password },
      ...invalid('Only an email address or phone number should be provided on signup.'),
    ],
    [{ phone: '1', password, ...challenge }, ...invalid('PKCE not supported for phone signups')],
    [{ email: 'amira', password }, ...invalid('Unable to validate email address: invalid format')],
    [
      { email: 'a@example.com\r\nBcc: b@example.com', password },
      ...invalid('Unable to validate email address: invalid format'),
    ],
    [
      { email: 'amіra@example.com', password },
      ...invalid('Unable to validate email address: invalid format'),
    ],
    [
      { email: `${'a'.repeat(250)}@example.com`, password },
      ...invalid('An email address is too long'),
    ],
    [{ phone: '050', password }, ...invalid('Invalid phone number format (E.164 required)')],
    [
      { email, password: 'x'.repeat(73) },
      ...invalid('Password cannot be longer than 72 characters'),
    ],
    [
      { email, password, code_challenge: 'a'.repeat(43) },
      ...invalid('PKCE flow requires code_challenge_method and code_challenge'),
    ],
    [{}, 422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled'],
  ] as const;
  for (const [body, status, code, message] of cases)
    assertRefused(await call(app, 'POST /signup', body), status, code, message);
});

test('a weak password is refused with its reasons, in both shapes', async (t) => {
  const app = await borrowApp(t, { ...relaxed, AUTH_PASSWORD_CHARACTERS: 'abc:0123456789' });
  const { data, error } = await authClient(app).signUp({ email, password: 'xyz' });
  assert.equal(data.user, null);
  assert.equal(error?.name, 'AuthWeakPasswordError');
  const both = await call(app, 'POST /signup', { email, password: 'xyz' });
  assert.equal(
    both.body.message,
    'Password should be at least 6 characters. Password should contain at least one character of each: abc, 0123456789.',
  );
  assert.deepEqual(both.body.weak_password, { reasons: ['length', 'characters'] });
  const common = await call(app, 'POST /signup', { email, password: 'Password1' });
  assertRefused(
    common,
    422,
    'weak_password',
    'Password is known to be weak and easy to guess, please choose a different one.',
  );
  const older = await app.send('POST', '/auth/v1/signup', {
    body: JSON.stringify({ email, password: 'Password1' }),
  });
  assert.deepEqual(older.body.weak_password, { reasons: ['pwned'] });
  assert.equal(older.body.error_code, 'weak_password');
});

test('sign-ups can be switched off, by mail, by phone or altogether', async (t) => {
  const closed = await startApp(t, { AUTH_DISABLE_SIGNUP: 'on' });
  assertRefused(
    await call(closed, 'POST /signup', { email, password }),
    422,
    'signup_disabled',
    'Signups not allowed for this instance',
  );
  const noMail = await startApp(t, { AUTH_EMAIL: 'off' });
  assertRefused(
    await call(noMail, 'POST /signup', { email, password }),
    400,
    'email_provider_disabled',
    'Email signups are disabled',
  );
  assertRefused(
    await call(noMail, 'POST /signup', { phone: '971500000001', password }),
    400,
    'phone_provider_disabled',
    'Phone signups are disabled',
  );
});

test('an unnamed visitor gets an account without an address and may name it later', async (t) => {
  const app = await borrowApp(t, { ...relaxed, AUTH_ANONYMOUS: 'on' });
  const client = authClient(app);
  const { data, error } = await client.signInAnonymously({ options: { data: { a: 1 } } });
  assert.equal(error, null);
  assert.equal(data.user?.is_anonymous, true);
  assert.deepEqual(data.user?.app_metadata, {});
  assert.deepEqual(data.user?.identities, []);
  assert.equal(data.user?.email, '');
  assert.deepEqual(data.user?.user_metadata, { a: 1 });
  const named = await client.updateUser({ email: 'later@example.com' });
  assert.equal(named.data.user?.new_email, 'later@example.com');
  await follow(app, (await lastTo(app, 'later@example.com')).link);
  const { data: after } = await client.getUser();
  assert.equal(after.user?.is_anonymous, false);
  assert.equal(after.user?.email, 'later@example.com');
  assert.deepEqual(after.user?.app_metadata, { provider: 'email', providers: ['email'] });
});
