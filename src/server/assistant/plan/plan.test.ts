import assert from 'node:assert/strict';
import { test } from 'node:test';
import { talk } from '#server/assistant/remember/testing.ts';
import { borrow } from '#server/matters/testing.ts';

interface Owed {
  /** How the answer begins, or what stands in it. */
  says: RegExp[];
  never?: RegExp;
  /** Slugs of what is shown. */
  shows?: string[];
  hides?: string[];
  person?: boolean;
}

const conversations: [string[], Owed][] = [
  [
    ['a desert safari for four', 'my wife is pregnant'],
    {
      says: [/doctor/, /Left out: .*Heritage safari|not advised/],
      hides: ['heritage-land-rover-safari', 'red-dunes-evening', 'two-seat-dune-buggy'],
    },
  ],
  [
    ['سفاري في الصحراء لأربعة', 'زوجتي حامل'],
    { says: [/الطبيب/], hides: ['heritage-land-rover-safari', 'red-dunes-evening'] },
  ],
  [
    ['my wife is pregnant', 'book the red dunes evening for two'],
    { says: [/^No: /, /jolts/, /instead/], hides: ['red-dunes-evening'] },
  ],
  [
    ['زوجتي حامل', 'ابغى احجز أمسية الكثبان الحمراء لشخصين'],
    { says: [/^لا: /, /هزّات/], hides: ['red-dunes-evening'] },
  ],
  [
    ['a table at WHITE Dubai', 'we are two, both 19'],
    { says: [/^No: /, /21/, /Verde Beach/], hides: ['white-dubai'] },
  ],
  [
    ['طاولة في وايت دبي', 'عمرنا 19 مسموح؟'],
    { says: [/^لا: /, /21/, /فيردي بيتش/], hides: ['white-dubai'] },
  ],
  [['are kids allowed at Coucou?'], { says: [/^No: /, /21/, /Verde Beach/] }],
  [['is verde beach ok with kids?'], { says: [/^Yes: /, /children are welcome/] }],
  [['مسموح أطفال في فيردي بيتش؟'], { says: [/^نعم: /] }],
  [
    ['the tandem skydive over the palm', 'my husband weighs 125 kg, is that ok?'],
    { says: [/^No: /, /100 kg/] },
  ],
  [['وزني 125 كيلو، ينفع القفز المظلي فوق النخلة؟'], { says: [/^لا: /, /100/] }],
  [
    ['is the Noor 50 ok for a wheelchair?'],
    { says: [/^I cannot promise that: /, /does not say/], never: /^Yes/, person: true },
  ],
  [
    ['نور 50', 'ينفع لواحد على كرسي متحرك؟'],
    { says: [/^لا أستطيع أن أؤكد/, /لا تذكر/], person: true },
  ],
  [
    ['a hotel for two', 'my mother is in a wheelchair'],
    { says: [/step-free/], shows: ['marsa-al-arab-marina-suite'] },
  ],
  [['can I wear shorts to Coucou?'], { says: [/^No: /, /no sportswear/] }],
  [['عادي أدخل كوكو بالعباية؟'], { says: [/^نعم: /] }],
  [['can we do a balloon in july?'], { says: [/^No: /, /season/] }],
  [['ينفع المنطاد في يوليو؟'], { says: [/^لا: /] }],
  [['can we bring our dog on the yacht?'], { says: [/does not say whether pets/], person: true }],
  [
    ['Burj Al Arab sky suite', 'how much for five nights from 28 December for four?'],
    {
      says: [
        /\$40,425 in all/,
        /5 nights × 2 rooms × \$4,042\.50/,
        /Festive rate/,
        /due on that day/,
      ],
    },
  ],
  [
    ['جناح برج العرب', 'كم بيطلع خمس ليال من 28 ديسمبر لأربعة؟'],
    { says: [/40,425 دولار/, /5 ليالٍ × غرفتان/, /سعر موسم الأعياد/] },
  ],
  [
    ['how much for five nights from 28 December for four?'],
    { says: [/the lowest first/, /in all/, /Festive rate/] },
  ],
  [['كم بيطلع فندق خمس ليال من 28 ديسمبر لأربعة؟'], { says: [/الإجمالي/, /سعر موسم الأعياد/] }],
  [
    ['the Noor 50 for six tomorrow week', 'how much in total with a photographer?'],
    { says: [/in all/, /Photographer/] },
  ],
  [
    ['compare Noor 50 and Mirsal 70'],
    { says: [/Price: .*\$540.*|Price: .*\$2,100/, /Guests: .*up to 10/, /The same for all/] },
  ],
  [['قارن بين كوكو وفيردي بيتش'], { says: [/العمر: /, /اللباس: /] }],
  [
    ['a restaurant for two adults and kids aged 4 and 7'],
    { says: [/Left out: .*age limit/], hides: ['coucou', 'salvaje', 'surf-club'] },
  ],
  [
    ['مطعم لنا ومعنا عيال 4 و 7 سنوات'],
    { says: [/لم أذكر: .*حد العمر/], hides: ['coucou', 'salvaje', 'surf-club'] },
  ],
];

for (const [turns, owed] of conversations)
  test(`with everything said in mind: ${turns.join(' · ')}`, async (t) => {
    const app = await borrow(t);
    const answer = await talk(app, turns);
    const text = answer.response.replaceAll('**', '');
    for (const said of owed.says) assert.match(text, said);
    if (owed.never) assert.doesNotMatch(text, owed.never);
    const shown = answer.cards.map(({ path }) => path.split('/').at(-1) ?? '');
    for (const slug of owed.shows ?? []) assert.ok(shown.includes(slug), shown.join(' '));
    for (const slug of owed.hides ?? []) assert.ok(!shown.includes(slug), slug);
    if (owed.person) assert.equal(answer.offersPerson, true);
  });
