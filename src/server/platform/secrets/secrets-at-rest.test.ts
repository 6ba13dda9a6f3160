import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { type TestContext, test } from 'node:test';
import { importJWK, type JWK, SignJWT } from 'jose';
import { epochSeconds } from '#domain/time.ts';
import { withTotp } from '#server/auth/factors/testing.ts';
import { openKeyring } from '#server/auth/keys/keys.ts';
import { openProjectKeys } from '#server/auth/keys/project-keys.ts';
import { newPrivateJwk } from '#server/auth/keys/signing-key.ts';
import { readKept, totpSecrets } from '#server/auth/sealed-places.ts';
import { sign, verifyToken } from '#server/auth/sessions/tokens.ts';
import { lastTo, member, relaxed } from '#server/auth/testing.ts';
import { restore } from '#server/database/backup/restore.ts';
import { migrate } from '#server/database/migrate.ts';
import { prepareAppRole } from '#server/database/roles.ts';
import { throwAwayFolder, withSql } from '#server/database/throw-away.ts';
import { type Config, readConfig } from '#server/platform/config/config.ts';
import { newLinkToken } from '#server/platform/link-tokens.ts';
import {
  newMasterKey,
  readKeyFile,
  replaceKeyFile,
  secretKeyFileIn,
} from '#server/platform/secrets/key-file.ts';
import { placeName } from '#server/platform/secrets/sealed-place.ts';
import { openSecrets } from '#server/platform/secrets/secrets.ts';
import {
  backupOf,
  emptyDatabase,
  olderDatabase,
  textOf,
} from '#server/platform/secrets/secrets-at-rest-testing.ts';
import { type Database, system } from '#server/platform/sql.ts';
import { resealEverything, rotateSecrets, sealWhatLiesOpen } from '#server/sealed-places.ts';
import { clock } from '#server/start.ts';
import { startApp } from '#server/testing.ts';

const open = { ...relaxed, AUTH_AUTOCONFIRM: 'on', AUTH_SAML_ENABLED: 'on' };
const phrase = 'a passphrase, with a comma, of more than thirty-two characters';
const another = 'another passphrase of more than thirty-two characters';

async function house(t: TestContext, environment: Record<string, string> = {}) {
  const app = await startApp(t, { ...open, ...environment });
  const { client, user } = await member(app, 'noor@example.com');
  return { app, userId: user.id, factor: await withTotp(client) };
}

/** What a house keeps, opened by the keys it was given. */
async function kept(sql: Database, config: Config, factorId: string) {
  const secrets = await openSecrets(config);
  const beginnings = { sql, settings: config.auth, secrets, now: clock };
  const keys = await openKeyring(beginnings);
  const projectKeys = await openProjectKeys(beginnings, keys);
  return sql.as(system, async (tx) => {
    const [factor] = await tx`select secret from auth.mfa_factors where id = ${factorId}`;
    return {
      projectKeys,
      kid: keys.current().kid,
      signs: await verifyToken(
        keys,
        await sign(keys, { role: 'anon', exp: 4_000_000_000 }),
        clock(),
      ),
      saml: await readKept(tx, secrets, 'saml_private_key'),
      totp: await secrets.open(placeName(totpSecrets, factorId), factor?.secret),
    };
  });
}

