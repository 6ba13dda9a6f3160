/** Every call of the real client, as the protocol answers it. */
import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { test } from 'node:test';
import { answered, pdf, png, refused, storageHouse, workQueue } from '#server/storage/testing.ts';

const bytesOf = async (blob: Blob) => Buffer.from(await blob.arrayBuffer());

test('the house makes, lists, changes, empties and deletes buckets', async (t) => {
  const house = await storageHouse(t);
  const { service, sami } = house;
  const made = await service.createBucket('brochures', {
    public: true,
    fileSizeLimit: '20mb',
    allowedMimeTypes: ['image/*', 'application/pdf'],
  });
  assert.deepEqual(answered(made), { name: 'brochures' });
  const bucket = answered(await sami.files.getBucket('brochures'));
  assert.deepEqual(Object.keys(bucket), [
    ...['id', 'name', 'owner', 'public', 'file_size_limit', 'allowed_mime_types'],
    ...['created_at', 'updated_at'],
  ]);
  assert.equal(bucket.file_size_limit, 20_000_000);
  assert.equal(
    refused(await service.createBucket('brochures'), '409', 'BucketAlreadyExists'),
    'The resource already exists',
  );
  const names = answered(await service.listBuckets()).map(({ id }) => id);
  assert.deepEqual(names, ['brochures', 'documents', 'exports']);

  const changed = await service.updateBucket('brochures', { public: false, fileSizeLimit: null });
  assert.deepEqual(answered(changed), { message: 'Successfully updated' });
  const after = answered(await service.getBucket('brochures'));
  assert.deepEqual([after.public, after.file_size_limit], [false, null]);
  assert.deepEqual(after.allowed_mime_types, ['image/*', 'application/pdf']);

  answered(await service.from('brochures').upload('a.png', png()));
  refused(await service.deleteBucket('brochures'), '409', 'ResourceNotEmpty');
  assert.match(answered(await service.emptyBucket('brochures')).message, /queued/);
  await workQueue(house);
  assert.deepEqual(answered(await service.deleteBucket('brochures')), {
    message: 'Successfully deleted',
  });
  refused(await service.getBucket('brochures'), '404', 'NoSuchBucket');
});

test('a file of any kind of body is kept, told about and given back', async (t) => {
  const { layla } = await storageHouse(t);
  const mine = layla.files.from('documents');
  const content = pdf(150_000);
  const bodies = {
    'buffer.pdf': content,
    'blob.pdf': new Blob([new Uint8Array(content)], { type: 'application/pdf' }),
    'stream.pdf': Readable.from([content.subarray(0, 10), content.subarray(10)]),
  };
  for (const [name, body] of Object.entries(bodies)) {
    const path = `${layla.id}/${name}`;
    const kept = answered(
      await mine.upload(path, body, { contentType: 'application/pdf', metadata: { holder: name } }),
    );
    assert.deepEqual([kept.path, kept.fullPath], [path, `documents/${path}`]);
    assert.ok((await bytesOf(answered(await mine.download(path)))).equals(content), name);
    const { createdAt, lastModified, version, etag, ...info } = answered(await mine.info(path));
    assert.deepEqual(info, {
      id: kept.id,
      name: path,
      bucketId: 'documents',
      size: content.length,
      contentType: 'application/pdf',
      cacheControl: 'max-age=3600',
      metadata: { holder: name },
    });
    assert.equal(etag, `"${version}"`);
    assert.equal(createdAt, lastModified);
    assert.equal(answered(await mine.exists(path)), true);
  }
  const form = new FormData();
  form.append('file', new Blob([png()], { type: 'image/png' }), 'photo.png');
  answered(await mine.upload(`${layla.id}/photo.png`, form, { cacheControl: '60' }));
  const info = answered(await mine.info(`${layla.id}/photo.png`));
  assert.deepEqual([info.contentType, info.cacheControl], ['image/png', 'max-age=60']);
});

test('a taken place is refused, replaced by upsert and by update', async (t) => {
  const { layla } = await storageHouse(t);
  const mine = layla.files.from('documents');
  const path = `${layla.id}/visa.pdf`;
  const [one, two, three] = [pdf(), pdf(), pdf()];
  const first = answered(await mine.upload(path, one));
  assert.equal(
    refused(await mine.upload(path, two), '409', 'KeyAlreadyExists'),
    'The resource already exists',
  );
  assert.ok((await bytesOf(answered(await mine.download(path)))).equals(one));
  assert.equal(answered(await mine.upload(path, two, { upsert: true })).id, first.id);
  assert.ok((await bytesOf(answered(await mine.download(path)))).equals(two));
  assert.equal(answered(await mine.update(path, three)).id, first.id);
  assert.ok((await bytesOf(answered(await mine.download(path)))).equals(three));
  answered(await mine.update(`${layla.id}/new.pdf`, one));
});

test('two uploads to one place at once: one wins, the other is told so', async (t) => {
  const { layla } = await storageHouse(t);
  const mine = layla.files.from('documents');
  const path = `${layla.id}/race.pdf`;
  const contents = Array.from({ length: 6 }, () => pdf(300_000));
  const answers = await Promise.all(contents.map((content) => mine.upload(path, content)));
  const lost = answers.filter(({ error }) => error);
  assert.equal(lost.length, contents.length - 1);
  for (const one of lost) refused(one, '409', 'KeyAlreadyExists');
  const winner = contents[answers.findIndex(({ error }) => !error)];
  assert.ok(winner && (await bytesOf(answered(await mine.download(path)))).equals(winner));
});

