import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type TestContext, test } from 'node:test';
import { post, serviceKey, site } from '#server/auth/saml/company-testing.ts';
import { refreshMetadata } from '#server/auth/saml/metadata-refresh.ts';
import { type Company, startCompany } from '#server/auth/saml/testing.ts';
import { call, fragmentOf, relaxed } from '#server/auth/testing.ts';
import { atEnd } from '#server/database/throw-away.ts';
import { startApp, type TestApp } from '#server/testing.ts';

/** Where a company publishes its metadata; what is there may change. */
async function startPublisher(t: TestContext) {
  const publisher = { url: '', status: 200, metadata: '', asked: 0 };
  const server = createServer((_request, response) => {
    publisher.asked += 1;
    response.writeHead(publisher.status).end(publisher.metadata);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  atEnd(t, async () => void server.close());
  // It listens on a TCP port, so its address has one.
  publisher.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/metadata`;
  return publisher;
}

const isLetIn = async (app: TestApp, company: Company) =>
  Boolean(fragmentOf(await post(app, await company.answer())).access_token);

test('a renewed certificate is believed after the night, and a silent company keeps its old one', async (t) => {
  const publisher = await startPublisher(t);
  const app = await startApp(t, { ...relaxed, PUBLIC_URL: site, AUTH_SAML_ENABLED: 'on' });
  const before = await startCompany(app);
  const renewed = await startCompany(app);
  const stranger = await startCompany(app, { name: 'other' });
  publisher.metadata = before.metadata;
  const key = serviceKey(app);
  const wanted = { type: 'saml', metadata_url: publisher.url };
  const { body } = await call(app, 'POST /admin/sso/providers', wanted, key);
  const kept = async () =>
    (await call(app, `GET /admin/sso/providers/${body.id}`, undefined, key)).body;
  const refresh = () => refreshMetadata(app.services);

  publisher.metadata = renewed.metadata;
  assert.deepEqual([await isLetIn(app, before), await isLetIn(app, renewed)], [true, false]);
  await refresh();
  assert.deepEqual([await isLetIn(app, before), await isLetIn(app, renewed)], [false, true]);
  const once = await kept();
  await refresh();
  assert.deepEqual(await kept(), once);
  assert.equal(publisher.asked, 3);

  for (const [status, metadata] of [
    [503, before.metadata],
    [200, ''],
    [200, '<html>we moved</html>'],
    [200, stranger.metadata],
  ] as const) {
    Object.assign(publisher, { status, metadata });
    await refresh();
    assert.deepEqual(await kept(), once);
  }
  assert.equal(await isLetIn(app, renewed), true);
});
