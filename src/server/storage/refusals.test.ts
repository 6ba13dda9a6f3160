/** What is refused: clearly, in the protocol's shape, with nothing kept. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { request } from 'node:http';
import { connect } from 'node:net';
import path from 'node:path';
import { Readable } from 'node:stream';
import { test } from 'node:test';
import { deflateRawSync } from 'node:zlib';
import { until } from '#server/database/throw-away.ts';
import {
  answered,
  countObjects,
  pdf,
  png,
  refused,
  storageHouse,
} from '#server/storage/testing.ts';

const office = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** A ZIP with one file whose lists say what they are told to say. */
function zip(name: string, content: Buffer, unpacked = content.length): Buffer {
  const packed = deflateRawSync(content);
  const header = (mark: number, size: number, at: number) => {
    const bytes = Buffer.alloc(size);
    bytes.writeUInt32LE(mark, 0);
    bytes.writeUInt16LE(8, at);
    bytes.writeUInt32LE(packed.length, at + 10);
    bytes.writeUInt32LE(unpacked, at + 14);
    bytes.writeUInt16LE(name.length, at + 18);
    return Buffer.concat([bytes, Buffer.from(name)]);
  };
  const local = Buffer.concat([header(0x04034b50, 30, 8), packed]);
  const directory = header(0x02014b50, 46, 10);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(local.length, 16);
  return Buffer.concat([local, directory, end]);
}

const types = `<Types><Override ContentType="${office}.main+xml"/></Types>`;
const word = (unpacked?: number) => zip('[Content_Types].xml', Buffer.from(types), unpacked);

const refusedFiles: [name: string, content: Buffer | string, says: string][] = [
  ['a page that calls itself a picture', '<html><script>alert(1)</script></html>', 'image/png'],
  [
    'a program that calls itself a PDF',
    Buffer.from('MZ\x90\0\x03\0\0\0', 'latin1'),
    'application/pdf',
  ],
  ['an archive that calls itself a PDF', zip('a.exe', Buffer.from('MZ')), 'application/pdf'],
  [
    'a drawing with a program',
    '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>',
    'image/svg+xml',
  ],
  ['a drawing that acts when it loads', '<svg onload="alert(1)"></svg>', 'image/png'],
  [
    'a picture that goes on as a page',
    Buffer.concat([png(), Buffer.from('<script>1</script>')]),
    'image/png',
  ],
  [
    'a picture that is an archive too',
    Buffer.concat([png(), zip('a', Buffer.from('b'))]),
    'image/png',
  ],
  [
    'a PDF that is an archive too',
    Buffer.concat([pdf(), zip('a', Buffer.from('b'))]),
    'application/pdf',
  ],
  [
    'a picture with a PDF in its first words',
    Buffer.concat([Buffer.from('GIF89a%PDF-1.7\n'), pdf()]),
    'image/gif',
  ],
  ['text with a PDF in its first words', 'hello %PDF-1.7', 'text/plain'],
  ['a document that would unpack to four gigabytes', word(4_000_000_000), office],
  ['a document whose list is cut off', word().subarray(0, -10), office],
  ['bytes that nobody knows', Buffer.from([0, 1, 2, 3, 254, 255]), 'application/pdf'],
];

test('files that are not what they say, or more than that, are refused and nothing is kept', async (t) => {
  const house = await storageHouse(t);
  const { layla, vault, app } = house;
  const before = (await Array.fromAsync(vault.files.list())).length;
  const mine = layla.files.from('documents');
  for (const [name, content, contentType] of refusedFiles)
    await t.test(name, async () => {
      const bytes = Buffer.from(content);
      refused(
        await mine.upload(`${layla.id}/file`, bytes, { contentType }),
        '415',
        'InvalidMimeType',
      );
      const body = new Blob([new Uint8Array(bytes)], { type: contentType });
      refused(await mine.upload(`${layla.id}/file`, body), '415', 'InvalidMimeType');
    });
  assert.equal(await countObjects(house), 0);
  assert.equal((await Array.fromAsync(vault.files.list())).length, before);
  const incoming = path.join(app.services.config.dataDir, 'storage', 'incoming');
  assert.deepEqual(await readdir(incoming).catch(() => []), []);
});

