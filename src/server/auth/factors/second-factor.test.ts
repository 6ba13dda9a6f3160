/** An account with a second factor is nobody's at any door until that factor was shown. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { actingHeader } from '#contract/endpoint.ts';
import { clientTopic } from '#contract/live.ts';
import { codeOf, withTotp } from '#server/auth/factors/testing.ts';
import { withKey, withPasskey } from '#server/auth/passkeys/device-testing.ts';
import { ageProofs, calling, withApp, withPassword } from '#server/auth/proof/testing.ts';
import { authClient, call } from '#server/auth/testing.ts';
import { until } from '#server/database/throw-away.ts';
import { invitation, invited } from '#server/delegates/testing.ts';
import { kept } from '#server/documents/testing.ts';
import { firstState, listen, liveClient, subscribed } from '#server/live/testing.ts';
import { assertRefused, borrow, newClient } from '#server/matters/testing.ts';
import { system } from '#server/platform/sql.ts';
import { answered, clientOf, pdf, refused } from '#server/storage/testing.ts';
import { borrowApp } from '#server/testing/borrowed-servers.ts';

const hearing = { private: true };

test('files, live rooms, the assistant and the archive are closed to a password alone', async (t) => {
  const app = await borrow(t);
  const layla = await newClient(app);
  const whole = await withApp(app, layla);
  const half = await withPassword(app, layla);

  const [papers, mine] = [clientOf(app, half.token), clientOf(app, whole.token)].map((files) =>
    files.from('documents'),
  );
  const place = `${layla.id}/passport.pdf`;
  assert.ok(papers && mine);
  answered(await mine.upload(place, pdf()));
  for (const answer of [
    await papers.upload(`${layla.id}/other.pdf`, pdf()),
    await papers.download(place),
    await papers.list(layla.id),
    await papers.createSignedUrl(place, 60),
    await papers.remove([place]),
  ])
    refused(answer, '403', 'SecondFactorNeeded');
  answered(await mine.download(place));

  const topic = clientTopic(layla.id);
  const state = await firstState(listen(liveClient(t, app, half), topic, hearing));
  assert.match(state, /CHANNEL_ERROR.*second_factor_needed/);
  await subscribed(listen(liveClient(t, app, whole), topic, hearing));
  const said = await app.send('POST', '/realtime/v1/api/broadcast', {
    headers: { authorization: `Bearer ${half.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ messages: [{ topic, event: 'x', payload: {}, private: true }] }),
  });
  assert.equal(said.status, 403);
  assert.match(said.text, /second_factor_needed/);

  const asked = await half.send('POST', '/functions/v1/chat-assistant', { message: 'Hello' });
  assertRefused(asked, 403, 'second_factor_needed');
  assertRefused(await half.send('POST', '/privacy/archives', {}), 403, 'second_factor_needed');
});

test('somebody who knows the password invites no accomplice and opens no feed', async (t) => {
  const app = await borrow(t);
  const layla = await newClient(app);
  const passport = await kept(app, layla, { type: 'passport' });
  const whole = await withApp(app, layla);
  const half = await withPassword(app, layla);
  const accomplice = await newClient(app);
  const asked = invitation(accomplice.email, { rights: ['documents', 'pay', 'approve'] });
  assertRefused(await half.send('POST', '/delegates', asked), 403, 'second_factor_needed');
  assertRefused(await half.send('POST', '/itinerary/feed'), 403, 'second_factor_needed');

  // A browser that was left open is no better, once ten minutes have passed.
  await ageProofs(app, layla);
  for (const [method, path, body] of [
    ['POST', '/delegates', asked],
    ['POST', '/itinerary/feed', undefined],
    ['POST', '/privacy/archives', undefined],
    ['POST', '/privacy/departure', undefined],
    ['POST', '/billing/methods', { kind: 'token', token: 'tok_sandbox' }],
  ] as const) {
    const answer = await whole.send(method, path, body);
    assertRefused(answer, 403, 'fresh_proof_needed');
    assert.deepEqual(answer.body.params, { means: 'factor' }, path);
  }

  // And an accomplice whom the owner was talked into opens no passport with a password alone.
  assert.equal((await whole.prove()).error, null);
  const owner = {
    ...layla,
    ...whole,
    post: (to: string, body = {}) => whole.send('POST', to, body),
  };
  const { token } = await invited(app, owner, asked);
  assert.equal((await accomplice.post('/mandates/accept', { token })).status, 200);
  const opening = await accomplice.send(
    'POST',
    `/documents/${passport.id}/open`,
    {},
    {
      [actingHeader]: layla.id,
    },
  );
  assertRefused(opening, 403, 'own_factor_needed');
});

test('a factor counts from the moment it is proven and until it is taken away', async (t) => {
  const app = await borrow(t);
  const layla = await newClient(app);
  const before = await withPassword(app, layla);
  assert.equal((await before.send('GET', '/settings')).status, 200);
  const first = await withApp(app, layla);
  assertRefused(await before.send('GET', '/settings'), 401, 'unauthenticated');

  const second = await withPassword(app, layla);
  assertRefused(await second.send('GET', '/settings'), 403, 'second_factor_needed');
  await second.auth.mfa.challengeAndVerify({
    factorId: first.factorId,
    code: codeOf(first.secret),
  });
  const { data } = await second.auth.getSession();
  const raised = calling(app, data.session?.access_token ?? '');
  const other = await withTotp(second.auth, 'Other app');
  const listening = await subscribed(
    listen(liveClient(t, app, first), clientTopic(layla.id), hearing),
  );

  // What the first app proved is void without it; the account still has another.
  assert.equal((await second.auth.mfa.unenroll({ factorId: first.factorId })).error, null);
  assertRefused(await first.send('GET', '/settings'), 403, 'second_factor_needed');
  await until(() => listening.states.includes('CLOSED'));
  assert.equal((await second.auth.mfa.unenroll({ factorId: other.id })).error, null);
  assert.equal((await raised.send('GET', '/settings')).status, 200);
});

test('a recovery code completes the second factor, and shows it again later', async (t) => {
  const app = await borrow(t);
  const layla = await newClient(app);
  const whole = await withApp(app, layla);
  const made = await whole.send('POST', '/account/recovery-codes');
  const [one, two] = [made.body.codes].flat().map(String);
  const half = await withPassword(app, layla);
  const entered = await half.send('POST', '/account/recovery-codes/use', { code: one });
  const raised = calling(app, String(entered.body.access_token));
  assert.equal((await raised.send('GET', '/delegates')).status, 200);
  await ageProofs(app, layla);
  assertRefused(await raised.send('POST', '/itinerary/feed'), 403, 'fresh_proof_needed');
  const shown = await raised.send('POST', '/account/recovery-codes/use', { code: two });
  assert.equal(shown.status, 200, shown.text);
  assert.equal((await raised.send('POST', '/itinerary/feed')).status, 200);
});

const origin = 'http://localhost:4400';
const withDevices = {
  AUTH_RATE_LIMITS: 'off',
  AUTH_AUTOCONFIRM: 'on',
  AUTH_SEND_INTERVAL: '0',
  RATE_LIMIT: '1000000',
  PUBLIC_URL: origin,
};

test('a security key alone is a second factor like any other', async (t) => {
  const app = await borrowApp(t, withDevices);
  const layla = await newClient(app);
  const { auth } = await withPassword(app, layla);
  const key = await withKey(app, auth, origin);
  const half = await withPassword(app, layla);
  assertRefused(await half.send('GET', '/settings'), 403, 'second_factor_needed');
  const whole = calling(app, await key.show(half.token));
  assert.equal((await whole.send('POST', '/itinerary/feed')).status, 200);
  await ageProofs(app, layla);
  const refusal = await whole.send('POST', '/privacy/archives');
  assertRefused(refusal, 403, 'fresh_proof_needed');
  assert.deepEqual(refusal.body.params, { means: 'factor' });
  const again = calling(app, await key.show(whole.token));
  assert.equal((await again.send('POST', '/privacy/archives')).status, 200);
});

test('a passkey whose device checked who holds it is as good as two factors', async (t) => {
  const app = await borrowApp(t, withDevices);
  const layla = await newClient(app);
  const { auth } = await withPassword(app, layla);
  const passkey = await withPasskey(auth, origin);
  const { secret, id } = await withTotp(auth);
  const token = await passkey.signIn(app);
  const own = calling(app, token);
  assert.equal((await own.send('GET', '/settings')).status, 200);
  assert.equal((await own.send('POST', '/itinerary/feed')).status, 200);
  const { body } = await call(app, 'GET /user', undefined, token);
  assert.equal(body.id, layla.id);

  // Another session shows its app: the passkey's has nothing to catch up on.
  const half = await withPassword(app, layla);
  await half.auth.mfa.challengeAndVerify({ factorId: id, code: codeOf(secret) });
  assert.equal((await own.send('GET', '/settings')).status, 200);
  await ageProofs(app, layla);
  assertRefused(await own.send('POST', '/privacy/archives'), 403, 'fresh_proof_needed');
  const anew = calling(app, await passkey.signIn(app));
  assert.equal((await anew.send('POST', '/privacy/archives')).status, 200);
});

test('a passkey that does not know who holds it neither signs in nor is registered', async (t) => {
  const app = await borrowApp(t, withDevices);
  const layla = await newClient(app);
  const { auth } = await withPassword(app, layla);
  const passkey = await withPasskey(auth, origin);
  await assert.rejects(passkey.signIn(app, { isVerified: false }), /webauthn_verification_failed/);
  const { data: asked } = await authClient(app).passkey.startAuthentication();
  assert.equal(asked?.options.userVerification, 'required');
  await assert.rejects(withPasskey(auth, origin, { isVerified: false }), /verification failed/);
  const [row] = await app.sql.as(
    system,
    (tx) => tx`select count(*)::int as passkeys from auth.passkeys where user_id = ${layla.id}`,
  );
  assert.equal(row?.passkeys, 1);
});
