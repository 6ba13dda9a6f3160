import assert from 'node:assert/strict';
import { test } from 'node:test';
import { z } from 'zod';
import { withTotp } from '#server/auth/factors/testing.ts';
import { softwareAuthenticator } from '#server/auth/passkeys/authenticator-testing.ts';
import {
  age,
  assertRefused,
  authClient,
  call,
  lastTo,
  member,
  password,
  relaxed,
  sentTo,
} from '#server/auth/testing.ts';
import { newId } from '#server/platform/ids.ts';
import { system } from '#server/platform/sql.ts';
import { borrowApp } from '#server/testing/borrowed-servers.ts';
import type { TestApp } from '#server/testing.ts';

const origin = 'http://localhost:4400';
const open = { ...relaxed, AUTH_AUTOCONFIRM: 'on', PUBLIC_URL: origin };
const email = 'amira@example.com';
const phone = '+971501234567';
const nowhere = '00000000-0000-4000-8000-000000000000';

test('a number proves itself by the code it gets', async (t) => {
  const app = await borrowApp(t, open);
  const { client, token } = await member(app, email);
  const { data: factor } = await client.mfa.enroll({
    factorType: 'phone',
    phone,
    friendlyName: 'Mine',
  });
  assert.ok(factor?.type === 'phone');
  assert.equal(factor.phone, phone);
  const { data: asked, error } = await client.mfa.challenge({
    factorId: factor.id,
    channel: 'sms',
  });
  assert.equal(error, null);
  assert.equal(asked?.type, 'phone');
  const { otp } = await lastTo(app, phone);
  const verify = (code: string) =>
    client.mfa.verify({ factorId: factor.id, challengeId: asked?.id ?? '', code });
  const wrong = await verify(otp === '000000' ? '000001' : '000000');
  assert.deepEqual(
    [wrong.error?.status, wrong.error?.code, wrong.error?.message],
    [422, 'mfa_verification_failed', 'Invalid MFA Phone code entered'],
  );
  const right = await verify(otp);
  assert.equal(right.error, null);
  assert.equal(right.data?.user.factors?.[0]?.status, 'verified');
  const { data: level } = await client.mfa.getAuthenticatorAssuranceLevel();
  assert.equal(level?.currentLevel, 'aal2');
  assert.match(JSON.stringify(level?.currentAuthenticationMethods), /"mfa\/phone"/);
  assert.equal((await verify(otp)).error?.code, 'mfa_ip_address_mismatch');
  const body = { factor_type: 'phone', phone, friendly_name: 'Again' };
  assertRefused(
    await call(app, 'POST /factors', body, token),
    422,
    'mfa_verified_factor_exists',
    'A verified phone factor already exists, unenroll the existing factor to continue',
  );
});

test('a number gets one message a minute, and none that it cannot use', async (t) => {
  const app = await borrowApp(t, { ...open, AUTH_SEND_INTERVAL: '60' });
  const { client, token } = await member(app, email);
  const enroll = (body: object) =>
    call(app, 'POST /factors', { factor_type: 'phone', ...body }, token);
  const missing = 'Phone number required to enroll Phone factor';
  assertRefused(await enroll({}), 400, 'validation_failed', missing);
  const odd = 'Invalid phone number format (E.164 required)';
  assertRefused(await enroll({ phone: '12ab' }), 400, 'validation_failed', odd);
  await enroll({ phone, friendly_name: 'First' });
  const { id } = (await enroll({ phone, friendly_name: 'Second' })).body;
  const { data } = await client.mfa.listFactors();
  assert.deepEqual(
    data?.all.map((factor) => factor.friendly_name),
    ['Second'],
  );

  const challenge = (body: object = {}) => call(app, `POST /factors/${id}/challenge`, body, token);
  assert.equal((await challenge({ channel: 'pigeon' })).body.code, 'validation_failed');
  assert.equal((await challenge()).status, 200);
  const soon = await challenge();
  assert.deepEqual([soon.status, soon.body.code], [429, 'over_sms_send_rate_limit']);
  assert.match(
    String(soon.body.message),
    /^For security purposes, you can only request this after \d+ seconds\.$/,
  );
  const again = (await enroll({ phone, friendly_name: 'Third' })).body;
  const sooner = await call(app, `POST /factors/${again.id}/challenge`, {}, token);
  assert.equal(sooner.body.code, 'over_sms_send_rate_limit', 'entering it again is no way round');
  assert.equal((await sentTo(app, phone)).length, 1);
  await age(app, 'mfa_factors', 'last_challenged_at', 61);
  assert.equal((await call(app, `POST /factors/${again.id}/challenge`, {}, token)).status, 200);
});

const Asked = z.object({
  id: z.string(),
  type: z.literal('webauthn'),
  webauthn: z.object({
    type: z.enum(['create', 'request']),
    credential_options: z.object({ publicKey: z.looseObject({ challenge: z.string() }) }),
  }),
});

async function ask(app: TestApp, factorId: unknown, token: string) {
  const answer = await call(app, `POST /factors/${factorId}/challenge`, {}, token);
  const { id, webauthn } = Asked.parse(answer.body);
  return { id, type: webauthn.type, options: webauthn.credential_options.publicKey };
}

