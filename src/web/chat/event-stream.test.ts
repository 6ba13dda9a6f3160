import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readEvents } from '#web/chat/event-stream.ts';

function streamOf(pieces: string[]): ReadableStream<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(encoder.encode(piece));
      controller.close();
    },
  });
}

test('events are read whole however the line cuts them, comments passed over', async () => {
  const pieces = [
    'event: st',
    'art\ndata: {"a":1}\n\n: still here\n\nevent: delta\r\ndata: one\r\nda',
    'ta: two\r\n\r\ndata: bare\n\nevent: cut',
  ];
  assert.deepEqual(await Array.fromAsync(readEvents(streamOf(pieces))), [
    { event: 'start', data: '{"a":1}' },
    { event: 'delta', data: 'one\ntwo' },
    { event: 'message', data: 'bare' },
  ]);
});

test('whoever stops listening hangs up', async () => {
  let cancelled = false;
  const endless = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull: (controller) => controller.enqueue(new TextEncoder().encode('data: word\n\n')),
    cancel: () => {
      cancelled = true;
    },
  });
  for await (const { data } of readEvents(endless)) {
    assert.equal(data, 'word');
    break;
  }
  assert.ok(cancelled);
});
