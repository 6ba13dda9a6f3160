/** How files are served: ranges, copies that are still good, public ones, signed addresses, sizes. */
import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { Temporal } from 'temporal-polyfill/full';
import { signPermission } from '#server/storage/permissions/permissions.ts';
import {
  answered,
  pdf,
  png,
  refused,
  type StorageHouse,
  storageHouse,
} from '#server/storage/testing.ts';

async function withFile(t: TestContext, content = pdf(200_000)) {
  const house = await storageHouse(t);
  const { app, layla } = house;
  const mine = layla.files.from('documents');
  const path = `${layla.id}/my passport.pdf`;
  answered(await mine.upload(path, content, { cacheControl: '120' }));
  const url = `${app.url}/storage/v1/object/documents/${encodeURI(path)}`;
  const ask = (headers: Record<string, string> = {}, more = '', method = 'GET') =>
    fetch(url + more, { method, headers: { authorization: `Bearer ${layla.token}`, ...headers } });
  return { ...house, mine, path, content, url, ask };
}

const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer());

const body = async (answer: Response): Promise<Record<string, unknown>> =>
  JSON.parse(await answer.text());

test('a download says what it is, is fenced in, and is answered by ranges', async (t) => {
  const { ask, content } = await withFile(t);
  const whole = await ask();
  assert.equal(whole.status, 200);
  assert.ok((await bytesOf(whole)).equals(content));
  const { headers } = whole;
  assert.equal(headers.get('content-type'), 'application/pdf');
  assert.equal(headers.get('content-length'), String(content.length));
  assert.equal(headers.get('cache-control'), 'private, no-store');
  assert.equal(headers.get('accept-ranges'), 'bytes');
  assert.equal(headers.get('x-robots-tag'), 'none');
  assert.equal(headers.get('x-content-type-options'), 'nosniff');
  assert.match(headers.get('last-modified') ?? '', /^\w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT$/);
  for (const [range, first, last] of [
    ['bytes=0-0', 0, 0],
    ['bytes=65535-65536', 65_535, 65_536],
    ['bytes=150000-', 150_000, content.length - 1],
    ['bytes=-10', content.length - 10, content.length - 1],
    ['bytes=5-99999999', 5, content.length - 1],
  ] as const) {
    const part = await ask({ range });
    assert.equal(part.status, 206, range);
    assert.equal(part.headers.get('content-range'), `bytes ${first}-${last}/${content.length}`);
    assert.ok((await bytesOf(part)).equals(content.subarray(first, last + 1)), range);
  }
  assert.equal((await ask({ range: 'bytes=9-3' })).status, 200);
  assert.equal((await body(await ask({ range: 'bytes=900000-' }))).statusCode, '416');
});

test('a copy that is still good is not sent again, and HEAD sends no content at all', async (t) => {
  const { ask, content, mine, path } = await withFile(t);
  const head = await ask({}, '', 'HEAD');
  assert.equal(head.headers.get('content-length'), String(content.length));
  assert.equal((await bytesOf(head)).length, 0);
  const etag = head.headers.get('etag') ?? '';
  assert.equal((await ask({ 'if-none-match': `"other", ${etag}` })).status, 304);
  answered(await mine.update(path, pdf()));
  assert.equal((await ask({ 'if-none-match': etag })).status, 200);
});

test('a download can be named, whatever the letters of its name', async (t) => {
  const { ask } = await withFile(t);
  const disposition = async (more: string) =>
    (await ask({}, more, 'HEAD')).headers.get('content-disposition');
  assert.equal(await disposition(''), null);
  assert.equal(await disposition('?download='), 'attachment;');
  assert.equal(
    await disposition('?download=a.pdf'),
    "attachment; filename=a.pdf; filename*=UTF-8''a.pdf",
  );
  const arabic = encodeURIComponent('جواز".pdf\r\nset-cookie: x=1');
  assert.equal(
    await disposition(`?download=${arabic}`),
    `attachment; filename=${arabic}; filename*=UTF-8''${arabic}`,
  );
});

