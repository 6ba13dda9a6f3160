/** Who may open a client's paper, how the client knows of it, and how it ends. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Document } from '#contract/documents/documents.ts';
import {
  kept,
  logOf,
  newVault,
  openedIn,
  paperIn,
  pdf,
  vaultOf,
} from '#server/documents/testing.ts';
import {
  asked,
  assertRefused,
  borrow,
  demo,
  matterIn,
  moved,
  newClient,
  toldTo,
} from '#server/matters/testing.ts';
import type { Answer } from '#server/testing.ts';

/** The server parsed it by this schema. */
const papersIn = (answer: Answer) => answer.body as unknown as Document[];

test('the house opens a shared paper in its matter, and the client reads that it did', async (t) => {
  const app = await borrow(t);
  const { client, paper } = await newVault(app, { number: 'AB1234821', note: 'Mine alone' });
  const noor = await demo(app, 'concierge');
  const matter = await asked(client);
  const shared = paperIn(await client.post(`/documents/${paper.id}/shares`, { matter: matter.id }));
  assert.deepEqual(
    shared.shares.map(({ reference }) => reference),
    [matter.reference],
  );
  const again = paperIn(await client.post(`/documents/${paper.id}/shares`, { matter: matter.id }));
  assert.equal(again.shares.length, 1, 'given twice, it is given once');
  const seen = await noor.get(`/desk/matters/${matter.id}/documents`);
  assert.deepEqual(
    papersIn(seen).map(({ id }) => id),
    [paper.id],
  );
  assert.ok(!/"[^"-]*4821"|AB1234|Mine alone/.test(seen.text), 'neither number nor note is listed');
  const own = await client.get(`/matters/${matter.id}/documents`);
  assert.deepEqual(
    papersIn(own).map(({ id }) => id),
    [paper.id],
  );

  const opened = openedIn(
    await noor.post(`/desk/documents/${paper.id}/open`, { matter: matter.id }),
  );
  assert.equal(opened.number, 'AB1234821');
  assert.equal((await app.get(opened.url)).status, 200);
  const [line] = (await logOf(client)).items;
  assert.deepEqual([line?.who, line?.why, line?.matter?.id], ['house', 'shared', matter.id]);
  assert.equal(line?.share, shared.shares[0]?.id);
  assert.ok(!(await toldTo(app, client)).includes('opened'), 'with permission nobody is alarmed');
});

test('a permission that is taken back ends at once, also for what was already opened', async (t) => {
  const app = await borrow(t);
  const { client, paper } = await newVault(app);
  const noor = await demo(app, 'concierge');
  const matter = await asked(client);
  const { shares } = paperIn(
    await client.post(`/documents/${paper.id}/shares`, { matter: matter.id }),
  );
  const open = () => noor.post(`/desk/documents/${paper.id}/open`, { matter: matter.id });
  const { url } = openedIn(await open());
  const path = `/documents/${paper.id}/shares/${shares[0]?.id}`;
  assert.deepEqual(paperIn(await client.send('DELETE', path)).shares, []);
  assertRefused(await app.get(url), 410, 'ticket_over');
  assertRefused(await open(), 403, 'forbidden');
  assert.deepEqual(papersIn(await noor.get(`/desk/matters/${matter.id}/documents`)), []);
  const [line] = (await logOf(client)).items;
  assert.equal(line?.share, null);
  assert.ok(line?.endedAt);
  assertRefused(
    await client.send('DELETE', `/documents/${paper.id}/shares/${paper.id}`),
    404,
    'not_found',
  );
});

test('a permission ends with its matter', async (t) => {
  const app = await borrow(t);
  const { client, paper } = await newVault(app);
  const noor = await demo(app, 'concierge');
  const matter = await asked(client);
  await client.post(`/documents/${paper.id}/shares`, { matter: matter.id });
  const { url } = openedIn(
    await noor.post(`/desk/documents/${paper.id}/open`, { matter: matter.id }),
  );
  await moved(noor, matter.id, 'decline');
  assertRefused(await app.get(url), 410, 'ticket_over');
  assert.deepEqual((await vaultOf(client)).documents[0]?.shares, []);
  assertRefused(
    await client.post(`/documents/${paper.id}/shares`, { matter: matter.id }),
    400,
    'validation_failed',
    'matter',
  );
});

