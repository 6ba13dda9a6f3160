import assert from 'node:assert/strict';
import { test } from 'node:test';
import { takeWhen } from '#domain/assistant/dates/dates.ts';

/** A Sunday. */
const today = '2026-11-15';

/** `2026-11-20`, a span `2026-11-21/2026-11-22`, a stay `2026-12-24>2026-12-26`, or nothing. */
function said(text: string): string {
  const { day = '', until, end } = takeWhen(text, today).when;
  return `${day}${until ? `/${until}` : ''}${end ? `>${end}` : ''}`;
}

const days: [day: string, ...phrasings: string[]][] = [
  [
    '2026-11-15',
    'today',
    'this afternoon',
    'tonight',
    'for 2nite',
    'اليوم',
    'الليلة',
    'هالليلة',
    'اليوم العصر',
  ],
  [
    '2026-11-16',
    'tomorrow',
    'tmrw morning',
    'tomorow at 5',
    'on monday',
    'غدا',
    'بكرة الصبح',
    'باجر',
    'باكر العصر',
    'يوم الاثنين',
    'بكرا',
  ],
  [
    '2026-11-17',
    'the day after tomorrow',
    'day after tmrw',
    'overmorrow',
    'بعد غد',
    'عقب باجر',
    'بعد بكرة',
    'عقب باكر',
    'عقب يومين',
    'بعد يومين',
  ],
  [
    '2026-11-18',
    'in three days',
    'in 3 days',
    'this wednesday',
    'بعد ثلاثة أيام',
    'عقب 3 أيام',
    'الأربعاء',
    'يوم الاربعا',
  ],
  ['2026-11-19', 'thursday', 'thurs please', 'يوم الخميس', 'الخميس الجاي'],
  [
    '2026-11-20',
    'next Friday evening',
    'this friday',
    'fri night',
    'Friday 20th',
    'the 20th',
    'on the 20th of november',
    '20 nov',
    'november 20',
    '20/11',
    '20.11.2026',
    'الجمعة الجاية',
    'الجمعة القادمة مساءً',
    'يوم الجمعة',
    'جمعة',
    '٢٠ نوفمبر',
    'يوم 20',
    '20/11 العصر',
  ],
  ['2026-11-22', 'in a week', 'a week from today', 'sunday', 'بعد أسبوع', 'عقب اسبوع'],
  [
    '2026-11-27',
    'friday week',
    'a week on friday',
    'the friday after next',
    'friday the 27th',
    'الجمعة اللي بعدها',
    'الجمعة بعد القادمة',
    'الجمعة 27',
  ],
  [
    '2026-11-29',
    'sunday the 29th',
    'in two weeks',
    'in a fortnight',
    'two weeks from now',
    'in 14 days',
    'بعد أسبوعين',
    'عقب اسبوعين',
    'الأحد 29',
  ],
  [
    '2026-12-03',
    'on the 3rd',
    'dec 3',
    '3rd of december',
    'يوم 3',
    '3 ديسمبر',
    'ثلاثة ديسمبر',
    '3/12',
  ],
  [
    '2026-12-31',
    "new year's eve",
    'new years eve dinner',
    'nye',
    'on 31 december',
    'ليلة رأس السنة',
    'ليلة راس السنه',
  ],
  ['2027-01-01', "new year's day", 'رأس السنة', 'on 1 january'],
  ['2026-12-25', 'christmas day', 'at christmas', 'xmas', 'الكريسماس'],
  ['2026-12-24', 'christmas eve'],
  ['2027-02-14', "valentine's day", 'valentines', 'عيد الحب'],
  [
    '2026-12-02/2026-12-03',
    'national day',
    'uae national day weekend',
    'اليوم الوطني',
    'عيد الاتحاد',
  ],
  ['2027-02-08/2027-03-08', 'in ramadan', 'during Ramadhan', 'رمضان', 'في شهر رمضان'],
  ['2027-03-09/2027-03-11', 'eid al fitr', 'over eid', 'for eid', 'العيد', 'عيد الفطر', 'بالعيد'],
  ['2027-05-16/2027-05-18', 'eid al adha', 'eid ul-adha', 'عيد الأضحى', 'العيد الكبير'],
  ['2026-11-15/2026-11-30', 'this month', 'in november', 'هالشهر', 'هذا الشهر'],
  [
    '2026-11-24/2026-11-30',
    'end of the month',
    'at the end of this month',
    'late november',
    'آخر الشهر',
    'نهاية الشهر',
    'اخر هالشهر',
  ],
  [
    '2026-12-01/2026-12-07',
    'early december',
    'beginning of december',
    'first week of december',
    'أول ديسمبر',
    'بداية ديسمبر',
    'أول الشهر الجاي',
  ],
  ['2026-12-11/2026-12-20', 'mid december', 'middle of december', 'منتصف ديسمبر', 'نص ديسمبر'],
  [
    '2026-12-01/2026-12-31',
    'next month',
    'in december',
    'sometime in dec',
    'الشهر الجاي',
    'الشهر القادم',
    'في ديسمبر',
    'شهر 12',
  ],
  ['2026-11-16/2026-11-22', 'next week', 'الأسبوع الجاي', 'الاسبوع القادم'],
  [
    '2026-11-23/2026-11-29',
    'week after next',
    'the week after next',
    'الأسبوع بعد الجاي',
    'الاسبوع اللي بعد الجاي',
  ],
  [
    '2026-11-21/2026-11-22',
    'next weekend',
    'at the weekend',
    'نهاية الأسبوع',
    'الويكند',
    'ويكند الجاي',
  ],
  ['2026-11-28/2026-11-29', 'the weekend after next', 'in two weekends'],
  [
    '2026-12-24>2026-12-26',
    '24-26 december',
    'from 24 to 26 december',
    'dec 24 to 26',
    'من 24 إلى 26 ديسمبر',
    'من 24 الى 26/12',
  ],
  [
    '2026-12-28>2027-01-02',
    '28 dec - 2 jan',
    'from 28 december to 2 january',
    'من 28 ديسمبر إلى 2 يناير',
  ],
  [
    '',
    'may I rent a car',
    'we march on',
    'an apartment under 4m',
    'for the day with three colleagues',
    'two days ago',
    'the sun is strong',
    '3 bedrooms',
    'i need 20 visas',
    'eidos restaurant',
    'كم السعر',
    'my second child',
    'a table for 20',
    'yesterday',
    'for 2 nights',
  ],
];

