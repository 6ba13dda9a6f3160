import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import type { FastifyRequest } from 'fastify';
import { AuthFailure } from '#domain/auth/failure.ts';
import { Failure } from '#domain/failure.ts';
import { falseTokens } from '#server/auth/admin/testing.ts';
import { withTotp } from '#server/auth/factors/testing.ts';
import { client, staff } from '#server/auth/guards/guards.ts';
import { hostedVerifier } from '#server/auth/guards/hosted-tokens.ts';
import { withKey } from '#server/auth/passkeys/device-testing.ts';
import { withPassword } from '#server/auth/proof/testing.ts';
import { member, relaxed } from '#server/auth/testing.ts';
import { readConfig } from '#server/platform/config/config.ts';
import { system } from '#server/platform/sql.ts';
import { clock } from '#server/start.ts';
import { startApp } from '#server/testing.ts';

const confirming = { ...relaxed, AUTH_AUTOCONFIRM: 'on' };

// Only the headers of a request are read.
const bearing = (token: string) =>
  ({ headers: { authorization: `Bearer ${token}` } }) as FastifyRequest;

test('tokens of a hosted service are accepted, and its accounts get a twin here', async (t) => {
  const hosted = await startApp(t, confirming);
  const product = await startApp(t, { AUTH_URL: `${hosted.url}/auth/v1/` });
  const { token, user } = await member(hosted, 'a@example.com');
  const twice = await member(hosted, 'b@example.com');
  for (const _ of [1, 2]) {
    const person = await client(product.services)(bearing(token));
    assert.deepEqual(
      [person.kind, person.id, person.email, person.role, person.aal, person.isAnonymous],
      ['client', user.id, 'a@example.com', 'client', 'aal1', false],
    );
  }
  await client(product.services)(bearing(twice.token));
  const twins = await product.sql.as(
    system,
    (tx) => tx`select id from auth.users where id in (${user.id}, ${twice.user.id})`,
  );
  assert.equal(twins.length, 2);
  await assert.rejects(
    async () => staff(product.services)(bearing(token)),
    (error) => error instanceof Failure && error.code === 'forbidden',
  );
});

test('a twin may have an address that somebody here had before', async (t) => {
  const hosted = await startApp(t, confirming);
  const product = await startApp(t, { ...confirming, AUTH_URL: `${hosted.url}/auth/v1` });
  await hosted.sql.as(
    system,
    (tx) => tx`delete from auth.users where email = 'layla@rihla.example'`,
  );
  const { token, user } = await member(hosted, 'layla@rihla.example');
  await client(product.services)(bearing(token));
  const twins = await product.sql.as(
    system,
    (tx) => tx`select id from auth.users where email = 'layla@rihla.example'`,
  );
  assert.equal(twins.length, 2);
  assert.ok(twins.some(({ id }) => id === user.id));
});

test('what the hosted service did not sign is not accepted', async (t) => {
  const hosted = await startApp(t, confirming);
  const other = await startApp(t, confirming);
  const product = await startApp(t, { AUTH_URL: `${hosted.url}/auth/v1` });
  const foreign = await member(other, 'a@example.com');
  const { service } = hosted.services.auth.projectKeys;
  const tokens = [
    ...(await falseTokens(hosted)).map(([token]) => token),
    foreign.token,
    service,
    '',
  ];
  for (const token of tokens)
    await assert.rejects(
      async () => client(product.services)(bearing(token)),
      (error) => error instanceof Failure && error.code === 'unauthenticated',
      token,
    );
});

test('with accounts elsewhere there is no sign-in service here', async (t) => {
  const app = await startApp(t, { AUTH_URL: 'https://accounts.example/auth/v1' });
  for (const asked of [
    'GET /auth/v1/settings',
    'POST /auth/v1/signup',
    'GET /auth/v1/admin/users',
  ]) {
    const [method = '', path = ''] = asked.split(' ');
    assert.equal((await app.send(method, path)).status, 404, asked);
  }
  assert.equal(app.services.auth.url, 'https://accounts.example/auth/v1');
});

test('a hosted service that is away is no reason to call a token false', async (t) => {
  const hosted = await startApp(t, confirming);
  const { token } = await member(hosted, 'a@example.com');
  const broken = createServer((_request, response) => response.writeHead(500).end());
  await new Promise<void>((resolve) => broken.listen(0, '127.0.0.1', resolve));
  t.after(() => broken.close());
  const { port } = broken.address() as AddressInfo; // it listens on TCP
  for (const url of [`http://127.0.0.1:${port}`, 'http://127.0.0.1:1']) {
    const verify = hostedVerifier(readConfig({ AUTH_URL: url }).auth, clock);
    await assert.rejects(
      async () => verify?.(token),
      (error) => error instanceof Failure && error.code === 'unavailable',
    );
    await assert.rejects(async () => verify?.('x.y.z'), AuthFailure);
  }
});

test('a second factor of a hosted account is asked for here too', async (t) => {
  const hosted = await startApp(t, confirming);
  const product = await startApp(t, { AUTH_URL: `${hosted.url}/auth/v1` });
  const guard = client(product.services);
  const { client: auth, token, user } = await member(hosted, 'a@example.com');
  const without = await guard(bearing(token));
  assert.deepEqual([without.hasFactor, without.proof.means], [false, 'sign_in']);

  const { token: whole } = await withTotp(auth);
  const half = await withPassword(hosted, { id: user.id, email: 'a@example.com' });
  await assert.rejects(
    async () => guard(bearing(half.token)),
    (error) => error instanceof Failure && error.code === 'second_factor_needed',
  );
  const person = await guard(bearing(whole));
  assert.deepEqual([person.hasShownTwo, person.proof.means], [true, 'factor']);
});

test('a security key of a hosted account is a second factor here too', async (t) => {
  const origin = 'http://localhost:4400';
  const hosted = await startApp(t, { ...confirming, PUBLIC_URL: origin });
  const product = await startApp(t, { AUTH_URL: `${hosted.url}/auth/v1` });
  const guard = client(product.services);
  const { client: auth, user } = await member(hosted, 'a@example.com');
  const { token: whole } = await withKey(hosted, auth, origin);
  const half = await withPassword(hosted, { id: user.id, email: 'a@example.com' });
  await assert.rejects(
    async () => guard(bearing(half.token)),
    (error) => error instanceof Failure && error.code === 'second_factor_needed',
  );
  const person = await guard(bearing(whole));
  assert.deepEqual([person.hasShownTwo, person.proof.means], [true, 'factor']);
});

test('a session that ended at the hosted service is none here, once it is asked again', async (t) => {
  const hosted = await startApp(t, confirming);
  const product = await startApp(t, { AUTH_URL: `${hosted.url}/auth/v1` });
  const { client: auth, token } = await member(hosted, 'a@example.com');
  await auth.signOut();
  await assert.rejects(
    async () => client(product.services)(bearing(token)),
    (error) => error instanceof Failure && error.code === 'unauthenticated',
  );
});
