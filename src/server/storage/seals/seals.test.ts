import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  recordSize,
  recordsOf,
  sealedSize,
  storedRecord,
  tagSize,
} from '#server/storage/seals/records.ts';
import { BrokenSeal, fileKey, seal, unseal } from '#server/storage/seals/seals.ts';

const key = fileKey(randomBytes(32), 'one');

async function* inPieces(content: Buffer, cuts: number[]): AsyncGenerator<Buffer> {
  let from = 0;
  for (let turn = 0; from < content.length; turn += 1) {
    const to = from + Math.max(1, cuts[turn % cuts.length] ?? content.length);
    yield content.subarray(from, to);
    from = to;
  }
}

async function whole(pieces: AsyncIterable<Buffer>): Promise<Buffer> {
  return Buffer.concat(await Array.fromAsync(pieces));
}

const sealed = (content: Buffer, cuts = [recordSize]) => whole(seal(inPieces(content, cuts), key));

const opened = (stored: Buffer, size: number, with_ = key) =>
  whole(unseal(inPieces(stored, [9000]), { key: with_, size }, { first: 0, last: size - 1 }));

/** Lengths around the edges of records, and in between. */
const size = fc.oneof(
  fc.constantFrom(0, 1, recordSize - 1, recordSize, recordSize + 1, 2 * recordSize),
  fc.integer({ min: 0, max: 3 * recordSize + 7 }),
);
const cuts = fc.array(fc.integer({ min: 700, max: 300_000 }), { minLength: 1, maxLength: 5 });
const runs = { numRuns: 40 };

test('whatever the pieces a content comes in, it is what it was', async () => {
  await fc.assert(
    fc.asyncProperty(size, cuts, cuts, async (length, written, read) => {
      const content = randomBytes(length);
      const stored = await sealed(content, written);
      assert.equal(stored.length, sealedSize(length));
      const range = { first: 0, last: length - 1 };
      const back = await whole(unseal(inPieces(stored, read), { key, size: length }, range));
      assert.ok(back.equals(content));
    }),
    runs,
  );
});

test('a range is the slice of the content, and needs no record beside its own', async () => {
  const content = randomBytes(4 * recordSize + 100);
  const stored = await sealed(content);
  const at = fc.nat(content.length - 1);
  await fc.assert(
    fc.asyncProperty(at, at, async (one, other) => {
      const range = { first: Math.min(one, other), last: Math.max(one, other) };
      const { stored: span } = recordsOf(content.length, range);
      const part = stored.subarray(span.from, span.to);
      const back = await whole(
        unseal(inPieces(part, [5000]), { key, size: content.length }, range),
      );
      assert.ok(back.equals(content.subarray(range.first, range.last + 1)));
      assert.ok(part.length <= range.last - range.first + 1 + 2 * storedRecord);
    }),
    runs,
  );
});

test('a single bit that turns is noticed, wherever it stands', async () => {
  const content = randomBytes(recordSize + 500);
  const stored = await sealed(content);
  await fc.assert(
    fc.asyncProperty(fc.nat(stored.length - 1), fc.nat(7), async (at, bit) => {
      const turned = Buffer.from(stored);
      turned[at] = (turned[at] ?? 0) ^ (1 << bit);
      await assert.rejects(opened(turned, content.length), BrokenSeal);
    }),
    runs,
  );
});

test('a file that was cut is noticed, also between two records', async () => {
  const content = randomBytes(3 * recordSize);
  const stored = await sealed(content);
  const step = storedRecord;
  for (const left of [0, 1, tagSize, step, 2 * step, 2 * step + 1, stored.length - 1]) {
    await assert.rejects(opened(stored.subarray(0, left), content.length), BrokenSeal);
    // Also when whoever cut it changed the row that says how long it is.
    const told = Math.floor(left / step) * recordSize;
    await assert.rejects(opened(stored.subarray(0, left), told), BrokenSeal);
  }
});

test('records that change places, or come from another file, are noticed', async () => {
  const content = randomBytes(3 * recordSize);
  const stored = await sealed(content);
  const step = storedRecord;
  const [a, b, c] = [0, 1, 2].map((at) => stored.subarray(at * step, (at + 1) * step));
  assert.ok(a && b && c);
  await assert.rejects(opened(Buffer.concat([b, a, c]), content.length), BrokenSeal);
  await assert.rejects(opened(Buffer.concat([a, a, c]), content.length), BrokenSeal);
  await assert.rejects(opened(Buffer.concat([a, c]), 2 * recordSize), /not what was written/);
  const other = await whole(seal(inPieces(content, [999]), fileKey(randomBytes(32), 'two')));
  await assert.rejects(
    opened(Buffer.concat([a, other.subarray(step)]), content.length),
    BrokenSeal,
  );
});

test('two files of one content share nothing, and one file’s key opens no other', async () => {
  const owner = randomBytes(32);
  const content = Buffer.alloc(1000, 'passport');
  const [one, two] = [fileKey(owner, 'one'), fileKey(owner, 'two')];
  const stored = await whole(seal(inPieces(content, [1000]), one));
  const again = await whole(seal(inPieces(content, [1000]), two));
  assert.ok(!stored.equals(again));
  assert.ok(!stored.includes('passport'));
  await assert.rejects(opened(stored, content.length, two), BrokenSeal);
});
