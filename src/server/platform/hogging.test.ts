/**
 * Whatever one client sends, everybody else has a turn in between. No test asserts a time: turns are held against a
 * piece of work that every machine knows, and `npm run bench:hostile` measures how long /healthz waits.
 */
import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { test } from 'node:test';
import sharp from 'sharp';
import { daysAfter } from '#domain/time.ts';
import { type RawSocket, rawSocket } from '#server/live/testing.ts';
import { today } from '#server/matters/testing.ts';
import { dearestTurn, workOf } from '#server/platform/turns-testing.ts';
import { answered, type StorageHouse, storageHouse } from '#server/storage/testing.ts';

/** What a tenth of a second of work comes to, in a measure that is the same on a slow machine and a busy one. */
const yardstick = await dearestTurn(async () => {
  JSON.parse(`[${'{"a":1},'.repeat(600_000)}1]`);
});

const upload = ({ layla }: StorageHouse, name: string, content: Buffer) =>
  layla.files.from('documents').upload(`${layla.id}/${name}`, content, { upsert: true });

async function assertShort(what: string, send: () => Promise<unknown>): Promise<void> {
  const share = (await dearestTurn(send)) / yardstick;
  assert.ok(share <= 1, `${what}: ${share.toFixed(1)} times what a turn may take`);
}

test('the worst text of 64 KiB is looked at within a turn', async (t) => {
  const house = await storageHouse(t);
  for (const worst of ['<!--<?', '<!--', '<?xml ', ' \n\t', '<svg <'])
    await assertShort(worst, () => upload(house, 'worst.txt', Buffer.alloc(65_536, worst)));
});

test('a month of every offering of a kind is looked through in turns', async (t) => {
  const { layla } = await storageHouse(t);
  const day = daysAfter(today(), 1);
  const briefs = ['hotels', 'yachts', 'flights'].map((kind) => {
    return { text: '', what: `category/${kind}`, party: 2, day, until: daysAfter(day, 400) };
  });
  for (const brief of briefs)
    await assertShort(brief.what, async () => {
      const { status, text } = await layla.post('/ask/answer', brief);
      assert.equal(status, 200, text);
    });
});

test('a body of a million brackets is refused within a turn', async (t) => {
  const { app } = await storageHouse(t);
  for (const body of [
    `[${'{},'.repeat(300_000)}{}]`,
    '[]'.repeat(500_000),
    `{"data":${'['.repeat(400_000)}${']'.repeat(400_000)}}`,
  ])
    await assertShort(body.slice(0, 20), async () => {
      const headers = { 'content-type': 'application/json' };
      const { status } = await app.send('POST', '/auth/v1/signup', { headers, body });
      assert.equal(Math.floor(status / 100), 4);
    });
});

test('while the largest picture is drawn everybody else has their turns', async (t) => {
  const house = await storageHouse(t);
  const { layla } = house;
  const raw = { width: 4000, height: 3000, channels: 3 as const };
  const noise = sharp(randomBytes(4000 * 3000 * 3), { raw });
  answered(await upload(house, 'large.jpg', await noise.jpeg({ quality: 60 }).toBuffer()));
  const form = { transform: { width: 1500, height: 2500 } };
  await assertShort('large.jpg', async () =>
    answered(await layla.files.from('documents').download(`${layla.id}/large.jpg`, form)),
  );
});

/** Says it again and again until it is let go, or nothing more may be said in a second. */
const floodWith = (frame: string) => async (socket: RawSocket) => {
  for (let sent = 0; sent < 8 && socket.ws.readyState === socket.ws.OPEN; sent += 1) {
    socket.ws.send(frame);
    await Promise.race([socket.closed, once(socket.ws, 'message')]);
  }
  socket.ws.close();
};

test('all that the sockets of a network may bring in a second is read within a tenth of it', async (t) => {
  const { app } = await storageHouse(t);
  const worst = [
    `[${'{},'.repeat(340_000)}{}]`,
    `{${Array.from({ length: 90_000 }, (_, place) => `"${place}":0`).join()}}`,
    `[${`${'['.repeat(60)}${']'.repeat(60)},`.repeat(8_000)}0]`,
  ];
  for (const payload of worst) {
    const frame = `[null,"1","phoenix","heartbeat",${payload}]`;
    const sockets = await Promise.all([1, 2, 3].map(() => rawSocket(app)));
    const share = (await workOf(() => Promise.all(sockets.map(floodWith(frame))))) / yardstick;
    assert.ok(share <= 1, `${payload.slice(0, 20)}: ${share.toFixed(1)} times a tenth of a second`);
  }
});