test('a folder is listed one level at a time, sorted, paged and searched', async (t) => {
  const { layla, service } = await storageHouse(t);
  const mine = layla.files.from('documents');
  for (const name of ['b.pdf', 'a.pdf', 'trips/x.pdf', 'trips/y.pdf', 'trips/old/z.pdf', 'c d.pdf'])
    answered(await mine.upload(`${layla.id}/${name}`, pdf(10)));
  const names = async (...asked: Parameters<typeof mine.list>) =>
    answered(await mine.list(...asked)).map(({ name }) => name);
  assert.deepEqual(await names(), [layla.id]);
  assert.deepEqual(await names(layla.id), ['a.pdf', 'b.pdf', 'c d.pdf', 'trips']);
  assert.deepEqual(await names(`${layla.id}/`, { limit: 2, offset: 1 }), ['b.pdf', 'c d.pdf']);
  const downwards = { sortBy: { column: 'name', order: 'desc' } };
  assert.deepEqual(await names(layla.id, downwards), ['trips', 'c d.pdf', 'b.pdf', 'a.pdf']);
  const newest = { sortBy: { column: 'created_at', order: 'desc' } };
  assert.deepEqual((await names(layla.id, newest))[0], 'c d.pdf');
  assert.deepEqual(await names(layla.id, { search: 'D.P' }), ['c d.pdf']);
  assert.deepEqual(await names(`${layla.id}/trips`), ['old', 'x.pdf', 'y.pdf']);
  const [old, x] = answered(await service.from('documents').list(`${layla.id}/trips`));
  assert.deepEqual([old?.id, old?.metadata, old?.created_at], [null, null, null]);
  assert.deepEqual(Object.keys(x?.metadata ?? {}), [
    ...['eTag', 'size', 'mimetype', 'cacheControl', 'lastModified', 'contentLength'],
    'httpStatusCode',
  ]);
});

test('the second kind of list goes on where it ended, in the order it began', async (t) => {
  const { layla } = await storageHouse(t);
  const mine = layla.files.from('documents');
  const all = ['a.pdf', 'b/1.pdf', 'b/2.pdf', 'c.pdf', 'd/1.pdf', 'e.pdf'].map(
    (name) => `${layla.id}/${name}`,
  );
  for (const path of all) answered(await mine.upload(path, pdf(10)));
  const everything = async (options: Parameters<typeof mine.listV2>[0]) => {
    const found: string[] = [];
    let cursor: string | undefined;
    do {
      const page = answered(await mine.listV2({ ...options, ...(cursor && { cursor }) }));
      found.push(...page.folders.map(({ name }) => name), ...page.objects.map(({ name }) => name));
      assert.equal(page.hasNext, page.nextCursor !== undefined);
      cursor = page.nextCursor;
    } while (cursor);
    return found;
  };
  const prefix = `${layla.id}/`;
  assert.deepEqual(await everything({ prefix, limit: 2 }), all);
  const sortBy = { column: 'name', order: 'desc' } as const;
  assert.deepEqual(await everything({ prefix, limit: 2, sortBy }), all.toReversed());
  const byTime = { column: 'created_at', order: 'desc' } as const;
  assert.deepEqual(await everything({ prefix, limit: 4, sortBy: byTime }), all.toReversed());
  const folded = ['a.pdf', 'b/', 'c.pdf', 'd/', 'e.pdf'].map((name) => prefix + name);
  assert.deepEqual(
    (await everything({ prefix, limit: 2, with_delimiter: true })).toSorted(),
    folded,
  );
  const down = await everything({ prefix, limit: 1, with_delimiter: true, sortBy });
  assert.deepEqual(down, folded.toReversed());
  assert.deepEqual(await everything({ prefix: `${prefix}b/` }), all.slice(1, 3));
});

test('objects are moved, copied and removed', async (t) => {
  const house = await storageHouse(t);
  const { layla, vault } = house;
  const mine = layla.files.from('documents');
  const at = (name: string) => `${layla.id}/${name}`;
  const content = pdf(randomBytes(1).readUInt8() * 1000);
  answered(await mine.upload(at('one.pdf'), content, { metadata: { kind: 'visa' } }));
  assert.equal(
    answered(await mine.move(at('one.pdf'), at('in/two.pdf'))).message,
    'Successfully moved',
  );
  assert.equal((await mine.exists(at('one.pdf'))).data, false);
  assert.deepEqual(answered(await mine.copy(at('in/two.pdf'), at('three.pdf'))), {
    path: `documents/${at('three.pdf')}`,
  });
  assert.deepEqual(answered(await mine.info(at('three.pdf'))).metadata, { kind: 'visa' });
  assert.ok((await bytesOf(answered(await mine.download(at('three.pdf'))))).equals(content));
  refused(await mine.copy(at('in/two.pdf'), at('three.pdf')), '409', 'KeyAlreadyExists');
  refused(await mine.move(at('in/two.pdf'), at('three.pdf')), '409', 'KeyAlreadyExists');
  refused(await mine.move(at('none.pdf'), at('four.pdf')), '404', 'NoSuchKey');
  const removed = answered(await mine.remove([at('three.pdf'), at('none.pdf'), at('in/two.pdf')]));
  assert.deepEqual(removed.map(({ name }) => name).toSorted(), [at('in/two.pdf'), at('three.pdf')]);
  assert.deepEqual(answered(await mine.list(layla.id)), []);
  await workQueue(house);
  const left = (await Array.fromAsync(vault.files.list())).map(({ name }) => name);
  for (const { version } of removed) assert.ok(version && !left.includes(version));
});
