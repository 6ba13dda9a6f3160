import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deflateRawSync } from 'node:zlib';
import { largestFile } from '#contract/matters/matters.ts';
import type { MatterMessage } from '#contract/matters/parts.ts';
import {
  asked,
  assertRefused,
  borrow,
  demo,
  deskIn,
  matterIn,
  newClient,
} from '#server/matters/testing.ts';
import { newId } from '#server/platform/ids.ts';
import { system } from '#server/platform/sql.ts';

test('HTML stays the text it was typed as, and too much of it is refused', async (t) => {
  const app = await borrow(t);
  const client = await newClient(app);
  const { id } = await asked(client);
  const text = '<script>alert(1)</script>\n<b>Hello</b> & co';
  const sent = await client.post(`/matters/${id}/messages`, { text });
  assert.equal(sent.body.text, text);
  assert.match(sent.headers.get('content-type') ?? '', /json/);
  assert.equal(matterIn(await client.get(`/matters/${id}`)).messages[0]?.text, text);

  const path = `/matters/${id}/messages`;
  const long = await client.post(path, { text: 'x'.repeat(8001) });
  assertRefused(long, 400, 'validation_failed', 'text');
  assertRefused(await client.post(path, { text: ' ' }), 400, 'validation_failed', 'text');
  assertRefused(await client.post(path, { text: 'a\u0007b' }), 400, 'validation_failed', 'text');
  const huge = await client.post(path, { text: 'x'.repeat(10 * 1024 * 1024) });
  assertRefused(huge, 413, 'payload_too_large');
  assert.equal(matterIn(await client.get(`/matters/${id}`)).messages.length, 1);
});

test('a note of the house is never the client’s to read: not by a route, not past the policy', async (t) => {
  const app = await borrow(t);
  const [client, noor] = [await newClient(app), await demo(app, 'concierge')];
  const { id } = await asked(client);
  const secret = 'He always haggles.';
  const noted = await noor.post(`/desk/matters/${id}/notes`, { text: secret });
  assert.equal(noted.body.internal, true);
  const [read, thread] = [
    await client.get(`/matters/${id}`),
    await client.get(`/matters/${id}/messages`),
  ];
  assert.doesNotMatch(read.text + thread.text, /haggles/);
  assert.equal(matterIn(read).unread, 0);
  assert.match((await noor.get(`/desk/matters/${id}`)).text, /haggles/);
  assert.match((await noor.get(`/desk/matters/${id}/messages`)).text, /haggles/);

  const asClient = { kind: 'client', id: client.id } as const;
  const rows = await app.sql.as(asClient, (tx) => tx`select text from app.matter_messages`);
  assert.equal(rows.length, 0);
  const forged = app.sql.as(asClient, (tx) => {
    const note = {
      id: newId(),
      matterId: id,
      side: 'house',
      writerName: 'Eve',
      text: 'x',
      internal: true,
    };
    return tx`insert into app.matter_messages ${tx({ ...note, at: '2026-01-01T00:00:00Z' })}`;
  });
  await assert.rejects(forged, /row-level security/);
});

test('the count of unread words falls when they are seen, on either side', async (t) => {
  const app = await borrow(t);
  const [client, noor] = [await newClient(app), await demo(app, 'concierge')];
  const { id } = await asked(client);
  await client.post(`/matters/${id}/messages`, { text: 'One' });
  await noor.post(`/desk/matters/${id}/messages`, { text: 'Two' });
  await noor.post(`/desk/matters/${id}/messages`, { text: 'Three' });
  assert.equal(matterIn(await client.get(`/matters/${id}`)).unread, 2);
  assert.equal(deskIn(await noor.get(`/desk/matters/${id}`)).unread, 1);
  assert.equal((await client.post(`/matters/${id}/seen`)).status, 204);
  assert.equal((await noor.post(`/desk/matters/${id}/seen`)).status, 204);
  assert.equal(matterIn(await client.get(`/matters/${id}`)).unread, 0);
  assert.equal(deskIn(await noor.get(`/desk/matters/${id}`)).unread, 0);
});

