/** A signed address is good for as long as whoever signed it could sign again. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { decodeJwt } from 'jose';
import { system } from '#server/platform/sql.ts';
import { answered, pdf, storageHouse } from '#server/storage/testing.ts';

const tokenIn = (url: string) => new URL(url).searchParams.get('token') ?? '';
const year = 365 * 24 * 3600;

function lifeOf(url: string): number {
  const { exp = 0, iat = 0 } = decodeJwt(tokenIn(url));
  return exp - iat;
}

test('an address to somebody’s papers lives ten minutes, whatever was asked for', async (t) => {
  const { layla, service } = await storageHouse(t);
  const path = `${layla.id}/paper/scan.pdf`;
  answered(await layla.files.from('documents').upload(path, pdf()));
  for (const signer of [layla.files, service]) {
    const papers = signer.from('documents');
    const { signedUrl } = answered(await papers.createSignedUrl(path, 10 * year));
    assert.equal(lifeOf(signedUrl), 600);
    const [one] = answered(await papers.createSignedUrls([path], 10 * year));
    assert.equal(lifeOf(one?.signedUrl ?? ''), 600);
    assert.equal((await fetch(signedUrl)).status, 200);
    const short = answered(await papers.createSignedUrl(path, 60));
    assert.equal(lifeOf(short.signedUrl), 60);
  }
  answered(await service.createBucket('brochures'));
  answered(await service.from('brochures').upload('a.pdf', pdf()));
  const long = answered(await service.from('brochures').createSignedUrl('a.pdf', 10 * year));
  assert.equal(lifeOf(long.signedUrl), year);
});

test('an address to put a paper lives ten minutes, and one of another bucket as long as configured', async (t) => {
  const { app, layla, service } = await storageHouse(t);
  const path = `${layla.id}/paper/scan.pdf`;
  for (const signer of [layla.files, service]) {
    const place = answered(await signer.from('documents').createSignedUploadUrl(path));
    assert.equal(lifeOf(place.signedUrl), 600);
  }
  const begun = await app.send('POST', '/rest/v1/documents/uploads', {
    headers: { authorization: `Bearer ${layla.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'passport.png', size: 1000, document: null }),
  });
  assert.equal(lifeOf(new URL(String(begun.body.url), app.url).href), 600);
  answered(await service.createBucket('brochures'));
  const other = answered(await service.from('brochures').createSignedUploadUrl('a.pdf'));
  assert.equal(lifeOf(other.signedUrl), app.services.config.storage.uploadExpiry);
});

test('signed out everywhere, every address of before is refused: to read, to draw and to put', async (t) => {
  const { app, layla } = await storageHouse(t);
  const papers = layla.files.from('documents');
  const path = `${layla.id}/paper/scan.pdf`;
  answered(await papers.upload(path, pdf()));
  const { signedUrl } = answered(await papers.createSignedUrl(path, 600));
  const drawn = answered(await papers.createSignedUrl(path, 600, { transform: { width: 10 } }));
  const place = answered(await papers.createSignedUploadUrl(`${layla.id}/paper/next.pdf`));
  assert.equal((await fetch(signedUrl)).status, 200);
  await app.send('POST', '/auth/v1/logout?scope=global', {
    headers: { authorization: `Bearer ${layla.token}` },
  });
  for (const url of [signedUrl, drawn.signedUrl]) {
    const answer = await fetch(url);
    assert.equal(answer.status, 400);
    assert.match(await answer.text(), /no longer signed in; sign in and ask for a new one/);
  }
  const put = await papers.uploadToSignedUrl(place.path, place.token, pdf());
  assert.match(put.error?.message ?? '', /no longer signed in/);
});

test('an address dies with the account’s standing, and the house’s own does not know sessions', async (t) => {
  const { app, layla, service } = await storageHouse(t);
  const path = `${layla.id}/paper/scan.pdf`;
  const papers = layla.files.from('documents');
  answered(await papers.upload(path, pdf()));
  const own = answered(await papers.createSignedUrl(path, 600));
  const house = answered(await service.from('documents').createSignedUrl(path, 600));
  const ban = "update auth.users set banned_until = now() + interval '1 day'";
  await app.sql.as(system, (tx) => tx.unsafe(`${ban} where id = '${layla.id}'`));
  assert.equal((await fetch(own.signedUrl)).status, 400);
  assert.equal((await fetch(house.signedUrl)).status, 200);
});
