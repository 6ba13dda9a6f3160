import assert from 'node:assert/strict';
import { createHash, randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { asAdmin } from '#server/auth/admin/testing.ts';
import { codeHash } from '#server/auth/codes/tokens.ts';
import {
  age,
  authClient,
  call,
  follow,
  fragmentOf,
  lastTo,
  member,
  password,
  relaxed,
} from '#server/auth/testing.ts';
import { readConfig } from '#server/platform/config/config.ts';
import { openSecrets } from '#server/platform/secrets/secrets.ts';
import { system } from '#server/platform/sql.ts';
import { borrowApp } from '#server/testing/borrowed-servers.ts';
import type { TestApp } from '#server/testing.ts';

const email = 'omar@rihla.example';
const wrongOf = (otp: string) => (otp === '000000' ? '000001' : '000000');

/** Asks for a recovery and says what the mail says. */
async function recover(app: TestApp, to = email) {
  assert.equal((await call(app, 'POST /recover', { email: to })).status, 200);
  return lastTo(app, to);
}

const verify = (app: TestApp, token: string, more: object = { email }) =>
  call(app, 'POST /verify', { type: 'recovery', token, ...more });

test('whoever knows the address and every code cannot compute a link', async (t) => {
  const app = await borrowApp(t, relaxed);
  const { otp, link } = await recover(app);
  for (const name of ['sha224', 'sha256', 'sha1', 'md5']) {
    const computed = createHash(name).update(`${email}${otp}`).digest('hex');
    for (const token_hash of [computed, `pkce_${computed}`]) {
      const answer = await call(app, 'POST /verify', { type: 'recovery', token_hash });
      assert.deepEqual([answer.status, answer.body.code], [403, 'otp_expired']);
      const path = `/auth/v1/verify?token=${token_hash}&type=recovery`;
      const { headers } = await app.send('GET', path);
      assert.match(headers.get('location') ?? '', /error_code=otp_expired/);
    }
  }
  const carried = new URL(link).searchParams.get('token') ?? '';
  assert.match(carried, /^[0-9a-f]{64}$/);
  assert.ok(fragmentOf(await follow(app, link)).access_token);
});

test('nothing in the database opens an account by itself', async (t) => {
  const app = await borrowApp(t, relaxed);
  const { otp, link } = await recover(app);
  const [row] = await app.sql.as(system, (tx) => tx`select * from auth.one_time_tokens`);
  const kept = JSON.stringify(row);
  assert.ok(!kept.includes(otp) && !kept.includes(new URL(link).searchParams.get('token') ?? '-'));
  for (const column of ['linkHash', 'codeHash'])
    assert.equal(
      (await call(app, 'POST /verify', { type: 'recovery', token_hash: row?.[column] })).status,
      403,
    );
});

test('a code is kept as what only the house can compute, for one purpose and one account', async (t) => {
  const app = await borrowApp(t, relaxed);
  const { otp } = await recover(app);
  const [row] = await app.sql.as(system, (tx) => tx`select * from auth.one_time_tokens`);
  const code = { kind: 'recovery', owner: String(row?.userId), otp };
  assert.equal(row?.codeHash, codeHash(app.services, code));
  const house = (letter: string) => openSecrets(readConfig({ SECRET_KEY: letter.repeat(40) }));
  const [here, elsewhere] = await Promise.all([house('a'), house('b')]);
  const others = [
    codeHash({ secrets: here }, code),
    codeHash({ secrets: elsewhere }, code),
    codeHash(app.services, { ...code, kind: 'confirmation' }),
    codeHash(app.services, { ...code, owner: randomUUID() }),
    codeHash(app.services, { ...code, otp: wrongOf(otp) }),
  ];
  assert.equal(new Set([row?.codeHash, ...others]).size, 6);
});

test('the prefix of a link belongs to it: without it nobody is signed in', async (t) => {
  const app = await borrowApp(t, relaxed);
  await authClient(app, { flowType: 'pkce' }).resetPasswordForEmail(email);
  const { link } = await lastTo(app, email);
  const bare = link.replace('token=pkce_', 'token=');
  assert.equal(fragmentOf(await follow(app, bare)).error_code, 'otp_expired');
  assert.ok((await follow(app, link)).searchParams.get('code'));
});

test('a letter moved from the address to the code is no way around the count', async (t) => {
  const app = await borrowApp(t, relaxed);
  const { otp } = await recover(app);
  const joined = { email: email.slice(0, -1) };
  assert.equal((await verify(app, `e${otp}`, joined)).body.code, 'otp_expired');
  for (let guess = 0; guess < 6; guess += 1) await verify(app, wrongOf(otp));
  assert.equal((await verify(app, `e${otp}`, joined)).body.code, 'otp_expired');
  assert.equal((await verify(app, otp)).body.code, 'otp_expired');
});

test('five wrong codes are forgiven, the sixth kills the code and a new one opens', async (t) => {
  const app = await borrowApp(t, relaxed);
  const first = await recover(app);
  for (let guess = 0; guess < 5; guess += 1) await verify(app, wrongOf(first.otp));
  assert.equal((await verify(app, first.otp)).status, 200);

  const second = await recover(app);
  for (let guess = 0; guess < 6; guess += 1)
    assert.equal((await verify(app, wrongOf(second.otp))).body.code, 'otp_expired');
  assert.equal((await verify(app, second.otp)).body.code, 'otp_expired');
  assert.equal((await verify(app, (await recover(app)).otp)).status, 200);
});

test('of fifty guesses at once no more than six are looked at', async (t) => {
  const app = await borrowApp(t, relaxed);
  const { otp } = await recover(app);
  const guesses = Array.from({ length: 50 }, () => verify(app, wrongOf(otp)));
  for (const { status } of await Promise.all(guesses)) assert.equal(status, 403);
  const [row] = await app.sql.as(system, (tx) => tx`select * from auth.one_time_tokens`);
  assert.deepEqual([row?.attempts, row?.codeHash], [50, null]);
  assert.equal((await verify(app, otp)).body.code, 'otp_expired');
});

test('wrong codes are summed over every door and every purpose of an account', async (t) => {
  const settings = { AUTH_AUTOCONFIRM: 'on', AUTH_SECURE_PASSWORD_CHANGE: 'on' };
  const app = await borrowApp(t, { ...relaxed, ...settings });
  const mine = 'a@example.com';
  const { token, client } = await member(app, mine);
  await age(app, 'sessions', 'created_at', 24 * 3600 + 1);
  await app.sql.as(
    system,
    (tx) => tx`update auth.users set encrypted_password = null where email = ${mine}`,
  );
  assert.equal((await client.reauthenticate()).error, null);
  const nonce = (await lastTo(app, mine)).otp;
  const recovery = (await recover(app, mine)).otp;

  const wrong = ['000000', '000001', '000002'].find((code) => ![nonce, recovery].includes(code));
  const newPassword = (code?: string) =>
    call(app, 'PUT /user', { password: 'another-password-7', nonce: code }, token);
  const prove = (code?: string) =>
    app.send('POST', '/rest/v1/account/proof', {
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ code }),
    });
  for (const type of ['recovery', 'email'])
    await call(app, 'POST /verify', { type, email: mine, token: wrong });
  for (const _ of [1, 2])
    assert.equal((await newPassword(wrong)).body.code, 'reauthentication_not_valid');
  for (const _ of [1, 2]) assert.equal((await prove(wrong)).status, 400);

  assert.equal((await newPassword(nonce)).body.code, 'reauthentication_not_valid');
  assert.equal((await prove(nonce)).status, 400);
  assert.equal((await verify(app, recovery, { email: mine })).body.code, 'otp_expired');
});

