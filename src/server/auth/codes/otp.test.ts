import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  age,
  assertRefused,
  authClient,
  call,
  lastTo,
  password,
  relaxed,
  sentTo,
} from '#server/auth/testing.ts';
import { borrowApp } from '#server/testing/borrowed-servers.ts';

const email = 'layla@rihla.example';
const phone = '971501234567';
const byPhone = { ...relaxed, AUTH_PHONE: 'on' };

test('a link opens an account for whoever is new, unless that is not wanted', async (t) => {
  const app = await borrowApp(t, relaxed);
  const client = authClient(app);
  const asked = { email: 'new@example.com', options: { shouldCreateUser: false } };
  const { error } = await client.signInWithOtp(asked);
  assert.equal(error?.code, 'otp_disabled');
  assert.equal(error?.message, 'Signups not allowed for otp');
  assert.equal(error?.status, 422);
  const options = { data: { city: 'Dubai' } };
  assert.equal((await client.signInWithOtp({ email: 'new@example.com', options })).error, null);
  const { otp, template } = await lastTo(app, 'new@example.com');
  assert.equal(template, 'auth-signup');
  const opened = await client.verifyOtp({ email: 'new@example.com', token: otp, type: 'email' });
  assert.equal(opened.data.user?.user_metadata.city, 'Dubai');
  await client.signInWithOtp({ email: 'new@example.com' });
  assert.equal((await lastTo(app, 'new@example.com')).template, 'auth-magiclink');
});

test('every bad wish for a code is refused in the words of the protocol', async (t) => {
  const app = await borrowApp(t, byPhone);
  const ask = (body: unknown) => call(app, 'POST /otp', body);
  const cases = [
    [{}, 'One of email or phone must be set'],
    [{ email, phone }, 'Only an email address or phone number should be provided'],
    [{ email, channel: 'sms' }, 'Channel should only be specified with Phone OTP'],
    [
      { phone, channel: 'pigeon' },
      "Invalid channel, supported values are 'sms' or 'whatsapp'. 'whatsapp' is only supported if Twilio or Twilio Verify is used as the provider.",
    ],
    [{ phone: 'abc' }, 'Invalid phone number format (E.164 required)'],
    [{ email: 'abc' }, 'Unable to validate email address: invalid format'],
  ] as const;
  for (const [body, message] of cases)
    assertRefused(await ask(body), 400, 'validation_failed', message);
  const off = await borrowApp(t, relaxed);
  assertRefused(
    await call(off, 'POST /otp', { phone }),
    400,
    'phone_provider_disabled',
    'Unsupported phone provider',
  );
  const closed = await borrowApp(t, { ...relaxed, AUTH_DISABLE_SIGNUP: 'on' });
  assert.equal(
    (await call(closed, 'POST /otp', { email: 'new@example.com' })).body.code,
    'signup_disabled',
  );
  assert.equal((await call(closed, 'POST /otp', { email })).status, 200);
  assert.deepEqual((await call(off, 'POST /magiclink', { email })).body, {});
});

test('a number signs up, is confirmed by text message and signs in', async (t) => {
  const app = await borrowApp(t, byPhone);
  const client = authClient(app);
  const { data, error } = await client.signUp({ phone: `+${phone}`, password });
  assert.equal(error, null);
  assert.equal(data.user?.phone, phone);
  assert.equal(data.user?.app_metadata.provider, 'phone');
  const early = await client.signInWithPassword({ phone, password });
  assert.equal(early.error?.message, 'Phone not confirmed');
  const { otp } = await lastTo(app, `+${phone}`);
  const verified = await client.verifyOtp({ phone, token: otp, type: 'sms' });
  assert.ok(verified.data.user?.phone_confirmed_at);
  assert.equal((await client.signInWithPassword({ phone, password })).error, null);
  const again = await client.signUp({ phone, password });
  assert.deepEqual(again.data.user?.identities, []);
});

test('a texted code lives a minute', async (t) => {
  const app = await borrowApp(t, byPhone);
  const client = authClient(app);
  await client.signInWithOtp({ phone });
  const { otp } = await lastTo(app, `+${phone}`);
  await age(app, 'one_time_tokens', 'created_at', 61);
  assert.equal((await client.verifyOtp({ phone, token: otp, type: 'sms' })).error?.status, 403);
});

test('a test number has a fixed code and gets no message', async (t) => {
  const app = await borrowApp(t, { ...byPhone, AUTH_SMS_TEST_OTPS: `${phone}=654321` });
  const client = authClient(app);
  await client.signInWithOtp({ phone });
  assert.equal((await sentTo(app, `+${phone}`)).length, 0);
  assert.equal((await client.verifyOtp({ phone, token: '654321', type: 'sms' })).error, null);
});

test('a number is changed when the new one answers, at once where nobody has to', async (t) => {
  const app = await borrowApp(t, { ...byPhone, AUTH_AUTOCONFIRM: 'on' });
  const client = authClient(app);
  await client.signUp({ email: 'a@example.com', password });
  const { data } = await client.updateUser({ phone });
  assert.equal(data.user?.new_phone, phone);
  const { otp } = await lastTo(app, `+${phone}`);
  const changed = await client.verifyOtp({ phone, token: otp, type: 'phone_change' });
  assert.equal(changed.data.user?.phone, phone);
  assert.deepEqual(changed.data.user?.app_metadata.providers, ['email', 'phone']);

  const quick = await borrowApp(t, {
    ...byPhone,
    AUTH_AUTOCONFIRM: 'on',
    AUTH_SMS_AUTOCONFIRM: 'on',
  });
  const other = authClient(quick);
  await other.signUp({ email: 'a@example.com', password });
  assert.equal((await other.updateUser({ phone })).data.user?.phone, phone);
  const taken = authClient(quick);
  await taken.signUp({ email: 'b@example.com', password });
  const { error } = await taken.updateUser({ phone });
  assert.equal(error?.code, 'phone_exists');
});

test('what waits is sent again; where nothing waits the answer is the same', async (t) => {
  const app = await borrowApp(t, byPhone);
  const resend = (body: unknown) => call(app, 'POST /resend', body);
  await authClient(app).signUp({ email: 'new@example.com', password });
  await resend({ type: 'signup', email: 'new@example.com' });
  assert.equal((await sentTo(app, 'new@example.com')).length, 2);
  for (const body of [
    { type: 'signup', email },
    { type: 'email_change', email },
    { type: 'signup', email: 'nobody@example.com' },
    { type: 'sms', phone },
    { type: 'phone_change', phone },
  ])
    assert.deepEqual((await resend(body)).body, {}, JSON.stringify(body));
  assert.equal((await sentTo(app, email)).length, 0);
  const cases = [
    [{ email }, 'Missing one of these types: signup, email_change, sms, phone_change'],
    [
      { type: 'recovery', email },
      'Missing one of these types: signup, email_change, sms, phone_change',
    ],
    [{ type: 'signup', phone }, 'Type provided requires an email address'],
    [{ type: 'sms', email }, 'Type provided requires a phone number'],
    [{ type: 'sms', email, phone }, 'Only an email address or phone number should be provided.'],
    [{ type: 'email_change' }, 'Missing email address or phone number'],
  ] as const;
  for (const [body, message] of cases)
    assertRefused(await resend(body), 400, 'validation_failed', message);
});
