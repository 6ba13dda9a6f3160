/** What the vault confirmed stays what it was, whatever its owner's token asks of the storage. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { vaultFiles } from '#server/documents/files.ts';
import {
  begun,
  bring,
  kept,
  newVault,
  openedIn,
  pdf,
  picture,
  put,
} from '#server/documents/testing.ts';
import { lockUpload } from '#server/documents/version-store.ts';
import { asked, borrow, demo, newClient } from '#server/matters/testing.ts';
import { type Caller, system } from '#server/platform/sql.ts';
import { answered, clientOf, countObjects, refused, workQueue } from '#server/storage/testing.ts';

const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
const sentence = /was confirmed and stays as it is/;

test('a confirmed paper is neither replaced, moved nor removed through the storage', async (t) => {
  const app = await borrow(t);
  const { client, paper } = await newVault(app);
  const matter = await asked(client);
  await client.post(`/documents/${paper.id}/shares`, { matter: matter.id });
  const place = `${client.id}/${paper.id}/${paper.file.id}`;
  const other = `${client.id}/other.gif`;
  const { service } = app.services.auth.projectKeys;
  answered(await clientOf(app, client.token).from('documents').upload(other, gif));
  for (const token of [client.token, service]) {
    const files = clientOf(app, token).from('documents');
    const answers = [
      await files.update(place, gif),
      await files.update(place, pdf),
      await files.upload(place, pdf, { upsert: true }),
      await files.move(place, `${client.id}/elsewhere.png`),
      await files.createSignedUploadUrl(place, { upsert: true }),
      await files.remove([other, place]),
    ];
    for (const answer of answers) assert.match(refused(answer, '403', 'AccessDenied'), sentence);
    refused(await files.upload(place, pdf), '409', 'KeyAlreadyExists');
    refused(await files.move(other, place), '409', 'KeyAlreadyExists');
    refused(await files.copy(other, place), '409', 'KeyAlreadyExists');
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const removed = await app.send('DELETE', `/storage/v1/object/documents/${place}`, {
      headers: { authorization: headers.authorization },
    });
    assert.deepEqual([removed.status, removed.body.statusCode], [400, '403'], removed.text);
    const travel = { bucketId: 'documents', sourceKey: other, destinationKey: place };
    const over = await app.send('POST', '/storage/v1/object/copy', {
      headers: { ...headers, 'x-upsert': 'true' },
      body: JSON.stringify(travel),
    });
    assert.deepEqual([over.status, over.body.statusCode], [400, '403'], over.text);
  }
  const noor = await demo(app, 'concierge');
  const opened = openedIn(
    await noor.post(`/desk/documents/${paper.id}/open`, { matter: matter.id }),
  );
  const shown = await fetch(`${app.url}${opened.url}`);
  assert.deepEqual(Buffer.from(await shown.arrayBuffer()), picture);
});

test('an address to upload that was given before the paper was confirmed replaces nothing after', async (t) => {
  const app = await borrow(t);
  const client = await newClient(app);
  const place = await begun(client, {});
  const upload = await app.sql.as(system, (tx) => lockUpload(tx, place.id, client.id));
  const files = clientOf(app, client.token).from('documents');
  const path = `${client.id}/${upload?.documentId}/${place.id}`;
  const { token } = answered(await files.createSignedUploadUrl(path, { upsert: true }));
  await put(app, place, picture);
  answered(await files.uploadToSignedUrl(path, token, pdf));
  const confirmed = await client.post(`/documents/uploads/${place.id}/confirm`, { details: {} });
  assert.equal(confirmed.status, 200, confirmed.text);
  const again = await files.uploadToSignedUrl(path, token, picture);
  assert.match(refused(again, '403', 'AccessDenied'), sentence);
  answered(await files.download(path));
});

test('what came after the bytes were looked at is not what was confirmed', async (t) => {
  const app = await borrow(t);
  const client = await newClient(app);
  const place = await begun(client, {});
  await put(app, place, picture);
  const upload = await app.sql.as(system, (tx) => lockUpload(tx, place.id, client.id));
  assert.ok(upload);
  const vault = vaultFiles(app.services);
  const found = await vault.inspect(upload);
  assert.ok(found);
  const path = `${client.id}/${upload.documentId}/${upload.id}`;
  answered(await clientOf(app, client.token).from('documents').update(path, pdf));
  const caller: Caller = { kind: 'client', id: client.id };
  assert.equal(await app.sql.as(caller, (tx) => vault.keep(tx, upload, found)), false);
});

test('the database itself lets no client touch a kept file', async (t) => {
  const app = await borrow(t);
  const { client } = await newVault(app);
  await app.sql.as({ kind: 'client', id: client.id }, async (tx) => {
    const mine = await tx`select from storage.objects`;
    const changed = await tx`update storage.objects set is_kept = false`;
    const removed = await tx`delete from storage.objects`;
    assert.deepEqual([mine.length, changed.count, removed.count], [1, 0, 0]);
  });
});

test('the vault goes on by its own ways: a new version, the bin, an upload given up', async (t) => {
  const app = await borrow(t);
  const { client, paper } = await newVault(app);
  const renewed = await bring(app, client, { document: paper.id, content: pdf });
  assert.equal(renewed.status, 200, renewed.text);
  const waiting = await begun(client, {});
  await put(app, waiting, picture);
  const givenUp = await client.send('DELETE', `/documents/uploads/${waiting.id}`);
  assert.ok(givenUp.status < 300, givenUp.text);
  assert.equal(await countOf(app, client.id), 2);
});

test('emptying the house’s bucket by its secret key leaves confirmed papers', async (t) => {
  const app = await borrow(t);
  const client = await newClient(app);
  const files = clientOf(app, client.token).from('documents');
  await kept(app, client);
  answered(await files.upload(`${client.id}/loose.gif`, gif));
  const before = await countObjects({ app });
  const house = clientOf(app, app.services.auth.projectKeys.service);
  answered(await house.emptyBucket('documents'));
  await workQueue({ app, vault: app.services.storage.vault });
  assert.ok((await countObjects({ app })) < before);
  assert.equal(await countOf(app, client.id), 1);
});

const countOf = (app: Parameters<typeof countObjects>[0]['app'], id: string) =>
  app.sql.as(
    system,
    async (tx) => (await tx`select from storage.objects where owner_id = ${id}`).length,
  );
