import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  ask,
  post,
  redirectTo,
  site,
  startWithCompany,
  userOf,
} from '#server/auth/saml/company-testing.ts';
import { startCompany } from '#server/auth/saml/testing.ts';
import { age, assertRefused, authClient, call, fragmentOf, relaxed } from '#server/auth/testing.ts';
import { borrowApp } from '#server/testing/borrowed-servers.ts';

test('somebody signs in with their company and has an account apart from all others', async (t) => {
  const { app, company, providerId } = await startWithCompany(t, { AUTH_AUTOCONFIRM: 'on' });
  await call(app, 'POST /signup', { email: 'layla@acme.test', password: 'camel-train-42' });
  const client = authClient(app, { flowType: 'pkce' });
  const { data, error } = await client.signInWithSSO({
    domain: 'acme.test',
    options: { redirectTo },
  });
  assert.equal(error, null);
  const url = data?.url ?? '';
  const requestId = await company.requestIn(url);
  const landed = await post(
    app,
    await company.answer({ requestId }),
    new URL(url).searchParams.get('RelayState') ?? '',
  );
  assert.equal(`${landed.origin}${landed.pathname}`, redirectTo);
  const { data: signed, error: refused } = await client.exchangeCodeForSession(
    landed.searchParams.get('code') ?? '',
  );
  assert.equal(refused, null);
  assert.equal(signed.user?.email, 'layla@acme.test');
  assert.deepEqual(signed.user?.app_metadata, {
    provider: `sso:${providerId}`,
    providers: [`sso:${providerId}`],
  });
  assert.deepEqual(signed.user?.user_metadata.custom_claims, {
    email: 'layla@acme.test',
    plan: 'gold',
  });
  const { data: claims } = await client.getClaims();
  assert.equal(JSON.stringify(claims?.claims.amr).includes(providerId), true);

  const again = await ask(app, company);
  const back = await post(app, await company.answer({ requestId: again.requestId }), again.relay);
  assert.equal((await userOf(app, back)).id, signed.user?.id);
  const unasked = await post(app, await company.answer(), redirectTo);
  assert.equal((await userOf(app, unasked)).id, signed.user?.id);
  const changed = await call(
    app,
    'PUT /user',
    { password: 'another-train-43' },
    fragmentOf(unasked).access_token,
  );
  assert.equal(changed.body.code, 'user_sso_managed');
});

test('an answer works once, for its request, its reader and its time', async (t) => {
  const { app, company } = await startWithCompany(t);
  const unasked = await company.answer();
  assert.ok(fragmentOf(await post(app, unasked)).access_token);
  assert.match(String(fragmentOf(await post(app, unasked)).error_description), /used before/);

  const wrong = [
    { audience: 'https://other.test' },
    { recipient: `${site}/elsewhere` },
    { life: -61 },
    { requestId: 'id-of-another' },
  ];
  for (const said of wrong) {
    const { requestId, relay } = await ask(app, company);
    const landed = await post(app, await company.answer({ requestId, ...said }), relay);
    assert.equal(landed.searchParams.get('error_code'), 'validation_failed', JSON.stringify(said));
    assert.equal(fragmentOf(landed).access_token, undefined);
  }
  const { requestId, relay } = await ask(app, company);
  // Within the minute that clocks may differ by.
  const late = await company.answer({ requestId, life: -30 });
  assert.ok(fragmentOf(await post(app, late, relay)).access_token);
  assert.equal(fragmentOf(await post(app, late, relay)).error_code, 'saml_relay_state_not_found');
  const claimed = await company.answer({ requestId: (await ask(app, company)).requestId });
  assert.equal(fragmentOf(await post(app, claimed)).error_code, 'validation_failed');
  const slow = await ask(app, company);
  await age(app, 'saml_relay_states', 'created_at', 301);
  const old = await post(app, await company.answer({ requestId: slow.requestId }), slow.relay);
  assert.equal(fragmentOf(old).error_code, 'saml_relay_state_expired');
});

test('a company speaks for its own people only', async (t) => {
  const { app, company, key } = await startWithCompany(t);
  const other = await startCompany(app, { name: 'other' });
  const stranger = await post(app, await other.answer());
  assert.equal(fragmentOf(stranger).error_code, 'saml_idp_not_found');
  await call(app, 'POST /admin/sso/providers', { type: 'saml', metadata_xml: other.metadata }, key);
  const { requestId, relay } = await ask(app, company);
  const crossed = await post(app, await other.answer({ requestId }), relay);
  assert.equal(fragmentOf(crossed).error_code, 'validation_failed');
});

test('an encrypted answer is opened, and one that says too little is refused', async (t) => {
  const { app, company, key } = await startWithCompany(t);
  const closed = await startCompany(app, { name: 'closed', isEncrypting: true });
  await call(
    app,
    'POST /admin/sso/providers',
    { type: 'saml', metadata_xml: closed.metadata },
    key,
  );
  const opened = await userOf(app, await post(app, await closed.answer()));
  assert.equal(opened.email, 'layla@acme.test');
  const unaddressed = await post(app, await company.answer({ email: 'nowhere' }));
  assert.equal(fragmentOf(unaddressed).error_code, 'saml_assertion_no_email');
  const nameIdFormat = 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient';
  const unnamed = await post(app, await company.answer({ nameIdFormat }));
  assert.equal(fragmentOf(unnamed).error_code, 'saml_assertion_no_user_id');
});

test('what cannot be asked of a company is refused in the words of the protocol', async (t) => {
  const { app, key, providerId } = await startWithCompany(t);
  const refused: [object, number, string, string][] = [
    [{}, 400, 'validation_failed', 'A provider_id or domain needs to be provided'],
    [
      { domain: 'acme.test', provider_id: providerId },
      400,
      'validation_failed',
      'Only one of provider_id or domain supported',
    ],
    [
      { domain: 'nope.test' },
      404,
      'sso_provider_not_found',
      'No SSO provider assigned for this domain',
    ],
    [{ provider_id: 'x' }, 404, 'sso_provider_not_found', 'No such SSO provider'],
  ];
  for (const [body, status, code, message] of refused)
    assertRefused(await call(app, 'POST /sso', body), status, code, message);
  const sent = await call(app, 'POST /sso', { provider_id: providerId });
  assert.equal(sent.status, 303);
  await call(app, `PUT /admin/sso/providers/${providerId}`, { disabled: true }, key);
  assert.equal(
    (await call(app, 'POST /sso', { provider_id: providerId })).body.code,
    'sso_provider_disabled',
  );
});

test('without SAML its addresses say so', async (t) => {
  const app = await borrowApp(t, relaxed);
  for (const asked of ['POST /sso', 'GET /sso/saml/metadata', 'POST /sso/saml/acs'])
    assertRefused(
      await call(app, asked, asked.startsWith('POST') ? {} : undefined),
      404,
      'saml_provider_disabled',
      'SAML 2.0 is disabled',
    );
});