test('a security key is a second factor', async (t) => {
  const app = await borrowApp(t, open);
  const { token } = await member(app, email);
  const device = softwareAuthenticator({ origin });
  const { id: factorId } = (await call(app, 'POST /factors', { factor_type: 'webauthn' }, token))
    .body;
  const verify = (challenge_id: string, webauthn: unknown, bearer = token) =>
    call(app, `POST /factors/${factorId}/verify`, { challenge_id, webauthn }, bearer);

  for (const [sent, message] of [
    [undefined, 'WebAuthn config required'],
    [{ type: 'guess' }, 'WebAuthn type must be create or request'],
    [{ type: 'create' }, 'credential_response required'],
  ] as const)
    assertRefused(await verify(nowhere, sent), 400, 'validation_failed', message);

  const first = await ask(app, factorId, token);
  assert.equal(first.type, 'create');
  const nonsense = await verify(first.id, { type: 'create', credential_response: { id: 7 } });
  assert.equal(nonsense.body.code, 'mfa_verification_failed');
  const credential_response = device.create(first.options);
  const enrolled = await verify(first.id, { type: 'create', credential_response });
  assert.equal(enrolled.status, 200);

  const other = authClient(app);
  const { data } = await other.signInWithPassword({ email, password });
  const low = data.session?.access_token ?? '';
  const second = await ask(app, factorId, low);
  assert.equal(second.type, 'request');
  const stranger = softwareAuthenticator({ origin }).get(second.options);
  const forged = {
    type: 'request',
    credential_response: { ...stranger, id: device.id, rawId: device.id },
  };
  assert.equal((await verify(second.id, forged, low)).body.code, 'mfa_verification_failed');
  const proof = { type: 'request', credential_response: device.get(second.options) };
  const raised = await verify(second.id, proof, low);
  assert.equal(raised.status, 200);
  const { data: level } = await other.mfa.getAuthenticatorAssuranceLevel(
    String(raised.body.access_token),
  );
  assert.equal(level?.currentLevel, 'aal2');
  assert.match(JSON.stringify(level?.currentAuthenticationMethods), /"mfa\/webauthn"/);
  assert.equal((await verify(second.id, proof, low)).body.code, 'mfa_ip_address_mismatch');
});

test('a kind that is switched off is neither enrolled nor asked nor proven', async (t) => {
  const off = { AUTH_MFA_TOTP: 'off', AUTH_MFA_PHONE: 'off', AUTH_MFA_WEBAUTHN: 'off' };
  const app = await borrowApp(t, { ...open, ...off });
  const { token, user } = await member(app, email);
  const body = { phone, challenge_id: nowhere, code: '000000', webauthn: someAnswer };
  for (const [factor_type, word] of Object.entries(words)) {
    const ask = (path: string) =>
      call(app, `POST /factors${path}`, { ...body, factor_type }, token);
    const enroll = `mfa_${factor_type}_enroll_not_enabled`;
    assertRefused(await ask(''), 422, enroll, `MFA enroll is disabled for ${word}`);
    // Enrolled before it was switched off.
    const id = newId();
    const row = { id, userId: user.id, factorType: factor_type, friendlyName: word };
    await app.sql.as(system, (tx) => tx`insert into auth.mfa_factors ${tx(row)}`);
    const verify = `mfa_${factor_type}_verify_not_enabled`;
    for (const path of [`/${id}/challenge`, `/${id}/verify`])
      assertRefused(await ask(path), 422, verify, `MFA verification is disabled for ${word}`);
  }
});

const words = { totp: 'TOTP', phone: 'Phone', webauthn: 'WebAuthn' };
const someAnswer = { type: 'create', credential_response: {} };

test('the house sees and removes factors and passkeys of an account', async (t) => {
  const key = 'a-service-key-of-a-test';
  const app = await borrowApp(t, { ...open, AUTH_SERVICE_KEY: key });
  const { client, user, token } = await member(app, email);
  const factor = await withTotp(client);
  const { data: begun } = await client.passkey.startRegistration();
  const { data: passkey } = await client.passkey.verifyRegistration({
    challengeId: begun?.challenge_id ?? '',
    credential: softwareAuthenticator({ origin }).create(begun?.options ?? { challenge: '' }),
  });
  const admin = `/admin/users/${user.id}`;
  const listed = z
    .array(z.looseObject({ id: z.string() }))
    .parse((await call(app, `GET ${admin}/factors`, undefined, key)).body);
  assert.deepEqual(
    listed.map(({ id }) => id),
    [factor.id],
  );
  assert.equal('secret' in (listed[0] ?? {}), false);
  assertRefused(
    await call(app, `GET ${admin}/factors`, undefined, token),
    403,
    'not_admin',
    'User not allowed',
  );
  const unknown = await call(app, `GET /admin/users/${nowhere}/factors`, undefined, key);
  assertRefused(unknown, 404, 'user_not_found', 'User not found');
  const odd = await call(app, 'GET /admin/users/seven/passkeys', undefined, key);
  assertRefused(odd, 404, 'validation_failed', 'user_id must be an UUID');
  const gone = await call(app, `DELETE ${admin}/factors/${nowhere}`, undefined, key);
  assertRefused(gone, 404, 'mfa_factor_not_found', 'Factor not found');

  const removed = await call(app, `DELETE ${admin}/factors/${factor.id}`, undefined, key);
  assert.deepEqual([removed.status, removed.body.id], [200, factor.id]);
  await client.refreshSession();
  assert.equal((await client.mfa.getAuthenticatorAssuranceLevel()).data?.currentLevel, 'aal1');
  const passkeys = await call(app, `GET ${admin}/passkeys`, undefined, key);
  assert.deepEqual(
    z.array(z.looseObject({ id: z.string() })).parse(passkeys.body)[0]?.id,
    passkey?.id,
  );
  const deleted = await call(app, `DELETE ${admin}/passkeys/${passkey?.id}`, undefined, key);
  assert.deepEqual([deleted.status, deleted.text], [204, '']);
  const again = await call(app, `DELETE ${admin}/passkeys/${passkey?.id}`, undefined, key);
  assertRefused(again, 404, 'webauthn_credential_not_found', 'Passkey not found');
});
