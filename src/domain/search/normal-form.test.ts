import assert from 'node:assert/strict';
import { test } from 'node:test';
import { plain, withoutArticle, wordsOf } from '#domain/search/normal-form.ts';

const bare = (text: string) => wordsOf(text).map(withoutArticle).join(' ');

test('accents, capitals, marks and stretched letters make no difference', () => {
  assert.equal(bare('Malé, CÔTE d’Azur'), 'male cote dazur');
  assert.equal(plain('أُمُّ سُقَيْم'), plain('ام سقيم'));
  assert.equal(plain('دبـــي'), plain('دبي'));
});

test('digits of both scripts are the same figure', () => {
  assert.equal(plain('٢٠٢٦'), '2026');
  assert.equal(plain('۷'), '7');
  assert.equal(plain('٢٠٢٧ ۱۲'), '2027 12');
});

test('Arabic letters that people write one for the other are one', () => {
  assert.equal(plain('إلى آفاق أعلى'), plain('الى افاق اعلي'));
  assert.equal(plain('نخلة'), plain('نخله'));
  assert.equal(bare('الصحراء'), bare('صحرا'));
  assert.equal(plain('شؤون'), plain('شوون'));
  assert.equal(plain('شاطئية'), plain('شاطييه'));
});

test('an apostrophe inside a word splits nothing, and one around a word is no part of it', () => {
  assert.deepEqual(wordsOf('New members’ dinner'), ['new', 'members', 'dinner']);
  assert.deepEqual(wordsOf('Za’abeel ‘villa’'), ['zaabeel', 'villa']);
  assert.deepEqual(wordsOf('Armani/Privé, SKY 2.0'), ['armani', 'prive', 'sky', '2', '0']);
});

test('the article is taken away only where a word remains', () => {
  assert.equal(bare('البر والسيارات بالمارينا للبيع'), 'بر سيارات مارينا بيع');
  assert.equal(bare('الى بالون بالم والدة'), 'الي بالون بالم والده');
});
