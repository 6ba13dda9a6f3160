import assert from 'node:assert/strict';
import { test } from 'node:test';
import { temperatureFor, thresholdFor } from '#domain/assistant/classifier/calibration.ts';
import { chanceFrom } from '#domain/assistant/classifier/chance.ts';
import { countsOf, vectorOf } from '#domain/assistant/classifier/features.ts';
import { guesses, packHead } from '#domain/assistant/classifier/head.ts';
import { learn } from '#domain/assistant/classifier/learner.ts';
import { withSlips } from '#domain/assistant/classifier/noise.ts';

const said: Record<string, string[]> = {
  boat: [
    'a yacht for the evening',
    'sail at sunset',
    'rent a boat',
    'cruise on the creek',
    'أبغى يخت',
  ],
  school: ['which school takes my son', 'fees of the school', 'a place in year 3', 'مدرسة لولدي'],
  refund: ['where is my money', 'my refund has not come', 'send my money back', 'وين فلوسي'],
};
const examples = Object.entries(said).flatMap(([is, texts]) => texts.map((text) => ({ is, text })));
const head = packHead(learn(examples), 1);
const best = (text: string) => guesses(head, countsOf(text), 1)[0]?.is;

test('what was learnt is known again, also in other words, with a slip and in either language', () => {
  for (const { is, text } of examples) assert.equal(best(text), is, text);
  assert.equal(best('we want to rent a yatch'), 'boat');
  assert.equal(best('the school fees'), 'school');
  assert.equal(best('أين فلوسي؟'), 'refund');
});

test('the same examples give the same weights every time', () => {
  assert.deepEqual(packHead(learn(examples), 1), head);
});

test('guesses are probabilities, the best first, and a text of no word we know is no error', () => {
  for (const text of ['a yacht', '', '🙂', 'x'.repeat(20_000)]) {
    const all = guesses(head, countsOf(text), 3);
    const sum = all.reduce((part, { p }) => part + p, 0);
    assert.ok(Math.abs(sum - 1) < 1e-5, text);
    assert.ok((all[0]?.p ?? 0) >= (all[2]?.p ?? 1), text);
  }
});

test('a text has length one, however long it is', () => {
  for (const text of ['yacht', 'a yacht for the evening please, and the school']) {
    const { worth } = vectorOf(countsOf(text), head.rarity);
    assert.ok(Math.abs(Math.hypot(...worth) - 1) < 1e-5);
  }
});

test('who is too sure is made shyer, and believed only from where enough of it is right', () => {
  const bold = { scores: Float32Array.of(8, 0), right: 0 };
  const wrong = { scores: Float32Array.of(8, 0), right: 1 };
  assert.ok(temperatureFor([bold, bold, wrong]) > temperatureFor([bold, bold, bold]));
  const weighed = [
    { p: 0.9, isRight: true },
    { p: 0.8, isRight: true },
    { p: 0.7, isRight: false },
    { p: 0.6, isRight: false },
  ];
  assert.equal(thresholdFor(weighed, 0.9), 0.8);
  assert.equal(thresholdFor([{ p: 0.9, isRight: false }], 0.9), 1);
});

test('an aside or a slip is added by rule, and never to what it means', () => {
  const chance = chanceFrom(3);
  const texts = Array.from({ length: 50 }, () =>
    withSlips({ is: 'boat', text: 'a yacht for the evening' }, ['by the way,'], chance),
  );
  assert.ok(texts.every(({ is }) => is === 'boat'));
  assert.ok(texts.some(({ text }) => text.includes('by the way,')));
  assert.ok(
    texts.some(({ text }) => !text.includes('by the way,') && text !== 'a yacht for the evening'),
  );
});
