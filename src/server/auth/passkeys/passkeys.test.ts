import assert from 'node:assert/strict';
import { test } from 'node:test';
import { z } from 'zod';
import { withTotp } from '#server/auth/factors/testing.ts';
import { softwareAuthenticator } from '#server/auth/passkeys/authenticator-testing.ts';
import { age, assertRefused, authClient, call, member, relaxed } from '#server/auth/testing.ts';
import { system } from '#server/platform/sql.ts';
import { borrowApp } from '#server/testing/borrowed-servers.ts';
import type { TestApp } from '#server/testing.ts';

const origin = 'http://localhost:4400';
const open = { ...relaxed, AUTH_AUTOCONFIRM: 'on', PUBLIC_URL: origin };
const email = 'amira@example.com';
const nowhere = '00000000-0000-4000-8000-000000000000';
const failed = [400, 'webauthn_verification_failed', 'Credential verification failed'] as const;

type Client = ReturnType<typeof authClient>;

async function withPasskey(client: Client, device = softwareAuthenticator({ origin })) {
  const { data: asked } = await client.passkey.startRegistration();
  assert.ok(asked);
  const credential = device.create(asked.options);
  const answer = { challengeId: asked.challenge_id, credential };
  const { data, error } = await client.passkey.verifyRegistration(answer);
  assert.equal(error, null);
  assert.ok(data);
  return { device, ...data };
}

const Begun = z.object({
  challenge_id: z.string(),
  options: z.object({ challenge: z.string(), rpId: z.string() }),
});

const begin = async (app: TestApp) =>
  Begun.parse((await call(app, 'POST /passkeys/authentication/options', {})).body);

test('a client registers a passkey and signs in with nothing else', async (t) => {
  const app = await borrowApp(t, open);
  const { client, user } = await member(app, email);
  const { device, id } = await withPasskey(client);

  const elsewhere = authClient(app);
  const { data: asked } = await elsewhere.passkey.startAuthentication();
  assert.ok(asked && asked.expires_at > 0);
  const answer = { challengeId: asked.challenge_id, credential: device.get(asked.options) };
  const { data, error } = await elsewhere.passkey.verifyAuthentication(answer);
  assert.equal(error, null);
  assert.equal(data?.user?.id, user.id);
  const { data: level } = await elsewhere.mfa.getAuthenticatorAssuranceLevel();
  assert.equal(level?.currentLevel, 'aal1');
  assert.equal(JSON.stringify(level?.currentAuthenticationMethods).includes('"passkey"'), true);

  const { data: renamed } = await client.passkey.update({ passkeyId: id, friendlyName: 'Laptop' });
  assert.equal(renamed?.friendly_name, 'Laptop');
  const { data: listed } = await client.passkey.list();
  assert.deepEqual(
    listed?.map((passkey) => [passkey.id, passkey.friendly_name, !!passkey.last_used_at]),
    [[id, 'Laptop', true]],
  );
  assert.equal((await client.passkey.delete({ passkeyId: id })).error, null);
  assert.deepEqual((await client.passkey.list()).data, []);
  const { challenge_id, options } = await begin(app);
  const credential = device.get(options);
  const gone = await call(app, 'POST /passkeys/authentication/verify', {
    challenge_id,
    credential,
  });
  assertRefused(gone, ...failed);
});

test('a challenge works once, for its own purpose and not for ever', async (t) => {
  const app = await borrowApp(t, open);
  const { client, token } = await member(app, email);
  const { device } = await withPasskey(client);
  const signIn = (body: unknown) => call(app, 'POST /passkeys/authentication/verify', body);
  const used = [
    400,
    'webauthn_challenge_not_found',
    'Challenge not found or already used',
  ] as const;

  const first = await begin(app);
  const answer = { challenge_id: first.challenge_id, credential: device.get(first.options) };
  assert.equal((await signIn(answer)).status, 200);
  assertRefused(await signIn(answer), ...used);
  assertRefused(await signIn({ ...answer, challenge_id: nowhere }), ...used);
  const registering = await call(app, 'POST /passkeys/registration/verify', answer, token);
  assertRefused(registering, ...used);

  const second = await begin(app);
  await age(app, 'passkey_challenges', 'created_at', 301);
  assertRefused(
    await signIn({ challenge_id: second.challenge_id, credential: device.get(second.options) }),
    400,
    'webauthn_challenge_expired',
    'Challenge has expired',
  );
  for (const [body, message] of [
    [{ credential: {} }, 'challenge_id is required'],
    [{ challenge_id: nowhere }, 'credential is required'],
    [{ challenge_id: 'seven', credential: {} }, 'challenge_id must be a valid UUID'],
  ] as const)
    assertRefused(await signIn(body), 400, 'validation_failed', message);
  assert.equal((await signIn({ challenge_id: 7, credential: {} })).body.code, 'bad_json');
});