test('a texted code dies the same way', async (t) => {
  const app = await borrowApp(t, { ...relaxed, AUTH_PHONE: 'on' });
  const phone = '971501234567';
  await call(app, 'POST /signup', { phone, password });
  const { otp } = await lastTo(app, `+${phone}`);
  const guess = (token: string) => call(app, 'POST /verify', { type: 'sms', phone, token });
  for (let round = 0; round < 6; round += 1) await guess(wrongOf(otp));
  assert.equal((await guess(otp)).body.code, 'otp_expired');
});

test('what was made for a link of the house verifies as a code and as a link', async (t) => {
  const app = await borrowApp(t, relaxed);
  const make = async () => {
    const answer = await asAdmin(app, 'POST /admin/generate_link', { type: 'magiclink', email });
    assert.equal(answer.status, 200, answer.text);
    return { otp: String(answer.body.email_otp), hash: String(answer.body.hashed_token) };
  };
  const byCode = await make();
  assert.equal((await verify(app, byCode.otp, { email, type: 'email' })).status, 200);
  const posted = { type: 'magiclink', token_hash: (await make()).hash };
  assert.equal((await call(app, 'POST /verify', posted)).status, 200);
  const opened = await follow(
    app,
    `${app.url}/auth/v1/verify?token=${(await make()).hash}&type=magiclink`,
  );
  assert.ok(fragmentOf(opened).access_token);
});
