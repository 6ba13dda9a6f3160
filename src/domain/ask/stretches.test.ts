import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { joined, withoutWord, wordsAt } from '#domain/ask/stretches.ts';

const sentence = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 80 }),
  fc
    .array(
      fc.constantFrom('a', 'yacht', 'يخت', 'لستة', '12,000', '😀', ',', '  ', '16:30', 'ذكرى'),
      {
        maxLength: 20,
      },
    )
    .map((words) => words.join(' ')),
);

test('a figure is one word with its separators, and a mark beside a word is none of it', () => {
  const text = 'dinner, under $12,000 at 16:30 (4-year-old) — غدًا، 20%';
  assert.deepEqual(
    wordsAt(text).map(({ from, to }) => text.slice(from, to)),
    ['dinner', 'under', '$12,000', 'at', '16:30', '4-year-old', 'غدًا', '20%'],
  );
});

test('words stand in their order, never over one another, and never cut a character in two', () => {
  fc.assert(
    fc.property(sentence, (text) => {
      let end = 0;
      for (const one of wordsAt(text)) {
        assert.ok(one.from >= end && one.to > one.from && one.to <= text.length);
        assert.ok(text.slice(one.from, one.to).isWellFormed() || !text.isWellFormed());
        assert.ok(!withoutWord(text, one).includes(text) || text === '');
        end = one.to;
      }
    }),
  );
});

test('a little word between two of a part is underlined with them', () => {
  const of = (text: string, ...said: string[]) =>
    joined(
      text,
      wordsAt(text).filter(({ from, to }) => said.includes(text.slice(from, to))),
    ).map(({ from, to }) => text.slice(from, to));
  assert.deepEqual(of('there are twelve of us, for now', 'twelve', 'us'), ['twelve of us']);
  assert.deepEqual(of('يخت بأقل من 12000', 'بأقل', '12000'), ['بأقل من 12000']);
  assert.deepEqual(of('six people, twelve chairs', 'six', 'twelve'), ['six', 'twelve']);
});

test('joined words cover the same letters, and between two stretches stands something else than space', () => {
  fc.assert(
    fc.property(sentence, fc.array(fc.boolean(), { maxLength: 40 }), (text, chosen) => {
      const words = wordsAt(text).filter((_, at) => chosen[at]);
      const stretches = joined(text, words);
      const isCovered = (at: number) => stretches.some(({ from, to }) => from <= at && at < to);
      for (const { from, to } of words) assert.ok(isCovered(from) && isCovered(to - 1));
      for (const [at, { from }] of stretches.entries())
        if (at > 0) assert.notEqual(text.slice(stretches[at - 1]?.to, from).trim(), '');
    }),
  );
});