test('an answer that was not made for us does not let anybody in', async (t) => {
  const app = await borrowApp(t, open);
  const { client } = await member(app, email);
  const { device } = await withPasskey(client);
  const strangers = softwareAuthenticator({ origin });
  const { data: asked } = await client.passkey.startRegistration();
  const signIn = async (answer: (options: { challenge: string }) => unknown) => {
    const { challenge_id, options } = await begin(app);
    const body = { challenge_id, credential: answer(options) };
    return call(app, 'POST /passkeys/authentication/verify', body);
  };
  assertRefused(await signIn((options) => strangers.get(options)), ...failed);
  assertRefused(
    await signIn((options) => ({ ...strangers.get(options), id: device.id })),
    ...failed,
  );
  assertRefused(await signIn(() => device.get({ challenge: 'bm90IHRoZSBvbmU' })), ...failed);
  for (const nonsense of [
    7,
    'text',
    [],
    {},
    { id: device.id },
    { ...device.get({ challenge: '' }), response: {} },
  ])
    assertRefused(await signIn(() => nonsense), ...failed);
  const phished = await signIn((options) => {
    const { response, ...rest } = device.get(options);
    const data = {
      type: 'webauthn.get',
      challenge: options.challenge,
      origin: 'https://evil.example',
    };
    const clientDataJSON = Buffer.from(JSON.stringify(data)).toString('base64url');
    return { ...rest, response: { ...response, clientDataJSON } };
  });
  assertRefused(phished, ...failed);
  assert.equal((await signIn((options) => device.get(options))).status, 200);
  device.rewind();
  assertRefused(await signIn((options) => device.get(options)), ...failed);

  const foreign = softwareAuthenticator({ origin: 'https://evil.example' });
  const { error } = await client.passkey.verifyRegistration({
    challengeId: asked?.challenge_id ?? '',
    credential: foreign.create({ challenge: asked?.options.challenge ?? '' }),
  });
  assert.equal(error?.code, 'webauthn_verification_failed');
});

test('a passkey belongs to one account, and nobody touches another’s', async (t) => {
  const app = await borrowApp(t, open);
  const amira = await member(app, email);
  const omar = await member(app, 'omar@example.com');
  const { device, id } = await withPasskey(amira.client);
  const { data: asked } = await omar.client.passkey.startRegistration();
  const body = {
    challenge_id: asked?.challenge_id,
    credential: device.create(asked?.options ?? { challenge: '' }),
  };
  assertRefused(
    await call(app, 'POST /passkeys/registration/verify', body, omar.token),
    422,
    'webauthn_credential_exists',
    'This credential is already registered',
  );
  for (const passkey of [id, nowhere, 'seven'])
    for (const [asking, sent] of [
      ['PATCH', { friendly_name: 'Mine' }],
      ['DELETE', undefined],
    ] as const)
      assertRefused(
        await call(app, `${asking} /passkeys/${passkey}`, sent, omar.token),
        404,
        'webauthn_credential_not_found',
        'Passkey not found',
      );
  for (const [sent, message] of [
    [{}, 'friendly_name is required'],
    [{ friendly_name: 'x'.repeat(121) }, 'friendly_name must be 120 characters or less'],
  ] as const) {
    const answer = await call(app, `PATCH /passkeys/${id}`, sent, amira.token);
    assertRefused(answer, 400, 'validation_failed', message);
  }
  const nobody = await call(app, 'GET /passkeys');
  assertRefused(nobody, 401, 'no_authorization', 'This endpoint requires a valid Bearer token');
});

test('who has a second factor shows it before a passkey is added, renamed or removed', async (t) => {
  const app = await borrowApp(t, open);
  const { client } = await member(app, email);
  const { id, device } = await withPasskey(client);
  await withTotp(client);
  const { challenge_id, options } = await begin(app);
  const body = { challenge_id, credential: device.get(options) };
  const entered = await call(app, 'POST /passkeys/authentication/verify', body);
  const token = z.string().parse(entered.body.access_token);
  for (const asked of [
    'POST /passkeys/registration/options',
    `PATCH /passkeys/${id}`,
    `DELETE /passkeys/${id}`,
  ])
    assertRefused(
      await call(app, asked, { friendly_name: 'Not mine' }, token),
      403,
      'insufficient_aal',
      'AAL2 session is required to manage passkeys when MFA is enabled',
    );
  const renamed = await client.passkey.update({ passkeyId: id, friendlyName: 'Laptop' });
  assert.equal(renamed.error, null);
  assert.equal((await client.passkey.delete({ passkeyId: id })).error, null);
});

test('a banned account stays out, and passkeys may be switched off', async (t) => {
  const app = await borrowApp(t, open);
  const { client } = await member(app, email);
  const { device } = await withPasskey(client);
  await app.sql.as(
    system,
    (tx) => tx`update auth.users set banned_until = now() + interval '1 hour'`,
  );
  const { challenge_id, options } = await begin(app);
  const body = { challenge_id, credential: device.get(options) };
  const banned = await call(app, 'POST /passkeys/authentication/verify', body);
  assertRefused(banned, 403, 'user_banned', 'User is banned');

  const without = await borrowApp(t, { ...open, AUTH_PASSKEYS: 'off' });
  for (const asked of ['POST /passkeys/authentication/options', 'GET /passkeys'])
    assertRefused(await call(without, asked), 404, 'passkey_disabled', 'Passkeys are disabled');
});