test('public buckets are read by anybody, all others as if they were not there', async (t) => {
  const { app, service, anyone, path } = await withFile(t);
  answered(await service.createBucket('brochures', { public: true }));
  answered(await service.from('brochures').upload('villa.png', png()));
  const { publicUrl } = service.from('brochures').getPublicUrl('villa.png').data;
  const shown = await fetch(publicUrl);
  assert.deepEqual([shown.status, shown.headers.get('content-type')], [200, 'image/png']);
  answered(await anyone.from('brochures').download('villa.png'));
  const hidden = await fetch(`${app.url}/storage/v1/object/public/documents/${encodeURI(path)}`);
  assert.deepEqual(await body(hidden), {
    statusCode: '404',
    error: 'Bucket not found',
    message: 'Bucket not found',
    code: 'NoSuchBucket',
  });
  const none = await fetch(`${app.url}/storage/v1/object/public/brochures/none.png`);
  assert.equal((await body(none)).message, 'Object not found');
});

test('a signed address shows its object to whoever has it, and says until when', async (t) => {
  const { mine, path, content } = await withFile(t);
  const { signedUrl } = answered(await mine.createSignedUrl(path, 60, { download: 'p.pdf' }));
  const shown = await fetch(signedUrl);
  assert.ok((await bytesOf(shown)).equals(content));
  assert.match(shown.headers.get('content-disposition') ?? '', /p\.pdf/);
  assert.match(shown.headers.get('expires') ?? '', /GMT$/);
  const many = answered(await mine.createSignedUrls([path, 'none.pdf'], 60));
  assert.equal(many[0]?.error, null);
  assert.ok((await bytesOf(await fetch(many[0]?.signedUrl ?? ''))).equals(content));
  assert.deepEqual(
    [many[1]?.signedURL, many[1]?.error],
    [null, 'Either the object does not exist or you do not have access to it'],
  );
  refused(await mine.createSignedUrl('none.pdf', 60), '404', 'NoSuchKey');
  refused(await mine.createSignedUrl(path, 0), '400', 'InvalidRequest');
});

async function refusalOf(answer: Response): Promise<unknown> {
  return (await body(answer)).code;
}

test('signed addresses are for one object, one purpose and a limited time', async (t) => {
  const { app, vault, mine, path, layla } = await withFile(t);
  const other = `${layla.id}/other.pdf`;
  answered(await mine.upload(other, pdf()));
  const { signedUrl } = answered(await mine.createSignedUrl(path, 60));
  const token = new URL(signedUrl).searchParams.get('token') ?? '';
  const base = `${app.url}/storage/v1/object`;
  const elsewhere = `${base}/sign/documents/${other}?token=${token}`;
  assert.equal(await refusalOf(await fetch(elsewhere)), 'InvalidSignature');
  const asUpload = `${base}/upload/sign/documents/${encodeURI(path)}?token=${token}`;
  assert.equal(
    await refusalOf(await fetch(asUpload, { method: 'PUT', body: 'x' })),
    'InvalidSignature',
  );
  const asBearer = { authorization: `Bearer ${token}` };
  const bearer = await fetch(`${base}/documents/${encodeURI(path)}`, { headers: asBearer });
  assert.equal(await refusalOf(bearer), 'AccessDenied');
  for (const bad of ['', 'x', `${token}x`, layla.token, token.replace(/\.[^.]+$/, '.')])
    assert.equal(
      await refusalOf(await fetch(`${base}/sign/documents/${encodeURI(path)}?token=${bad}`)),
      'InvalidJWT',
      bad,
    );
  const permission = { purpose: 'download', bucket: 'documents', key: path } as const;
  const expired = await signPermission(vault, permission, -1);
  const late = await body(
    await fetch(`${base}/sign/documents/${encodeURI(path)}?token=${expired}`),
  );
  assert.deepEqual([late.code, late.message], ['InvalidJWT', '"exp" claim timestamp check failed']);
});

