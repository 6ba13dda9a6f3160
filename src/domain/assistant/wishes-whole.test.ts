import assert from 'node:assert/strict';
import { test } from 'node:test';
import { misreadPhrases } from '#domain/assistant/readings-testing.ts';

const reads = (table: Parameters<typeof misreadPhrases>[0]) =>
  assert.deepEqual(misreadPhrases(table), []);

test('a whole message is read piece by piece, and no piece twice', () => {
  reads([
    [
      '2027-01-03>2027-01-08 p3 c1 a9',
      'hi we want to stay at one zaabeel from the 3rd of january till the 8th, 2 adults and our son who is 9',
    ],
    [
      '2026-12-22>2027-01-03 @14:30 c3 a2,5,8',
      'we land 22 december at 14:30 with 3 kids (2, 5, 8) and leave 3 january',
    ],
    [
      '2026-11-28 @16:00 m180 p10 -5000AED',
      'need a yacht next saturday 4pm for 10 people 3 hours budget 5000 aed',
      'sat 28 nov at 4 pm, 10 guests, 3 hours, max 5000 aed',
      'يخت السبت 28 نوفمبر الساعة 4 العصر 10 اشخاص 3 ساعات بحدود 5000 درهم',
    ],
    ['2026-11-17 @20:00 p2', 'table tonight 8pm for 2', 'طاولة الليلة الساعة 8 لشخصين'],
    ['2026-12-12 p20', "my wife's 40th on 12 december, table for 20"],
    [
      '2027-01-15 n2 p2',
      'our 10th anniversary is on the 15th of january, two nights for two',
      '15 يناير ليلتين لشخصين',
    ],
    [
      '2027-01-05>2027-01-09 p4',
      'من تاريخ 5 يناير لغاية 9 يناير لعائلة من 4 أشخاص',
      'family of 4, 5 to 9 january',
    ],
    [
      '2026-12-03>2026-12-10 p5',
      'private jet to london 5 pax 3 dec return 10 dec',
      'jet on 3/12 back on 10/12 for 5',
      'طيارة خاصة 5 ركاب 3 ديسمبر والرجوع 10 ديسمبر',
    ],
    [
      '2027-01-16>2027-01-19 n3 p4',
      '16th till 19th jan for 3 nights 2 rooms 4 adults',
      '3 nights 16-19/1 for 4',
      'ثلاث ليالي من 16 ل 19 يناير لاربعة',
    ],
    ['2026-11-20 n3', 'rent a ferrari for 3 days from friday', 'سيارة فخمة 3 ايام من يوم الجمعة'],
    [
      '2026-11-26 p6 c2',
      'desert safari for 4 adults and 2 children under 12 on 26 nov',
      'سفاري 4 كبار وطفلين يوم 26 نوفمبر',
    ],
    ['2026-12-20>2027-01-03', 'stay dec 20 - jan 3', '20 december through 3 january'],
    ['w120 h185', 'is 120kg ok for the skydive? im 185'],
    ['c2 a4,7', 'i have 2 kids one is 4 the other is 7'],
    ['p6 c4 a0', 'two adults three kids one infant'],
    ['p5 c3', 'two adults, two boys and a girl', '3 children, two boys and a girl, 2 adults'],
    ['p5 c3 a3,6,10', 'kids aged 3, 6 & 10 + 2 adults'],
    ['p7 c3', 'احنا 4 كبار و 3 صغار'],
    ['2026-12-05/2026-12-06', 'first weekend of december', 'اول ويكند في ديسمبر'],
    ['2027-01-08/2027-01-14', 'second week of january', 'ثاني أسبوع من يناير'],
    ['2026-12-25/2026-12-31', 'نهاية السنة', 'end of the year'],
    ['-1500AED/each', 'no more than AED 1,500 pp', 'ما تتعدى 1500 درهم على الشخص'],
    ['a22', 'im 22 can i rent a lambo', 'عمري 22 أقدر أستأجر فيراري؟'],
    // The little word that leans on a name may be lost where a slip was mended.
    ['p3 c1', 'شخصين طفل', 'انا زوجتي طفل', 'لشخصين طفل'],
    ['p2', 'لي لزوجي', 'انا زوجتي'],
    ['p10 c4', "we'd be 6 adults, 4 children"],
    ['a20', 'both of us are 20', "we're both 20"],
    ['a15,3', 'oldest 15 youngest 3', 'the oldest is 15, the youngest is 3'],
    ['p5 c3', 'انا وزوجتي وعيالنا الثلاثة'],
    ['p6', 'احنا عائلة من 6'],
    ['p4 c2 a4,1', '2 adults, 2 kids (4yo and 18 months)'],
    ['2026-11-20 @20:30 p4', '4 ppl dinner this fri 8.30', 'fri 20th 8:30pm, 4 of us'],
    ['@17:00', 'between 5 and 7pm', '5-7pm', 'ال 5 المغرب'],
    ['-300/each', '300 each', '300 pp'],
    ['n3 -500/night', '500 a night for 3 nights'],
    ['2026-11-18 n3', 'G63 for 3 days from tomorrow'],
    ['2026-12-02', 'on the 2nd', 'the 2nd please'],
    ['', 'the 2nd one', 'top 3', 'give me 3 options', 'ferrari 488'],
    ['', 'call me on 0501234567', 'unit 1204 tower 3', 'my number is +971 50 123 4567'],
  ]);
});
