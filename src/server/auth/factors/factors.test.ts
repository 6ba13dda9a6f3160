import assert from 'node:assert/strict';
import { test } from 'node:test';
import { codeOf, enrollTotp, withTotp } from '#server/auth/factors/testing.ts';
import {
  age,
  assertRefused,
  authClient,
  call,
  member,
  password,
  relaxed,
} from '#server/auth/testing.ts';
import { borrowApp } from '#server/testing/borrowed-servers.ts';

const open = { ...relaxed, AUTH_AUTOCONFIRM: 'on' };
const email = 'amira@example.com';
const nowhere = '00000000-0000-4000-8000-000000000000';

test('a client adds an authenticator app and signs in with it', async (t) => {
  const app = await borrowApp(t, open);
  const { client, session } = await member(app, email);
  const level = async () => (await client.mfa.getAuthenticatorAssuranceLevel()).data;
  const factor = await enrollTotp(client);
  assert.match(factor.qr_code, /^data:image\/svg\+xml;utf-8,<svg [^#]*<\/svg>$/s);
  assert.match(factor.secret, /^[A-Z2-7]{32}$/);
  assert.match(factor.uri, /^otpauth:\/\/totp\/[^:]+:amira%40example\.com\?/);
  assert.equal((await level())?.nextLevel, 'aal1');

  const asked = await client.mfa.challenge({ factorId: factor.id });
  assert.equal(asked.data?.type, 'totp');
  const now = (performance.timeOrigin + performance.now()) / 1000;
  const wait = (asked.data?.expires_at ?? 0) - now;
  assert.ok(wait > 0 && wait <= 300, `${wait}`);
  const code = codeOf(factor.secret);
  const challengeId = asked.data?.id ?? '';
  const verified = await client.mfa.verify({ factorId: factor.id, challengeId, code });
  assert.equal(verified.error, null);
  assert.notEqual(verified.data?.refresh_token, session.refresh_token);
  const { currentLevel, nextLevel, currentAuthenticationMethods: methods } = (await level()) ?? {};
  assert.deepEqual([currentLevel, nextLevel], ['aal2', 'aal2']);
  assert.deepEqual(
    methods?.map((entry) => (typeof entry === 'string' ? entry : entry.method)),
    ['totp', 'password'],
  );
  const { data: listed } = await client.mfa.listFactors();
  assert.deepEqual(
    listed?.totp.map(({ id, status }) => [id, status]),
    [[factor.id, 'verified']],
  );

  // The tokens from before lead nowhere near the second factor.
  const { refresh_token } = session;
  const old = await call(app, 'POST /token?grant_type=refresh_token', { refresh_token });
  const used = 'Invalid Refresh Token: Already Used';
  assertRefused(old, 400, 'refresh_token_already_used', used);

  const other = authClient(app);
  await other.signInWithPassword({ email, password });
  const next = await other.mfa.getAuthenticatorAssuranceLevel();
  assert.deepEqual([next.data?.currentLevel, next.data?.nextLevel], ['aal1', 'aal2']);
  const replay = await other.mfa.challengeAndVerify({ factorId: factor.id, code });
  assert.equal(replay.error?.message, 'Invalid TOTP code entered');
  const fresh = codeOf(factor.secret, 1);
  assert.equal(
    (await other.mfa.challengeAndVerify({ factorId: factor.id, code: fresh })).error,
    null,
  );
});

test('proving a factor ends sessions without one and enrolments beside it', async (t) => {
  const app = await borrowApp(t, open);
  const { client } = await member(app, email);
  const elsewhere = authClient(app);
  await elsewhere.signInWithPassword({ email, password });
  await enrollTotp(client, 'Never finished');
  const factor = await withTotp(client, 'Finished');
  const { data } = await client.mfa.listFactors();
  assert.deepEqual(
    data?.all.map(({ id }) => id),
    [factor.id],
  );
  assert.equal((await elsewhere.getUser()).error?.name, 'AuthSessionMissingError');
  assert.equal((await client.getUser()).error, null);
});

test('removing a factor takes its sessions back to the first level', async (t) => {
  const app = await borrowApp(t, open);
  const { client, token } = await member(app, email);
  const factor = await withTotp(client);
  const low = authClient(app);
  await low.signInWithPassword({ email, password });
  const lowToken = (await low.getSession()).data.session?.access_token;
  const refused = await call(app, `DELETE /factors/${factor.id}`, undefined, lowToken);
  assertRefused(refused, 422, 'insufficient_aal', 'AAL2 required to unenroll verified factor');
  const enrolling = await call(app, 'POST /factors', { factor_type: 'totp' }, lowToken);
  assertRefused(enrolling, 403, 'insufficient_aal', 'AAL2 required to enroll a new factor');

  const { data, error } = await client.mfa.unenroll({ factorId: factor.id });
  assert.equal(error, null);
  assert.deepEqual(data, { id: factor.id });
  await client.refreshSession();
  const { data: level } = await client.mfa.getAuthenticatorAssuranceLevel();
  assert.deepEqual([level?.currentLevel, level?.nextLevel], ['aal1', 'aal1']);
  const gone = await call(app, `DELETE /factors/${factor.id}`, undefined, token);
  assertRefused(gone, 404, 'mfa_factor_not_found', 'Factor not found');
});

test('an enrolment that cannot be says why', async (t) => {
  const app = await borrowApp(t, { ...open, AUTH_MFA_WEBAUTHN: 'off', AUTH_ANONYMOUS: 'on' });
  const { client, token } = await member(app, email);
  const enroll = (body: unknown, bearer: string | undefined = token) =>
    call(app, 'POST /factors', body, bearer);
  const nobody = await call(app, 'POST /factors', { factor_type: 'totp' });
  assertRefused(nobody, 401, 'no_authorization', 'This endpoint requires a valid Bearer token');
  const visitor = await authClient(app).signInAnonymously();
  assertRefused(
    await enroll({ factor_type: 'totp' }, visitor.data.session?.access_token),
    403,
    'no_authorization',
    'Anonymous user not allowed to perform these actions',
  );
  const unknown = 'factor_type needs to be totp, phone, or webauthn';
  for (const body of [{}, { factor_type: 'sms' }, { factor_type: null }])
    assertRefused(await enroll(body), 400, 'validation_failed', unknown);
  assert.equal((await enroll({ factor_type: 7 })).body.code, 'bad_json');
  assert.equal((await enroll(undefined)).body.code, 'bad_json');
  const off = await enroll({ factor_type: 'webauthn' });
  assertRefused(off, 422, 'mfa_webauthn_enroll_not_enabled', 'MFA enroll is disabled for WebAuthn');
  const long = await enroll({ factor_type: 'totp', issuer: 'ش'.repeat(65) });
  assert.equal(long.body.code, 'validation_failed');
  const widest = await enroll({ factor_type: 'totp', issuer: '🐪'.repeat(32) });
  assert.equal(widest.status, 200);
  assertRefused(
    await enroll({ factor_type: 'totp' }),
    422,
    'mfa_factor_name_conflict',
    'A factor with the friendly name "" for this user already exists',
  );
  for (const name of 'abcdefghi') await enrollTotp(client, name);
  assertRefused(
    await enroll({ factor_type: 'totp', friendly_name: 'one more' }),
    422,
    'too_many_enrolled_mfa_factors',
    'Maximum number of verified factors reached, unenroll to continue',
  );
  await age(app, 'mfa_factors', 'created_at', 301);
  assert.equal((await enroll({ factor_type: 'totp' })).status, 200);
  assert.equal((await client.mfa.listFactors()).data?.all.length, 1);
});

test('a factor of somebody else is not there', async (t) => {
  const app = await borrowApp(t, open);
  const { client } = await member(app, email);
  const { token } = await member(app, 'omar@example.com');
  const { id } = await enrollTotp(client);
  for (const asked of [
    'POST /factors/ID/challenge',
    'POST /factors/ID/verify',
    'DELETE /factors/ID',
  ])
    for (const [other, code, message] of [
      [id, 'mfa_factor_not_found', 'Factor not found'],
      [nowhere, 'mfa_factor_not_found', 'Factor not found'],
      ['seven', 'validation_failed', 'factor_id must be an UUID'],
    ] as const)
      assertRefused(await call(app, asked.replace('ID', other), {}, token), 404, code, message);
});
