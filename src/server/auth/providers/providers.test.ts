import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  authorize,
  browse,
  comeBack,
  redirectTo,
  site,
  startIssuer,
  startWith,
  throughProvider,
} from '#server/auth/providers/oidc-testing.ts';
import {
  age,
  assertRefused,
  authClient,
  call,
  fragmentOf,
  lastTo,
  password,
} from '#server/auth/testing.ts';

test('people sign in with an OpenID provider and keep the account they get', async (t) => {
  const issuer = await startIssuer(t);
  issuer.profiles.layla = {
    email: 'Layla@Example.com',
    email_verified: true,
    name: 'Layla',
    picture: 'https://p.example/l.png',
  };
  const app = await startWith(t, issuer);
  const client = authClient(app, { flowType: 'pkce' });
  const { data } = await client.signInWithOAuth({
    provider: 'acme' as 'google', // the library lists only the providers of the hosted service
    options: {
      redirectTo,
      scopes: 'offline_access',
      queryParams: { prompt: 'consent', state: 'mine' },
      skipBrowserRedirect: true,
    },
  });
  const landed = await throughProvider(app, data.url ?? '');
  assert.equal(`${landed.origin}${landed.pathname}`, redirectTo);
  const { data: signed, error } = await client.exchangeCodeForSession(
    landed.searchParams.get('code') ?? '',
  );
  assert.equal(error, null);
  assert.ok(signed.session?.provider_token && signed.session.provider_refresh_token);
  assert.equal(signed.user?.email, 'layla@example.com');
  assert.deepEqual(signed.user?.app_metadata, { provider: 'acme', providers: ['acme'] });
  assert.equal(signed.user?.user_metadata.full_name, 'Layla');
  assert.equal(signed.user?.identities?.[0]?.id, 'layla');
  assert.ok(signed.user?.email_confirmed_at);

  const again = fragmentOf(await throughProvider(app, authorize));
  assert.ok(again.access_token && again.provider_token && again.sb === '');
  const { body } = await call(app, 'GET /user', undefined, again.access_token);
  assert.equal(body.id, signed.user?.id);
});

test('a verified address leads to the account that has it, an unverified one to a mail', async (t) => {
  const issuer = await startIssuer(t);
  const app = await startWith(t, issuer);
  await call(app, 'POST /signup', { email: 'omar@example.com', password });
  const { link } = await lastTo(app, 'omar@example.com');
  await app.get(new URL(link).pathname + new URL(link).search);

  issuer.person = 'omar';
  issuer.profiles.omar = { email: 'omar@example.com', email_verified: true };
  const landed = fragmentOf(await throughProvider(app, authorize));
  const { body } = await call(app, 'GET /user', undefined, landed.access_token);
  assert.deepEqual(body.app_metadata, { provider: 'email', providers: ['email', 'acme'] });
  const own = await call(app, 'POST /token?grant_type=password', {
    email: 'omar@example.com',
    password,
  });
  assert.equal(own.status, 200);

  issuer.person = 'impostor';
  issuer.profiles.impostor = { email: 'omar@example.com', email_verified: false };
  const refused = fragmentOf(await throughProvider(app, authorize));
  assert.equal(refused.error_code, 'provider_email_needs_verification');
  assert.equal(refused.error, 'access_denied');

  issuer.person = 'sara';
  issuer.profiles.sara = { email: 'sara@example.com', email_verified: false };
  const asked = await throughProvider(app, authorize);
  const words = 'Unverified email with acme. A confirmation email has been sent to your acme email';
  assert.equal(asked.searchParams.get('error_description'), words);
  assert.equal(fragmentOf(asked).error_description, words);
  const mail = await lastTo(app, 'sara@example.com');
  await app.get(new URL(mail.link).pathname + new URL(mail.link).search);
  assert.ok(fragmentOf(await throughProvider(app, authorize)).access_token);
});

test('an account begun with somebody else’s address keeps nothing of its beginner', async (t) => {
  const issuer = await startIssuer(t);
  const app = await startWith(t, issuer);
  await call(app, 'POST /signup', {
    email: 'layla@example.com',
    password,
    data: { name: 'Thief' },
  });
  issuer.profiles.layla = { email: 'layla@example.com', email_verified: true, name: 'Layla' };
  const landed = fragmentOf(await throughProvider(app, authorize));
  const { body } = await call(app, 'GET /user', undefined, landed.access_token);
  assert.deepEqual(body.app_metadata, { provider: 'acme', providers: ['acme'] });
  const thief = await call(app, 'POST /token?grant_type=password', {
    email: 'layla@example.com',
    password,
  });
  assertRefused(thief, 400, 'invalid_credentials', 'Invalid login credentials');
});

