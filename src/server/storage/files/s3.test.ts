/** Files at a service that speaks S3: it keeps them and can read none. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { test } from 'node:test';
import { newClient } from '#server/matters/testing.ts';
import { startS3 } from '#server/storage/files/s3-testing.ts';
import { answered, clientOf, pdf, refused } from '#server/storage/testing.ts';
import { sweepFiles } from '#server/storage/workers.ts';
import { startApp } from '#server/testing.ts';

test('with an S3 service configured files lie there, sealed, and come back whole', async (t) => {
  const s3 = await startS3(t);
  const app = await startApp(t, {
    STORAGE_S3_ENDPOINT: s3.endpoint,
    STORAGE_S3_BUCKET: s3.bucket,
    STORAGE_S3_ACCESS_KEY: 'house',
    STORAGE_S3_SECRET_KEY: 'secret',
    AUTH_AUTOCONFIRM: 'on',
    AUTH_RATE_LIMITS: 'off',
  });
  const layla = await newClient(app);
  const mine = clientOf(app, layla.token).from('documents');
  const large = Buffer.concat([pdf(), Buffer.alloc(12_000_000, 'passport ')]);
  const small = Buffer.concat([pdf(), Buffer.from('passport')]);
  answered(await mine.upload(`${layla.id}/large.pdf`, Readable.from([large])));
  answered(await mine.upload(`${layla.id}/small.pdf`, small));
  assert.equal(s3.objects.size, 2);
  for (const [name, { body }] of s3.objects) {
    assert.ok(!body.includes('passport') && !body.includes('%PDF'), 'only sealed bytes leave us');
    assert.ok(!name.includes('pdf') && !name.includes(layla.id));
  }
  const back = answered(await mine.download(`${layla.id}/large.pdf`));
  assert.ok(Buffer.from(await back.arrayBuffer()).equals(large));
  const part = await fetch(`${app.url}/storage/v1/object/documents/${layla.id}/large.pdf`, {
    headers: { authorization: `Bearer ${layla.token}`, range: 'bytes=7000000-7000009' },
  });
  assert.equal(Buffer.from(await part.arrayBuffer()).compare(large, 7_000_000, 7_000_010), 0);

  await t.test('what is refused in the middle leaves no part of itself there', async () => {
    const endless = Readable.from(
      (function* () {
        yield pdf(6_000_000);
        for (;;) yield Buffer.alloc(1_000_000, 'x');
      })(),
    );
    refused(await mine.upload(`${layla.id}/endless.pdf`, endless), '413', 'EntityTooLarge');
    assert.equal(s3.begun.size, 0);
    assert.equal(s3.objects.size, 2);
  });

  await t.test('what nobody finished, and what no row speaks of, is swept', async () => {
    s3.objects.set(randomUUID(), { body: Buffer.alloc(5), at: '2020-01-01T00:00:00.000Z' });
    s3.objects.set('somebody else’s', { body: Buffer.alloc(5), at: '2020-01-01T00:00:00.000Z' });
    const key = randomUUID();
    s3.begun.set('u', { key, at: '2020-01-01T00:00:00.000Z', parts: new Map() });
    await sweepFiles(app.services.storage.vault, 3_600_000);
    assert.equal(s3.begun.size, 0);
    assert.equal(s3.objects.size, 3, 'the two that rows speak of, and what is not ours');
    answered(await mine.download(`${layla.id}/small.pdf`));
  });
});
