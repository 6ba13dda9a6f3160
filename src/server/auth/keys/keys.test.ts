import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { epochSeconds } from '#domain/time.ts';
import { openAuth } from '#server/auth/auth.ts';
import { requireAdmin } from '#server/auth/guards/bearer.ts';
import { verifyToken } from '#server/auth/sessions/tokens.ts';
import { authClient, call, member, relaxed } from '#server/auth/testing.ts';
import { throwAwayFolder } from '#server/database/throw-away.ts';
import { readConfig } from '#server/platform/config/config.ts';
import { system } from '#server/platform/sql.ts';
import { startApp, type TestApp } from '#server/testing.ts';

const confirming = { ...relaxed, AUTH_AUTOCONFIRM: 'on' };
const secret = 'super-secret-jwt-token-with-at-least-32-characters-long';

const keySet = async (app: TestApp) => {
  const { body, headers } = await call(app, 'GET /.well-known/jwks.json');
  assert.equal(headers.get('cache-control'), 'public, max-age=600');
  assert.ok(Array.isArray(body.keys));
  return body.keys;
};

test('the key is made once, published without its private half, and outlives a restart', async (t) => {
  const app = await startApp(t, confirming);
  const [key, ...others] = await keySet(app);
  assert.equal(others.length, 0);
  assert.deepEqual(
    [key.kty, key.crv, key.alg, key.use, key.key_ops, 'd' in key],
    ['EC', 'P-256', 'ES256', 'sig', ['verify'], false],
  );
  const settings = readConfig({}).auth;
  const again = await openAuth({ ...app.services, settings, production: false });
  assert.equal(again.keys.current().kid, key.kid);
  assert.deepEqual(again.projectKeys, app.services.auth.projectKeys);
});

test('after a rotation old tokens live on and new ones bear the new name', async (t) => {
  const app = await startApp(t, confirming);
  const { token, client } = await member(app, 'a@example.com');
  await app.services.auth.keys.rotate();
  assert.equal((await keySet(app)).length, 2);
  assert.equal((await call(app, 'GET /user', undefined, token)).status, 200);
  const { data } = await client.refreshSession();
  const fresh = await authClient(app).getClaims(data.session?.access_token);
  const before = await authClient(app).getClaims(token);
  assert.ok(fresh.data && before.data);
  assert.notEqual(fresh.data.header.kid, before.data.header.kid);
  await verifyToken(app.services.auth.keys, app.services.auth.projectKeys.anon, app.services.now());
});

test('a shared secret signs HS256, without a name and with nothing to publish', async (t) => {
  const app = await startApp(t, { ...confirming, AUTH_JWT_SECRET: secret });
  assert.deepEqual(await keySet(app), []);
  const { client, token } = await member(app, 'a@example.com');
  const header = JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString());
  assert.deepEqual(header, { alg: 'HS256', typ: 'JWT' });
  assert.equal((await client.getClaims()).data?.claims.email, 'a@example.com');
});

test('keys of a file sign, and whoever holds one of them is trusted', async (t) => {
  const path = join(await throwAwayFolder(t), 'keys.json');
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  const rsa = await generateKeyPair('RS256', { extractable: true });
  const keys = [
    {
      ...(await exportJWK(rsa.privateKey)),
      kid: 'ours',
      alg: 'RS256',
      key_ops: ['sign', 'verify'],
    },
    { ...(await exportJWK(privateKey)), kid: 'theirs', alg: 'ES256', key_ops: ['verify'] },
  ];
  await writeFile(path, JSON.stringify({ keys }));
  const app = await startApp(t, { ...confirming, AUTH_SIGNING_KEYS: path });
  const { client } = await member(app, 'a@example.com');
  const { data } = await client.getClaims();
  assert.deepEqual([data?.header.kid, data?.header.alg], ['ours', 'RS256']);
  assert.equal((await keySet(app)).length, 2);
  const service = await new SignJWT({
    role: 'service_role',
    exp: epochSeconds(app.services.now()) + 60,
  })
    .setProtectedHeader({ alg: 'ES256', kid: 'theirs' })
    .sign(privateKey);
  const claims = await verifyToken(app.services.auth.keys, service, app.services.now());
  assert.equal(claims.role, 'service_role');
});

test('a file without a key that signs ends the start with a sentence', async (t) => {
  const path = join(await throwAwayFolder(t), 'keys.json');
  await writeFile(path, '{"keys":[]}');
  await assert.rejects(
    startApp(t, { AUTH_SIGNING_KEYS: path }),
    /^ConfigError: AUTH_SIGNING_KEYS: /,
  );
  await assert.rejects(
    startApp(t, { AUTH_SIGNING_KEYS: '/nowhere' }),
    /^ConfigError: AUTH_SIGNING_KEYS: /,
  );
});

test('given project keys replace the ones that are made', async (t) => {
  const app = await startApp(t, {
    AUTH_ANON_KEY: 'sb_publishable_x',
    AUTH_SERVICE_KEY: 'sb_secret_y',
  });
  assert.deepEqual(app.services.auth.projectKeys, {
    anon: 'sb_publishable_x',
    service: 'sb_secret_y',
  });
  const asking = { headers: { authorization: 'Bearer sb_secret_y' } };
  // Only its headers are read.
  const claims = await requireAdmin(app.services, asking as Parameters<typeof requireAdmin>[1]);
  assert.equal(claims.role, 'service_role');
});

test('the audit log can be added to and not changed', async (t) => {
  const app = await startApp(t, confirming);
  await member(app, 'a@example.com');
  const changed = await app.sql.as(system, async (tx) => {
    const { count: written } = await tx`select from auth.audit_log_entries`;
    const { count: updated } = await tx`update auth.audit_log_entries set action = 'nothing'`;
    const { count: deleted } = await tx`delete from auth.audit_log_entries`;
    return { written, updated, deleted };
  });
  assert.ok(changed.written > 0);
  assert.deepEqual([changed.updated, changed.deleted], [0, 0]);
});
