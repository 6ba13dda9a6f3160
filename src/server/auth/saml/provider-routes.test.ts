import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import { serviceKey } from '#server/auth/saml/company-testing.ts';
import { startCompany } from '#server/auth/saml/testing.ts';
import { assertRefused, call, relaxed } from '#server/auth/testing.ts';
import { atEnd } from '#server/database/throw-away.ts';
import { borrowApp } from '#server/testing/borrowed-servers.ts';

const base = '/admin/sso/providers';

test('identity providers are kept by the service key alone, each with domains of its own', async (t) => {
  const app = await borrowApp(t, { ...relaxed, AUTH_SAML_ENABLED: 'on' });
  const key = serviceKey(app);
  const { metadata: metadata_xml, entityId } = await startCompany(app);
  assert.equal((await call(app, `GET ${base}`)).status, 401);

  const wrong: [object, string][] = [
    [{ type: 'oidc', metadata_xml }, "Only 'saml' supported for SSO provider type"],
    [{ type: 'saml' }, 'Either metadata_xml or metadata_url must be set'],
    [
      { type: 'saml', metadata_xml, metadata_url: 'https://x.test' },
      'Only one of metadata_xml or metadata_url needs to be set',
    ],
    [{ type: 'saml', metadata_url: 'http://x.test' }, 'metadata_url is not a HTTPS URL'],
    [
      { type: 'saml', metadata_xml: '<nothing/>' },
      'SAML Metadata must describe one identity provider with its keys',
    ],
    [{ type: 'saml', metadata_xml, domains: ['no domain'] }, "'no domain' is not a domain"],
  ];
  for (const [body, message] of wrong)
    assertRefused(await call(app, `POST ${base}`, body, key), 400, 'validation_failed', message);

  const made = await call(
    app,
    `POST ${base}`,
    { type: 'saml', metadata_xml, domains: ['acme.test'] },
    key,
  );
  assert.equal(made.status, 201, made.text);
  const id = String(made.body.id);
  const twice = await call(app, `POST ${base}`, { type: 'saml', metadata_xml }, key);
  assertRefused(
    twice,
    422,
    'saml_idp_already_exists',
    `SAML Identity Provider with this EntityID (${entityId}) already exists`,
  );

  const other = await startCompany(app, { name: 'other' });
  const taken = await call(
    app,
    `POST ${base}`,
    { type: 'saml', metadata_xml: other.metadata, domains: ['ACME.test'] },
    key,
  );
  assertRefused(
    taken,
    400,
    'sso_domain_already_exists',
    `SSO Domain 'acme.test' is already assigned to an SSO identity provider (${id})`,
  );
  const mismatch = await call(app, `PUT ${base}/${id}`, { metadata_xml: other.metadata }, key);
  assert.equal(mismatch.body.code, 'saml_entity_id_mismatch');

  const changed = await call(
    app,
    `PUT ${base}/${id}`,
    { domains: ['acme.example'], metadata_xml },
    key,
  );
  assert.deepEqual(changed.body.domains, [{ domain: 'acme.example' }]);
  const { body } = await call(app, `GET ${base}`, undefined, key);
  assert.deepEqual(body.items, [(await call(app, `GET ${base}/${id}`, undefined, key)).body]);
  assert.equal((await call(app, `DELETE ${base}/${id}`, undefined, key)).body.id, id);
  assertRefused(
    await call(app, `GET ${base}/${id}`, undefined, key),
    404,
    'sso_provider_not_found',
    'SSO Identity Provider not found',
  );

  const site = createServer((request, response) => {
    response.statusCode = request.url === '/metadata' ? 200 : 404;
    response.end(metadata_xml);
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  atEnd(t, async () => void site.close());
  const address = `http://127.0.0.1:${(site.address() as AddressInfo).port}`; // it listens on a port
  const gone = await call(
    app,
    `POST ${base}`,
    { type: 'saml', metadata_url: `${address}/gone` },
    key,
  );
  assert.equal(gone.body.code, 'saml_metadata_fetch_failed');
  const fetched = await call(
    app,
    `POST ${base}`,
    { type: 'saml', metadata_url: `${address}/metadata` },
    key,
  );
  assert.equal(fetched.status, 201, fetched.text);
});
