/** Pictures that cost more than they are worth. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import sharp, { type Sharp } from 'sharp';
import { until } from '#server/database/throw-away.ts';
import { system } from '#server/platform/sql.ts';
import { findObject } from '#server/storage/objects/store.ts';
import { openResizer } from '#server/storage/pictures/resizer.ts';
import { answered, refused, type StorageHouse, storageHouse } from '#server/storage/testing.ts';

const white = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#fff' } });

async function keep({ layla }: StorageHouse, name: string, picture: Sharp | Buffer) {
  const path = `${layla.id}/${name}`;
  const content = Buffer.isBuffer(picture) ? picture : await picture.toBuffer();
  answered(await layla.files.from('documents').upload(path, content));
  return path;
}

test('what has more than twelve megapixels, or would have, is refused before it is unpacked', async (t) => {
  const house = await storageHouse(t);
  const mine = house.layla.files.from('documents');
  const words = /more than 12 megapixels/;
  const large = await keep(house, 'large.png', white(10_000, 5_000).png());
  const told = await mine.download(large, { transform: { width: 100 } });
  assert.match(refused(told, '400', 'InvalidRequest'), words);
  const strip = await keep(house, 'strip.png', white(1, 9_000).png());
  const longer = await mine.download(strip, { transform: { width: 2_500 } });
  assert.match(refused(longer, '400', 'InvalidRequest'), words);
  const wide = await keep(house, 'wide.png', white(20_000, 2).png());
  const wider = await mine.download(wide, { transform: { width: 10 } });
  assert.match(refused(wider, '400', 'InvalidRequest'), words);
  const fine = await keep(house, 'fine.png', white(4_000, 3_000).png());
  const { size } = answered(await mine.download(fine, { transform: { width: 40 } }));
  assert.ok(size > 0);
});

test('a picture that lies about itself or breaks off is refused, and the next one is drawn', async (t) => {
  const house = await storageHouse(t);
  const mine = house.layla.files.from('documents');
  const whole = await white(300, 200).png().toBuffer();
  const lying = Buffer.from(whole);
  lying.writeUInt32BE(3_000_000_000, 16);
  const lied = await keep(house, 'lied.png', lying);
  const broken = await keep(house, 'broken.png', whole.subarray(0, 60));
  for (const path of [lied, broken])
    refused(await mine.download(path, { transform: { width: 10 } }), '400', 'InvalidRequest');
  const path = await keep(house, 'whole.png', whole);
  answered(await mine.download(path, { transform: { width: 10 } }));
});

test('a moving picture is given as its first moment, however many it has', async (t) => {
  const house = await storageHouse(t);
  const frame = await white(300, 300).png().toBuffer();
  const other = await white(300, 300).negate().png().toBuffer();
  const frames = Array.from({ length: 60 }, (_, place) => (place % 2 ? frame : other));
  const moving = sharp(frames, { join: { animated: true } }).gif({ effort: 1 });
  const path = await keep(house, 'moving.gif', moving);
  const mine = house.layla.files.from('documents');
  const small = answered(await mine.download(path, { transform: { width: 30, height: 30 } }));
  const { pages = 1, width } = await sharp(Buffer.from(await small.arrayBuffer())).metadata();
  assert.deepEqual([pages, width], [1, 30]);
});

test('who asks for many pictures at once is given some, and told to wait for the others', async (t) => {
  const house = await storageHouse(t);
  const path = await keep(house, 'photo.png', white(2_000, 1_500).png());
  const url = `/storage/v1/render/image/authenticated/documents/${path}`;
  const ask = (width: number) =>
    house.app.get(`${url}?width=${width}`, { authorization: `Bearer ${house.layla.token}` });
  const answers = await Promise.all(Array.from({ length: 40 }, (_, place) => ask(200 + place)));
  const given = answers.filter(({ status }) => status === 200);
  const held = answers.filter(({ status }) => status === 429);
  assert.equal(given.length + held.length, answers.length);
  assert.ok(given.length >= 12 && held.length > 0);
  for (const { headers, body } of held) {
    assert.deepEqual([body.statusCode, body.code], ['429', 'SlowDown']);
    assert.ok(Number(headers.get('retry-after')) > 0);
  }
  // The same one, asked for by everybody at once, is drawn once and waits in no line.
  const same = await Promise.all(Array.from({ length: 60 }, () => ask(333)));
  assert.deepEqual(new Set(same.map(({ status }) => status)), new Set([200]));
});

test('six ask at once, two pictures are drawn at a time', async (t) => {
  const house = await storageHouse(t);
  const key = await keep(house, 'photo.png', white(100, 100).png());
  const object = await house.app.sql.as(system, (tx) =>
    findObject(tx, { bucket: 'documents', key }),
  );
  assert.ok(object);
  const drawing: PromiseWithResolvers<void>[] = [];
  let most = 0;
  let done = 0;
  const paint = async () => {
    const one = Promise.withResolvers<void>();
    most = Math.max(most, drawing.push(one) - done);
    await one.promise;
    done += 1;
    return { picture: Buffer.from('a picture') };
  };
  const resizer = openResizer(house.vault, { paint, end: () => {} });
  const given = ['a', 'b', 'c', 'd', 'e', 'f'].map((asker, place) =>
    resizer.give({
      lookUp: async () => object,
      form: { width: 10 + place, resize: 'cover', quality: 80 },
      accept: '',
      asker,
    }),
  );
  for (let next = 0; next < given.length; next += 1) {
    // One that ends makes room for one: there are always two, as long as somebody waits.
    await until(() => drawing.length >= Math.min(next + 2, given.length));
    drawing[next]?.resolve();
    // Whose file is read first is drawn first: whoever that is.
    await until(() => done > next);
  }
  await Promise.all(given);
  assert.equal(most, 2);
});

test('a drawing is given to nobody who may not see what it was drawn from', async (t) => {
  const house = await storageHouse(t);
  const path = await keep(house, 'mine.png', white(100, 100).png());
  const form = { transform: { width: 20 } };
  answered(await house.layla.files.from('documents').download(path, form));
  refused(await house.omar.files.from('documents').download(path, form), '404', 'NoSuchKey');
});
