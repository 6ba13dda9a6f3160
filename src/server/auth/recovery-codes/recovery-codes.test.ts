import assert from 'node:assert/strict';
import { test } from 'node:test';
import { RecoveryCodes, TokenAnswer } from '#contract/account.ts';
import { withTotp } from '#server/auth/factors/testing.ts';
import { authClient, member, password, relaxed } from '#server/auth/testing.ts';
import { system } from '#server/platform/sql.ts';
import { borrowApp } from '#server/testing/borrowed-servers.ts';
import { startApp, type TestApp } from '#server/testing.ts';

const open = { ...relaxed, AUTH_AUTOCONFIRM: 'on' };
const email = 'amira@example.com';
const nowhere = 'zzzzz-zzzzz';

const post = (app: TestApp, path: string, token: string, body: unknown = {}) =>
  app.send('POST', `/rest/v1/account/recovery-codes${path}`, {
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

const codesOf = async (app: TestApp, token: string) =>
  RecoveryCodes.parse((await post(app, '', token)).body).codes;

async function signIn(app: TestApp) {
  const client = authClient(app);
  const { data } = await client.signInWithPassword({ email, password });
  return { client, token: data.session?.access_token ?? '' };
}

test('a client who lost the authenticator gets in with a code and replaces the factor', async (t) => {
  const app = await borrowApp(t, open);
  const factor = await withTotp((await member(app, email)).client);
  const codes = await codesOf(app, factor.token);
  assert.equal(new Set(codes).size, 10);
  assert.ok(codes.every((code) => /^[0-9a-z]{5}-[0-9a-z]{5}$/.test(code)));

  const { client, token } = await signIn(app);
  const typed = ` ${(codes[3] ?? '').toUpperCase().replace('-', ' ')} `;
  const answer = TokenAnswer.parse((await post(app, '/use', token, { code: typed })).body);
  const { error } = await client.setSession(answer);
  assert.equal(error, null);
  const { data: level } = await client.mfa.getAuthenticatorAssuranceLevel();
  assert.equal(level?.currentLevel, 'aal2');
  assert.match(JSON.stringify(level?.currentAuthenticationMethods), /"mfa\/recovery_code"/);
  assert.equal((await client.refreshSession()).error, null);
  assert.equal((await client.mfa.unenroll({ factorId: factor.id })).error, null);
  const left = await app.sql.as(system, (tx) => tx`select 1 from auth.recovery_codes`);
  assert.equal(left.length, 0);
});

test('codes lie sealed: whoever has a backup cannot try them out on it', async (t) => {
  const app = await borrowApp(t, open);
  const factor = await withTotp((await member(app, email)).client);
  const [code = ''] = await codesOf(app, factor.token);
  const lying = () =>
    app.sql.as(system, async (tx) =>
      (await tx`select code_hash from auth.recovery_codes`).map(({ codeHash }) => codeHash),
    );
  const before = await lying();
  assert.equal(before.length, 10);
  for (const text of before) assert.match(text, /^sealed:/);
  assert.equal((await post(app, '/use', (await signIn(app)).token, { code })).status, 200);
});

test('a code works once, and new ones end the old', async (t) => {
  const app = await borrowApp(t, open);
  const factor = await withTotp((await member(app, email)).client);
  const [first = '', second = ''] = await codesOf(app, factor.token);
  const use = async (code: string) => post(app, '/use', (await signIn(app)).token, { code });
  assert.equal((await use(first)).status, 200);
  for (const code of [first, nowhere, '   ']) {
    const { status, body } = await use(code);
    assert.deepEqual([status, body.code], [400, 'validation_failed']);
  }
  const { token } = await signIn(app);
  const raised = await Promise.all([1, 2, 3].map(() => post(app, '/use', token, { code: second })));
  assert.equal(raised.filter(({ status }) => status === 200).length, 1);
  assert.ok(raised.every(({ status }) => status < 500));
  const [fresh = ''] = await codesOf(app, factor.token);
  const [, , third = ''] = await codesOf(app, factor.token);
  assert.equal((await use(fresh)).status, 400);
  assert.equal((await use(third)).status, 200);
});

test('codes are for whoever is signed in, with the second factor where there is one', async (t) => {
  const app = await borrowApp(t, open);
  const { token: before, client } = await member(app, email);
  assert.equal((await post(app, '', 'nobody')).status, 401);
  const [early = ''] = await codesOf(app, before);
  assert.equal((await post(app, '/use', before, { code: early })).status, 400);
  const factor = await withTotp(client);
  // Shown again, as a fresh proof; it is spent like any other.
  assert.equal((await post(app, '/use', factor.token, { code: early })).status, 200);
  assert.equal((await post(app, '/use', factor.token, { code: early })).status, 400);
  const { token } = await signIn(app);
  assert.deepEqual((await post(app, '', token)).body, {
    code: 'second_factor_needed',
    message: 'Please confirm your second factor first.',
  });
  for (const body of [{}, { code: '' }, { code: 7 }, { code: 'x'.repeat(65) }])
    assert.equal((await post(app, '/use', token, body)).body.code, 'validation_failed');
  const other = await member(app, 'omar@example.com');
  await withTotp(other.client);
  const stolen = await signIn(app);
  const [theirs = ''] = await codesOf(
    app,
    (await other.client.getSession()).data.session?.access_token ?? '',
  );
  assert.equal((await post(app, '/use', stolen.token, { code: theirs })).status, 400);
});

test('guessing codes ends soon', async (t) => {
  const app = await startApp(t, { AUTH_AUTOCONFIRM: 'on' });
  await withTotp((await member(app, email)).client);
  const { token } = await signIn(app);
  const answers = [];
  for (let tries = 0; tries < 15; tries++)
    answers.push(await post(app, '/use', token, { code: nowhere }));
  assert.deepEqual(answers.at(-1)?.body, {
    code: 'too_many_requests',
    message: 'Request rate limit reached.',
  });
});