test('honest files of every allowed kind are kept as what they are', async (t) => {
  const { layla } = await storageHouse(t);
  const mine = layla.files.from('documents');
  const honest: [Buffer, string][] = [
    [pdf(), 'application/pdf'],
    [png(), 'image/png'],
    [word(), office],
    [Buffer.from('Emirates ID 784-…'), 'text/plain;charset=UTF-8'],
    [Buffer.from('رقم الهوية'), 'text/plain;charset=UTF-8'],
  ];
  for (const [index, [content, expected]] of honest.entries()) {
    const at = `${layla.id}/${index}`;
    // What they are called says nothing.
    answered(await mine.upload(at, content, { contentType: 'application/x-anything' }));
    assert.equal(answered(await mine.info(at)).contentType, expected);
  }
});

test('what a browser could run is kept where it may be, and never shown in place', async (t) => {
  const { service } = await storageHouse(t);
  answered(await service.createBucket('anything', { public: true }));
  const files = service.from('anything');
  for (const [name, content] of [
    ['page.html', '<!doctype html><p>hello'],
    ['drawing.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ] as const) {
    answered(await files.upload(name, content));
    const { headers } = await fetch(files.getPublicUrl(name).data.publicUrl);
    assert.match(headers.get('content-disposition') ?? '', /^attachment/);
    assert.match(headers.get('content-security-policy') ?? '', /default-src 'none'.*sandbox/);
    assert.equal(headers.get('x-content-type-options'), 'nosniff');
  }
  const pictures = { public: false, allowedMimeTypes: ['image/*'] };
  answered(await service.createBucket('pictures', pictures));
  answered(await service.from('pictures').upload('a.png', png()));
  refused(await service.from('pictures').upload('a.svg', '<svg/>'), '415', 'InvalidMimeType');
});

/** As it is written: fetch would tidy the address up before it sends it. */
async function post(base: string, address: string, headers: Record<string, string>) {
  const { hostname, port } = new URL(base);
  const asking = request({ hostname, port, path: address, method: 'POST', headers });
  asking.end(pdf());
  const [answer] = await once(asking, 'response');
  const text = Buffer.concat(await Array.fromAsync(answer as Readable)).toString(); // Node's own
  return { status: answer.statusCode, body: JSON.parse(text) };
}

const badKeys = [
  '../x.pdf',
  'a/../../x.pdf',
  '..%2fx.pdf',
  'a//x.pdf',
  'a/./x.pdf',
  'a\\x.pdf',
  'a/\0.pdf',
  'جواز.pdf',
  `${'a'.repeat(1100)}.pdf`,
  ' /x.pdf',
  'a/',
];

test('a text of nothing but beginnings is looked at once, and hides nothing', async (t) => {
  const { layla } = await storageHouse(t);
  const size = 64 * 1024;
  const upload = async (name: string, text: string) => {
    const { error } = await layla.files
      .from('documents')
      .upload(`${layla.id}/${name}.txt`, Buffer.from(text), { contentType: 'text/plain' });
    return error?.message;
  };
  for (const opening of ['<?', '<!--', '<?<!--', '<!doctype svg', '<!', '<a:', '\uFEFF', '<svg'])
    await upload(`bomb-${opening.length}`, opening.repeat(size / opening.length));
  // What stands behind a comment that ends, or one that does not, is seen all the same.
  for (const page of ['<!-- a --><html>', '<!-- a <html>', '<?a ?><!-- b --> <script src=x>'])
    assert.match((await upload('page', page)) ?? '', /html/, page);
});

test('a key that is no safe name is refused', async (t) => {
  const house = await storageHouse(t);
  const { app, layla } = house;
  const headers = { authorization: `Bearer ${layla.token}` };
  for (const key of badKeys)
    await t.test(JSON.stringify(key.slice(0, 20)), async () => {
      const escaped = key.split('/').map((part) => encodeURIComponent(part).replaceAll('.', '%2E'));
      const url = `/storage/v1/object/documents/${layla.id}/${escaped.join('/')}`;
      const { status, body } = await post(app.url, url, headers);
      assert.deepEqual([status, body.statusCode, body.code], [400, '400', 'InvalidKey']);
      assert.match(String(body.message), /^Invalid key: /);
    });
  assert.equal(await countObjects(house), 0);
});

test('files that are too large are refused while they come, however they come', async (t) => {
  const house = await storageHouse(t);
  const { layla, service } = house;
  answered(await service.createBucket('small', { public: false, fileSizeLimit: '100kb' }));
  const mine = layla.files.from('small');
  const large = pdf(150_000);
  const bodies = [
    large,
    new Blob([new Uint8Array(large)], { type: 'application/pdf' }),
    Readable.from([large.subarray(0, 50_000), large.subarray(50_000)]),
  ];
  for (const body of bodies)
    assert.equal(
      refused(await mine.upload(`${layla.id}/a.pdf`, body), '413', 'EntityTooLarge'),
      'The object exceeded the maximum allowed size',
    );
  assert.equal(await countObjects(house), 0);
  answered(await mine.upload(`${layla.id}/a.pdf`, pdf(99_000)));
});

test('five gigabytes are refused before they come', async (t) => {
  const { app, layla } = await storageHouse(t);
  const { hostname, port } = new URL(app.url);
  const socket = connect(Number(port), hostname);
  socket.write(
    `POST /storage/v1/object/documents/${layla.id}/huge.pdf HTTP/1.1\r\nhost: x\r\n` +
      `authorization: Bearer ${layla.token}\r\ncontent-type: application/pdf\r\n` +
      'content-length: 5000000000\r\n\r\n%PDF-1.7\n',
  );
  const [answer] = await Array.fromAsync(socket.iterator({ destroyOnReturn: false }), (piece) =>
    String(piece),
  ).catch(() => ['']);
  socket.destroy();
  assert.match(String(answer), /^HTTP\/1\.1 400 [\s\S]*"statusCode":"413"/);
});

test('an upload that breaks off leaves nothing behind', async (t) => {
  const house = await storageHouse(t);
  const { app, layla, vault } = house;
  const before = (await Array.fromAsync(vault.files.list())).length;
  const controller = new AbortController();
  const content = async function* () {
    yield pdf(300_000);
    controller.abort();
    yield pdf(300_000);
  };
  const sending = fetch(`${app.url}/storage/v1/object/documents/${layla.id}/half.pdf`, {
    method: 'POST',
    headers: { authorization: `Bearer ${layla.token}`, 'content-type': 'application/pdf' },
    body: Readable.toWeb(Readable.from(content())) as ReadableStream,
    duplex: 'half',
    signal: controller.signal,
  } as RequestInit);
  await assert.rejects(sending);
  await until(async () => (await Array.fromAsync(vault.files.list())).length === before);
  assert.equal(await countObjects(house), 0);
});

test('whoever cannot say who they are is refused in the protocol’s shape', async (t) => {
  const { app, layla } = await storageHouse(t);
  const url = `/storage/v1/object/documents/${layla.id}/a.pdf`;
  for (const headers of [
    {},
    { authorization: 'Bearer nonsense' },
    { authorization: `Bearer ${layla.token}x` },
  ]) {
    const { status, body } = await app.get(url, headers as Record<string, string>);
    const { message, ...shape } = body;
    assert.equal(status, 400);
    assert.deepEqual(shape, { statusCode: '403', error: 'Unauthorized', code: 'AccessDenied' });
    assert.ok(String(message).length > 5);
  }
});

test('bad questions are answered with what is wrong with them, never with a 500', async (t) => {
  const { app, layla, service } = await storageHouse(t);
  const { service: key } = app.services.auth.projectKeys;
  const json = { 'content-type': 'application/json', authorization: `Bearer ${key}` };
  const asked: [string, string, string, string][] = [
    ['POST', '/bucket', '{"name":"a/b"}', 'InvalidBucketName'],
    ['POST', '/bucket', '{"name":""}', 'InvalidBucketName'],
    ['POST', '/bucket', '{"name":"list"}', 'InvalidBucketName'],
    ['POST', '/bucket', '{"name":"x","file_size_limit":"12 parsecs"}', 'InvalidRequest'],
    ['POST', '/bucket', '{"name":"x","file_size_limit":-5}', 'InvalidRequest'],
    ['POST', '/bucket', '{"name":"x","allowed_mime_types":["nonsense"]}', 'InvalidRequest'],
    ['POST', '/bucket', '{', 'InvalidRequest'],
    ['POST', '/bucket', `${'['.repeat(65)}${']'.repeat(65)}`, 'InvalidRequest'],
    ['POST', '/bucket', `{"name":"${'x'.repeat(1024 * 1024)}"}`, 'EntityTooLarge'],
    ['POST', '/object/list/none', '{"prefix":""}', 'NoSuchBucket'],
    ['POST', '/object/list/documents', '{"limit":0}', 'InvalidRequest'],
    ['POST', '/object/list/documents', '{"sortBy":{"column":"owner"}}', 'InvalidRequest'],
    ['POST', '/object/list-v2/documents', '{"cursor":"x"}', 'InvalidRequest'],
    ['POST', '/object/move', '{}', 'InvalidRequest'],
    [
      'POST',
      '/object/copy',
      '{"bucketId":"documents","sourceKey":"a/../b","destinationKey":"c"}',
      'InvalidKey',
    ],
    ['DELETE', '/object/documents', '{"prefixes":[]}', 'InvalidRequest'],
    ['POST', '/object/sign/documents/a', '{"expiresIn":1.5}', 'InvalidRequest'],
    ['GET', '/object/documents/%ff', '', 'InvalidRequest'],
    ['GET', '/object/none/a', '', 'NoSuchBucket'],
    ['GET', '/nothing/here', '', 'NotFound'],
    ['GET', '/render/image/authenticated/documents/a?width=0', '', 'InvalidRequest'],
  ];
  for (const [method, path_, body, code] of asked) {
    const init = { headers: json, ...(body && { body }) };
    const answer = await app.send(method, `/storage/v1${path_}`, init);
    assert.deepEqual(
      [answer.status, answer.body.code],
      [400, code],
      `${method} ${path_} ${answer.text}`,
    );
  }
  const metadata = Buffer.from('[1]').toString('base64');
  const headers = { authorization: `Bearer ${layla.token}`, 'x-metadata': metadata };
  const odd = await app.send('POST', `/storage/v1/object/documents/${layla.id}/a`, {
    headers,
    body: 'x',
  });
  assert.equal(odd.body.code, 'InvalidRequest');
  const deep = Buffer.from(`{"a":${'['.repeat(5_000)}${']'.repeat(5_000)}}`).toString('base64');
  const bottomless = await app.send('POST', `/storage/v1/object/documents/${layla.id}/a`, {
    headers: { ...headers, 'x-metadata': deep },
    body: 'x',
  });
  assert.equal(bottomless.body.code, 'InvalidRequest', bottomless.text);
  const form = { ...headers, 'content-type': 'multipart/form-data; boundary=x' };
  const part = '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\nb\r\n';
  const manifold = await app.send('POST', `/storage/v1/object/documents/${layla.id}/a`, {
    headers: form,
    body: `${part.repeat(20_000)}--x--\r\n`,
  });
  assert.equal(manifold.body.code, 'InvalidRequest', manifold.text);
  const broken = await app.send('POST', `/storage/v1/object/documents/${layla.id}/a`, {
    headers: form,
    body: 'no form',
  });
  assert.equal(broken.body.code, 'InvalidRequest', broken.text);
  const zero = { metadata: { name: 'a\0b' } };
  const unkeepable = await service.from('documents').upload('a.txt', 'x', zero);
  assert.equal(unkeepable.error?.message, 'That text cannot be kept.');
});
