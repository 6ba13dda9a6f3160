import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { Stretch } from '#contract/ask.ts';
import { piecesOf, stillRead } from '#web/ask/stretches.ts';

const text = 'a yacht for six next Friday';
const read = (words: string): Stretch[] => {
  const from = text.indexOf(words);
  return [{ part: 'day', from, to: from + words.length }];
};
const underlined = (now: string, words: string) =>
  stillRead(now, { text, stretches: read(words) }).map(({ from, to }) => now.slice(from, to));

test('what was read stays underlined while one goes on writing, before it and behind it', () => {
  assert.deepEqual(underlined(`${text}, at sunset`, 'next Friday'), ['next Friday']);
  assert.deepEqual(underlined(`  ${text}`, 'for six'), ['for six']);
  assert.deepEqual(underlined('a small yacht for six next Friday', 'next Friday'), ['next Friday']);
  assert.deepEqual(underlined('a yacht for sixteen next Friday', 'for six'), []);
  assert.deepEqual(underlined('a yacht for six next Fridays', 'next Friday'), []);
  assert.deepEqual(underlined('a yacht for seven next Friday', 'for six'), []);
  assert.deepEqual(underlined('', 'for six'), []);
});

const sentence = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc
    .array(fc.constantFrom('a', 'يخت', 'for six', '😀', ' ', '12,000'), { maxLength: 12 })
    .map((all) => all.join('')),
);
const stretches = fc.array(
  fc.record({
    part: fc.constant('what' as const),
    from: fc.nat(50),
    long: fc.integer({ min: 1, max: 9 }),
  }),
  { maxLength: 6 },
);
const stretchesOf = (all: { part: 'what'; from: number; long: number }[]): Stretch[] =>
  all.map(({ part, from, long }) => ({ part, from, to: from + long }));

test('the pieces of a sentence are the sentence, whatever is underlined of it', () => {
  fc.assert(
    fc.property(sentence, stretches, (words, found) => {
      const pieces = piecesOf(words, stretchesOf(found));
      assert.equal(pieces.map((piece) => piece.text).join(''), words);
      for (const piece of pieces)
        assert.equal(words.slice(piece.from, piece.from + piece.text.length), piece.text);
    }),
  );
});

test('only the very words that were read are underlined, wherever they stand by now', () => {
  fc.assert(
    fc.property(sentence, sentence, stretches, (before, now, found) => {
      const known = stretchesOf(found).filter(({ to }) => to <= before.trim().length);
      const said = known.map(({ from, to }) => before.trim().slice(from, to));
      for (const { from, to } of stillRead(now, { text: before.trim(), stretches: known }))
        assert.ok(said.includes(now.slice(from, to)));
    }),
  );
});
