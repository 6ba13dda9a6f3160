import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import { type Company, startCompany } from '#server/auth/saml/testing.ts';
import { call, fragmentOf, relaxed } from '#server/auth/testing.ts';
import { borrowApp } from '#server/testing/borrowed-servers.ts';
import type { TestApp } from '#server/testing.ts';

export const site = 'http://rihla.test';
export const redirectTo = `${site}/dashboard`;

export const serviceKey = (app: TestApp) => app.services.auth.projectKeys.service;

export async function startWithCompany(t: TestContext, environment = {}) {
  const app = await borrowApp(t, {
    ...relaxed,
    PUBLIC_URL: site,
    AUTH_SAML_ENABLED: 'on',
    ...environment,
  });
  const company = await startCompany(app);
  const key = serviceKey(app);
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
export async function ask(app: TestApp, company: Company, body = {}) {
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

export async function post(app: TestApp, SAMLResponse: string, RelayState = ''): Promise<URL> {
  const answer = await app.send('POST', '/auth/v1/sso/saml/acs', {
    body: new URLSearchParams({ SAMLResponse, RelayState }),
  });
  assert.equal(answer.status, 302, answer.text);
  return new URL(answer.headers.get('location') ?? '');
}

export const userOf = async (app: TestApp, landed: URL) =>
  (await call(app, 'GET /user', undefined, fragmentOf(landed).access_token)).body;