test('an upload address takes one file, and another one only if it says so', async (t) => {
  const { mine, omar, layla } = await withFile(t);
  const path = `${layla.id}/from elsewhere.pdf`;
  const { token } = answered(await mine.createSignedUploadUrl(path));
  const theirs = omar.files.from('documents');
  const content = pdf();
  const sent = answered(await theirs.uploadToSignedUrl(path, token, content));
  assert.equal(sent.fullPath, `documents/${path}`);
  assert.ok(Buffer.from(await answered(await mine.download(path)).arrayBuffer()).equals(content));
  refused(await theirs.uploadToSignedUrl(path, token, pdf()), '409', 'KeyAlreadyExists');
  refused(await mine.createSignedUploadUrl(path), '409', 'KeyAlreadyExists');
  const again = answered(await mine.createSignedUploadUrl(path, { upsert: true }));
  const blob = new Blob([png()], { type: 'image/png' });
  answered(await theirs.uploadToSignedUrl(path, again.token, blob));
  refused(
    await theirs.uploadToSignedUrl(`${layla.id}/x.pdf`, again.token, pdf()),
    '400',
    'InvalidSignature',
  );
  refused(await theirs.createSignedUploadUrl(`${layla.id}/x.pdf`), '403', 'AccessDenied');
});

test('what somebody signed ends with their account', async (t) => {
  const { app, mine, path, layla, service } = await withFile(t);
  const { signedUrl } = answered(await mine.createSignedUrl(path, 60));
  const { token } = answered(await mine.createSignedUploadUrl(`${layla.id}/late.pdf`));
  const { service: key } = app.services.auth.projectKeys;
  const gone = await app.send('DELETE', `/auth/v1/admin/users/${layla.id}`, {
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ should_soft_delete: true }),
  });
  assert.equal(gone.status, 200, gone.text);
  assert.equal(await refusalOf(await fetch(signedUrl)), 'InvalidJWT');
  const late = await service
    .from('documents')
    .uploadToSignedUrl(`${layla.id}/late.pdf`, token, pdf());
  refused(late, '400', 'InvalidJWT');
  refused(await mine.download(path), '403', 'AccessDenied');
});

async function pictures(house: StorageHouse) {
  const { default: sharp } = await import('sharp');
  const picture = sharp({
    create: { width: 400, height: 300, channels: 3, background: '#c9a227' },
  });
  const path = `${house.layla.id}/photo.png`;
  answered(await house.layla.files.from('documents').upload(path, await picture.png().toBuffer()));
  return {
    path,
    sizeOf: async (blob: Blob) => sharp(Buffer.from(await blob.arrayBuffer())).metadata(),
  };
}

test('a picture is given in the size that was asked for, and nothing else is', async (t) => {
  const house = await storageHouse(t);
  const { path, sizeOf } = await pictures(house);
  const mine = house.layla.files.from('documents');
  const small = answered(await mine.download(path, { transform: { width: 80, height: 80 } }));
  const { width, height, format } = await sizeOf(small);
  assert.deepEqual([width, height, format], [80, 80, 'png']);
  const transform = { width: 100, height: 100, resize: 'contain', quality: 60 } as const;
  const { signedUrl } = answered(await mine.createSignedUrl(path, 60, { transform }));
  const signed = await fetch(`${signedUrl}&width=2000`, { headers: { accept: 'image/webp' } });
  assert.equal(signed.headers.get('content-type'), 'image/webp');
  assert.equal(
    signed.headers.get('x-transformations'),
    'height:100,width:100,resizing_type:fit,quality:60',
  );
  const fitted = await sizeOf(await signed.blob());
  assert.deepEqual([fitted.width, fitted.height], [100, 75]);
  answered(await mine.upload(`${house.layla.id}/a.pdf`, pdf()));
  const paper = await mine.download(`${house.layla.id}/a.pdf`, { transform: { width: 10 } });
  refused(paper, '400', 'InvalidRequest');
  refused(await mine.download(path, { transform: { width: 90_000 } }), '400', 'InvalidRequest');
});

test('dates are written as HTTP writes them', async () => {
  const { httpDate } = await import('#domain/calendar/http-date.ts');
  const moment = Temporal.Instant.from('1994-11-06T08:49:37Z');
  assert.equal(httpDate(moment.toString()), 'Sun, 06 Nov 1994 08:49:37 GMT');
});
