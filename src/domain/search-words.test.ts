import assert from 'node:assert/strict';
import { test } from 'node:test';
import { synonymsOf } from '#domain/search-synonyms.ts';
import { plain, stem, stemsOf, wordsOf } from '#domain/search-words.ts';

const same = (...spellings: string[]) => {
  const found = new Set(spellings.map((spelling) => stem(plain(spelling))));
  assert.equal(found.size, 1, `${spellings.join(', ')}: ${[...found].join(', ')}`);
};

test('Arabic spellings of one word are one word', () => {
  same('أسرة', 'اسرة', 'اسره', 'الأسرة', 'أُسْرَة');
  same('إمارات', 'امارات', 'الإمارات', 'الامارات');
  same('مستشفى', 'مستشفي', 'المستشفى');
  same('مدرسة', 'المدرسة', 'مـدرسـة', 'مدرسه', 'بالمدرسة', 'للمدرسة');
  same('سيارة', 'سيارات', 'السيارات', 'والسيارات');
  same('آلية', 'الية');
});

test('an article is taken away only where a word remains', () => {
  assert.equal(stem(plain('الى')), 'الي');
  assert.equal(stem(plain('النخلة')), 'نخل');
});

test('English plurals, accents and apostrophes do not hide a word', () => {
  same('villa', 'villas', 'Villas');
  same('beach', 'beaches');
  same('baby', 'babies');
  same('Privé', 'prive');
  same('CÉ', 'ce');
  assert.deepEqual(wordsOf('New members’ dinner'), ['new', 'members', 'dinner']);
  assert.deepEqual(wordsOf('Za’abeel'), ['zaabeel']);
  assert.deepEqual(wordsOf('Armani/Privé, SKY 2.0'), ['armani', 'prive', 'sky', '2', '0']);
});

test('a class, a campus and a tennis court stay what they are', () => {
  for (const word of ['class', 'campus', 'tennis', 'gas']) assert.equal(stem(word), word);
});

test('digits of both scripts are the same figure', () => {
  assert.equal(plain('٢٠٢٦'), '2026');
  assert.equal(plain('۷'), '7');
});

test('little words count only where nothing else was written', () => {
  assert.deepEqual(stemsOf('How much is the visa?'), ['visa']);
  assert.deepEqual(stemsOf('what is the'), ['what', 'is', 'the']);
  assert.deepEqual(stemsOf('كم سعر التأشيرة؟'), ['سعر', stem(plain('تأشيرة'))]);
  assert.deepEqual(stemsOf(' !? '), []);
});

test('people may say it in another word, or in the other language', () => {
  const means = (word: string, other: string) =>
    assert.ok(synonymsOf(stem(plain(word))).includes(stem(plain(other))), `${word} = ${other}`);
  means('flats', 'apartment');
  means('jet', 'flight');
  means('boat', 'yachts');
  means('nursery', 'school');
  means('visa', 'residency');
  means('شقق', 'شقة');
  means('يخت', 'boat');
  means('villa', 'الفلل');
  assert.deepEqual(synonymsOf('falafel'), []);
});
