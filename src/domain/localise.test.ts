import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { InOneLanguage } from '#contract/primitives.ts';
import { localise } from '#domain/localise.ts';

const yacht = {
  id: 'off-001',
  title: { en: 'Sunset yacht', ar: 'يخت عند الغروب' },
  inclusions: [
    { en: 'Captain', ar: 'قبطان' },
    { en: 'Water', ar: 'ماء' },
  ],
  schedule: { from: { code: 'DXB', name: { en: 'Dubai', ar: 'دبي' } }, times: ['17:00'] },
  notes: null,
  price: { amount: 54_000, currency: 'USD' },
};

test('a reader gets every text in their language, at whatever depth, and all else unchanged', () => {
  assert.deepEqual(localise(yacht, 'ar'), {
    id: 'off-001',
    title: 'يخت عند الغروب',
    inclusions: ['قبطان', 'ماء'],
    schedule: { from: { code: 'DXB', name: 'دبي' }, times: ['17:00'] },
    notes: null,
    price: { amount: 54_000, currency: 'USD' },
  });
  assert.equal(localise(yacht, 'en').inclusions[1], 'Water');
});

test('a text by itself, a list of texts and nothing at all are spoken too', () => {
  assert.equal(localise({ en: 'Desert', ar: 'صحراء' }, 'en'), 'Desert');
  assert.deepEqual(localise([{ en: 'Desert', ar: 'صحراء' }], 'ar'), ['صحراء']);
  assert.equal(localise(null, 'en'), null);
  assert.equal(localise(4.9, 'en'), 4.9);
});

test('speaking leaves the stored value as it was', () => {
  const before = structuredClone(yacht);
  localise(yacht, 'en');
  assert.deepEqual(yacht, before);
});

test('the type follows: texts become strings, an absent text stays absent', () => {
  type Stored = { name: { en: string; ar: string }; caution: { en: string; ar: string } | null };
  const spoken: InOneLanguage<Stored> = { name: 'Dubai', caution: null };
  const named: string = spoken.name;
  const caution: string | null = spoken.caution;
  assert.deepEqual([named, caution], ['Dubai', null]);
});
