import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { generateKeyPair, SignJWT } from 'jose';
import { startIssuer, startWith } from '#server/auth/providers/oidc-testing.ts';
import { assertRefused, authClient, call, lastTo, member } from '#server/auth/testing.ts';
import type { TestApp } from '#server/testing.ts';

const layla = { sub: 'layla', email: 'layla@example.com', email_verified: true, name: 'Layla' };

const enter = (app: TestApp, body: object, token?: string) =>
  call(app, 'POST /token?grant_type=id_token', { provider: 'acme', ...body }, token);

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

test('an application signs somebody in with the token it got from the provider', async (t) => {
  const issuer = await startIssuer(t);
  const app = await startWith(t, issuer);
  const client = authClient(app);
  const token = await issuer.signIdToken({ ...layla, nonce: hashOf('a secret of the phone') });
  const { data, error } = await client.signInWithIdToken({
    provider: 'acme' as 'google', // the library lists only the providers of the hosted service
    token,
    nonce: 'a secret of the phone',
  });
  assert.equal(error, null);
  assert.equal(data.user?.email, layla.email);
  assert.deepEqual(data.user?.app_metadata, { provider: 'acme', providers: ['acme'] });
  const again = await enter(app, { id_token: await issuer.signIdToken(layla) });
  assert.equal((again.body.user as { id: string }).id, data.user?.id); // the shape of a session
});

test('a token that is not the provider’s, not for us or not for this request is refused', async (t) => {
  const issuer = await startIssuer(t);
  const app = await startWith(t, issuer);
  const { privateKey } = await generateKeyPair('ES256');
  const forged = await new SignJWT({ iss: issuer.url, aud: 'rihla', ...layla })
    .setProtectedHeader({ alg: 'ES256', kid: 'issuer-key' })
    .setExpirationTime('5 minutes')
    .sign(privateKey);
  const bare = Buffer.from('{"alg":"none"}').toString('base64url');
  const unsigned = `${bare}.${Buffer.from(JSON.stringify({ iss: issuer.url, aud: 'rihla', ...layla })).toString('base64url')}.`;
  const bad: [object, string][] = [
    [{ id_token: 'nonsense' }, 'Bad ID token'],
    [{ id_token: forged }, 'Bad ID token'],
    [{ id_token: unsigned }, 'Bad ID token'],
    [
      { id_token: await issuer.signIdToken({ ...layla, iss: 'https://evil.test' }) },
      'Bad ID token',
    ],
    [
      { id_token: await issuer.signIdToken({ ...layla, at_hash: 'x' }), access_token: 'y' },
      'Bad ID token',
    ],
    [
      { id_token: await issuer.signIdToken({ ...layla, aud: 'other' }) },
      'Unacceptable audience in id_token: [other]',
    ],
    [
      { id_token: await issuer.signIdToken(layla), nonce: 'n' },
      'Passed nonce and nonce in id_token should either both exist or not.',
    ],
    [
      { id_token: await issuer.signIdToken({ ...layla, nonce: hashOf('m') }), nonce: 'n' },
      'Nonces mismatch',
    ],
    [{}, 'id_token required'],
  ];
  for (const [body, words] of bad) {
    const answer = await enter(app, body);
    assert.deepEqual([answer.status, answer.body.error_description], [400, words]);
  }
  const off = await enter(app, { provider: 'google', id_token: 'x' });
  assertRefused(
    off,
    400,
    'provider_disabled',
    'Provider (issuer "https://accounts.google.com") is not enabled',
  );
});

test('an address the provider did not verify is confirmed by mail first', async (t) => {
  const issuer = await startIssuer(t);
  const app = await startWith(t, issuer);
  const answer = await enter(app, {
    id_token: await issuer.signIdToken({ ...layla, email_verified: false }),
  });
  assertRefused(
    answer,
    422,
    'provider_email_needs_verification',
    'Unverified email with acme. A confirmation email has been sent to your acme email',
  );
  assert.match((await lastTo(app, layla.email)).link, /type=signup/);
});

test('a member links a provider by its token', async (t) => {
  const issuer = await startIssuer(t);
  const app = await startWith(t, issuer, { AUTH_MANUAL_LINKING: 'on', AUTH_AUTOCONFIRM: 'on' });
  const { client, user } = await member(app, 'own@example.com');
  const token = await issuer.signIdToken(layla);
  const { data, error } = await client.linkIdentity({ provider: 'acme' as 'google', token });
  assert.equal(error, null);
  assert.equal(data.user?.id, user.id);
  assert.deepEqual(data.user?.app_metadata.providers, ['email', 'acme']);
  const unnamed = await enter(app, { id_token: token, link_identity: true });
  assert.equal(unnamed.status, 401);
});

test('ten arrivals of one newcomer at once open one account', async (t) => {
  const issuer = await startIssuer(t);
  const app = await startWith(t, issuer);
  const token = await issuer.signIdToken(layla);
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => enter(app, { id_token: token })),
  );
  const ids = answers.map(({ body }) => (body.user as { id: string } | undefined)?.id); // a session's
  assert.deepEqual([new Set(ids).size, answers.every(({ status }) => status === 200)], [1, true]);
});

test('somebody without an address has no account with us', async (t) => {
  const issuer = await startIssuer(t);
  const app = await startWith(t, issuer);
  const answer = await enter(app, { id_token: await issuer.signIdToken({ sub: 'unnamed' }) });
  const words = 'Error getting user email from external provider';
  assert.deepEqual([answer.status, answer.body.error_description], [400, words]);
});
