/** Who reaches the bytes of a vault, and by which way: the real storage client, delegates, the family. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { actingFor, mandated } from '#server/delegates/testing.ts';
import {
  begun,
  kept,
  logOf,
  newVault,
  openedIn,
  paperIn,
  picture,
  vaultOf,
} from '#server/documents/testing.ts';
import { assertRefused, borrow, demo, newClient } from '#server/matters/testing.ts';
import { clientOf } from '#server/storage/testing.ts';
import type { TestApp } from '#server/testing.ts';

const bucketOf = (app: TestApp, token: string) => clientOf(app, token).from('documents');

const placeIn = (url: string) => {
  const [, key = '', token = ''] = /\/sign\/documents\/(.+)\?token=(.+)$/.exec(url) ?? [];
  return { key: decodeURIComponent(key), token };
};

test('the storage client puts a paper by the address it was given, once', async (t) => {
  const app = await borrow(t);
  const client = await newClient(app);
  const upload = await begun(client, {});
  const { key, token } = placeIn(upload.url);
  assert.ok(key.startsWith(`${client.id}/`));
  const files = bucketOf(app, client.token);
  const put = await files.uploadToSignedUrl(key, token, new Blob([new Uint8Array(picture)]));
  assert.equal(put.error, null);
  const again = await files.uploadToSignedUrl(key, token, new Blob([new Uint8Array(picture)]));
  assert.match(again.error?.message ?? '', /already exists/);
  const elsewhere = await files.uploadToSignedUrl(`${key}x`, token, new Blob(['x']));
  assert.ok(elsewhere.error, 'the address is good for one place');
  const paper = paperIn(await client.post(`/documents/uploads/${upload.id}/confirm`));
  assert.equal(paper.file.id, upload.id);
});

test('neither another client nor the house reaches a paper through the storage', async (t) => {
  const app = await borrow(t);
  const { client, paper } = await newVault(app);
  const key = `${client.id}/${paper.id}/${paper.file.id}`;
  const other = await newClient(app);
  const noor = await demo(app, 'concierge');
  const own = await bucketOf(app, client.token).download(key);
  assert.equal(own.data?.size, picture.length);
  for (const { token } of [other, noor]) {
    const files = bucketOf(app, token);
    assert.ok((await files.download(key)).error);
    assert.ok((await files.createSignedUrl(key, 60)).error);
    assert.deepEqual((await files.list(client.id)).data ?? [], []);
  }
});

test('whoever acts for a client opens papers by their right alone, under their own name', async (t) => {
  const app = await borrow(t);
  const { client, paper } = await newVault(app, { type: 'tenancy', number: 'AB1234821' });
  const without = actingFor(await mandated(app, client, { rights: ['view', 'request'] }), client);
  assertRefused(await without.get('/documents'), 403, 'mandate_refused');
  assertRefused(await without.post(`/documents/${paper.id}/open`), 403, 'mandate_refused');
  const omar = actingFor(await mandated(app, client, { rights: ['view', 'documents'] }), client);
  assert.equal((await vaultOf(omar)).documents.length, 1);
  const { url, number } = openedIn(await omar.post(`/documents/${paper.id}/open`));
  assert.equal(number, 'AB1234821');
  assert.equal((await app.get(url)).status, 200);
  const [line] = (await logOf(client)).items;
  assert.deepEqual([line?.who, line?.name], ['delegate', 'Omar Aziz']);
  assertRefused(await omar.post(`/documents/${paper.id}/bin`), 403, 'mandate_refused');
  assertRefused(await omar.get('/documents/openings'), 403, 'mandate_refused');
});

test('the family stands in the vault, and a paper follows its holder when the name changes', async (t) => {
  const app = await borrow(t);
  const client = await newClient(app);
  const child = {
    name: 'Yousef Haddad',
    relation: 'child',
    born: '2015-03-01',
    schoolYear: 'Year 7',
  };
  const { body } = await client.post('/family', child);
  const holder = { name: 'Yousef Haddad', memberId: body.id };
  await kept(app, client, { type: 'passport', holder });
  await kept(app, client, { type: 'visa', holder: { name: 'A guest' } });
  const { people } = await vaultOf(client);
  assert.deepEqual(
    people.map(({ name, relation, schoolYear }) => [name, relation, schoolYear]).slice(1),
    [
      ['Yousef Haddad', 'child', 'Year 7'],
      ['A guest', null, ''],
    ],
  );
});
