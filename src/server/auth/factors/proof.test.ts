import assert from 'node:assert/strict';
import { test } from 'node:test';
import { codeOf, enrollTotp, wrongCode } from '#server/auth/factors/testing.ts';
import { age, assertRefused, call, member, relaxed } from '#server/auth/testing.ts';
import { borrowApp } from '#server/testing/borrowed-servers.ts';

const open = { ...relaxed, AUTH_AUTOCONFIRM: 'on' };
const email = 'amira@example.com';
const nowhere = '00000000-0000-4000-8000-000000000000';

test('a proof that does not hold says why and changes nothing', async (t) => {
  const app = await borrowApp(t, open);
  const { client, token } = await member(app, email);
  const factor = await enrollTotp(client);
  const verify = (body: unknown) => call(app, `POST /factors/${factor.id}/verify`, body, token);
  const ask = async () => (await client.mfa.challenge({ factorId: factor.id })).data?.id ?? '';
  const code = codeOf(factor.secret);
  const failed = [422, 'mfa_verification_failed', 'Invalid TOTP code entered'] as const;

  assertRefused(
    await verify({ challenge_id: nowhere }),
    400,
    'validation_failed',
    'Code needs to be non-empty',
  );
  for (const challenge_id of [nowhere, ''])
    assertRefused(
      await verify({ challenge_id, code }),
      422,
      'mfa_factor_not_found',
      'MFA factor with the provided challenge ID not found',
    );
  assert.equal((await verify({ challenge_id: 'seven', code })).body.code, 'bad_json');

  const old = await ask();
  await age(app, 'mfa_challenges', 'created_at', 301);
  assertRefused(
    await verify({ challenge_id: old, code }),
    422,
    'mfa_challenge_expired',
    `MFA challenge ${old} has expired, verify against another challenge or create a new challenge.`,
  );
  const guessed = await ask();
  for (const wrong of [
    wrongCode(factor.secret),
    '12',
    'abcdef',
    codeOf(factor.secret, 3),
    '٠٠٠٠٠٠',
  ])
    assertRefused(await verify({ challenge_id: guessed, code: wrong }), ...failed);
  // The right one comes too late: five were wrong.
  assertRefused(await verify({ challenge_id: guessed, code }), ...failed);
  assert.equal((await client.getUser()).data.user?.factors?.[0]?.status, 'unverified');

  const challenge_id = await ask();
  const mismatch = 'Challenge and verify IP addresses mismatch.';
  assert.equal((await verify({ challenge_id, code })).status, 200);
  const again = await verify({ challenge_id, code: codeOf(factor.secret, 1) });
  assertRefused(again, 422, 'mfa_ip_address_mismatch', mismatch);
});

test('a challenge is answered from where it was asked', async (t) => {
  const app = await borrowApp(t, { ...open, TRUST_PROXY: '1' });
  const { client, token } = await member(app, email);
  const factor = await enrollTotp(client);
  const from = (ip: string, asked: string, body: unknown) =>
    app.send('POST', `/auth/v1/factors/${factor.id}/${asked}`, {
      headers: { authorization: `Bearer ${token}`, 'x-forwarded-for': ip },
      body: JSON.stringify(body),
    });
  const { id } = (await from('203.0.113.7', 'challenge', {})).body;
  const answer = { challenge_id: id, code: codeOf(factor.secret) };
  const { status, body } = await from('203.0.113.8', 'verify', answer);
  assert.deepEqual([status, body.error_code], [422, 'mfa_ip_address_mismatch']);
  assert.equal((await from('203.0.113.7', 'verify', answer)).status, 200);
});

test('one code opens one session, however many ask at once', async (t) => {
  const app = await borrowApp(t, open);
  const { client, token } = await member(app, email);
  const factor = await enrollTotp(client);
  const ask = () => call(app, `POST /factors/${factor.id}/challenge`, {}, token);
  const asked = await Promise.all(Array.from({ length: 8 }, ask));
  const code = codeOf(factor.secret);
  const answers = await Promise.all(
    asked.map(({ body: { id } }) =>
      call(app, `POST /factors/${factor.id}/verify`, { challenge_id: id, code }, token),
    ),
  );
  assert.equal(answers.filter(({ status }) => status === 200).length, 1);
  assert.ok(answers.every(({ status }) => status < 500));
});
