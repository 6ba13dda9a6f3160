/** Who reaches what: through the protocol, and behind it in the database. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newId } from '#server/platform/ids.ts';
import { type Caller, system, visitor } from '#server/platform/sql.ts';
import { answered, clientOf, pdf, png, refused, storageHouse } from '#server/storage/testing.ts';

test('a client’s files are theirs: nobody else reads, lists, writes, moves or removes them', async (t) => {
  const { layla, omar, noor, sami, anyone, service } = await storageHouse(t);
  const path = `${layla.id}/passport.pdf`;
  answered(await layla.files.from('documents').upload(path, pdf()));
  for (const files of [omar.files, noor.files, sami.files, anyone]) {
    const theirs = files.from('documents');
    refused(await theirs.download(path), '404', 'NoSuchKey');
    refused(await theirs.info(path), '404', 'NoSuchKey');
    refused(await theirs.createSignedUrl(path, 60), '404', 'NoSuchKey');
    refused(await theirs.copy(path, `${omar.id}/mine.pdf`), '404', 'NoSuchKey');
    refused(await theirs.move(path, `${omar.id}/mine.pdf`), '404', 'NoSuchKey');
    assert.deepEqual(answered(await theirs.list(layla.id)), []);
    assert.deepEqual(answered(await theirs.listV2({ prefix: layla.id })).objects, []);
    assert.deepEqual(answered(await theirs.remove([path])), []);
    for (const place of [path, `${layla.id}/other.pdf`, 'loose.pdf', `${newId()}/x.pdf`])
      assert.equal(
        refused(await theirs.upload(place, pdf(), { upsert: true }), '403', 'AccessDenied'),
        'new row violates row-level security policy',
      );
    refused(await theirs.createSignedUploadUrl(`${layla.id}/x.pdf`), '403', 'AccessDenied');
  }
  answered(await service.from('documents').download(path));
  answered(await layla.files.from('documents').download(path));
});

test('nobody carries a file into another’s folder or out of their own', async (t) => {
  const { layla, omar } = await storageHouse(t);
  const mine = layla.files.from('documents');
  answered(await mine.upload(`${layla.id}/a.pdf`, pdf()));
  for (const target of [`${omar.id}/a.pdf`, 'a.pdf', `${layla.id.toUpperCase()}/a.pdf`]) {
    refused(await mine.move(`${layla.id}/a.pdf`, target), '403', 'AccessDenied');
    refused(await mine.copy(`${layla.id}/a.pdf`, target), '403', 'AccessDenied');
  }
});

test('buckets are the house’s affair, and its own ones are never deleted or opened up', async (t) => {
  const { layla, noor, sami, anyone, service } = await storageHouse(t);
  for (const files of [layla.files, noor.files, anyone]) {
    refused(await files.listBuckets(), '403', 'AccessDenied');
    refused(await files.getBucket('documents'), '403', 'AccessDenied');
    refused(await files.createBucket('mine'), '403', 'AccessDenied');
    refused(await files.updateBucket('documents', { public: true }), '403', 'AccessDenied');
    refused(await files.emptyBucket('documents'), '403', 'AccessDenied');
    refused(await files.deleteBucket('documents'), '403', 'AccessDenied');
  }
  refused(await sami.files.emptyBucket('documents'), '403', 'AccessDenied');
  for (const files of [sami.files, service]) {
    refused(await files.deleteBucket('documents'), '403', 'AccessDenied');
    refused(await files.updateBucket('documents', { public: true }), '403', 'AccessDenied');
  }
});

test('a bucket says what clients may do in it: read their exports, and write nothing public', async (t) => {
  const { layla, service } = await storageHouse(t);
  const path = `${layla.id}/everything.pdf`;
  refused(await layla.files.from('exports').upload(path, pdf()), '403', 'AccessDenied');
  answered(await service.from('exports').upload(path, pdf()));
  answered(await layla.files.from('exports').download(path));
  assert.deepEqual(answered(await layla.files.from('exports').remove([path])), []);
  refused(await layla.files.from('exports').update(path, pdf()), '403', 'AccessDenied');
  answered(await service.createBucket('brochures', { public: true }));
  refused(
    await layla.files.from('brochures').upload(`${layla.id}/a.png`, png()),
    '403',
    'AccessDenied',
  );
});

test('the tokens of people who are gone open nothing', async (t) => {
  const { app, layla } = await storageHouse(t);
  const mine = layla.files.from('documents');
  const path = `${layla.id}/a.pdf`;
  answered(await mine.upload(path, pdf()));
  const { service: key } = app.services.auth.projectKeys;
  const headers = { authorization: `Bearer ${key}` };
  const gone = await app.send('DELETE', `/auth/v1/admin/users/${layla.id}`, { headers });
  assert.equal(gone.status, 200, gone.text);
  refused(await mine.download(path), '403', 'AccessDenied');
  refused(await mine.upload(`${layla.id}/b.pdf`, pdf()), '403', 'AccessDenied');
  refused(await clientOf(app, 'not a token').from('documents').list(), '403', 'AccessDenied');
  const left = await app.sql.as(
    system,
    (tx) => tx`
    select from storage.objects where owner_id = ${layla.id}
    union all select from storage.data_keys where owner_id = ${layla.id}`,
  );
  assert.equal(left.length, 0, 'their key and what it sealed went with them');
});

test('the database itself shows a caller their own rows alone, and keys to nobody', async (t) => {
  const { app, layla, omar } = await storageHouse(t);
  for (const { id, files } of [layla, omar])
    answered(await files.from('documents').upload(`${id}/a.pdf`, pdf()));
  const names = (caller: Caller) =>
    app.sql.as(caller, async (tx) =>
      (await tx`select name from storage.objects`).map(({ name }) => name),
    );
  const me: Caller = { kind: 'client', id: layla.id };
  assert.deepEqual(await names(me), [`${layla.id}/a.pdf`]);
  assert.deepEqual(await names(visitor), []);
  assert.deepEqual(await names({ kind: 'staff', id: layla.id }), []);
  assert.equal((await names(system)).length, 2);
  const taken = app.sql.as(
    me,
    (tx) => tx`
    update storage.objects set name = ${`${omar.id}/b.pdf`} where owner_id = ${layla.id}`,
  );
  await assert.rejects(taken, /row-level security/);
  const given = app.sql.as(
    me,
    (tx) => tx`
    update storage.objects set owner_id = ${omar.id} where owner_id = ${layla.id}`,
  );
  await assert.rejects(given, /row-level security/);
  for (const caller of [me, visitor, { kind: 'staff', id: layla.id } as const])
    assert.equal((await app.sql.as(caller, (tx) => tx`select from storage.data_keys`)).length, 0);
});