test('what is wrong with a return is told where the person came from, or at the site', async (t) => {
  const issuer = await startIssuer(t);
  issuer.profiles.layla = { email: 'layla@example.com', email_verified: true };
  const app = await startWith(t, issuer, { AUTH_DISABLE_SIGNUP: 'on' });
  const bad: [string, string, string][] = [
    ['', 'bad_oauth_callback', 'OAuth state parameter missing'],
    ['state=nonsense&code=x', 'bad_oauth_state', 'OAuth state parameter is invalid'],
    [
      'state=0198c2b0-0000-7000-8000-000000000000&code=x',
      'bad_oauth_state',
      'OAuth state not found or expired',
    ],
  ];
  for (const [query, code, message] of bad) {
    const answer = await app.get(`/auth/v1/callback?${query}`);
    const url = new URL(answer.headers.get('location') ?? '');
    assert.deepEqual([answer.status, url.origin, url.hash], [303, site, '']);
    assert.equal(url.searchParams.get('error_code'), code);
    assert.equal(url.searchParams.get('error_description'), message);
  }
  const closed = await throughProvider(app, authorize);
  assert.equal(closed.searchParams.get('error_code'), 'signup_disabled');
  assert.equal(closed.searchParams.get('error'), 'access_denied');
  issuer.person = 'nobody';
  const gone = fragmentOf(await throughProvider(app, authorize));
  assert.deepEqual([gone.error, gone.error_description], ['access_denied', 'The person went away']);
});

test('a return counts once, for five minutes, and only with a true code', async (t) => {
  const issuer = await startIssuer(t);
  issuer.profiles.layla = { email: 'layla@example.com', email_verified: true };
  const app = await startWith(t, issuer);
  const start = async () =>
    browse(
      (await app.get(new URL(authorize).pathname + new URL(authorize).search)).headers.get(
        'location',
      ) ?? '',
    );
  const returned = await start();
  await comeBack(app, returned);
  const second = await app.get(`${returned.pathname}${returned.search}`);
  assert.match(second.headers.get('location') ?? '', /error_code=flow_state_already_used/);
  const forged = await start();
  forged.searchParams.set('code', 'made-up');
  assert.equal(
    fragmentOf(await comeBack(app, forged)).error_description,
    'Unable to exchange external code',
  );
  const late = await start();
  await age(app, 'flow_states', 'created_at', 301);
  const answer = await app.get(`${late.pathname}${late.search}`);
  assert.match(answer.headers.get('location') ?? '', /OAuth\+state\+has\+expired/);
});

test('addresses that are not ours and providers that are not there are refused', async (t) => {
  const issuer = await startIssuer(t);
  issuer.profiles.layla = { email: 'layla@example.com', email_verified: true };
  const app = await startWith(t, issuer, {
    AUTH_EXTERNAL_DEAD_ISSUER: 'http://127.0.0.1:9',
    AUTH_EXTERNAL_DEAD_CLIENT_ID: 'x',
  });
  const landed = await throughProvider(
    app,
    `${site}/auth/v1/authorize?provider=acme&redirect_to=https%3A%2F%2Fevil.example`,
  );
  assert.equal(landed.origin, site);
  const off = await call(app, 'GET /authorize?provider=google');
  assertRefused(off, 400, 'validation_failed', 'Unsupported provider: provider is not enabled');
  const unknown = await call(app, 'GET /authorize?provider=nope');
  assertRefused(
    unknown,
    400,
    'validation_failed',
    'Unsupported provider: Provider nope could not be found',
  );
  const dead = await call(app, 'GET /authorize?provider=dead');
  assertRefused(dead, 422, 'oauth_provider_not_supported', 'Unable to reach the provider');
  const half = await call(app, 'GET /authorize?provider=acme&code_challenge=abc');
  assertRefused(
    half,
    400,
    'validation_failed',
    'PKCE flow requires code_challenge_method and code_challenge',
  );
  const { body } = await call(app, 'GET /settings');
  assert.equal((body.external as Record<string, boolean>).acme, true); // the shape of the settings
});

test('a provider that says more than an account keeps is heard as far as it fits, and lets in all the same', async (t) => {
  const issuer = await startIssuer(t);
  issuer.profiles.layla = {
    email: 'layla@example.com',
    email_verified: true,
    name: 'Layla',
    picture: `https://p.example/${'l'.repeat(20_000)}.png`,
  };
  const app = await startWith(t, issuer);
  for (const _visit of ['the first', 'the next']) {
    const { access_token: token } = fragmentOf(await throughProvider(app, authorize));
    const { body } = await call(app, 'GET /user', undefined, token);
    const { user_metadata: kept } = body as { user_metadata: Record<string, unknown> };
    assert.equal(kept.full_name, 'Layla');
    assert.ok(JSON.stringify(kept).length <= 4096);
  }
});
