/** Memory that is given back as soon as it has been sent, and never before. */
import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { type TestContext, test } from 'node:test';
import { setImmediate as breath } from 'node:timers/promises';
import { freedWhenSent } from '#server/storage/spent-memory.ts';

const pieceSize = 256 * 1024;

/** Each with its memory to itself, as a cipher hands them out. */
const ownPieces = (count: number) =>
  Array.from({ length: count }, () => {
    const piece = Buffer.allocUnsafeSlow(pieceSize);
    randomBytes(pieceSize).copy(piece);
    return piece;
  });

const isFree = (piece: Buffer) => piece.byteLength === 0;

async function* handedOut(pieces: Buffer[], ended?: () => void) {
  try {
    for (const piece of pieces) {
      await breath();
      yield piece;
    }
  } finally {
    ended?.();
  }
}

/** A server that sends the pieces to whoever comes; `ended` says when it has stopped reading them. */
async function sending(t: TestContext, pieces: Buffer[]) {
  const { promise: ended, resolve } = Promise.withResolvers<void>();
  const server = createServer((_request, reply) => {
    const waiting = () => content.readableLength + reply.writableLength;
    const content: Readable = Readable.from(freedWhenSent(handedOut(pieces, resolve), waiting), {
      objectMode: false,
      highWaterMark: pieceSize,
    });
    reply.on('close', () => content.destroy());
    content.pipe(reply);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.after(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { answer: await fetch(`http://127.0.0.1:${port}/`), ended };
}

test('a slow reader gets every byte, and the memory of what was sent is given back', async (t) => {
  const pieces = ownPieces(80);
  const whole = Buffer.concat(pieces);
  const { answer } = await sending(t, pieces);
  const read: Uint8Array[] = [];
  for await (const part of answer.body ?? []) {
    read.push(part);
    // The house is ready with more than the reader takes.
    await breath();
  }
  assert.ok(Buffer.concat(read).equals(whole));
  assert.ok(pieces.filter((piece) => !isFree(piece)).length <= 2, 'Sent, and still in memory.');
});

test('what still waits on the way is not touched', async () => {
  const pieces = ownPieces(6);
  let waiting = 0;
  const content = freedWhenSent(handedOut(pieces), () => waiting);
  waiting = 3 * pieceSize;
  for (let place = 0; place < 5; place += 1) await content.next();
  assert.deepEqual(pieces.map(isFree), [true, false, false, false, false, false]);
  waiting = 1;
  await content.next();
  assert.deepEqual(pieces.map(isFree), [true, true, true, true, false, false]);
});

test('a part of a piece is sent and never given back: the rest may be another’s', async () => {
  const [whole] = ownPieces(1);
  assert.ok(whole);
  const sent = freedWhenSent(handedOut([whole.subarray(10), whole.subarray(0, 10)]), () => 0);
  for await (const part of sent) assert.ok(part.length > 0);
  assert.equal(whole.byteLength, pieceSize);
});

test('who goes away in the middle stops the reading, and keeps what was not sent', async (t) => {
  const pieces = ownPieces(80);
  const { answer, ended } = await sending(t, pieces);
  await answer.body?.cancel();
  await ended;
  assert.equal(isFree(pieces.at(-1) ?? assert.fail()), false);
});
