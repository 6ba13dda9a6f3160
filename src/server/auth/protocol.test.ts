import assert from 'node:assert/strict';
import { test } from 'node:test';
import { authErrorCodes } from '#contract/auth-errors.ts';
import { call, password, relaxed } from '#server/auth/testing.ts';
import { borrowApp } from '#server/testing/borrowed-servers.ts';
import { startApp } from '#server/testing.ts';

const email = 'layla@rihla.example';

test('a refusal has the shape of the version its caller asked for', async (t) => {
  const app = await borrowApp(t, relaxed);
  const ask = (version?: string) =>
    app.send('POST', '/auth/v1/token?grant_type=password', {
      headers: version ? { 'x-supabase-api-version': version } : {},
      body: JSON.stringify({ email, password }),
    });
  for (const version of ['2024-01-01', '2026-03-01']) {
    const { body, headers } = await ask(version);
    const message = 'Invalid login credentials';
    assert.deepEqual(body, { code: 'invalid_credentials', message });
    assert.equal(headers.get('x-supabase-api-version'), '2024-01-01');
    assert.equal(headers.get('x-sb-error-code'), 'invalid_credentials');
  }
  for (const version of [undefined, '2023-01-01', 'yesterday']) {
    const { body, headers } = await ask(version);
    const msg = 'Invalid login credentials';
    assert.deepEqual(body, { code: 400, error_code: 'invalid_credentials', msg });
    assert.equal(headers.get('x-supabase-api-version'), null);
    assert.equal(headers.get('x-sb-error-code'), 'invalid_credentials');
  }
});

test('what cannot be read is refused, never a defect', async (t) => {
  const app = await borrowApp(t, { ...relaxed, AUTH_ANONYMOUS: 'on' });
  const post = (path: string, body: string) =>
    app.send('POST', `/auth/v1${path}`, {
      headers: { 'x-supabase-api-version': '2024-01-01', 'content-type': 'application/json' },
      body,
    });
  const paths = ['/signup', '/token?grant_type=password', '/otp', '/verify', '/recover', '/resend'];
  const bodies = [
    '',
    '{',
    'null',
    '[]',
    '"text"',
    '{"email":{"a":1}}',
    '{"email":7}',
    '{"data":"\\u0000"}',
    '{"data":{"a":"\\ud800"}}',
  ];
  for (const path of paths)
    for (const body of bodies) {
      const answer = await post(path, body);
      assert.ok(answer.status >= 400 && answer.status < 500, `${path} ${body} ${answer.status}`);
      if (body !== '{"data":"\\u0000"}' && body !== '{"data":{"a":"\\ud800"}}')
        assert.equal(answer.body.code, 'bad_json', `${path} ${body}`);
    }
  const { body } = await post('/signup', '{');
  assert.match(String(body.message), /^Could not parse request body as JSON: /);
});

test('a body beyond a megabyte is refused by its size', async (t) => {
  const app = await borrowApp(t, relaxed);
  const answer = await call(app, 'POST /signup', { email, password: 'x'.repeat(1024 * 1024) });
  assert.deepEqual([answer.status, answer.body.code], [413, 'request_entity_too_large']);
});

test('an address nobody serves answers in the protocol’s shape', async (t) => {
  const app = await borrowApp(t, relaxed);
  const answer = await call(app, 'GET /nowhere');
  assert.deepEqual([answer.status, answer.body.code], [404, 'unknown']);
});

test('pages of other sites may ask, with the headers the client sends', async (t) => {
  const app = await borrowApp(t, relaxed);
  const preflight = await app.send('OPTIONS', '/auth/v1/token?grant_type=password', {
    headers: { origin: 'https://app.example', 'access-control-request-method': 'POST' },
  });
  assert.equal(preflight.status, 204);
  assert.equal(preflight.headers.get('access-control-allow-origin'), '*');
  assert.match(preflight.headers.get('access-control-allow-methods') ?? '', /PATCH/);
  const allowed = (preflight.headers.get('access-control-allow-headers') ?? '').toLowerCase();
  for (const name of [
    'apikey',
    'authorization',
    'x-client-info',
    'x-supabase-api-version',
    'x-jwt-aud',
  ])
    assert.ok(allowed.includes(name), name);
  const refused = await call(app, 'GET /user');
  assert.equal(refused.headers.get('access-control-allow-origin'), '*');
  assert.match(refused.headers.get('access-control-expose-headers') ?? '', /X-Total-Count/);
});

test('extra fields and nulls are put up with', async (t) => {
  const app = await borrowApp(t, relaxed);
  const answer = await call(app, 'POST /otp', {
    email,
    phone: null,
    data: null,
    code_challenge: null,
    code_challenge_method: null,
    gotrue_meta_security: {},
    options: { anything: true },
  });
  assert.deepEqual([answer.status, answer.body], [200, {}]);
});

test('what is switched on can be asked by anybody', async (t) => {
  const app = await startApp(t, { AUTH_EXTERNAL_GOOGLE_CLIENT_ID: 'id', AUTH_PHONE: 'on' });
  const { body } = await call(app, 'GET /settings');
  const external = body.external;
  assert.ok(external && typeof external === 'object');
  assert.equal('google' in external && external.google, true);
  assert.equal('apple' in external && external.apple, false);
  assert.equal('phone' in external && external.phone, true);
  assert.deepEqual(
    [body.disable_signup, body.mailer_autoconfirm, body.phone_autoconfirm, body.saml_enabled],
    [false, false, false, false],
  );
  const health = await call(app, 'GET /health');
  assert.equal(health.body.name, 'GoTrue');
});

test('no code is listed twice', () => {
  assert.equal(new Set(authErrorCodes).size, authErrorCodes.length);
});
