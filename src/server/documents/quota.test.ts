/** A client keeps as much as the house says, and hears before a byte is sent when it is too much. */
import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { pdf, picture, vaultOf } from '#server/documents/testing.ts';
import { assertRefused, newClient } from '#server/matters/testing.ts';
import { clientOf, refused } from '#server/storage/testing.ts';
import { borrowApp } from '#server/testing/borrowed-servers.ts';

const room = picture.length + pdf.length;

const borrow = (t: TestContext) =>
  borrowApp(t, {
    AUTH_RATE_LIMITS: 'off',
    AUTH_AUTOCONFIRM: 'on',
    RATE_LIMIT: '1000000',
    LOG_LEVEL: 'error',
    STORAGE_QUOTA: String(room + 50),
  });

const begin = (client: Awaited<ReturnType<typeof newClient>>, size: number) =>
  client.post('/documents/uploads', { name: 'visa.pdf', size, document: null });

test('a full vault refuses the next paper with a sentence, and says how full it is', async (t) => {
  const app = await borrow(t);
  const client = await newClient(app);
  assert.deepEqual((await vaultOf(client)).room, { used: 0, most: room + 50 });
  const place = await begin(client, picture.length);
  assert.equal(place.status, 200, place.text);
  assertRefused(await begin(client, room + 51), 413, 'vault_full');
});

test('whatever its way, more than the room is not stored: nothing is left of it', async (t) => {
  const app = await borrow(t);
  const client = await newClient(app);
  const files = clientOf(app, client.token).from('documents');
  const first = await files.upload(`${client.id}/a.png`, picture);
  assert.equal(first.error, null);
  const second = await files.upload(`${client.id}/b.pdf`, pdf);
  assert.equal(second.error, null);
  const sentence = refused(
    await files.upload(`${client.id}/c.txt`, 'x'.repeat(600), { contentType: 'text/plain' }),
    '413',
    'EntityTooLarge',
  );
  assert.match(sentence, /full/);
  const copied = await files.copy(`${client.id}/a.png`, `${client.id}/d.png`);
  refused(copied, '413', 'EntityTooLarge');
  assert.equal((await vaultOf(client)).room.used, room);
  // In the place of another, only the difference counts.
  assert.equal((await files.update(`${client.id}/b.pdf`, pdf)).error, null);
  const other = await newClient(app);
  const elsewhere = clientOf(app, other.token).from('documents');
  assert.equal((await elsewhere.upload(`${other.id}/a.png`, picture)).error, null);
});
