import assert from 'node:assert/strict';
import { test } from 'node:test';
import { z } from 'zod';
import { codeOf, withTotp, wrongCode } from '#server/auth/factors/testing.ts';
import { age, call, member, password } from '#server/auth/testing.ts';
import { many, system } from '#server/platform/sql.ts';
import { startApp, type TestApp } from '#server/testing.ts';

const email = 'layla@example.com';
const settings = { AUTH_AUTOCONFIRM: 'on', TRUST_PROXY: '1' };

/** Somebody who has the password, in another network each time. */
async function guesser(app: TestApp, factorId: string) {
  const { body } = await call(app, 'POST /token?grant_type=password', { email, password });
  const token = String(body.access_token);
  let place = 0;
  const ask = (path: string, sent: object, from: number) =>
    app.send('POST', path, {
      headers: {
        authorization: `Bearer ${token}`,
        'x-forwarded-for': `198.51.100.${from}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify(sent),
    });
  const guess = async (code: string) => {
    place += 1;
    const from = place;
    const { body: challenge } = await ask(`/auth/v1/factors/${factorId}/challenge`, {}, from);
    const answer = { challenge_id: challenge.id, code };
    return ask(`/auth/v1/factors/${factorId}/verify`, answer, from);
  };
  const recover = (code: string) => {
    place += 1;
    return ask('/rest/v1/account/recovery-codes/use', { code }, place);
  };
  return { guess, recover };
}

const Told = z.object({ language: z.string(), subject: z.string(), textBody: z.string() });

const toldOwner = (app: TestApp, to = email) =>
  app.sql.as(
    system,
    (tx) =>
      many(Told, tx)`
      select language, subject, text_body from app.messages
      where recipient = ${to} and template = 'notice-factorGuessed'`,
  );

/** Lets the time of a wait go by. */
const wait = (app: TestApp, seconds: number) =>
  age(app, 'guess_episodes', 'blocked_until', seconds);

test('wrong codes wait longer and longer, from wherever they come, and the owner is told once', async (t) => {
  const app = await startApp(t, settings);
  const { client } = await member(app, email);
  const factor = await withTotp(client);
  const { guess } = await guesser(app, factor.id);
  const code = wrongCode(factor.secret);
  for (let round = 0; round < 5; round += 1) assert.equal((await guess(code)).status, 422);
  for (const seconds of [60, 300, 900, 3600, 3600]) {
    const { status, body, headers } = await guess(codeOf(factor.secret));
    assert.deepEqual([status, body.error_code], [429, 'over_request_rate_limit']);
    const left = Number(headers.get('retry-after'));
    assert.ok(left > seconds - 50 && left <= seconds, `${left} of ${seconds}`);
    await wait(app, seconds);
    assert.equal((await guess(code)).status, 422);
  }
  const [told, ...more] = await toldOwner(app);
  assert.equal(more.length, 0);
  assert.equal(told?.subject, 'Somebody knows your password');
  assert.match(told?.textBody ?? '', /198\.51\.100\.5/);
  assert.match(told?.textBody ?? '', /choose a new password at once/);
});

test('an owner who has a phone number alone is told by text', async (t) => {
  const app = await startApp(t, settings);
  const { client } = await member(app, email);
  const factor = await withTotp(client);
  const { guess } = await guesser(app, factor.id);
  await app.sql.as(
    system,
    (tx) => tx`
      update auth.users set phone = '971501234567', phone_confirmed_at = now(),
        email_confirmed_at = null, raw_user_meta_data = '{"language":"ar"}'
      where email = ${email}`,
  );
  for (let round = 0; round < 5; round += 1)
    assert.equal((await guess(wrongCode(factor.secret))).status, 422);
  const [told, ...more] = await toldOwner(app, '+971501234567');
  assert.deepEqual(more, []);
  assert.match(told?.textBody ?? '', /^هناك من يعرف كلمة مرورك\. .*\/ar\/profile\/security$/);
  assert.deepEqual(await toldOwner(app), []);
});

test('the right code ends the episode, and the next one is told again', async (t) => {
  const app = await startApp(t, settings);
  const { client } = await member(app, email);
  await client.updateUser({ data: { language: 'ar' } });
  const factor = await withTotp(client);
  for (let episode = 1; episode <= 2; episode += 1) {
    const { guess } = await guesser(app, factor.id);
    for (let round = 0; round < 5; round += 1)
      assert.equal((await guess(wrongCode(factor.secret))).status, 422);
    assert.equal((await toldOwner(app)).length, episode);
    await wait(app, 60);
    assert.equal((await guess(codeOf(factor.secret, episode - 1))).status, 200);
  }
  const [told] = await toldOwner(app);
  assert.equal(told?.subject, 'هناك من يعرف كلمة مرورك');
});

test('an episode is forgotten after a day without a guess', async (t) => {
  const app = await startApp(t, settings);
  const { client } = await member(app, email);
  const factor = await withTotp(client);
  const { guess } = await guesser(app, factor.id);
  for (let round = 0; round < 5; round += 1) await guess(wrongCode(factor.secret));
  await wait(app, 60);
  await age(app, 'guess_episodes', 'last_at', 25 * 3600);
  for (let round = 0; round < 5; round += 1)
    assert.equal((await guess(wrongCode(factor.secret))).status, 422);
  assert.equal((await guess(codeOf(factor.secret))).status, 429);
});

test('recovery codes are guarded alike, and one that is right ends every wait', async (t) => {
  const app = await startApp(t, settings);
  const { client } = await member(app, email);
  const factor = await withTotp(client);
  const { data } = await client.getSession();
  const created = await app.send('POST', '/rest/v1/account/recovery-codes', {
    headers: { authorization: `Bearer ${data.session?.access_token}` },
  });
  const { codes } = z.object({ codes: z.array(z.string()) }).parse(created.body);
  const { guess, recover } = await guesser(app, factor.id);
  for (let round = 0; round < 5; round += 1) {
    assert.equal((await guess(wrongCode(factor.secret))).status, 422);
    assert.equal((await recover('00000-00000')).status, 400);
  }
  assert.equal((await recover(codes[0] ?? '')).status, 429);
  assert.equal((await toldOwner(app)).length, 2);
  await app.sql.as(
    system,
    (tx) => tx`
      update auth.guess_episodes set blocked_until = now() where subject like 'recovery%'`,
  );
  assert.equal((await guess(codeOf(factor.secret))).status, 429);
  assert.equal((await recover(codes[0] ?? '')).status, 200);
  const again = await guesser(app, factor.id);
  assert.equal((await again.guess(wrongCode(factor.secret))).status, 422);
});

test('guesses that come at once count one by one', async (t) => {
  const app = await startApp(t, settings);
  const { client } = await member(app, email);
  const factor = await withTotp(client);
  const { guess } = await guesser(app, factor.id);
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => guess(wrongCode(factor.secret))),
  );
  assert.ok(answers.every(({ status }) => status === 422 || status === 429));
  assert.equal(
    answers.filter(({ body }) => body.error_code === 'mfa_verification_failed').length,
    5,
  );
});
