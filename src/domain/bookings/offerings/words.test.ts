import assert from 'node:assert/strict';
import { test } from 'node:test';
import { matcher, searchWords } from '#domain/bookings/offerings/words.ts';

const yacht = searchWords(
  ['Noor 50, sunset cruise', 'نور 50، جولة الغروب'],
  ['Dubai Harbour', 'دبي هاربر', 'Yachts', 'اليخوت', 'Private', 'خاص'],
);
const safari = searchWords(
  ['A night in the reserve', 'ليلة في المحمية'],
  ['Dubai Desert Conservation Reserve', 'محمية دبي الصحراوية', 'Desert Safari', 'رحلات الصحراء'],
);
const hotel = searchWords(
  ['Skyline suite', 'جناح الأفق'],
  ['Za’abeel', 'زعبيل', 'Hotels', 'الفنادق', 'Malé'],
);

const score = (query: string, words: typeof yacht) => matcher(query, [yacht, safari, hotel])(words);
const finds = (query: string, words: typeof yacht) => score(query, words) > 0;

test('a word is found by its beginning, in either language', () => {
  assert.ok(finds('sun', yacht));
  assert.ok(finds('SUNSET harb', yacht));
  assert.ok(finds('غروب', yacht));
  assert.ok(finds('الغروب', yacht));
  assert.ok(finds('zaabeel', hotel));
  assert.ok(finds('male', hotel));
});

test('every word must be answered, but the little words between need not be', () => {
  assert.ok(!finds('sunset desert', yacht));
  assert.ok(finds('a cruise from the harbour', yacht));
  assert.ok(finds('ليلة في الصحراء', safari));
});

test('one slip is forgiven in words of four letters and more', () => {
  for (const slip of ['yaht', 'yachht', 'yecht', 'yahct', 'sunsat', 'crusie', 'harbor', 'غروت'])
    assert.ok(finds(slip, yacht), slip);
  for (const wrong of ['yct', 'n0r', 'yyaahts', 'crouisse', 'nur', 'cruz'])
    assert.ok(!finds(wrong, yacht), wrong);
});

test('a half-typed word may hold the slip already', () => {
  assert.ok(finds('conserbat', safari));
  assert.ok(finds('harbu', yacht));
});

test('the title counts for more than the rest, and a whole word for more than its beginning', () => {
  assert.ok(score('reserve', safari) > score('desert', safari));
  assert.ok(score('sunset', yacht) > score('sun', yacht));
  assert.ok(score('yachts', yacht) > score('yechts', yacht));
});

test('nothing typed finds everything alike', () => {
  assert.equal(score('', yacht), score('  ', hotel));
  assert.ok(finds('', yacht));
});
