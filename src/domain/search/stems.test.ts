import assert from 'node:assert/strict';
import { test } from 'node:test';
import { plain } from '#domain/search/normal-form.ts';
import { stem, stemsOf } from '#domain/search/stems.ts';
import { synonymsOf } from '#domain/search/synonyms.ts';

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

test('English plurals and accents do not hide a word', () => {
  same('villa', 'villas', 'Villas');
  same('beach', 'beaches');
  same('baby', 'babies');
  same('Privé', 'prive');
  same('CÉ', 'ce');
});

test('a class, a campus and a tennis court stay what they are', () => {
  for (const word of ['class', 'campus', 'tennis', 'gas']) assert.equal(stem(word), word);
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
