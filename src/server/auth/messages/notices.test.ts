import assert from 'node:assert/strict';
import { test } from 'node:test';
import { z } from 'zod';
import { withTotp } from '#server/auth/factors/testing.ts';
import { softwareAuthenticator } from '#server/auth/passkeys/authenticator-testing.ts';
import {
  browse,
  comeBack,
  redirectTo,
  startIssuer,
  startWith,
} from '#server/auth/providers/oidc-testing.ts';
import { call, follow, lastTo, member, relaxed, sentTo } from '#server/auth/testing.ts';
import { many, system } from '#server/platform/sql.ts';
import { startApp, type TestApp } from '#server/testing.ts';

const Notice = z.object({
  template: z.string(),
  language: z.string(),
  subject: z.string(),
  textBody: z.string(),
  htmlBody: z.string(),
});

/** What the owner of an address was told, oldest first. */
function noticesTo(app: TestApp, recipient: string) {
  return app.sql.as(
    system,
    (tx) =>
      many(Notice, tx)`
      select template, language, subject, text_body, html_body from app.messages
      where recipient = ${recipient} and template like 'notice-%' order by created_at, id`,
  );
}

const namesTo = async (app: TestApp, recipient: string) =>
  (await noticesTo(app, recipient)).map(({ template }) => template);

const origin = 'http://localhost:4400';
const phones = { AUTH_PHONE: 'on', AUTH_SMS_AUTOCONFIRM: 'on' };
const open = { ...relaxed, ...phones, AUTH_AUTOCONFIRM: 'on', PUBLIC_URL: origin };

test('an owner is told of a new password and a new number, in their own language', async (t) => {
  const app = await startApp(t, open);
  const { client } = await member(app, 'layla@example.com');
  assert.equal((await client.updateUser({ password: 'another quiet evening' })).error, null);
  await client.updateUser({ data: { language: 'ar' }, phone: '+971501234567' });
  await client.updateUser({ data: { colour: 'sand' } });

  const [changed, moved, ...more] = await noticesTo(app, 'layla@example.com');
  assert.ok(changed && moved);
  assert.deepEqual(more, []);
  assert.deepEqual([changed.template, changed.language], ['notice-password', 'en']);
  assert.equal(changed.subject, 'Your password was changed');
  for (const body of [changed.textBody, changed.htmlBody]) {
    assert.match(body, /Dubai time/);
    assert.match(body, /127\.0\.0\.1/);
    assert.match(body, /http:\/\/localhost:4400\/profile\/security/);
    assert.doesNotMatch(body, /another quiet evening/);
  }
  assert.deepEqual([moved.template, moved.language], ['notice-phone', 'ar']);
  assert.match(moved.textBody, /\+971501234567/);
  assert.match(moved.textBody, /localhost:4400\/ar\/profile\/security/);
  assert.equal((await sentTo(app, 'layla@example.com')).length, 0);
});

test('a change of address is told to the address that was left', async (t) => {
  const app = await startApp(t, { ...open, AUTH_AUTOCONFIRM: 'off' });
  const service = app.services.auth.projectKeys.service;
  const email = 'layla@example.com';
  const made = { email, password: 'a quiet morning', email_confirm: true };
  await call(app, 'POST /admin/users', made, service);
  const { body } = await call(app, 'POST /token?grant_type=password', made);
  await call(app, 'PUT /user', { email: 'new@example.com' }, String(body.access_token));
  await follow(app, (await lastTo(app, email)).link);
  assert.deepEqual(await namesTo(app, email), []);
  await follow(app, (await lastTo(app, 'new@example.com')).link);
  const [told] = await noticesTo(app, email);
  assert.equal(told?.template, 'notice-email');
  assert.match(told.textBody, /new@example\.com/);
  assert.deepEqual(await namesTo(app, 'new@example.com'), []);
});

test('second factors, passkeys and fresh recovery codes are told, a refused change is not', async (t) => {
  const app = await startApp(t, open);
  const { client } = await member(app, 'layla@example.com');
  const factor = await withTotp(client);
  const authorization = `Bearer ${factor.token}`;
  const renew = () =>
    app.send('POST', '/rest/v1/account/recovery-codes', { headers: { authorization } });
  await renew();
  assert.equal((await renew()).status, 200);
  const { data: asked } = await client.passkey.startRegistration();
  assert.ok(asked);
  const credential = softwareAuthenticator({ origin }).create(asked.options);
  const answer = { challengeId: asked.challenge_id, credential };
  const { data: passkey } = await client.passkey.verifyRegistration(answer);
  await client.passkey.delete({ passkeyId: passkey?.id ?? '' });
  assert.equal((await client.passkey.delete({ passkeyId: passkey?.id ?? '' })).error?.status, 404);
  await client.mfa.unenroll({ factorId: factor.id });
  assert.deepEqual(await namesTo(app, 'layla@example.com'), [
    'notice-factorAdded',
    'notice-recoveryCodes',
    'notice-passkeyAdded',
    'notice-passkeyRemoved',
    'notice-factorRemoved',
  ]);
  const [added] = await noticesTo(app, 'layla@example.com');
  assert.match(added?.textBody ?? '', /Phone app/);
});

test('a provider that is linked, by hand or by its address, and unlinked is told', async (t) => {
  const issuer = await startIssuer(t);
  issuer.profiles.layla = { email: 'other@example.com', email_verified: true };
  issuer.profiles.omar = { email: 'omar@example.com', email_verified: true };
  const app = await startWith(t, issuer, { AUTH_MANUAL_LINKING: 'on', AUTH_AUTOCONFIRM: 'on' });
  const { client } = await member(app, 'layla@example.com');
  // The library's type knows only the providers it grew up with.
  const provider = 'acme' as 'google';
  const { data: link } = await client.linkIdentity({ provider, options: { redirectTo } });
  await comeBack(app, await browse(link.url ?? ''));
  const { data } = await client.getUserIdentities();
  const linked = data?.identities.find((identity) => identity.provider === 'acme');
  assert.ok(linked);
  assert.equal((await client.unlinkIdentity(linked)).error, null);
  const names = ['notice-identityLinked', 'notice-identityUnlinked'];
  assert.deepEqual(await namesTo(app, 'layla@example.com'), names);

  await member(app, 'omar@example.com');
  issuer.person = 'omar';
  const sent = await app.get(`/auth/v1/authorize?provider=acme`);
  await comeBack(app, await browse(sent.headers.get('location') ?? ''));
  assert.deepEqual(await namesTo(app, 'omar@example.com'), ['notice-identityLinked']);
});

test('what the house itself changes is told too', async (t) => {
  const app = await startApp(t, open);
  const { user } = await member(app, 'layla@example.com');
  const service = app.services.auth.projectKeys.service;
  const change = { email: 'new@example.com', password: 'a door of its own' };
  await call(app, `PUT /admin/users/${user.id}`, change, service);
  await call(app, `PUT /admin/users/${user.id}`, { email: 'new@example.com' }, service);
  assert.deepEqual(await namesTo(app, 'layla@example.com'), ['notice-password', 'notice-email']);
  assert.deepEqual(await namesTo(app, 'new@example.com'), []);
});
