/** A session that was left open makes nobody a new way in. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { enrollTotp } from '#server/auth/factors/testing.ts';
import { withPasskey } from '#server/auth/passkeys/device-testing.ts';
import { ageProofs, calling, withApp, withPassword } from '#server/auth/proof/testing.ts';
import {
  age,
  assertRefused,
  authClient,
  call,
  lastTo,
  member,
  password,
  relaxed,
} from '#server/auth/testing.ts';
import { borrow, newClient, assertRefused as turnedAway } from '#server/matters/testing.ts';
import { borrowApp } from '#server/testing/borrowed-servers.ts';

const open = { ...relaxed, AUTH_AUTOCONFIRM: 'on' };
const other = 'another-password-7';
const email = 'amira@example.com';
const refusal = [403, 'reauthentication_needed', 'Please show once more who you are'] as const;

test('a browser that was left open changes no password and so proves nothing', async (t) => {
  const app = await borrow(t);
  const layla = await newClient(app);
  const { token, send } = await withPassword(app, layla);
  const change = () => call(app, 'PUT /user', { password: other }, token);
  await ageProofs(app, layla);
  assertRefused(await change(), ...refusal);
  turnedAway(await send('POST', '/account/proof', { password: other }), 400, 'validation_failed');
  turnedAway(await send('GET', '/account/proof'), 403, 'fresh_proof_needed');
  turnedAway(await send('POST', '/privacy/archives'), 403, 'fresh_proof_needed');

  assert.equal((await send('POST', '/account/proof', { password })).status, 204);
  assert.equal((await send('GET', '/account/proof')).status, 204);
  assert.equal((await change()).status, 200);
});

test('no address, factor, passkey or account of another house is added to it either', async (t) => {
  const app = await borrowApp(t, { ...open, AUTH_MANUAL_LINKING: 'on' });
  const { client, token, user } = await member(app, email);
  const begun = await enrollTotp(client);
  await ageProofs(app, user);
  for (const [asked, body] of [
    ['PUT /user', { email: 'other@example.com' }],
    ['PUT /user', { phone: '+971501234567' }],
    ['POST /factors', { factor_type: 'totp' }],
    ['POST /factors', { factor_type: 'webauthn' }],
    [`POST /factors/${begun.id}/challenge`, {}],
    ['POST /passkeys/registration/options', {}],
    ['GET /user/identities/authorize?provider=acme', undefined],
    [`DELETE /user/identities/${user.identities?.[0]?.identity_id}`, undefined],
    ['POST /token?grant_type=id_token', { provider: 'acme', id_token: 'x', link_identity: true }],
  ] as const)
    assertRefused(await call(app, asked, body, token), ...refusal);
  // What opens nothing asks nothing: an address that is repeated, and what an application keeps.
  assert.equal((await call(app, 'PUT /user', { email, data: { a: 1 } }, token)).status, 200);

  const { send } = calling(app, token);
  assert.equal((await send('POST', '/account/proof', { password })).status, 204);
  assert.equal((await call(app, 'PUT /user', { email: 'other@example.com' }, token)).status, 200);
  await withPasskey(client, app.services.auth.siteUrl);
});

test('who has a second factor shows it again before another is added, or it goes', async (t) => {
  const app = await borrow(t);
  const layla = await newClient(app);
  const whole = await withApp(app, layla);
  await ageProofs(app, layla);
  const enrol = () =>
    call(app, 'POST /factors', { factor_type: 'totp', friendly_name: 'New' }, whole.token);
  const remove = () => call(app, `DELETE /factors/${whole.factorId}`, undefined, whole.token);
  assertRefused(await enrol(), ...refusal);
  assertRefused(await remove(), ...refusal);
  const codes = await whole.send('POST', '/account/recovery-codes');
  turnedAway(codes, 403, 'fresh_proof_needed');

  assert.equal((await whole.prove()).error, null);
  assert.equal((await enrol()).status, 200);
  assert.equal((await remove()).status, 200);
});

test('a mailed code allows a new password, and nothing else', async (t) => {
  const app = await borrowApp(t, open);
  const { client, token, user } = await member(app, email);
  await ageProofs(app, user);
  const put = (body: unknown) => call(app, 'PUT /user', body, token);
  assert.equal((await client.reauthenticate()).error, null);
  const { otp: nonce } = await lastTo(app, email);
  assertRefused(await put({ email: 'other@example.com', nonce }), ...refusal);
  const wrong = nonce === '000000' ? '000001' : '000000';
  assert.equal((await put({ password: other, nonce: wrong })).status, 422);
  assert.equal((await put({ password: other, nonce })).status, 200);
  assert.equal((await put({ password, nonce })).body.code, 'reauthentication_not_valid');
});

test('a mailed link to a forgotten password is good for one, within the hour', async (t) => {
  const app = await borrowApp(t, open);
  const { user } = await member(app, email);
  const recovered = async () => {
    const client = authClient(app);
    await client.resetPasswordForEmail(email);
    const { otp } = await lastTo(app, email);
    await client.verifyOtp({ email, token: otp, type: 'recovery' });
    await ageProofs(app, user);
    return client;
  };
  const client = await recovered();
  assert.equal((await client.updateUser({ email: 'other@example.com' })).error?.code, refusal[1]);
  assert.equal((await client.updateUser({ password: other })).error, null);
  assert.equal((await client.updateUser({ password })).error?.code, refusal[1]);

  const late = await recovered();
  await age(app, 'sessions', 'created_at', 3601);
  assert.equal((await late.updateUser({ password })).error?.code, refusal[1]);
});

test('of whom nothing can be asked, nothing is asked', async (t) => {
  const app = await borrowApp(t, { ...open, AUTH_ANONYMOUS: 'on' });
  const client = authClient(app);
  const { data } = await client.signInAnonymously();
  await ageProofs(app, { id: data.user?.id ?? '' });
  assert.equal((await client.updateUser({ email, password: other })).error, null);
});
