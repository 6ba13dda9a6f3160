/** The vault as its owner uses it. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Document, DocumentFile } from '#contract/documents/documents.ts';
import {
  begun,
  bring,
  change,
  kept,
  logOf,
  newVault,
  openedIn,
  paperIn,
  pdf,
  picture,
  put,
  runOut,
  vaultOf,
} from '#server/documents/testing.ts';
import { assertRefused, borrow, inDays, newClient } from '#server/matters/testing.ts';
import { system } from '#server/platform/sql.ts';

test('a paper is kept once its bytes were looked at, and its number is masked', async (t) => {
  const app = await borrow(t);
  const client = await newClient(app, { full_name: 'Layla Haddad' });
  const place = await begun(client, { name: 'Layla passport.png' });
  assert.deepEqual((await vaultOf(client)).documents, []);
  await put(app, place, picture);
  const details = {
    number: 'AB1234821',
    expiresOn: inDays(60),
    country: 'GB',
    note: 'In the safe',
  };
  const paper = paperIn(await client.post(`/documents/uploads/${place.id}/confirm`, { details }));
  assert.equal(paper.type, 'passport', 'read from the name of the file');
  assert.equal(paper.numberEnd, '4821');
  assert.deepEqual([paper.file.media, paper.file.size], ['image/png', picture.length]);
  const { text } = await client.get('/documents');
  assert.ok(!text.includes('AB1234821'), 'no list says the whole number');
  const rows = await app.sql.as(
    system,
    (tx) => tx`select number_sealed from app.documents where id = ${paper.id}`,
  );
  assert.ok(!String(rows[0]?.numberSealed).includes('1234821'), 'nor does the table');
  const { people } = await vaultOf(client);
  assert.deepEqual(
    people.map(({ name, isClient }) => [name, isClient]),
    [['Layla Haddad', true]],
  );
});

test('opening a paper shows its number and its bytes, and stands in the log', async (t) => {
  const app = await borrow(t);
  const { client, paper } = await newVault(app, { number: 'AB1234821' });
  const opened = openedIn(await client.post(`/documents/${paper.id}/open`));
  assert.equal(opened.number, 'AB1234821');
  const shown = await fetch(app.url + opened.url);
  assert.equal(shown.headers.get('content-type'), 'image/png');
  assert.match(shown.headers.get('content-disposition') ?? '', /^inline; filename="passport.png"/);
  assert.match(shown.headers.get('content-security-policy') ?? '', /frame-ancestors 'self'/);
  assert.equal(shown.headers.get('cache-control'), 'private, no-store');
  assert.ok(Buffer.from(await shown.arrayBuffer()).equals(picture));
  const download = await fetch(`${app.url}${opened.url}?download`);
  assert.match(download.headers.get('content-disposition') ?? '', /^attachment;/);
  await download.arrayBuffer();
  const { items } = await logOf(client);
  assert.deepEqual(
    items.map(({ who, why, type }) => [who, why, type]),
    [['owner', 'own', 'passport']],
  );
});

test('a ticket that is made up, has run out or leads into the bin opens nothing', async (t) => {
  const app = await borrow(t);
  const { client, paper } = await newVault(app);
  const { url } = openedIn(await client.post(`/documents/${paper.id}/open`));
  const invented = `/rest/v1/documents/opened/${'a'.repeat(43)}`;
  assertRefused(await app.get(invented), 410, 'ticket_over');
  assertRefused(await app.get('/rest/v1/documents/opened/short'), 400, 'validation_failed');
  await client.post(`/documents/${paper.id}/bin`);
  assertRefused(await app.get(url), 410, 'ticket_over');
  await client.post(`/documents/${paper.id}/restore`);
  assert.equal((await app.get(url)).status, 200);
  await runOut(app, paper.id);
  assertRefused(await app.get(url), 410, 'ticket_over');
});

test('a renewed paper is a version with its own dates, and a better copy keeps them', async (t) => {
  const app = await borrow(t);
  const { client, paper } = await newVault(app, { number: 'AB1234821', expiresOn: inDays(20) });
  const copy = await kept(
    app,
    client,
    {},
    { document: paper.id, content: pdf, name: 'better.pdf' },
  );
  assert.deepEqual([copy.id, copy.file.number, copy.numberEnd], [paper.id, 2, '4821']);
  const renewed = await kept(app, client, {}, { document: paper.id, renewed: true });
  assert.deepEqual([renewed.file.number, renewed.expiresOn, renewed.numberEnd], [3, null, '']);
  const { body } = await client.get(`/documents/${paper.id}/versions`);
  // The server parsed it by this schema.
  const versions = body as unknown as DocumentFile[];
  assert.deepEqual(
    versions.map(({ number, media }) => [number, media]),
    [
      [3, 'image/png'],
      [2, 'application/pdf'],
      [1, 'image/png'],
    ],
  );
  assert.equal(versions[1]?.expiresOn, inDays(20));
  const old = openedIn(
    await client.post(`/documents/${paper.id}/open`, { version: versions[1]?.id }),
  );
  assert.equal(old.file.number, 2);
});

test('two devices that write about one paper do not overwrite each other', async (t) => {
  const app = await borrow(t);
  const { client, paper } = await newVault(app);
  const first = paperIn(await change(client, paper, { title: 'Old one', issuedOn: inDays(-30) }));
  assert.equal(first.version, paper.version + 1);
  assertRefused(await change(client, paper, { title: 'Other' }), 412, 'precondition_failed');
  assertRefused(
    await client.send('PATCH', `/documents/${paper.id}`, { title: 'Other' }),
    412,
    'precondition_failed',
  );
  const cleared = paperIn(await change(client, first, { number: '', holder: { name: 'Karim' } }));
  assert.deepEqual([cleared.title, cleared.holder.name], ['Old one', 'Karim']);
  assert.deepEqual(
    (await vaultOf(client)).people.map(({ isClient }) => isClient),
    [true, false],
  );
});

test('what was thrown away lies in the bin for thirty days and can be taken out', async (t) => {
  const app = await borrow(t);
  const { client, paper } = await newVault(app);
  const binned = paperIn(await client.post(`/documents/${paper.id}/bin`));
  assert.ok(binned.keptUntil);
  assert.deepEqual((await vaultOf(client)).documents, []);
  const again = paperIn(await client.post(`/documents/${paper.id}/bin`));
  assert.equal(again.binnedAt, binned.binnedAt, 'thrown away twice is thrown away once');
  const { body } = await client.get('/documents/bin');
  assert.deepEqual(
    (body as unknown as Document[]).map(({ id }) => id),
    [paper.id],
  );
  assertRefused(await client.post(`/documents/${paper.id}/open`), 404, 'not_found');
  assertRefused(await change(client, again, { title: 'x' }), 404, 'not_found');
  paperIn(await client.post(`/documents/${paper.id}/restore`));
  assert.deepEqual((await vaultOf(client)).documents.length, 1);
});

test('an upload counts once, however often it is confirmed, and can be given up', async (t) => {
  const app = await borrow(t);
  const client = await newClient(app);
  const place = await begun(client, {});
  assertRefused(await client.post(`/documents/uploads/${place.id}/confirm`), 409, 'conflict');
  await put(app, place, picture);
  const key = { 'idempotency-key': `keep-${place.id}` };
  const first = paperIn(await client.post(`/documents/uploads/${place.id}/confirm`, {}, key));
  const second = paperIn(await client.post(`/documents/uploads/${place.id}/confirm`, {}, key));
  assert.equal(second.id, first.id);
  assert.equal((await vaultOf(client)).documents.length, 1);
  const other = await begun(client, {});
  await put(app, other, picture);
  assert.equal((await client.send('DELETE', `/documents/uploads/${other.id}`)).status, 204);
  assert.equal((await client.send('DELETE', `/documents/uploads/${other.id}`)).status, 204);
  assertRefused(await client.post(`/documents/uploads/${other.id}/confirm`), 404, 'not_found');
});

test('another client’s paper is not there, whatever is asked of it', async (t) => {
  const app = await borrow(t);
  const { client, paper } = await newVault(app);
  const omar = await newClient(app);
  const place = await begun(client, {});
  const asked = [
    omar.post(`/documents/${paper.id}/open`),
    omar.post(`/documents/${paper.id}/bin`),
    omar.post(`/documents/${paper.id}/restore`),
    omar.get(`/documents/${paper.id}/versions`),
    omar.post(`/documents/uploads/${place.id}/confirm`),
    omar.post('/documents/uploads', { name: 'a.png', size: 10, document: paper.id }),
    change(omar, paper, { title: 'Mine' }),
  ];
  for (const answer of await Promise.all(asked)) assertRefused(answer, 404, 'not_found');
  assert.deepEqual((await logOf(omar)).items, []);
});

test('what cannot be true or kept is refused with the field that says it', async (t) => {
  const app = await borrow(t);
  const { client, paper } = await newVault(app);
  const bad: [string, Record<string, unknown>][] = [
    ['issuedOn', { issuedOn: inDays(2) }],
    ['expiresOn', { issuedOn: inDays(-2), expiresOn: inDays(-9) }],
    ['expiresOn', { expiresOn: '2027-02-30' }],
    ['country', { country: 'Narnia' }],
    ['type', { type: 'spell' }],
    ['number', { number: 'one\ntwo' }],
    ['number', { number: '1'.repeat(61) }],
    ['title', { title: 'a\u0000b' }],
    ['note', { note: 'n'.repeat(1001) }],
  ];
  for (const [field, details] of bad)
    assertRefused(await change(client, paper, details), 400, 'validation_failed', field);
  const uploads = [
    { name: '', size: 10 },
    { name: 'a.png', size: 0 },
    { name: 'a.png', size: 25_000_001 },
    { name: 'a.png', size: 10, document: 'x' },
  ];
  for (const upload of uploads)
    assertRefused(await client.post('/documents/uploads', upload), 400, 'validation_failed');
  const text = await bring(app, client, {
    content: Buffer.from('just words'),
    name: 'passport.txt',
  });
  assertRefused(text, 422, 'file_refused');
  assertRefused(await client.get('/documents/openings?after=x'), 400, 'validation_failed', 'after');
});

test('a file’s name cannot lead anywhere or hide what it is', async (t) => {
  const app = await borrow(t);
  const client = await newClient(app);
  const paper = await kept(app, client, {}, { name: '..\\..\\etc/\u202e.passport".png' });
  assert.equal(paper.file.name, 'passport-.png');
});
