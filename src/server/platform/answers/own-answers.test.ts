/** Whose answer it is: what belongs to a caller is kept by no cache. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { table } from '#server/auth/permissions-testing.ts';
import { borrow, demo, newClient } from '#server/matters/testing.ts';
import { newId } from '#server/platform/ids.ts';

const linesOf = (text: string) => text.split('\n').flatMap((line) => line.trim() || []);

/** What anybody may read and everybody reads alike. */
const open = [
  'GET /catalogue',
  'GET /catalogue/{collection}',
  'GET /catalogue/{collection}/{slug}',
  'GET /catalogue/texts/{name}',
  'GET /pages',
  'GET /chat/answer-book',
  'GET /chat/personas',
  'GET /search',
  'GET /appointments/slots',
];

function addressOf(endpoint: string): [method: string, path: string] {
  const [method = '', path = ''] = endpoint.split(' ');
  return [method, path.replaceAll(/\{\w+\}/g, newId).replace('/functions', '/../../functions')];
}

test('no cache keeps what belongs to whoever asked', async (t) => {
  const app = await borrow(t);
  const [client, admin] = await Promise.all([newClient(app), demo(app, 'admin')]);
  for (const endpoint of linesOf(Object.values(table).join('\n'))) {
    if (open.includes(endpoint)) continue;
    for (const { send } of [client, admin]) {
      const { status, headers } = await send(...addressOf(endpoint));
      assert.match(
        headers.get('cache-control') ?? '',
        /^private, no-store/,
        `${endpoint} ${status}`,
      );
    }
  }
});

test('nor what is read with a token, a link or a key of the other protocols', async (t) => {
  const app = await borrow(t);
  const { token } = await newClient(app);
  const headers = { authorization: `Bearer ${token}` };
  for (const path of [
    '/auth/v1/user',
    '/auth/v1/factors',
    '/auth/v1/settings',
    '/auth/v1/verify?token=abc&type=signup',
    '/storage/v1/bucket',
    '/storage/v1/object/documents/nobody/nothing.pdf',
    '/storage/v1/object/authenticated/documents/nobody/nothing.pdf',
    '/storage/v1/object/sign/documents/nobody/nothing.pdf?token=abc',
    '/functions/v1/chat-assistant',
    '/functions/v1/nothing',
    '/calendar/nothing-of-this-name.ics',
    '/rest/v1/documents/opened/nothing-of-this-name',
    '/rest/v1/nothing-of-this-name',
  ]) {
    const answer = await app.get(path, headers);
    assert.match(answer.headers.get('cache-control') ?? '', /^private, no-store/, path);
  }
});

test('what anybody may read may be kept', async (t) => {
  const app = await borrow(t);
  for (const path of [
    '/rest/v1/catalogue',
    '/rest/v1/catalogue/plans',
    '/',
    '/auth/v1/.well-known/jwks.json',
  ]) {
    const { headers } = await app.get(path);
    assert.match(headers.get('cache-control') ?? '', /^public/, path);
  }
});
