import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as chrono from 'chrono-node';
import { chatLengths } from '#contract/assistant/assistant.ts';
import { takeWhen } from '#domain/assistant/dates/dates.ts';

const today = '2026-11-18';

test('of twenty thousand letters the reader of dates sees no more than of the longest message', (t) => {
  const reader = t.mock.method(chrono.Chrono.prototype, 'parse');
  const read = (text: string) => {
    reader.mock.resetCalls();
    takeWhen(text, today).when;
    return reader.mock.calls.map(({ arguments: [piece = ''] }) => piece.length);
  };
  // What the library works longest on.
  for (const worst of ['5 hours ', '1 ', '5pm ', '1.1.', 'at 5 ', 'for 3 ', 'last ']) {
    const pieces = read(worst.repeat(20_000 / worst.length));
    assert.ok(pieces.length <= 12, `${worst}: ${pieces.length} pieces`);
    assert.ok(Math.max(...pieces) <= 240, worst);
  }
});

test('a day at the end of the longest message is understood', () => {
  const day = ' on friday';
  const message = `${'we like the sea. '.repeat(200).slice(0, chatLengths.message - day.length)}${day}`;
  assert.equal(message.length, chatLengths.message);
  assert.equal(takeWhen(message, today).when.day, '2026-11-20');
});
