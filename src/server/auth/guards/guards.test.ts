import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { FastifyRequest } from 'fastify';
import { Failure } from '#domain/failure.ts';
import { demoPassword } from '#server/account/demo-accounts.ts';
import { client, staff } from '#server/auth/guards/guards.ts';
import { authClient, member, relaxed } from '#server/auth/testing.ts';
import { findUser } from '#server/auth/users/store.ts';
import { system } from '#server/platform/sql.ts';
import { borrowApp } from '#server/testing/borrowed-servers.ts';
import { startApp, type TestApp } from '#server/testing.ts';

/** Guards read nothing but the headers. */
const bearing = (token: string) =>
  ({ headers: { authorization: `Bearer ${token}` } }) as FastifyRequest;

const refusedAs = (code: string) => (error: unknown) =>
  error instanceof Failure && error.code === code;

async function tokenOf(app: TestApp, email: string) {
  const { data } = await authClient(app).signInWithPassword({ email, password: demoPassword });
  return data.session?.access_token ?? '';
}

test('a client is let in while the session lives', async (t) => {
  const app = await borrowApp(t, relaxed);
  const guard = client(app.services);
  const token = await tokenOf(app, 'layla@rihla.example');
  const { kind, email, role } = await guard(bearing(token));
  assert.deepEqual([kind, email, role], ['client', 'layla@rihla.example', 'client']);
  await app.sql.as(system, (tx) => tx`delete from auth.sessions`);
  await assert.rejects(async () => guard(bearing(token)), refusedAs('unauthenticated'));
  const { anon } = app.services.auth.projectKeys;
  await assert.rejects(async () => guard(bearing(anon)), refusedAs('unauthenticated'));
});

test('our own people are told apart by what the house wrote about them', async (t) => {
  const app = await borrowApp(t, relaxed);
  const guard = staff(app.services);
  const noor = await guard(bearing(await tokenOf(app, 'noor@rihla.example')));
  assert.deepEqual([noor.kind, noor.role], ['staff', 'concierge']);
  const layla = await tokenOf(app, 'layla@rihla.example');
  await assert.rejects(async () => guard(bearing(layla)), refusedAs('forbidden'));
});

test('in production our people need their second factor', async (t) => {
  const app = await borrowApp(t, relaxed);
  const config = { ...app.services.config, production: true };
  const guard = staff({ ...app.services, config });
  const noor = await tokenOf(app, 'noor@rihla.example');
  await assert.rejects(async () => guard(bearing(noor)), refusedAs('own_factor_needed'));
});

test('with a hosted service its tokens count, and its accounts have a twin here', async (t) => {
  const hosted = await borrowApp(t, { ...relaxed, AUTH_AUTOCONFIRM: 'on' });
  const app = await startApp(t, { AUTH_URL: `${hosted.url}/auth/v1` });
  const guard = client(app.services);
  const { token, user } = await member(hosted, 'far@example.com');
  const person = await guard(bearing(token));
  assert.deepEqual([person.id, person.email, person.role], [user.id, 'far@example.com', 'client']);
  await guard(bearing(token));
  const twin = await app.sql.as(system, (tx) => findUser(tx, user.id));
  assert.equal(twin?.email, 'far@example.com');
  const own = await tokenOf(app, 'layla@rihla.example');
  await assert.rejects(async () => guard(bearing(own)), refusedAs('unauthenticated'));
});