test('a day is read as people say it, the same in both languages', () => {
  const wrong = days.flatMap(([day, ...phrasings]) =>
    phrasings
      .filter((text) => said(text) !== day)
      .map((text) => `${text}: ${said(text)}, not ${day}`),
  );
  assert.deepEqual(wrong, []);
});

const hours: [clock: string, ...phrasings: string[]][] = [
  [
    '19:30',
    'half past seven',
    'tomorrow at 7:30pm',
    '7.30 pm',
    'at half 7 in the evening',
    '19:30',
    '19h30',
    'الساعة سبع ونص',
    'الساعة 7 ونص مساء',
    'سبعة ونص المسا',
  ],
  [
    '20:00',
    'around 8ish',
    'at 8 tonight',
    '8 o’clock',
    'dinner at 8',
    'by 8 in the evening',
    'الساعة ثمان',
    'الساعة 8 مساءً',
    'ثمانية بالليل',
    '8pm',
    'eight pm',
    'at eight',
  ],
  ['20:30', 'الساعة ثمان ونص', 'half eight', 'half past eight', 'الساعه ٨:٣٠ مساء'],
  [
    '08:00',
    '8 in the morning',
    'at 8am',
    'الساعة ثمان الصبح',
    'الساعة 8 صباحا',
    'tomorrow morning at 8',
    'ثمان الصبح',
  ],
  ['18:15', 'quarter past six', 'الساعة ست وربع', '6:15 pm'],
  ['20:45', 'quarter to nine', 'a quarter to nine', 'الساعة تسع إلا ربع'],
  ['17:00', 'at 5', 'at five', '5 o clock', '5pm', 'الساعة 5', 'الساعة خمس العصر', 'خمس العصر'],
  ['10:00', 'at 10', '10am', 'الساعة عشر الصبح', 'around 10 in the morning'],
  ['22:00', 'at 10 at night', '10 pm', 'الساعة 10 بالليل', 'الساعة عشر الليل'],
  ['12:00', 'at 12 noon', '12pm', 'الساعة 12 الظهر'],
  [
    '',
    'around 8 people',
    'from 3 december',
    'at 5 star hotels',
    'about 2 million',
    'a villa with 4 bedrooms',
    'for 8',
    '5 nights',
    'ages 7 and 9',
    'half a million',
    'نص مليون',
    'ثمانية أشخاص',
    'by 3 friends',
    'he is 8',
  ],
];

test('an hour is read as people say it, and is the likelier half of the day', () => {
  const read = (text: string) => takeWhen(text, today).when.clock ?? '';
  const wrong = hours.flatMap(([clock, ...phrasings]) =>
    phrasings
      .filter((text) => read(text) !== clock)
      .map((text) => `${text}: ${read(text)}, not ${clock}`),
  );
  assert.deepEqual(wrong, []);
});

const parts: [part: string, ...phrasings: string[]][] = [
  ['sunrise', 'at sunrise', 'الفجر', 'وقت الشروق'],
  ['morning', 'and in the morning?', 'tomorrow morning', 'بكرة الصبح', 'صباحا', 'والصبح؟'],
  ['noon', 'at lunchtime', 'الظهر'],
  ['afternoon', 'in the afternoon', 'باجر العصر', 'after lunch'],
  ['sunset', 'at sunset', 'وقت الغروب', 'المغرب'],
  ['evening', 'in the evening', 'friday evening', 'مساء الجمعة', 'المسا', 'العشا'],
  ['night', 'at night', 'tomorrow night', 'friday night', 'بالليل', 'ليلا', 'الجمعة في الليل'],
  ['', 'two nights', 'on friday', 'ليلتين', 'good food'],
];

test('a part of the day is read where no hour is said', () => {
  const read = (text: string) => takeWhen(text, today).when.part ?? '';
  const wrong = parts.flatMap(([part, ...phrasings]) =>
    phrasings
      .filter((text) => read(text) !== part)
      .map((text) => `${text}: ${read(text)}, not ${part}`),
  );
  assert.deepEqual(wrong, []);
});