test('without permission the house writes a reason, and the client is told at once', async (t) => {
  const app = await borrow(t);
  const { client, paper } = await newVault(app);
  const noor = await demo(app, 'concierge');
  const open = (body: Record<string, unknown>) =>
    noor.post(`/desk/documents/${paper.id}/open`, body);
  assertRefused(await open({}), 400, 'validation_failed', 'reason');
  assertRefused(await open({ reason: '   look   ' }), 400, 'validation_failed', 'reason');
  assert.deepEqual(
    (await logOf(client)).items,
    [],
    'a refused opening shows nothing to write down',
  );
  openedIn(await open({ reason: 'The airline asks for the number' }));
  openedIn(await open({ reason: '=HYPERLINK("http://evil.example")' }));
  const { items } = await logOf(client);
  assert.deepEqual(
    items.map(({ why }) => why),
    ['reason', 'reason'],
  );
  assert.equal(items[1]?.reason, 'The airline asks for the number');
  assert.equal((await toldTo(app, client)).filter((kind) => kind === 'opened').length, 2);
  const { text, headers } = await client.get('/documents/openings.csv?lang=en');
  assert.match(headers.get('content-type') ?? '', /^text\/csv/);
  assert.match(text, /The airline asks for the number/);
  assert.match(text, /"'=HYPERLINK/, 'no reason calculates in a spreadsheet');
});

test('a matter of somebody else, or none, cannot be given a paper', async (t) => {
  const app = await borrow(t);
  const { client, paper } = await newVault(app);
  const other = await newClient(app);
  const foreign = await asked(other);
  for (const matter of [foreign.id, paper.id])
    assertRefused(
      await client.post(`/documents/${paper.id}/shares`, { matter }),
      400,
      'validation_failed',
      'matter',
    );
  const own = await asked(other);
  assertRefused(
    await other.post(`/documents/${paper.id}/shares`, { matter: own.id }),
    404,
    'not_found',
  );
});

test('a paper that a step waits for is answered from the vault', async (t) => {
  const app = await borrow(t);
  const client = await newClient(app);
  const form = { kind: 'company', activity: 'Design', shareholders: 1, visas: 1 };
  const { id } = await asked(client, form);
  const [wanted] = (await vaultOf(client)).wanted;
  assert.equal(wanted?.matter.id, id);
  const paper = await kept(app, client, {}, { content: pdf, name: 'passport.pdf' });
  const body = { matter: id, paper: wanted?.id };
  const key = { 'idempotency-key': `answer-${paper.id}` };
  const given = paperIn(await client.post(`/documents/${paper.id}/papers`, body, key));
  paperIn(await client.post(`/documents/${paper.id}/papers`, body, key));
  assert.deepEqual(
    given.shares.map(({ matterId }) => matterId),
    [id],
  );
  const { steps } = matterIn(await client.get(`/matters/${id}`));
  const answered = steps.flatMap(({ papers }) => papers).find((each) => each.id === wanted?.id);
  assert.deepEqual([answered?.state, answered?.file?.name], ['received', 'passport.pdf']);
  const copy = await client.get(`/matters/${id}/files/${answered?.file?.id}`);
  assert.equal(copy.text, pdf.toString());
  assert.ok((await vaultOf(client)).wanted.every((each) => each.id !== wanted?.id));
  const strange = { matter: id, paper: paper.id };
  assertRefused(await client.post(`/documents/${paper.id}/papers`, strange), 404, 'not_found');
});

test('the bin takes a paper away from everybody it was shared with', async (t) => {
  const app = await borrow(t);
  const { client, paper } = await newVault(app);
  const noor = await demo(app, 'concierge');
  const matter = await asked(client);
  await client.post(`/documents/${paper.id}/shares`, { matter: matter.id });
  await client.post(`/documents/${paper.id}/bin`);
  const reason = 'A reason that is long enough';
  assertRefused(await noor.post(`/desk/documents/${paper.id}/open`, { reason }), 404, 'not_found');
  assert.deepEqual(papersIn(await noor.get(`/desk/clients/${client.id}/documents`)), []);
  const back = paperIn(await client.post(`/documents/${paper.id}/restore`));
  assert.deepEqual(back.shares, [], 'its owner decides anew');
});
