/** Words that say when, and so never what. */

import { wordsOf } from '#domain/search/normal-form.ts';
import { stem } from '#domain/search/stems.ts';

const whenWords =
  wordsOf(`monday tuesday wednesday thursday friday saturday sunday january february march april june july august september
    october november december today tomorrow tonight morning afternoon evening noon weekend week month year day days
    weeks months years next coming this following first second third
    الأحد الاثنين الثلاثاء الأربعاء الخميس الجمعة السبت يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر
    اليوم غدا بكرة الليلة صباحا مساء ظهرا عصرا الأسبوع الشهر السنة القادم القادمة المقبل المقبلة الجاي هذا هذه يوم أيام شهر أسبوع سنة سنوات عام
    بكرا باكر باجر غد الحين الليل العصر الظهر المغرب الصبح الصباح الويكند هالاسبوع هالشهر`);

/** Right as they are written: a slip of nothing else, though something of ours is near them. */
export const dayWords = [
  ...whenWords,
  ...wordsOf(
    'till until thru fortnight nites ليوم لغاية لحد مواليد مولود مولودة وزني وزنه وزنها ووزني طولي طوله طولها وطولي',
  ),
];

const times = new Set(whenWords.map(stem));

/** `ويوم السبت`: an and leans on it. */
export const isTime = (stemmed: string) =>
  times.has(stemmed) || (stemmed.startsWith('و') && times.has(stemmed.slice(1)));
