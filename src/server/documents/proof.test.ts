/** Papers that prove who somebody is ask who it is once more. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { actingHeader } from '#contract/endpoint.ts';
import { demoPassword } from '#server/account/demo-accounts.ts';
import { ageProofs, withApp, withPassword } from '#server/auth/proof/testing.ts';
import { password } from '#server/auth/testing.ts';
import { mandated } from '#server/delegates/testing.ts';
import { proven } from '#server/documents/proof-testing.ts';
import {
  bring,
  change,
  kept,
  logOf,
  newVault,
  openedIn,
  paperIn,
} from '#server/documents/testing.ts';
import {
  asked,
  assertRefused,
  atDesk,
  borrow,
  demo,
  deskIn,
  matterIn,
  newClient,
  type Person,
} from '#server/matters/testing.ts';
import { answered, clientOf, pdf, refused } from '#server/storage/testing.ts';

test('a passport asks for the second factor again after ten minutes, a tenancy never', async (t) => {
  const app = await borrow(t);
  const { client, paper } = await newVault(app);
  const lease = await kept(app, client, { type: 'tenancy' });
  const matter = await asked(client);
  const { send, prove, age, token } = await proven(app, client);
  openedIn(await send(`/documents/${paper.id}/open`, {}));

  await age(11);
  assertRefused(await send(`/documents/${paper.id}/open`, {}), 403, 'fresh_proof_needed');
  assertRefused(
    await send(`/documents/${paper.id}/shares`, { matter: matter.id }),
    403,
    'fresh_proof_needed',
  );
  const disguised = await send(`/documents/${paper.id}`, { type: 'other' }, 'PATCH', {
    'if-match': String(paper.version),
  });
  assertRefused(disguised, 403, 'fresh_proof_needed');
  openedIn(await send(`/documents/${lease.id}/open`, {}));
  const log = await app.get('/rest/v1/documents/openings', { authorization: `Bearer ${token}` });
  assert.equal([log.body.items].flat().length, 2, 'what was refused is in no log');

  assert.equal((await prove()).error, null);
  openedIn(await send(`/documents/${paper.id}/open`, {}));
  paperIn(await send(`/documents/${paper.id}/shares`, { matter: matter.id }));
});

test('a new version is no way to call a passport something else and open its older one', async (t) => {
  const app = await borrow(t);
  const { client, paper } = await newVault(app);
  const old = { version: paper.file.id };
  await ageProofs(app, client);
  const disguised = { type: 'other' };
  const answer = await bring(app, client, { document: paper.id, details: disguised });
  assertRefused(answer, 403, 'fresh_proof_needed');
  assertRefused(await client.post(`/documents/${paper.id}/open`, old), 403, 'fresh_proof_needed');
  const renewed = paperIn(await bring(app, client, { document: paper.id }));
  assert.equal(renewed.type, 'passport', 'a new scan of the same asks for nothing');
  assert.equal((await client.post('/account/proof', { password })).status, 204);
  const place = { document: paper.id, details: disguised };
  assert.equal(paperIn(await bring(app, client, place)).type, 'other');
});

test('whoever has no second factor enters the password again', async (t) => {
  const app = await borrow(t);
  const { client, paper } = await newVault(app);
  openedIn(await client.post(`/documents/${paper.id}/open`, {}));
  paperIn(await change(client, paper, { type: 'visa' }));
  await ageProofs(app, client);
  const refusal = await client.post(`/documents/${paper.id}/open`, {});
  assertRefused(refusal, 403, 'fresh_proof_needed');
  assert.deepEqual(refusal.body.params, { means: 'password' });
  assert.equal((await client.post('/account/proof', { password })).status, 204);
  openedIn(await client.post(`/documents/${paper.id}/open`, {}));
  assert.equal((await logOf(client)).items.length, 2);
});

test('whoever acts for another opens their passport only with a second factor of their own', async (t) => {
  const app = await borrow(t);
  const { client, paper } = await newVault(app);
  const lease = await kept(app, client, { type: 'tenancy' });
  const omar = await mandated(app, client, { rights: ['documents'] });
  const acting = { [actingHeader]: client.id };
  const opening = `/documents/${paper.id}/open`;
  assertRefused(await omar.send('POST', opening, {}, acting), 403, 'own_factor_needed');
  openedIn(await omar.send('POST', `/documents/${lease.id}/open`, {}, acting));

  const proved = await withApp(app, omar);
  openedIn(await proved.send('POST', opening, {}, acting));
  await ageProofs(app, omar);
  assertRefused(await proved.send('POST', opening, {}, acting), 403, 'fresh_proof_needed');
  assert.equal((await proved.prove()).error, null);
  openedIn(await proved.send('POST', opening, {}, acting));

  const half = await withPassword(app, omar);
  assertRefused(await half.send('POST', opening, {}, acting), 403, 'second_factor_needed');
});

test('a password alone opens no passport of somebody who has a second factor', async (t) => {
  const app = await borrow(t);
  const { client, paper } = await newVault(app);
  await proven(app, client);
  const half = await withPassword(app, client);
  const answer = await half.send('POST', `/documents/${paper.id}/open`, {});
  assertRefused(answer, 403, 'second_factor_needed');
});

test('papers leave by the storage protocol on the same condition, and other files on none', async (t) => {
  const app = await borrow(t);
  const { client } = await newVault(app);
  const { prove, age, token } = await proven(app, client);
  const [files, house] = [
    clientOf(app, token),
    clientOf(app, app.services.auth.projectKeys.service),
  ];
  const [papers, paper] = [files.from('documents'), `${client.id}/passport.pdf`];
  answered(await papers.upload(paper, pdf()));
  answered(await house.createBucket('brochures', { public: true }));
  answered(await house.from('brochures').upload('guide.pdf', pdf()));
  answered(await papers.download(paper));

  await age(11);
  for (const answer of [
    await papers.download(paper),
    await papers.createSignedUrl(paper, 60),
    await papers.createSignedUrls([paper], 60),
    await papers.copy(paper, `${client.id}/copy.pdf`),
    await papers.copy(paper, 'passport.pdf', { destinationBucket: 'brochures' }),
    await papers.move(paper, `${client.id}/moved.pdf`),
  ])
    refused(answer, '403', 'FreshProofNeeded');
  assert.ok(answered(await papers.list(client.id)).some(({ name }) => name === 'passport.pdf'));
  answered(await files.from('brochures').download('guide.pdf'));

  assert.equal((await prove()).error, null);
  answered(await papers.download(paper));
});

test('a copy that a request was given asks what the vault asks, and stands in the paper’s log', async (t) => {
  const app = await borrow(t);
  const { client, paper } = await newVault(app);
  const { id, steps } = await asked(client, { kind: 'company', activity: 'Design' });
  const [wanted] = steps.flatMap(({ papers }) => papers);
  const body = { matter: id, paper: wanted?.id };
  paperIn(await client.post(`/documents/${paper.id}/papers`, body));
  const copy = `/matters/${id}/files/${await fileAt(client, id)}`;

  const omar = await mandated(app, client, { rights: ['view', 'documents'] });
  const acting = { [actingHeader]: client.id };
  assertRefused(await omar.send('GET', copy, undefined, acting), 403, 'own_factor_needed');
  await ageProofs(app, client);
  assertRefused(await client.get(copy), 403, 'fresh_proof_needed');
  assert.deepEqual((await logOf(client)).items, [], 'what was refused is in no log');

  assert.equal((await client.post('/account/proof', { password })).status, 204);
  assert.equal((await client.get(copy)).status, 200);
  const proved = await withApp(app, omar);
  assert.equal((await proved.send('GET', copy, undefined, acting)).status, 200);
  const { items } = await logOf(client);
  assert.deepEqual(
    items.map(({ who, way, documentId, type, matter }) => [who, way, documentId, type, matter?.id]),
    [
      ['delegate', 'matter', paper.id, 'passport', id],
      ['owner', 'matter', paper.id, 'passport', id],
    ],
  );
  assert.deepEqual(
    items.map(({ readings }) => readings),
    [1, 1],
  );
});

test('the desk opens papers of identity on a fresh proof alone, and its looks at copies are logged', async (t) => {
  const app = await borrow(t);
  const { client, paper } = await newVault(app);
  const { id, steps } = await asked(client, { kind: 'company', activity: 'Design' });
  const [wanted] = steps.flatMap(({ papers }) => papers);
  const body = { matter: id, paper: wanted?.id };
  paperIn(await client.post(`/documents/${paper.id}/papers`, body));
  const copy = `/desk/matters/${id}/files/${await fileAt(client, id)}`;
  const opening = `/desk/documents/${paper.id}/open`;
  const why = { matter: null, reason: 'The visa office asks for it.' };

  const noor = await demo(app, 'concierge');
  await ageProofs(app, noor);
  assertRefused(await noor.get(copy), 403, 'fresh_proof_needed');
  assertRefused(await noor.post(opening, why), 403, 'fresh_proof_needed');
  assert.deepEqual((await logOf(client)).items, [], 'what was refused is in no log');

  assert.equal((await noor.post('/account/proof', { password: demoPassword })).status, 204);
  assert.equal((await noor.get(copy)).status, 200);
  openedIn(await noor.post(opening, why));
  const { items } = await logOf(client);
  assert.deepEqual(items.map(({ who, way, documentId }) => [who, way, documentId]).toSorted(), [
    ['house', 'matter', paper.id],
    ['house', 'vault', paper.id],
  ]);
});

test('a scan that was brought as a passport is one, also after another took its place', async (t) => {
  const app = await borrow(t);
  const client = await newClient(app);
  const noor = await demo(app, 'concierge');
  const { id, steps } = await asked(client, { kind: 'company', activity: 'Design' });
  const [passport, description] = steps.flatMap(({ papers }) => papers);
  const bring = async (paperId: string | undefined) => {
    const { body } = await client.bring(`/matters/${id}/files?name=a.pdf`, pdf());
    matterIn(await client.send('PUT', `/matters/${id}/papers/${paperId}`, { file: body.id }));
    return `/matters/${id}/files/${body.id}`;
  };
  const [first, plain] = [await bring(passport?.id), await bring(description?.id)];
  deskIn(
    await atDesk(noor, id, `/papers/${passport?.id}`, { state: 'rejected', reason: 'Blurred.' }),
  );
  const second = await bring(passport?.id);
  await ageProofs(app, client);
  for (const path of [first, second])
    assertRefused(await client.get(path), 403, 'fresh_proof_needed');
  assert.equal((await client.get(plain)).status, 200, 'what proves nobody asks nothing');
});

async function fileAt(client: Person, id: string) {
  const { steps } = matterIn(await client.get(`/matters/${id}`));
  return steps.flatMap(({ papers }) => papers).find(({ file }) => file)?.file?.id;
}
