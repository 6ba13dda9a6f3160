import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import path from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { asAdmin } from '#server/auth/admin/testing.ts';
import { openAuth } from '#server/auth/auth.ts';
import { openKeyring } from '#server/auth/keys/keys.ts';
import { authClient, call, member, password, relaxed } from '#server/auth/testing.ts';
import { formatDatabaseUrl } from '#server/database/address.ts';
import { startEmbedded } from '#server/database/cluster/embedded-postgres.ts';
import { atEnd, throwAwayFolder } from '#server/database/throw-away.ts';
import { readConfig } from '#server/platform/config/config.ts';
import { system } from '#server/platform/sql.ts';
import { startApp, type TestApp } from '#server/testing.ts';

const confirming = { ...relaxed, AUTH_AUTOCONFIRM: 'on' };
const settings = readConfig({}).auth;

const publishedKids = async (app: TestApp): Promise<string[]> => {
  const { body } = await call(app, 'GET /.well-known/jwks.json');
  assert.ok(Array.isArray(body.keys));
  return body.keys.map(({ kid }) => kid);
};

/** Other processes are told; hearing takes a moment. */
async function until(isSo: () => Promise<boolean>) {
  for (let tries = 0; tries < 100; tries += 1) {
    if (await isSo()) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  assert.fail('it did not come to pass within five seconds');
}

/** What `npm run keys` says, as npm would run it. */
function runKeys(args: string[], env: Record<string, string>) {
  const script = fileURLToPath(new URL('../../../../tools/keys.ts', import.meta.url));
  const { PATH, TMPDIR } = process.env;
  return new Promise<{ failed: boolean; said: string }>((resolve) => {
    const options = { env: { PATH, TMPDIR, ...env } };
    execFile(process.execPath, [script, ...args], options, (error, out, err) =>
      resolve({ failed: error !== null, said: (out + err).trim() }),
    );
  });
}

test('another process rotates, and the server signs with the new key', async (t) => {
  const app = await startApp(t, confirming);
  const { token } = await member(app, 'a@example.com');
  const [old = ''] = await publishedKids(app);
  const elsewhere = await openKeyring({ ...app.services, settings });
  await elsewhere.rotate();
  await until(async () => (await publishedKids(app)).length === 2);
  const { data } = await authClient(app).signInWithPassword({ email: 'a@example.com', password });
  const { data: fresh } = await authClient(app).getClaims(data.session?.access_token);
  assert.notEqual(fresh?.header.kid, old);
  assert.equal(fresh?.header.kid, elsewhere.current().kid);
  assert.equal((await call(app, 'GET /user', undefined, token)).status, 200);
  const kept = await app.sql.as(
    system,
    (tx) => tx`select kid from auth.signing_keys where private_key is not null`,
  );
  assert.deepEqual(
    kept.map(({ kid }) => kid),
    [fresh?.header.kid],
  );
});

test('a retired key ends when its tokens have run out; the project keys outlive it', async (t) => {
  const app = await startApp(t, confirming);
  const { token } = await member(app, 'a@example.com');
  const [old = ''] = await publishedKids(app);
  await app.services.auth.keys.rotate();
  await app.sql.as(system, async (tx) => {
    await tx`update auth.signing_keys set retired_at = now() - interval '2 hours' where kid = ${old}`;
    await tx`notify signing_keys_changed`;
  });
  await until(async () => !(await publishedKids(app)).includes(old));
  assert.equal((await call(app, 'GET /user', undefined, token)).body.code, 'bad_jwt');
  assert.equal((await asAdmin(app, 'GET /admin/users')).status, 200);
  const { anon } = app.services.auth.projectKeys;
  const visitor = await call(app, 'GET /user', undefined, anon);
  assert.equal(visitor.body.message, 'invalid claim: missing sub claim');
  const again = { settings, publicUrl: app.url, production: false };
  const restarted = await openAuth({ ...app.services, ...again });
  assert.deepEqual(restarted.projectKeys, app.services.auth.projectKeys);
});

test('npm run keys prints the keys of the running house and rotates', async (t) => {
  const app = await startApp(t, confirming);
  const { anon, service } = app.services.auth.projectKeys;
  const { dataDir } = app.services.config;
  const env = { DATABASE_URL: formatDatabaseUrl(app.owner), DATA_DIR: dataDir };
  const printed = `AUTH_ANON_KEY=${anon}\nAUTH_SERVICE_KEY=${service}`;
  assert.deepEqual(await runKeys([], env), { failed: false, said: printed });
  const rotated = await runKeys(['--rotate'], env);
  assert.ok(rotated.said.startsWith(`${printed}\n# `), rotated.said);
  await until(async () => (await publishedKids(app)).length === 2);
  assert.equal((await runKeys(['--help'], env)).failed, true);
  const hosted = await runKeys([], { ...env, AUTH_URL: 'https://accounts.example/auth/v1' });
  assert.deepEqual(hosted, {
    failed: true,
    said: 'AUTH_URL is set: the keys are those of https://accounts.example/auth/v1.',
  });
});

test('npm run keys makes them where nothing was started yet, and finds them again', async (t) => {
  const env = { DATA_DIR: path.join(await throwAwayFolder(t), 'data') };
  const first = await runKeys([], env);
  assert.match(first.said, /^AUTH_ANON_KEY=ey\S+\nAUTH_SERVICE_KEY=ey\S+$/);
  assert.deepEqual(await runKeys([], env), first);
  const running = await startEmbedded({ root: env.DATA_DIR, log: () => {} });
  atEnd(t, running.stop);
  assert.deepEqual(await runKeys([], env), first);
  assert.ok(running.isUp());
});

test('npm run keys -- --rotate-secrets seals everything anew, and the running house goes on', async (t) => {
  const app = await startApp(t, confirming);
  const { anon, service } = app.services.auth.projectKeys;
  const { dataDir } = app.services.config;
  const env = { DATABASE_URL: formatDatabaseUrl(app.owner), DATA_DIR: dataDir };
  const sealed = () =>
    app.sql.as(system, (tx) => tx`select kid, private_key from auth.signing_keys order by kid`);
  const before = JSON.stringify(await sealed());
  const { failed, said } = await runKeys(['--rotate-secrets'], env);
  assert.equal(failed, false, said);
  const [, count] =
    /secret-keys seals from now on; (\d+) secrets were sealed anew\.$/.exec(said) ?? [];
  assert.ok(Number(count) >= 2, said);
  assert.notEqual(JSON.stringify(await sealed()), before);
  await member(app, 'a@example.com');
  const { said: printed } = await runKeys([], env);
  assert.equal(printed, `AUTH_ANON_KEY=${anon}\nAUTH_SERVICE_KEY=${service}`);
});