test('a long conversation is read in pages, none lost and none twice', async (t) => {
  const app = await borrow(t);
  const client = await newClient(app);
  const { id } = await asked(client);
  for (let at = 0; at < 65; at += 1)
    await client.post(`/matters/${id}/messages`, { text: `${at}` });
  const read: string[] = [];
  const { messages, earlier } = matterIn(await client.get(`/matters/${id}`));
  read.unshift(...messages.map(({ text }) => text));
  let before = earlier;
  while (before) {
    const { body } = await client.get(`/matters/${id}/messages?before=${before}`);
    // The contract's own shape.
    const page = body as unknown as { items: MatterMessage[]; earlier: string | null };
    read.unshift(...page.items.map(({ text }) => text));
    before = page.earlier;
  }
  assert.deepEqual(
    read,
    Array.from({ length: 65 }, (_, at) => `${at}`),
  );
  const foreign = await client.get(`/matters/${id}/messages?before=bm9uc2Vuc2U`);
  assertRefused(foreign, 400, 'validation_failed');
});

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('a file comes with a message, is typed by its content and is only ever downloaded', async (t) => {
  const app = await borrow(t);
  const [client, noor] = [await newClient(app), await demo(app, 'concierge')];
  const { id } = await asked(client);
  const name = encodeURIComponent('../../etc/جواز "1".html');
  const brought = await client.bring(`/matters/${id}/files?name=${name}`, png);
  assert.deepEqual([brought.body.type, brought.body.size], ['image/png', png.length]);
  assert.equal(brought.body.name, 'جواز -1-.html');
  const files = [brought.body.id];
  const sent = await client.post(`/matters/${id}/messages`, { files });
  assert.deepEqual(sent.body.files, [brought.body]);
  const again = await client.post(`/matters/${id}/messages`, { files });
  assertRefused(again, 400, 'validation_failed', 'files');

  for (const [who, path] of [
    [client, 'matters'],
    [noor, 'desk/matters'],
  ] as const) {
    const { headers, status } = await who.get(`/${path}/${id}/files/${brought.body.id}`);
    assert.equal(status, 200);
    assert.equal(headers.get('content-type'), 'image/png');
    assert.match(headers.get('content-disposition') ?? '', /^attachment; filename="/);
    assert.equal(headers.get('x-content-type-options'), 'nosniff');
    assert.equal(headers.get('cache-control'), 'private, no-store');
  }
  const theirs = await noor.bring(`/desk/matters/${id}/files?name=offer.txt`, 'An offer');
  const reply = await noor.post(`/desk/matters/${id}/messages`, { files: [theirs.body.id] });
  assert.equal(reply.status, 200, reply.text);
  const stolen = await client.post(`/matters/${id}/messages`, { files: [theirs.body.id] });
  assertRefused(stolen, 400, 'validation_failed', 'files');
});

test('what is no picture, paper or plain text is refused, and so is what is too large', async (t) => {
  const app = await borrow(t);
  const client = await newClient(app);
  const { id } = await asked(client);
  const path = `/matters/${id}/files?name=holiday.png`;
  const taken: [Buffer, string][] = [
    [Buffer.from('%PDF-1.7\n%âãÏÓ\n'), 'application/pdf'],
    [Buffer.from('GIF89a\u0001\u0000\u0001\u0000'), 'image/gif'],
    [Buffer.from('Dear Noor,\n\tشكرًا\n'), 'text/plain; charset=utf-8'],
    [
      office('word/document.xml', 'wordprocessingml.document.main'),
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    ],
  ];
  for (const [content, type] of taken) {
    const brought = await client.bring(path, content);
    assert.equal(brought.body.type, type, brought.text);
  }
  const refused = [
    Buffer.from('MZ\u0090\u0000\u0003\u0000\u0000\u0000'),
    Buffer.from('\u007fELF\u0002\u0001\u0001\u0000'),
    zip([['run.sh', 'rm -rf /']]),
    Buffer.from([0xff, 0xfe, 0xfd, 0x00, 0x80]),
    Buffer.from('a\u0000b'),
    Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" onload="x()"/>'),
  ];
  for (const content of refused)
    assertRefused(await client.bring(path, content), 422, 'file_refused');
  const empty = await client.bring(path, '');
  assertRefused(empty, 422, 'file_refused');
  assertRefused(
    await client.bring(path, Buffer.alloc(largestFile + 1, 65)),
    413,
    'payload_too_large',
  );
  const largest = await client.bring(path, Buffer.alloc(largestFile, 65));
  assert.equal(largest.status, 200, largest.text);
  const nameless = await client.bring(`/matters/${id}/files`, 'Hello');
  assertRefused(nameless, 400, 'validation_failed', 'name');
  const kept = await app.sql.as(system, (tx) => tx`select 1 from app.matter_files`);
  assert.equal(kept.length, taken.length + 1);
});

/** A zip as office programs write it, with one file that says what the others are. */
function office(part: string, type: string): Buffer {
  const types = `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/${part}" ContentType="application/vnd.openxmlformats-officedocument.${type}+xml"/></Types>`;
  return zip([
    ['[Content_Types].xml', types],
    [part, '<w/>'],
  ]);
}

function zip(files: [name: string, content: string][]): Buffer {
  return Buffer.concat(
    files.map(([name, content]) => {
      const packed = deflateRawSync(Buffer.from(content));
      const header = Buffer.alloc(30);
      header.writeUInt32LE(0x04034b50, 0);
      header.writeUInt16LE(20, 4);
      header.writeUInt16LE(8, 8);
      header.writeUInt32LE(packed.length, 18);
      header.writeUInt32LE(content.length, 22);
      header.writeUInt16LE(name.length, 26);
      return Buffer.concat([header, Buffer.from(name), packed]);
    }),
  );
}
