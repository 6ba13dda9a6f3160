/** What opens a paper ends with the right it was given by, and every reading stands in the log. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { actingFor, mandated } from '#server/delegates/testing.ts';
import { kept, logOf, newVault, openedIn, picture } from '#server/documents/testing.ts';
import { assertRefused, borrow, demo, newClient, type Person } from '#server/matters/testing.ts';
import { system } from '#server/platform/sql.ts';
import { answered, clientOf } from '#server/storage/testing.ts';
import type { TestApp } from '#server/testing.ts';

const signOut = (app: TestApp, { token }: Person, scope: 'local' | 'global' | 'others') =>
  app.send('POST', `/auth/v1/logout?scope=${scope}`, {
    headers: { authorization: `Bearer ${token}` },
  });

const signedInAgain = async (app: TestApp, { email }: Person): Promise<string> => {
  const answer = await app.send('POST', '/auth/v1/token?grant_type=password', {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'camel-train-42' }),
  });
  return String(answer.body.access_token);
};

test('a ticket ends with the session that asked for it, and another session’s goes on', async (t) => {
  const app = await borrow(t);
  const { client, paper } = await newVault(app);
  const other = await signedInAgain(app, client);
  const { url } = openedIn(await client.post(`/documents/${paper.id}/open`));
  const there = await app.send('POST', `/rest/v1/documents/${paper.id}/open`, {
    headers: { authorization: `Bearer ${other}`, 'content-type': 'application/json' },
    body: '{}',
  });
  assert.equal((await app.get(url)).status, 200);
  await signOut(app, client, 'local');
  assertRefused(await app.get(url), 410, 'ticket_over');
  assert.equal((await app.get(openedIn(there).url)).status, 200);
});

test('a delegate’s ticket ends the moment the mandate does, or no longer covers papers', async (t) => {
  const app = await borrow(t);
  const layla = await newClient(app);
  const lease = await kept(app, layla, { type: 'tenancy' });
  for (const end of ['revoked', 'narrowed', 'over', 'signed out'] as const) {
    const omar = await mandated(app, layla, { rights: ['view', 'documents'] });
    const acting = actingFor(omar, layla);
    const { url } = openedIn(await acting.post(`/documents/${lease.id}/open`));
    assert.equal((await app.get(url)).status, 200);
    if (end === 'signed out') await signOut(app, omar, 'global');
    else
      await app.sql.as(system, (tx) => {
        const ends = {
          revoked: tx`revoked_at = now()`,
          narrowed: tx`rights = array['view']`,
          over: tx`until = current_date - 2`,
        };
        return tx`update app.mandates set ${ends[end]} where id = ${omar.mandate.id}`;
      });
    assertRefused(await app.get(url), 410, 'ticket_over');
  }
});

test('a colleague’s ticket ends when they no longer work here', async (t) => {
  const app = await borrow(t);
  const { paper } = await newVault(app);
  const noor = await demo(app, 'concierge');
  const reason = 'The airline asked for the number.';
  const { url } = openedIn(await noor.post(`/desk/documents/${paper.id}/open`, { reason }));
  assert.equal((await app.get(url)).status, 200);
  await app.sql.as(
    system,
    (tx) => tx`update auth.users set raw_app_meta_data = '{}' where id = ${noor.id}`,
  );
  assertRefused(await app.get(url), 410, 'ticket_over');
});

test('whoever looks at a page reads in both languages what to do, their own first', async (t) => {
  const app = await borrow(t);
  const over = `/rest/v1/documents/opened/${'a'.repeat(43)}`;
  const page = await app.get(over, { accept: 'text/html', 'accept-language': 'ar-AE,en' });
  assert.equal(page.status, 410);
  assert.match(page.headers.get('content-type') ?? '', /^text\/html/);
  assert.match(page.text, /<html lang="ar" dir="rtl">.*افتحها من جديد.*open it again/s);
  const english = await app.get(over, { accept: 'text/html' });
  assert.match(english.text, /<html lang="en" dir="ltr">/);
});

test('readings are counted by the minute, whatever they are asked in', async (t) => {
  const app = await borrow(t);
  const { client, paper } = await newVault(app);
  const { url } = openedIn(await client.post(`/documents/${paper.id}/open`));
  assert.equal((await logOf(client)).items[0]?.readings, 0);
  for (const range of ['bytes=0-9', 'bytes=10-19', 'bytes=20-']) await app.get(url, { range });
  const [line] = (await logOf(client)).items;
  // Three at once lie in one minute, or in two where it just turned.
  assert.ok(line && line.readings >= 1 && line.readings <= 2 && line.lastReadAt, line?.name);
  assert.equal(line.way, 'vault');
});

test('what is read past the vault stands in the paper’s log too', async (t) => {
  const app = await borrow(t);
  const { client, paper } = await newVault(app);
  const path = `${client.id}/${paper.id}/${paper.file.id}`;
  const files = clientOf(app, client.token).from('documents');
  const { signedUrl } = answered(await files.createSignedUrl(path, 60));
  assert.equal((await logOf(client)).items.length, 0, 'signing alone opens nothing');
  for (let times = 0; times < 2; times += 1) await (await fetch(signedUrl)).arrayBuffer();
  answered(await files.download(path));
  const house = clientOf(app, app.services.auth.projectKeys.service).from('documents');
  answered(await house.download(path));
  const { items } = await logOf(client);
  assert.deepEqual(
    items.map(({ way, who, name, documentId }) => [way, who, name, documentId === paper.id]).sort(),
    [
      ['address', 'owner', items.find(({ way }) => way === 'address')?.name, true],
      ['program', 'house', 'Rihla', true],
      ['storage', 'owner', items.find(({ way }) => way === 'storage')?.name, true],
    ],
  );
  const omar = await newClient(app);
  const alike = `${omar.id}/${paper.id}/${paper.file.id}`;
  const own = clientOf(app, omar.token).from('documents');
  answered(await own.upload(alike, picture));
  answered(await own.download(alike));
  assert.equal((await logOf(client)).items.length, 3, 'nobody writes into another’s log');
  const table = await client.get('/documents/openings.csv');
  assert.match(table.text, /"A signed address"/);
});
