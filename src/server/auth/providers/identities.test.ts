import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  authorize,
  browse,
  comeBack,
  redirectTo,
  startIssuer,
  startWith,
  throughProvider,
} from '#server/auth/providers/oidc-testing.ts';
import { assertRefused, authClient, call, fragmentOf, member } from '#server/auth/testing.ts';

test('a member links a provider, signs in with it and takes it away again', async (t) => {
  const issuer = await startIssuer(t);
  issuer.profiles.layla = { email: 'other@example.com', email_verified: true };
  const app = await startWith(t, issuer, { AUTH_MANUAL_LINKING: 'on', AUTH_AUTOCONFIRM: 'on' });
  const { client, user, token } = await member(app, 'layla@example.com');
  const link = async () =>
    (await client.linkIdentity({ provider: 'acme' as 'google', options: { redirectTo } })).data
      .url ?? '';
  const first = await comeBack(app, await browse(await link()));
  assert.ok(fragmentOf(first).access_token);
  const twice = await comeBack(app, await browse(await link()));
  assert.equal(twice.searchParams.get('error_description'), 'Identity is already linked');
  const signed = fragmentOf(await throughProvider(app, authorize));
  assert.equal((await call(app, 'GET /user', undefined, signed.access_token)).body.id, user.id);

  const omar = await member(app, 'omar@example.com');
  const taken = await omar.client.linkIdentity({
    provider: 'acme' as 'google',
    options: { redirectTo },
  });
  const refused = await comeBack(app, await browse(taken.data.url ?? ''));
  assert.equal(
    refused.searchParams.get('error_description'),
    'Identity is already linked to another user',
  );

  const { data } = await client.getUserIdentities();
  const [mail, acme] = data?.identities ?? [];
  assert.ok(mail && acme);
  assertRefused(
    await call(app, 'DELETE /user/identities/x', undefined, token),
    404,
    'validation_failed',
    'identity_id must be an UUID',
  );
  assertRefused(
    await call(app, `DELETE /user/identities/${omar.user.id}`, undefined, token),
    422,
    'identity_not_found',
    "Identity doesn't exist",
  );
  assert.equal((await client.unlinkIdentity(mail)).error, null);
  const { body } = await call(app, 'GET /user', undefined, token);
  assert.equal(body.email, 'other@example.com');
  assert.deepEqual(body.app_metadata, { provider: 'acme', providers: ['acme'] });
  const last = await client.unlinkIdentity(acme);
  assert.equal(last.error?.code, 'single_identity_not_deletable');
});

test('linking by hand is refused where it is off', async (t) => {
  const app = await startWith(t, await startIssuer(t), { AUTH_AUTOCONFIRM: 'on' });
  const { token, user } = await member(app, 'layla@example.com');
  for (const asked of [
    'GET /user/identities/authorize?provider=acme',
    `DELETE /user/identities/${user.id}`,
  ])
    assertRefused(
      await call(app, asked, undefined, token),
      404,
      'manual_linking_disabled',
      'Manual linking is disabled',
    );
  assert.equal((await call(app, 'GET /user/identities/authorize?provider=acme')).status, 401);
});

test('a visitor without an address becomes a member by linking, unless the address is somebody’s', async (t) => {
  const issuer = await startIssuer(t);
  issuer.profiles.layla = { email: 'layla@example.com', email_verified: true };
  issuer.profiles.omar = { email: 'taken@example.com', email_verified: true };
  const app = await startWith(t, issuer, {
    AUTH_MANUAL_LINKING: 'on',
    AUTH_AUTOCONFIRM: 'on',
    AUTH_ANONYMOUS: 'on',
  });
  const client = authClient(app);
  const { data } = await client.signInAnonymously();
  const options = { redirectTo };
  const link = async () =>
    (await client.linkIdentity({ provider: 'acme' as 'google', options })).data.url ?? '';
  await member(app, 'taken@example.com');
  issuer.person = 'omar';
  const refused = await comeBack(app, await browse(await link()));
  assert.equal(refused.searchParams.get('error_code'), 'email_exists');
  issuer.person = 'layla';
  const landed = fragmentOf(await comeBack(app, await browse(await link())));
  const { body } = await call(app, 'GET /user', undefined, landed.access_token);
  assert.deepEqual(
    [body.id, body.is_anonymous, body.email],
    [data.user?.id, false, 'layla@example.com'],
  );
});

test('an identity is kept when the address it leaves behind is somebody else’s', async (t) => {
  const issuer = await startIssuer(t);
  issuer.profiles.layla = { email: 'other@example.com', email_verified: true };
  const app = await startWith(t, issuer, { AUTH_MANUAL_LINKING: 'on', AUTH_AUTOCONFIRM: 'on' });
  const { client, token, user } = await member(app, 'layla@example.com');
  const { data } = await client.linkIdentity({
    provider: 'acme' as 'google',
    options: { redirectTo },
  });
  await comeBack(app, await browse(data.url ?? ''));
  await member(app, 'other@example.com');
  const answer = await call(
    app,
    `DELETE /user/identities/${user.identities?.[0]?.identity_id}`,
    undefined,
    token,
  );
  assertRefused(
    answer,
    422,
    'email_conflict_identity_not_deletable',
    'Unable to unlink identity due to email conflict',
  );
});
