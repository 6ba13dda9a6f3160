import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asAdmin } from '#server/auth/admin/testing.ts';
import { call, member, password, relaxed } from '#server/auth/testing.ts';
import { borrowApp } from '#server/testing/borrowed-servers.ts';
import type { Answer, TestApp } from '#server/testing.ts';

const settings = { ...relaxed, AUTH_AUTOCONFIRM: 'on', AUTH_ANONYMOUS: 'on' };
const words = 'Metadata may have 100 keys, 4096 bytes as JSON and a depth of 8';

/** Text, because no library writes so deep a thing out. */
const deepJson = (depth: number) => `{"a":${'['.repeat(depth)}${']'.repeat(depth)}}`;
const deepObject = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;

function sendText(app: TestApp, asked: string, body: string, token?: string): Promise<Answer> {
  const [method = '', path = ''] = asked.split(' ');
  return app.send(method, `/auth/v1${path}`, {
    headers: {
      'content-type': 'application/json',
      'x-supabase-api-version': '2024-01-01',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body,
  });
}

test('metadata of any depth is refused in a sentence by every door that takes it', async (t) => {
  const app = await borrowApp(t, settings);
  const { token } = await member(app, 'a@example.com');
  const { service } = app.services.auth.projectKeys;
  const doors: [string, (data: string) => string, string?][] = [
    ['POST /signup', (data) => `{"email":"b@example.com","password":"${password}","data":${data}}`],
    ['POST /signup', (data) => `{"data":${data}}`],
    ['POST /otp', (data) => `{"email":"b@example.com","data":${data}}`],
    ['POST /magiclink', (data) => `{"email":"b@example.com","data":${data}}`],
    ['PUT /user', (data) => `{"data":${data}}`, token],
    ['POST /admin/users', (data) => `{"email":"b@example.com","user_metadata":${data}}`, service],
    ['POST /admin/users', (data) => `{"email":"b@example.com","app_metadata":${data}}`, service],
    ['POST /invite', (data) => `{"email":"b@example.com","data":${data}}`, service],
    [
      'POST /admin/generate_link',
      (data) => `{"type":"invite","email":"b@example.com","data":${data}}`,
      service,
    ],
  ];
  for (const [door, body, key] of doors) {
    for (const data of [deepJson(8), deepObject(9)]) {
      const { status, text, body: told } = await sendText(app, door, body(data), key);
      assert.deepEqual([status, told.message], [422, words], `${door}: ${text}`);
    }
    for (const data of [10_000, 100_000].flatMap((depth) => [deepJson(depth), deepObject(depth)])) {
      const { status, text } = await sendText(app, door, body(data), key);
      assert.ok(status >= 400 && status < 500, `${door}: ${text}`);
    }
  }
});

test('what lies deep in a field nobody reads is no reason to fall', async (t) => {
  const app = await borrowApp(t, settings);
  const { token } = await member(app, 'a@example.com');
  for (const door of [
    'POST /signup',
    'POST /verify',
    'POST /token?grant_type=password',
    'PUT /user',
  ])
    for (const field of ['other', 'gotrue_meta_security', 'email', 'app_metadata', 'data']) {
      const answer = await sendText(app, door, `{"${field}":${deepJson(100_000)}}`, token);
      assert.ok(answer.status < 500, `${door} ${field}: ${answer.text}`);
    }
});

test('metadata has an end, also when it is written piece by piece', async (t) => {
  const app = await borrowApp(t, settings);
  const { token } = await member(app, 'a@example.com');
  const put = (data: object) => call(app, 'PUT /user', { data }, token);
  assert.equal((await put({ a: 'x'.repeat(3000) })).status, 200);
  const second = await put({ b: 'x'.repeat(3000) });
  assert.deepEqual([second.status, second.body.message], [422, words]);
  assert.equal((await put({ a: null, b: 'x'.repeat(3000) })).status, 200);
  const many = Object.fromEntries(Array.from({ length: 101 }, (_, index) => [`key${index}`, 1]));
  assert.equal((await put(many)).body.message, words);
  assert.equal((await put({ deep: [[[[[[{}]]]]]] })).status, 200);

  const { body: created } = await asAdmin(app, 'POST /admin/users', { email: 'c@example.com' });
  const change = (user_metadata: object) =>
    asAdmin(app, `PUT /admin/users/${created.id}`, { user_metadata });
  assert.equal((await change({ a: 'ب'.repeat(2000) })).status, 200);
  assert.equal((await change({ b: 'ب'.repeat(2000) })).body.message, words);
});

test('an account made by the house holds the metadata it was given and nothing else', async (t) => {
  const app = await borrowApp(t, settings);
  const ways = [
    ['POST /invite', {}],
    ['POST /admin/generate_link', { type: 'invite' }],
    ['POST /admin/generate_link', { type: 'magiclink' }],
    ['POST /admin/generate_link', { type: 'signup', password }],
  ] as const;
  for (const [index, [door, more]] of ways.entries()) {
    const email = `new${index}@example.com`;
    const bare = await asAdmin(app, door, { email, ...more });
    assert.deepEqual([bare.status, bare.body.user_metadata], [200, {}], door);
    const told = { email: `b${email}`, ...more, data: { city: 'Dubai' } };
    assert.deepEqual((await asAdmin(app, door, told)).body.user_metadata, { city: 'Dubai' });
  }
});