test('whoever finds a backup can sign nothing and open nothing with it', async (t) => {
  const { app, userId, factor } = await house(t);
  const { keys, projectKeys, saml } = app.services.auth;
  const file = await backupOf(t, app);
  const text = await textOf(file);
  assert.ok(text.includes('noor@example.com') && text.includes(keys.current().kid ?? '-'));

  assert.ok(!text.includes('PRIVATE KEY'), 'no PEM');
  assert.ok(!/"d": ?"/.test(text), 'no private half of a signing key');
  for (const secret of [factor.secret, projectKeys.service, saml?.privateKey.split('\n')[1] ?? ''])
    assert.ok(secret.length > 20 && !text.includes(secret), secret.slice(0, 6));
  assert.ok(!text.includes(factor.refreshToken), 'no refresh token');

  // With everything that stands in the row of the key, as if it were the key.
  const [, row = ''] = /^[\w-]{43}\t(\{.*?\})\t/m.exec(text.replaceAll('\\\\', '\\')) ?? [];
  const jwk: JWK = JSON.parse(row);
  assert.equal(jwk.kid, keys.current().kid);
  const sealed = /sealed:[\w-]+:([\w-]+)/.exec(text)?.[1] ?? '';
  const guesses = [sealed.slice(0, 43), sealed.slice(-43), jwk.x ?? ''];
  for (const d of guesses) await assertForgesNothing(app.url, { ...jwk, d }, userId);
});

test('a backup of this very hour holds neither the links nor the codes that were mailed', async (t) => {
  const app = await startApp(t, { ...relaxed, AUTH_PHONE: 'on' });
  const email = 'layla@rihla.example';
  const asked = (path: string, body: object) =>
    app.send('POST', `/auth/v1${path}`, {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  assert.equal((await asked('/recover', { email })).status, 200);
  assert.equal((await asked('/otp', { phone: '971501234567' })).status, 200);
  const [{ otp, link }, { otp: texted }] = [
    await lastTo(app, email),
    await lastTo(app, '+971501234567'),
  ];
  const carried = new URL(link).searchParams.get('token') ?? '';
  const text = await textOf(await backupOf(t, app));
  assert.ok(text.includes('auth-recovery') && text.includes('auth-code'), 'the letters are there');
  for (const secret of [carried, otp, texted])
    assert.ok(secret.length >= 6 && !new RegExp(`\\b${secret}\\b`).test(text), secret);
  // What was mailed opens the account all the same, also after the keys were changed.
  await rotateSecrets(app.sql, app.services.config);
  assert.equal((await lastTo(app, email)).link, link);
});

test('nor does it hold the secret that a visitor was handed, in the answer kept for a second try', async (t) => {
  const app = await startApp(t, relaxed);
  const body = { name: 'Maha', email: 'maha@example.com', language: 'en', zone: 'Asia/Dubai' };
  const asked = () =>
    app.send('POST', '/rest/v1/expert-conversations', {
      headers: { 'content-type': 'application/json', 'idempotency-key': 'a-try-of-this-very-test' },
      body: JSON.stringify({ persona: null, assistantId: null, said: [], ...body }),
    });
  const first = await asked();
  assert.equal(first.status, 200, first.text);
  const token = String(first.body.token);
  const text = await textOf(await backupOf(t, app));
  assert.ok(text.includes('a-try-of-this-very-test'), 'the try is there');
  assert.ok(token.length > 40 && !text.includes(token));
  assert.deepEqual((await asked()).body, first.body);
  await rotateSecrets(app.sql, app.services.config);
  assert.deepEqual((await asked()).body, first.body);
});

async function assertForgesNothing(url: string, jwk: JWK, sub: string) {
  const forged = async () => {
    const claims = {
      sub,
      role: 'authenticated',
      aud: 'authenticated',
      exp: epochSeconds(clock()) + 60,
    };
    const header = { alg: 'ES256', kid: jwk.kid ?? '' };
    return new SignJWT(claims).setProtectedHeader(header).sign(await importJWK(jwk, 'ES256'));
  };
  // Mostly it is no key at all; where it is one, it is not ours.
  const token = await forged().catch(() => undefined);
  if (!token) return;
  const answer = await fetch(`${url}/auth/v1/user`, {
    headers: { authorization: `Bearer ${token}` },
  });
  assert.equal(answer.status, 403);
}

test('a restored house starts with the right words; with others it says which are missing', async (t) => {
  const { app, factor } = await house(t, { SECRET_KEY: phrase });
  const file = await backupOf(t, app);
  const before = await kept(app.sql, app.services.config, factor.id);
  const there = await emptyDatabase(t);
  await restore({ owner: there.owner, file });
  await prepareAppRole(there.owner, there.app);
  const given = (SECRET_KEY: string) => readConfig({ SECRET_KEY });
  assert.deepEqual(await kept(there.sql, given(phrase), factor.id), before);
  const wrong = await openSecrets(given(another));
  await assert.rejects(
    sealWhatLiesOpen(there.sql, wrong),
    /^StartError: SECRET_KEY is not the one that this database's secrets were sealed with/,
  );
});

test('what an older version wrote in clear is sealed at the next start, once', async (t) => {
  const { owner, app, sql } = await olderDatabase(t);
  const [userId, factorId, jwk] = [randomUUID(), randomUUID(), await newPrivateJwk()];
  const config = readConfig({ DATA_DIR: await throwAwayFolder(t) });
  const service = 'a.service.key';
  const { token: address, hash } = newLinkToken();
  await withSql(owner, (bare) =>
    bare.begin(async (tx) => {
      await tx`select app.set_caller('system', null)`;
      await tx`insert into auth.users (id, email) values (${userId}, 'noor@example.com')`;
      await tx`insert into auth.signing_keys (kid, jwk)
        values (${jwk.kid ?? ''}, ${tx.json({ ...jwk })})`;
      await tx`insert into auth.secrets (name, value) values ('saml_private_key', ${service})`;
      await tx`insert into auth.mfa_factors (id, user_id, factor_type, secret)
        values (${factorId}, ${userId}, 'totp', 'JBSWY3DPEHPK3PXP')`;
      await tx`insert into auth.recovery_codes (id, user_id, code_hash)
        values (${randomUUID()}, ${userId}, 'a hash of before')`;
      await tx`insert into app.calendar_feeds (id, client_id, token, language)
        values (${randomUUID()}, ${userId}, ${address}, 'en')`;
    }),
  );
  await migrate(owner);
  await prepareAppRole(owner, app);
  const secrets = await openSecrets(config);
  const rows = () =>
    sql.as(system, async (tx) => [
      ...(await tx`select jwk ? 'd' as clear, private_key as lying from auth.signing_keys`),
      ...(await tx`select value as lying from auth.secrets`),
      ...(await tx`select secret as lying from auth.mfa_factors`),
      ...(await tx`select code_hash as lying from auth.recovery_codes`),
      ...(await tx`select token as lying from app.calendar_feeds where token_hash = ${hash}`),
    ]);
  await Promise.all([sealWhatLiesOpen(sql, secrets), sealWhatLiesOpen(sql, secrets)]);
  const sealed = await rows();
  assert.equal(sealed.length, 5);
  assert.equal(sealed[0]?.clear, false);
  for (const { lying } of sealed) assert.match(lying, /^sealed:[\w-]+:[\w-]+$/);
  await sealWhatLiesOpen(sql, secrets);
  assert.deepEqual(await rows(), sealed);
  const now = await kept(sql, config, factorId);
  assert.deepEqual([now.kid, now.saml, now.totp], [jwk.kid, service, 'JBSWY3DPEHPK3PXP']);
});

test('the database itself refuses a secret in clear', async (t) => {
  const { app, factor } = await house(t);
  for (const statement of [
    `update auth.mfa_factors set secret = 'JBSWY3DP' where id = '${factor.id}'`,
    `insert into auth.secrets (name, value) values ('one', 'in clear')`,
    `update auth.signing_keys set private_key = 'abc'`,
    `update app.messages set sealed = 'in clear'`,
    `update auth.signing_keys set jwk = jwk || '{"d": "abc"}'`,
  ])
    await assert.rejects(
      app.sql.as(system, (tx) => tx.unsafe(statement)),
      /_sealed/,
      statement,
    );
});

test('a rotation seals everything under a new key, while the house goes on', async (t) => {
  const { app, factor } = await house(t);
  const { config, auth } = app.services;
  const file = secretKeyFileIn(config.dataDir);
  const [first] = await readKeyFile(file);
  const before = await kept(app.sql, config, factor.id);
  assert.ok((await rotateSecrets(app.sql, config)) >= 5);
  assert.deepEqual(await kept(app.sql, config, factor.id), before);
  const lying = await app.sql.as(
    system,
    (tx) => tx`select from auth.secrets where value like ${`sealed:${first?.id}:%`}`,
  );
  assert.equal(lying.count, 0);
  // The house has the new key by now, or reads it when it meets what it sealed.
  const { secret = '' } = await app.sql.as(system, async (tx) => {
    const [row] = await tx`select secret from auth.mfa_factors where id = ${factor.id}`;
    return { secret: String(row?.secret) };
  });
  const opened = await app.services.secrets.open(placeName(totpSecrets, factor.id), secret);
  assert.equal(opened, factor.secret);
  await auth.keys.rotate();

  // Once more: the first key is nowhere any more.
  await rotateSecrets(app.sql, config);
  const ring = await readKeyFile(file);
  assert.equal(ring.length, 2);
  assert.ok(!ring.some(({ id }) => id === first?.id));
});

test('a rotation that was cut off anywhere leaves a house that works, and the next one ends it', async (t) => {
  const { app, factor } = await house(t);
  const { config } = app.services;
  const file = secretKeyFileIn(config.dataDir);
  const before = await kept(app.sql, config, factor.id);
  const [first] = await readKeyFile(file);
  // Cut off when the new key stood in the file and no row was sealed with it.
  await replaceKeyFile(file, [newMasterKey(), ...(await readKeyFile(file))]);
  assert.deepEqual(await kept(app.sql, config, factor.id), before);
  // Cut off when the rows were sealed and the old keys not yet dropped.
  await resealEverything(app.sql, await openSecrets(config));
  assert.deepEqual(await kept(app.sql, config, factor.id), before);
  await rotateSecrets(app.sql, config);
  assert.deepEqual(await kept(app.sql, config, factor.id), before);
  const ring = await readKeyFile(file);
  assert.ok(ring.length === 2 && !ring.some(({ id }) => id === first?.id));
});

test('words are changed in the configuration, and the command seals with the new ones', async (t) => {
  const { app, factor } = await house(t, { SECRET_KEY: phrase });
  const before = await kept(app.sql, app.services.config, factor.id);
  const both = readConfig({ SECRET_KEY: another, SECRET_KEY_OLD: phrase });
  const count = await rotateSecrets(app.sql, both);
  assert.ok(count >= 5);
  assert.equal(await rotateSecrets(app.sql, both), 0);
  const alone = readConfig({ SECRET_KEY: another });
  assert.deepEqual(await kept(app.sql, alone, factor.id), before);
});
