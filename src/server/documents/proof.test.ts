/** Papers that prove who somebody is ask for the second factor again. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { authClient } from '#server/auth/testing.ts';
import { proven } from '#server/documents/proof-testing.ts';
import { change, kept, logOf, newVault, openedIn, paperIn } from '#server/documents/testing.ts';
import { asked, assertRefused, borrow } from '#server/matters/testing.ts';
import { answered, clientOf, pdf, refused } from '#server/storage/testing.ts';

test('a passport asks for the second factor again after ten minutes, a tenancy never', async (t) => {
  const app = await borrow(t);
  const { client, paper } = await newVault(app);
  const lease = await kept(app, client, { type: 'tenancy' });
  const matter = await asked(client);
  const { send, prove, age, token } = await proven(app, client);
  openedIn(await send(`/documents/${paper.id}/open`, {}));

  await age(11);
  assertRefused(await send(`/documents/${paper.id}/open`, {}), 403, 'proof_needed');
  assertRefused(
    await send(`/documents/${paper.id}/shares`, { matter: matter.id }),
    403,
    'proof_needed',
  );
  const disguised = await send(`/documents/${paper.id}`, { type: 'other' }, 'PATCH', {
    'if-match': String(paper.version),
  });
  assertRefused(disguised, 403, 'proof_needed');
  openedIn(await send(`/documents/${lease.id}/open`, {}));
  const log = await app.get('/rest/v1/documents/openings', { authorization: `Bearer ${token}` });
  assert.equal([log.body.items].flat().length, 2, 'what was refused is in no log');

  assert.equal((await prove()).error, null);
  openedIn(await send(`/documents/${paper.id}/open`, {}));
  paperIn(await send(`/documents/${paper.id}/shares`, { matter: matter.id }));
});

test('whoever has no second factor is asked for none', async (t) => {
  const app = await borrow(t);
  const { client, paper } = await newVault(app);
  openedIn(await client.post(`/documents/${paper.id}/open`, {}));
  paperIn(await change(client, paper, { type: 'visa' }));
  assert.equal((await logOf(client)).items.length, 1);
});

test('a password alone opens no passport of somebody who has a second factor', async (t) => {
  const app = await borrow(t);
  const { client, paper } = await newVault(app);
  await proven(app, client);
  const again = authClient(app);
  const { data } = await again.signInWithPassword({
    email: client.email,
    password: 'camel-train-42',
  });
  const answer = await app.send('POST', `/rest/v1/documents/${paper.id}/open`, {
    headers: {
      authorization: `Bearer ${data.session?.access_token}`,
      'content-type': 'application/json',
    },
    body: '{}',
  });
  assertRefused(answer, 403, 'proof_needed');
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
    refused(answer, '403', 'AccessDenied');
  assert.ok(answered(await papers.list(client.id)).some(({ name }) => name === 'passport.pdf'));
  answered(await files.from('brochures').download('guide.pdf'));

  assert.equal((await prove()).error, null);
  answered(await papers.download(paper));
});
