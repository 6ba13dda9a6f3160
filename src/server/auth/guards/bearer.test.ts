import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { epochSeconds } from '#domain/time.ts';
import { sign } from '#server/auth/sessions/tokens.ts';
import { assertRefused, authClient, call, member, relaxed } from '#server/auth/testing.ts';
import { system } from '#server/platform/sql.ts';
import { borrowApp } from '#server/testing/borrowed-servers.ts';
import type { TestApp } from '#server/testing.ts';

const confirming = { ...relaxed, AUTH_AUTOCONFIRM: 'on' };
const user = (app: TestApp, token?: string) => call(app, 'GET /user', undefined, token);

test('a request without a bearer token is told that it needs one', async (t) => {
  const app = await borrowApp(t, confirming);
  const words = 'This endpoint requires a valid Bearer token';
  assertRefused(await user(app), 401, 'no_authorization', words);
  const odd = await app.get('/auth/v1/user', { authorization: 'Basic YTpi' });
  assert.deepEqual([odd.status, odd.body.msg], [401, words]);
});

test('a token that no key of ours signed is worth nothing', async (t) => {
  const app = await borrowApp(t, confirming);
  const { token, user: person } = await member(app, 'a@example.com');
  const [header = '', payload = ''] = token.split('.');
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = {
    sub: person.id,
    aud: 'authenticated',
    exp: epochSeconds(app.services.now()) + 60,
  };
  const { privateKey, publicKey } = await generateKeyPair('ES256');
  const { kid } = app.services.auth.keys.current();
  const forged = await new SignJWT(claims)
    .setProtectedHeader({ alg: 'ES256', kid: kid ?? '' })
    .sign(privateKey);
  const published = JSON.stringify(await exportJWK(publicKey));
  const confused = await new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256', kid: kid ?? '' })
    .sign(new TextEncoder().encode(published));
  const tokens = [
    `${encode({ alg: 'none' })}.${payload}.`,
    `${encode({ alg: 'none', kid })}.${payload}.`,
    `${header}.${encode(claims)}.${token.split('.')[2]}`,
    forged,
    confused,
    'a.b.c',
    'rubbish',
  ];
  for (const bad of tokens) {
    const answer = await user(app, bad);
    assert.deepEqual([answer.status, answer.body.code], [403, 'bad_jwt'], bad);
    assert.match(
      String(answer.body.message),
      /^invalid JWT: unable to parse or verify signature, /,
    );
  }
});

test('a token that a key of ours signed must still say the right things', async (t) => {
  const app = await borrowApp(t, confirming);
  const { token, user: person } = await member(app, 'a@example.com');
  const { keys, projectKeys } = app.services.auth;
  const signed = (claims: object) =>
    sign(keys, { exp: epochSeconds(app.services.now()) + 60, ...claims });
  const expired = await user(
    app,
    await signed({ sub: person.id, exp: epochSeconds(app.services.now()) - 1 }),
  );
  assertRefused(
    expired,
    403,
    'bad_jwt',
    'invalid JWT: unable to parse or verify signature, token has invalid claims: token is expired',
  );
  const missing = 'invalid claim: missing sub claim';
  assertRefused(await user(app, projectKeys.anon), 403, 'bad_jwt', missing);
  assertRefused(
    await user(app, await signed({ sub: '1234567890' })),
    400,
    'bad_jwt',
    'invalid claim: sub claim must be a UUID',
  );
  assertRefused(
    await user(app, await signed({ sub: randomUUID() })),
    403,
    'user_not_found',
    'User from sub claim in JWT does not exist',
  );
  const gone = { sub: person.id, aud: 'authenticated', session_id: randomUUID() };
  assertRefused(
    await user(app, await signed(gone)),
    403,
    'session_not_found',
    'Session from session_id claim in JWT does not exist',
  );
  const elsewhere = await signed({ sub: person.id, aud: 'another-service' });
  const audience = "Token audience doesn't match request audience";
  assertRefused(await user(app, elsewhere), 400, 'validation_failed', audience);
  const asked = await app.get('/auth/v1/user', {
    authorization: `Bearer ${token}`,
    'x-jwt-aud': 'another-service',
  });
  assert.deepEqual([asked.status, asked.body.msg], [400, audience]);
});

test('a session that somebody else’s token names is no session', async (t) => {
  const app = await borrowApp(t, confirming);
  const [mine, theirs] = [await member(app, 'a@example.com'), await member(app, 'b@example.com')];
  const { data } = await theirs.client.getClaims();
  const mixed = await sign(app.services.auth.keys, {
    sub: mine.user.id,
    aud: 'authenticated',
    exp: epochSeconds(app.services.now()) + 60,
    session_id: data?.claims.session_id,
  });
  assert.equal((await user(app, mixed)).body.code, 'session_not_found');
});

test('a deleted account’s token is refused at once', async (t) => {
  const app = await borrowApp(t, confirming);
  const { token, client } = await member(app, 'a@example.com');
  await app.sql.as(system, (tx) => tx`delete from auth.users where email = 'a@example.com'`);
  assert.equal((await user(app, token)).body.code, 'user_not_found');
  assert.equal((await client.refreshSession()).error?.code, 'refresh_token_not_found');
  assert.equal((await authClient(app).getUser()).error?.name, 'AuthSessionMissingError');
});
