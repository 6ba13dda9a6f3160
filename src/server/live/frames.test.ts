import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { readPush, readSpoken, writeBroadcast } from '#server/live/broadcast-frames.ts';
import { RefusedFrame, readText, versions, writeText } from '#server/live/frames.ts';

/** Whatever comes in is read or refused, and nothing else is ever thrown. */
function readOrRefused(read: () => unknown): void {
  try {
    read();
  } catch (error) {
    assert.ok(error instanceof RefusedFrame, String(error));
  }
}

test('no bytes and no text make the reader fail in another way than it should', () => {
  const bytes = fc.uint8Array({ maxLength: 200 });
  fc.assert(
    fc.property(bytes, (any) => {
      readOrRefused(() => readPush(Buffer.from(any)));
      // The right kind, so that it is not refused by its first byte.
      readOrRefused(() => readPush(Buffer.from([3, ...any.map((byte) => byte % 8)])));
    }),
  );
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      for (const version of versions) readOrRefused(() => readText(version, text));
    }),
  );
  fc.assert(fc.property(fc.jsonValue(), (payload) => void readSpoken(payload)));
});

test('what is written in either version is read as it was', () => {
  const word = fc.string({ maxLength: 50 });
  const ref = fc.option(word);
  const frames = fc.record({
    joinRef: ref,
    ref,
    topic: word,
    event: word,
    payload: fc.jsonValue(),
  });
  fc.assert(
    fc.property(frames, fc.constantFrom(...versions), (frame, version) => {
      const back = readText(version, writeText(version, frame));
      assert.equal(JSON.stringify(back.payload), JSON.stringify(frame.payload));
      assert.deepEqual({ ...back, payload: 0 }, { ...frame, payload: 0 });
    }),
  );
});

test('a name too long for one byte goes as text, and bytes with such a name not at all', () => {
  const topic = `realtime:${'ط'.repeat(130)}`;
  const json = { kind: 'json', room: '', event: 'e', payload: { n: 1 } } as const;
  assert.equal(
    writeBroadcast('2.0.0', { topic, said: json }),
    JSON.stringify([
      null,
      null,
      topic,
      'broadcast',
      { type: 'broadcast', event: 'e', payload: { n: 1 } },
    ]),
  );
  const bytes = { kind: 'bytes', room: '', event: 'e', payload: 'AAE=' } as const;
  assert.equal(writeBroadcast('2.0.0', { topic, said: bytes }), undefined);
  assert.deepEqual(
    writeBroadcast('2.0.0', { topic: 'realtime:t', said: bytes }),
    Buffer.from([4, 10, 1, 0, 0, ...Buffer.from('realtime:te'), 0, 1]),
  );
});
