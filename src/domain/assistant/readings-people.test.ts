import assert from 'node:assert/strict';
import { test } from 'node:test';
import { needsIn } from '#domain/assistant/needs.ts';
import { tokensOf } from '#domain/assistant/numbers.ts';
import { takeAges } from '#domain/assistant/people/ages.ts';
import { takeMeasures } from '#domain/assistant/people/measures.ts';
import { childrenIn, partyIn } from '#domain/assistant/people/people.ts';
import { plain } from '#domain/search/normal-form.ts';

/** `party children [ages]`, a dash for what was not said. */
function said(text: string): string {
  const tokens = tokensOf(text);
  return `${partyIn(tokens) ?? '-'} ${childrenIn(tokens) ?? '-'} ${takeAges(tokens).ages.join(',')}`.trim();
}

const parties: [read: string, ...phrasings: string[]][] = [
  [
    '1 -',
    'just me',
    'only myself',
    'for one',
    'i am alone',
    'solo',
    'لشخص واحد',
    'بروحي',
    'لوحدي',
    'انا لحالي',
  ],
  [
    '2 -',
    'table for two',
    'my wife and I',
    'me and my husband',
    'for the two of us',
    'a couple',
    'just us two',
    'for my wife and me',
    'for 2',
    'my fiancée and I',
    'for my parents',
    'انا وزوجتي',
    'لشخصين',
    'أنا وحرمي',
    'احنا اثنين',
    'نفرين',
    'لوالدي ووالدتي',
    'me plus one',
  ],
  [
    '3 -',
    'my parents and me',
    'three of us',
    'with two friends',
    'me and my two brothers',
    'ثلاثة اشخاص',
    'احنا ثلاثة',
    'انا وامي وابوي',
    'أنا واثنين من ربعي',
  ],
  [
    '4 -',
    'with three colleagues',
    'me and 3 friends',
    '4 pax',
    'we are four',
    'there are four of us',
    'four ppl',
    'لأربعة',
    'احنا اربعه',
    'أربع أنفار',
    'two couples',
  ],
  [
    '6 -',
    'no, for six',
    'six of us',
    'party of 6',
    'we will be 6',
    'make it six',
    'يخت لستة يوم السبت',
    'half a dozen people',
    'ستة أشخاص',
    'لا، لستة',
    'خلها ستة',
    '6 guests',
  ],
  [
    '12 -',
    'group of 12',
    'a dozen guests',
    'twelve people',
    '12 adults',
    '١٢ شخص',
    'اثنا عشر شخصا',
  ],
  ['15 -', 'fifteen people', 'خمسة عشر شخصا', 'خمستعش شخص', '15 شخص'],
  ['25 -', 'twenty five guests', '25 ppl', 'خمسة وعشرين شخص'],
  [
    '5 3',
    '2 adults and 3 kids',
    'two adults, three children',
    'me, my wife and three kids',
    'بالغين اثنين وثلاثة أطفال',
    'انا وزوجتي وثلاثة عيال',
    '2 adults + 3 kids',
  ],
  [
    '5 3 4,7,9',
    '2 adults + 3 kids (4, 7 and 9)',
    '2 adults and 3 children aged 4, 7 and 9',
    'شخصين بالغين و3 أطفال أعمارهم 4 و7 و9',
  ],
  [
    '5 2',
    'me, my wife, her mother and the twins',
    'my husband, my mother in law, the twins and me',
    'five people including two kids',
    'family of five with two kids',
    'خمسة اشخاص منهم طفلين',
    'انا وزوجتي وامها والتوأم',
  ],
  [
    '7 2',
    'we are five and two kids',
    'احنا خمسة وطفلين',
    'five adults and two children',
    'خمسة كبار وطفلين',
  ],
  ['3 1 0', 'my wife, our baby and me', 'me, my husband and a baby', 'انا وزوجتي ورضيع'],
  ['- 2', 'two kids', 'the twins', 'my two daughters', 'طفلين', 'مع ولدين', 'عندي بنتين'],
  [
    '- - 4,7',
    'my kids are 4 and 7',
    'ages 4 and 7',
    'أعمارهم 4 و7',
    'a 4 year old and a 7 year old',
  ],
  [
    '- 2 5,8',
    'two kids aged 5 and 8',
    '2 kids (5 and 8)',
    'طفلين عمرهم 5 و 8',
    'my two boys are 5 and 8',
  ],
  [
    '- - 16',
    'my 16 year old son',
    'my son is 16',
    'ولدي عمره 16 سنة',
    'she just turned 16',
    'a 16-year-old',
  ],
  ['- 1 4', '1 child of 4', 'one kid, 4 years old', 'طفل واحد عمره 4 سنوات'],
  ['- - 0', 'with a newborn', 'she is 6 months old', 'our infant comes too', 'عمره ستة شهور'],
  [
    '- -',
    'a yacht on friday',
    '3 bedrooms',
    '2 nights',
    'under 5k',
    'at 8',
    'on the 20th',
    'i weigh 95 kg',
    '4 hours',
    'five star',
    'غرفتين',
    'ليلتين',
    'للمرة الأولى',
    'for 20k',
  ],
];

