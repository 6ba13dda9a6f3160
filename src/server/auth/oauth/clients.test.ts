import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { adminClient, asAdmin } from '#server/auth/admin/testing.ts';
import { assertRefused } from '#server/auth/testing.ts';
import { borrowApp } from '#server/testing/borrowed-servers.ts';

const on = { AUTH_RATE_LIMITS: 'off', AUTH_OAUTH_SERVER: 'on' };
const client_name = 'Partner desk';
const redirect_uris = ['https://partner.example/callback'];

test('a program is registered, changed and removed', async (t) => {
  const app = await borrowApp(t, on);
  const { oauth } = adminClient(app);
  const { data: made, error } = await oauth.createClient({ client_name, redirect_uris });
  assert.equal(error, null);
  assert.ok(made?.client_secret && made.created_at && made.updated_at);
  const { client_id, client_secret, created_at, updated_at, ...rest } = made;
  assert.deepEqual(rest, {
    client_type: 'confidential',
    client_name,
    redirect_uris,
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    token_endpoint_auth_method: 'client_secret_basic',
    registration_type: 'manual',
  });
  const { data: seen } = await oauth.getClient(client_id);
  assert.deepEqual(seen, { ...rest, client_id, created_at, updated_at });
  const { data: changed } = await oauth.updateClient(client_id, { client_name: 'Desk' });
  assert.deepEqual([changed?.client_name, changed?.redirect_uris], ['Desk', redirect_uris]);
  const { data: renewed } = await oauth.regenerateClientSecret(client_id);
  assert.ok(renewed?.client_secret && renewed.client_secret !== client_secret);
  assert.equal((await oauth.deleteClient(client_id)).error, null);
  const gone = await oauth.getClient(client_id);
  assert.deepEqual([gone.error?.status, gone.error?.code], [404, 'oauth_client_not_found']);
});

test('programs are listed newest first, without secrets', async (t) => {
  const app = await borrowApp(t, on);
  const { oauth } = adminClient(app);
  for (const client_name of ['a', 'b', 'c'])
    await oauth.createClient({ client_name, redirect_uris, token_endpoint_auth_method: 'none' });
  const { data, error } = await oauth.listClients({ page: 1, perPage: 2 });
  assert.equal(error, null);
  assert.deepEqual(
    data.clients.map((client) => [client.client_name, client.client_type, client.client_secret]),
    [
      ['c', 'public', undefined],
      ['b', 'public', undefined],
    ],
  );
  assert.ok('total' in data);
  assert.deepEqual([data.total, data.nextPage, data.lastPage], [3, 2, 2]);
});

test('answers have the protocol’s statuses', async (t) => {
  const app = await borrowApp(t, on);
  const made = await asAdmin(app, 'POST /admin/oauth/clients', { client_name, redirect_uris });
  assert.equal(made.status, 201);
  const path = `/admin/oauth/clients/${made.body.client_id}`;
  const removed = await asAdmin(app, `DELETE ${path}`);
  assert.deepEqual([removed.status, removed.text], [204, '']);
  for (const asked of [`GET ${path}`, `DELETE ${path}`, `POST ${path}/regenerate_secret`])
    assertRefused(
      await asAdmin(app, asked),
      404,
      'oauth_client_not_found',
      'OAuth client not found',
    );
  for (const id of [randomUUID(), '7', '%00']) {
    const unknown = await asAdmin(app, `PUT /admin/oauth/clients/${id}`, { client_name });
    assertRefused(unknown, 404, 'oauth_client_not_found', 'OAuth client not found');
  }
});

test('what cannot be registered is refused and named', async (t) => {
  const app = await borrowApp(t, on);
  const lines: [Record<string, unknown>, RegExp][] = [
    [{ redirect_uris }, /client_name/],
    [{ client_name }, /redirect_uris/],
    [{ client_name, redirect_uris: [] }, /redirect_uris/],
    [{ client_name, redirect_uris: ['nowhere'] }, /redirect_uris/],
    [{ client_name, redirect_uris: ['http://partner.example/'] }, /redirect_uris/],
    [{ client_name, redirect_uris: ['https://a.example/#x'] }, /redirect_uris/],
    [{ client_name, redirect_uris: ['javascript:alert(1)'] }, /redirect_uris/],
    [{ client_name, redirect_uris: Array(11).fill('https://a.example/') }, /redirect_uris/],
    [{ client_name, redirect_uris, grant_types: ['password'] }, /grant_types/],
    [{ client_name, redirect_uris, response_types: ['token'] }, /response_types/],
    [{ client_name, redirect_uris, token_endpoint_auth_method: 'x' }, /token_endpoint_auth_method/],
    [
      {
        client_name,
        redirect_uris,
        client_type: 'public',
        token_endpoint_auth_method: 'client_secret_post',
      },
      /public/,
    ],
    [{ client_name, redirect_uris, logo_uri: 'javascript:alert(1)' }, /logo_uri/],
  ];
  for (const [body, words] of lines) {
    const refused = await asAdmin(app, 'POST /admin/oauth/clients', body);
    assert.deepEqual([refused.status, refused.body.code], [400, 'validation_failed'], refused.text);
    assert.match(String(refused.body.message), words);
  }
  const wrong = await asAdmin(app, 'POST /admin/oauth/clients', {
    client_name: 1,
    redirect_uris: 'x',
  });
  assert.deepEqual([wrong.status, wrong.body.code], [400, 'bad_json']);
  const { body } = await asAdmin(app, 'GET /admin/oauth/clients');
  assert.deepEqual(body, { clients: [] });
});

test('a program without a secret gets none, and an empty change is refused', async (t) => {
  const app = await borrowApp(t, on);
  const asked = {
    client_name,
    redirect_uris: ['http://127.0.0.1:9/cb', 'rihla.app:/cb'],
    client_type: 'public',
  };
  const made = await asAdmin(app, 'POST /admin/oauth/clients', asked);
  assert.equal(made.status, 201);
  const path = `/admin/oauth/clients/${made.body.client_id}`;
  for (const [call, body] of [
    [`POST ${path}/regenerate_secret`, {}],
    [`PUT ${path}`, {}],
    [`PUT ${path}`, { redirect_uris: [] }],
    [`PUT ${path}`, { token_endpoint_auth_method: 'client_secret_basic' }],
  ] as const)
    assert.equal((await asAdmin(app, call, body)).body.code, 'validation_failed', call);
});

test('with the server switched off there are no programs', async (t) => {
  const app = await borrowApp(t, { AUTH_RATE_LIMITS: 'off' });
  for (const asked of ['GET /admin/oauth/clients', 'POST /admin/oauth/clients'])
    assertRefused(
      await asAdmin(app, asked, asked.startsWith('POST') ? {} : undefined),
      404,
      'feature_disabled',
      'OAuth server is disabled',
    );
});
