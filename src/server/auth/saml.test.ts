import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { z } from 'zod';
import { type Company, startCompany } from '#server/auth/saml-testing.ts';
import { age, assertRefused, authClient, call, fragmentOf, relaxed } from '#server/auth/testing.ts';
import { many, system } from '#server/platform/sql.ts';
import { startApp, type TestApp } from '#server/testing.ts';

const site = 'http://rihla.test';
const redirectTo = `${site}/dashboard`;

async function serviceKey(app: TestApp): Promise<string> {
  const [row] = await app.sql.as(system, (tx) =>
    many(
      z.object({ value: z.string() }),
      tx`select value from auth.secrets where name = 'service_key'`,
    ),
  );
  return row?.value ?? '';
}

async function startWithCompany(t: TestContext, environment = {}) {
  const app = await startApp(t, {
    ...relaxed,
    PUBLIC_URL: site,
    AUTH_SAML_ENABLED: 'on',
    ...environment,
  });
  const company = await startCompany(app);
  const key = await serviceKey(app);
  const created = await call(
    app,
    'POST /admin/sso/providers',
    {
      type: 'saml',
      metadata_xml: company.metadata,
      domains: ['Acme.test'],
      attribute_mapping: { keys: { email: { name: 'mail' }, plan: { default: 'gold' } } },
    },
    key,
  );
  assert.equal(created.status, 201, created.text);
  return { app, company, key, providerId: String(created.body.id) };
}

/** Our request, as the company got it. */
async function ask(app: TestApp, company: Company, body = {}) {
  const { body: answer } = await call(app, 'POST /sso', {
    domain: 'acme.test',
    redirect_to: redirectTo,
    skip_http_redirect: true,
    ...body,
  });
  const url = String(answer.url);
  return {
    requestId: await company.requestIn(url),
    relay: new URL(url).searchParams.get('RelayState') ?? '',
  };
}

async function post(app: TestApp, SAMLResponse: string, RelayState = ''): Promise<URL> {
  const answer = await app.send('POST', '/auth/v1/sso/saml/acs', {
    body: new URLSearchParams({ SAMLResponse, RelayState }),
  });
  assert.equal(answer.status, 302, answer.text);
  return new URL(answer.headers.get('location') ?? '');
}

const userOf = async (app: TestApp, landed: URL) =>
  (await call(app, 'GET /user', undefined, fragmentOf(landed).access_token)).body;

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

const decoded = (answer: string) => Buffer.from(answer, 'base64').toString('utf8');
const encoded = (xml: string) => Buffer.from(xml).toString('base64');
const signedAssertion = /<saml:Assertion .*<\/saml:Assertion>/s;

/** What somebody makes of a true answer who wants to be somebody else. */
const forgeries: Record<string, (xml: string) => string> = {
  'another address': (xml) => xml.replaceAll('layla@acme.test', 'boss@acme.test'),
  'no signature': (xml) => xml.replace(/<ds:Signature.*<\/ds:Signature>/s, ''),
  'a second assertion before the true one': (xml) =>
    xml.replace(signedAssertion, (true_) => `${evil(true_)}${true_}`),
  'a second assertion after the true one': (xml) =>
    xml.replace(signedAssertion, (true_) => `${true_}${evil(true_)}`),
  'the true one hidden in an extension': (xml) =>
    xml.replace(
      signedAssertion,
      (true_) => `<samlp:Extensions>${true_}</samlp:Extensions>${evil(true_)}`,
    ),
  'the true one inside the forged one': (xml) =>
    xml.replace(signedAssertion, (true_) =>
      evil(true_).replace('</saml:Assertion>', `${true_}</saml:Assertion>`),
    ),
  'the signature moved to the forged one': (xml) =>
    xml.replace(signedAssertion, (true_) =>
      true_
        .replaceAll('person-1', 'boss')
        .replace(/(<ds:Signature.*<\/ds:Signature>)/s, `$1<saml:Advice>${true_}</saml:Advice>`),
    ),
  'a comment that cuts the name': (xml) => xml.replace('>person-1<', '>boss<!-- -->person-1<'),
  'entities of its own': (xml) => `<!DOCTYPE r [<!ENTITY e "boss">]>${xml}`,
  'no XML at all': () => 'boss',
  nothing: () => '',
};

const evil = (assertion: string) =>
  assertion
    .replace(/<ds:Signature.*<\/ds:Signature>/s, '')
    .replaceAll('person-1', 'boss')
    .replaceAll('layla@acme.test', 'boss@acme.test')
    .replace(/ ID="[^"]*"/, ' ID="_forged"');

for (const [name, forge] of Object.entries(forgeries))
  test(`a forged answer opens nothing: ${name}`, async (t) => {
    const { app, company } = await startWithCompany(t);
    const { requestId, relay } = await ask(app, company);
    const answer = encoded(forge(decoded(await company.answer({ requestId }))));
    const landed = await post(app, answer, relay);
    assert.equal(landed.searchParams.get('error_code'), 'validation_failed');
    assert.equal(landed.searchParams.get('error'), 'invalid_request');
    const unasked = await post(app, encoded(forge(decoded(await company.answer()))));
    assert.equal(fragmentOf(unasked).access_token, undefined);
  });

test('a company speaks for its own people only', async (t) => {
  const { app, company, key } = await startWithCompany(t);
  const other = await startCompany(app, 'other');
  const stranger = await post(app, await other.answer());
  assert.equal(fragmentOf(stranger).error_code, 'saml_idp_not_found');
  await call(app, 'POST /admin/sso/providers', { type: 'saml', metadata_xml: other.metadata }, key);
  const { requestId, relay } = await ask(app, company);
  const crossed = await post(app, await other.answer({ requestId }), relay);
  assert.equal(fragmentOf(crossed).error_code, 'validation_failed');
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
  const app = await startApp(t, relaxed);
  for (const asked of ['POST /sso', 'GET /sso/saml/metadata', 'POST /sso/saml/acs'])
    assertRefused(
      await call(app, asked, asked.startsWith('POST') ? {} : undefined),
      404,
      'saml_provider_disabled',
      'SAML 2.0 is disabled',
    );
});