test('who comes along is read as people say it, the same in both languages', () => {
  const wrong = parties.flatMap(([read, ...phrasings]) =>
    phrasings
      .filter((text) => said(text) !== read)
      .map((text) => `${text}: ${said(text)}, not ${read}`),
  );
  assert.deepEqual(wrong, []);
});

const weights: [kilograms: number | undefined, ...phrasings: string[]][] = [
  [
    95,
    '95 kg',
    'I weigh 95kg',
    'my weight is 95 kilos',
    'i am 95 kilograms',
    '٩٥ كيلو',
    'وزني 95',
    'وزني ٩٥ كيلوجرام',
    'i weigh 95',
    '210 lbs',
    '210 pounds heavy',
    '15 stone',
  ],
  [120, 'he is 120 kg', 'he weighs 120', 'وزنه 120 كيلو'],
  [undefined, '95 km', '95', '120 aed', 'under 500', '5 kilometres away', 'i owe 95 dirhams'],
];

test('a weight is read in kilograms, whatever it was said in', () => {
  for (const [kilograms, ...phrasings] of weights)
    for (const text of phrasings) assert.equal(takeMeasures(plain(text)).weight, kilograms, text);
});

const needs: [needs: string, ...phrasings: string[]][] = [
  [
    'wheelchair',
    'my mother uses a wheelchair',
    'wheelchair accessible please',
    'he cannot walk far',
    'step-free access',
    'is it ok for disabled guests',
    'reduced mobility',
    'she is in a wheel chair',
    'كرسي متحرك',
    'أمي على كرسي',
    'ذوي الهمم',
    'ما يقدر يمشي',
    'أصحاب الهمم',
  ],
  [
    'pregnancy',
    'my wife is pregnant',
    "I'm 6 months pregnant",
    'she is expecting a baby',
    'im expecting',
    '28 weeks pregnant',
    'زوجتي حامل',
    'حرمتي حامل',
    'أنا حامل بالشهر السادس',
    'مدام حامل',
  ],
  [
    'vegetarian',
    'we are vegetarian',
    'two vegetarians',
    'no meat please',
    'veggie',
    'نباتي',
    'نباتيين',
    'بدون لحم',
  ],
  ['vegan', 'i am vegan', 'plant based food', 'vegans', 'فيجان', 'نباتي صرف'],
  [
    'gluten-free',
    'gluten free',
    'she is coeliac',
    'celiac disease',
    'no gluten',
    'خالي من الجلوتين',
  ],
  ['allergy gluten-free', 'حساسية قمح'],
  ['nut-free', 'no nuts'],
  [
    'allergy nut-free',
    'nut allergy',
    'allergic to peanuts',
    'allergic to nuts',
    'حساسية مكسرات',
    'حساسية من الفول السوداني',
    'عنده حساسية من المكسرات',
  ],
  [
    'allergy',
    'allergic to shellfish',
    'my daughter is anaphylactic',
    'she carries an EpiPen',
    'a severe food allergy',
    'عندها حساسية من الروبيان',
    'ولدي يتحسس من البيض',
  ],
  ['halal', 'halal food only', 'it must be halal', 'حلال', 'أكل حلال'],
  ['kosher', 'kosher meal', 'we keep kosher', 'كوشر'],
  [
    'no-alcohol',
    'no alcohol please',
    "we don't drink",
    'alcohol free',
    'without alcohol',
    'a dry place',
    'non alcoholic',
    'بدون كحول',
    'ما نشرب',
    'ما فيه خمور',
    'بدون مشروبات كحولية',
  ],
  [
    'pets',
    'with our dog',
    'pet friendly',
    'we have a cat',
    'can I bring my dog',
    'two dogs',
    'معنا كلب',
    'عندي قطة',
    'يسمح بالحيوانات',
    'حيوانات أليفة',
  ],
  ['stroller', 'with a stroller', 'pushchair', 'pram', 'عربة أطفال', 'عرباية'],
  [
    'pregnancy wheelchair',
    'my wife is pregnant and my father uses a wheelchair',
    'زوجتي حامل وأبوي على كرسي متحرك',
  ],
  [
    '',
    'a yacht for four',
    'expecting 20 guests',
    'hot dog stand',
    'the cat club',
    'dry cleaning',
    'dry desert',
    'يخت لأربعة',
    'محامي',
    'we are expecting a call',
    'حلاق',
    'الحمل الزائد على الشبكة',
  ],
];

test('what somebody needs is read as people say it, the same in both languages', () => {
  const read = (text: string) => needsIn(text).toSorted().join(' ');
  const wrong = needs.flatMap(([need, ...phrasings]) =>
    phrasings
      .filter((text) => read(text) !== need)
      .map((text) => `${text}: ${read(text)}, not ${need}`),
  );
  assert.deepEqual(wrong, []);
});
