import assert from 'node:assert/strict';
import { test } from 'node:test';
import type {
  ConstraintFinding,
  ConstraintStanding,
  FindingReason,
  JudgedWish,
} from '#domain/assistant/plan/constraint.ts';
import { garmentsIn } from '#domain/assistant/plan/garments.ts';
import { findingsOf } from '#domain/assistant/plan/judgement.ts';
import { wishIn } from '#domain/assistant/wish.ts';
import { midnightInDubai } from '#domain/time.ts';
import { knowledgeOf } from '#server/assistant/knowledge.ts';
import { seedSnapshot } from '#server/catalogue/testing.ts';

/** A Tuesday in the season. */
const today = '2026-11-17';
const { things } = await knowledgeOf(await seedSnapshot());

type Situation = [
  of: ConstraintFinding['of'],
  slug: string,
  english: string,
  arabic: string,
  is: ConstraintStanding | 'silent',
  say?: FindingReason['say'],
];

/** Each constraint where it holds, where it does not, where it takes something, and where nobody knows. */
const situations: Situation[] = [
  ['age', 'white-dubai', 'two guests of 19', 'عمري 19', 'no', 'minAge'],
  ['age', 'white-dubai', 'she is 22', 'عمرها 22 سنة', 'fits', 'minAge'],
  ['age', 'coucou', 'with our 4 kids', 'مع 4 اطفال', 'no', 'minAge'],
  ['age', 'verde-beach', 'kids aged 3 and 6', 'أطفال 3 و 6 سنوات', 'fits', 'anyAge'],
  [
    'age',
    'amazonico',
    'my son is 9, for lunch',
    'ابني عمره 9 سنوات للغداء',
    'condition',
    'childrenUntil',
  ],
  ['age', 'amazonico', 'my son is 9, at 8pm', 'ابني عمره 9 سنوات الساعة 8 مساء', 'no', 'minAge'],
  ['age', 'dawn-hot-air-balloon', 'a child of 4', 'طفل عمره 4 سنوات', 'no', 'minAge'],
  ['age', 'jet-ski-burj-al-arab', 'my daughter is 10', 'بنتي عمرها 10 سنوات', 'condition', 'note'],
  ['age', 'jet-ski-burj-al-arab', 'my daughter is 5', 'بنتي عمرها 5 سنوات', 'no', 'minAge'],
  ['age', 'ferrari-296-gts', 'i am 23 years old', 'عمري 23', 'no', 'driverAge'],
  [
    'age',
    'range-rover-autobiography-lwb',
    'kids aged 4 and 7',
    'أطفال 4 و 7 سنوات',
    'condition',
    'driverAge',
  ],
  ['age', 'wind-tunnel-family', 'with 3 kids', 'مع 3 اطفال', 'condition', 'minAge'],
  ['health', 'red-dunes-evening', 'my wife is pregnant', 'زوجتي حامل', 'no', 'strain'],
  ['health', 'heritage-land-rover-safari', 'my wife is pregnant', 'زوجتي حامل', 'no', 'note'],
  ['health', 'dawn-hot-air-balloon', 'i am pregnant', 'انا حامل', 'no', 'note'],
  ['health', 'jet-ski-palm-and-atlantis', 'i am pregnant', 'انا حامل', 'no', 'strain'],
  [
    'health',
    'tandem-skydive-palm',
    'he has a heart condition',
    'عنده مشاكل في القلب',
    'no',
    'strain',
  ],
  ['health', 'kartdrome-session', 'i have a bad back', 'عندي الام في الظهر', 'no', 'strain'],
  ['health', 'twelve-minute-palm-tour', 'i am pregnant', 'انا حامل', 'condition', 'doctor'],
  ['health', 'desert-stargazing', 'i am pregnant', 'انا حامل', 'condition', 'doctor'],
  ['health', 'bvlgari-resort-beach-villa', 'i am pregnant', 'انا حامل', 'condition', 'doctor'],
  ['health', 'private-dhow-creek-dinner', 'i am pregnant', 'انا حامل', 'fits', 'calm'],
  ['health', 'aquarium-after-hours', 'slipped disc', 'عندي ديسك', 'fits', 'calm'],
  ['health', 'coucou', 'i am pregnant', 'انا حامل', 'silent'],
  ['weight', 'tandem-skydive-palm', 'he weighs 110 kg', 'وزنه 110 كيلو', 'no', 'weight'],
  ['weight', 'tandem-skydive-palm', 'he weighs 90 kg', 'وزنه 90 كيلو', 'fits', 'weight'],
  ['weight', 'aquarium-after-hours', 'he weighs 140 kg', 'وزنه 140 كيلو', 'fits', 'noWeight'],
  ['height', 'kartdrome-session', 'he is 138 cm tall', 'طوله 138 سم', 'no', 'height'],
  ['height', 'kartdrome-session', 'he is 1.50 m', 'طوله 1.50 متر', 'fits', 'height'],
  ['height', 'dawn-hot-air-balloon', 'a child of 6', 'طفل عمره 6 سنوات', 'condition', 'height'],
  ['access', 'marsa-al-arab-marina-suite', 'in a wheelchair', 'على كرسي متحرك', 'fits', 'stepFree'],
  ['access', 'chic-nonna', 'in a wheelchair', 'على كرسي متحرك', 'unknown', 'accessUnsaid'],
  [
    'access',
    'noor-50-sunset-cruise',
    'with a stroller',
    'مع عربة أطفال',
    'unknown',
    'accessUnsaid',
  ],
  ['diet', 'coucou', 'we eat halal', 'حلال', 'fits', 'kitchen'],
  ['diet', 'coucou', 'two vegans', 'فيجان', 'condition', 'dietAhead'],
  ['diet', 'coucou', 'a nut allergy', 'حساسية من المكسرات', 'unknown', 'allergy'],
  ['diet', 'coucou', 'allergic to shellfish', 'حساسية من الروبيان', 'unknown', 'allergy'],
  ['diet', 'layan-88-dinner-cruise', 'is anaphylactic', 'عندها حساسية', 'unknown', 'allergy'],
  ['diet', 'coucou', 'kosher', 'كوشر', 'unknown', 'kosher'],
  ['diet', 'layan-88-dinner-cruise', 'vegetarian', 'نباتي', 'condition', 'note'],
  ['diet', 'red-dunes-evening', 'vegetarian', 'نباتي', 'unknown', 'dietUnsaid'],
  ['diet', 'marina-zip-line', 'vegetarian', 'نباتي', 'silent'],
  ['pets', 'gulfstream-g650-dubai-london', 'with our dog', 'معنا كلب', 'condition', 'petAddOn'],
  ['pets', 'noor-50-sunset-cruise', 'with our dog', 'معنا كلب', 'unknown', 'petsUnsaid'],
  ['alcohol', 'white-dubai', 'without alcohol', 'بدون كحول', 'no', 'alcoholServed'],
  ['alcohol', 'chic-nonna', 'we do not drink', 'ما نشرب', 'condition', 'alcoholServed'],
  ['alcohol', 'private-dhow-creek-dinner', 'alcohol free', 'بدون كحول', 'fits', 'alcoholNone'],
  ['alcohol', 'sunrise-wildlife-drive', 'alcohol free', 'بدون كحول', 'unknown', 'alcoholUnsaid'],
  ['dress', 'coucou', 'in shorts', 'بالشورت', 'no', 'dressCode'],
  ['dress', 'white-dubai', 'in sandals', 'بالنعال', 'no', 'dressCode'],
  ['dress', 'verde-beach', 'in a bikini', 'بالمايوه', 'fits', 'dressCode'],
  ['dress', 'coucou', 'in an abaya', 'بالعباية', 'fits', 'dressCode'],
  ['dress', 'gallery-evening-difc', 'in sneakers', 'بلبس رياضي', 'unknown', 'dressCode'],
  ['party', 'noor-50-sunset-cruise', 'for 14 people', 'لـ 14 شخص', 'no', 'tooMany'],
  ['party', 'noor-50-sunset-cruise', 'for 8 people', 'لـ 8 أشخاص', 'fits', 'room'],
  ['party', 'burj-al-arab-sky-suite', 'for 4 people', 'لـ 4 أشخاص', 'condition', 'units'],
  ['party', 'private-grand-prix', 'for 4 people', 'لـ 4 أشخاص', 'no', 'tooFew'],
  ['party', 'coucou', 'for 15 people', 'لـ 15 شخص', 'no', 'tooMany'],
  ['day', 'white-dubai', 'on 23 november', 'يوم 23 نوفمبر', 'no', 'weekday'],
  ['day', 'coucou', 'at 3pm', 'الساعة 3 العصر', 'no', 'hours'],
  ['day', 'coucou', 'tomorrow at 8pm', 'بكرة الساعة 8 مساء', 'fits', 'hours'],
  ['day', 'dawn-hot-air-balloon', 'on 10 july', 'يوم 10 يوليو', 'no', 'season'],
  ['day', 'private-dune-dinner-for-two', 'tomorrow', 'بكرة', 'no', 'late'],
  ['length', 'bvlgari-resort-beach-villa', 'for 1 night', 'لليلة واحدة', 'no', 'lengths'],
  ['length', 'bvlgari-resort-beach-villa', 'for 5 nights', 'لمدة 5 ليال', 'fits', 'lengths'],
  [
    'budget',
    'red-dunes-evening',
    'for 4 people under 1000 aed',
    'لـ 4 أشخاص بأقل من 1000 درهم',
    'no',
    'total',
  ],
  [
    'budget',
    'red-dunes-evening',
    'for 4 people under 1600 aed',
    'لـ 4 أشخاص بأقل من 1600 درهم',
    'fits',
    'total',
  ],
  [
    'budget',
    'one-zaabeel-skyline-suite',
    'for 3 nights under $2000',
    'لمدة 3 ليال بأقل من 2000 دولار',
    'no',
    'total',
  ],
  [
    'budget',
    'one-zaabeel-skyline-suite',
    'for 3 nights under $1000 a night',
    'لمدة 3 ليال بأقل من 1000 دولار لليلة',
    'fits',
    'total',
  ],
];

function found(
  slug: string,
  message: string,
  of: ConstraintFinding['of'],
): ConstraintFinding | undefined {
  const thing = things.find((one) => one.slug === slug) ?? assert.fail(slug);
  const judged: JudgedWish = {
    wish: wishIn(message, today),
    now: midnightInDubai(today),
    today,
    garments: garmentsIn(message),
  };
  return findingsOf(thing.entry, judged).find((one) => one.of === of);
}

for (const [of, slug, english, arabic, is, say] of situations)
  for (const message of [english, arabic])
    test(`${of} of ${slug} · ${message} · ${is}`, () => {
      const one = found(slug, message, of);
      assert.deepEqual([one?.is ?? 'silent', one?.because.say], [is, say]);
    });

test('a home says itself whether pets may live there', () => {
  for (const { entry, slug } of things) {
    if (entry.of !== 'home') continue;
    const is = entry.item.petsAllowed ? 'fits' : 'no';
    assert.equal(found(slug, 'with our dog', 'pets')?.is, is);
  }
});

test('what is shared is not had to oneself', () => {
  const of = (slug: string) => {
    const thing = things.find((one) => one.slug === slug) ?? assert.fail(slug);
    const judged = { wish: wishIn('', today), now: midnightInDubai(today), today, isPrivate: true };
    return findingsOf(thing.entry, judged).find((one) => one.of === 'privacy')?.is;
  };
  assert.equal(of('catamaran-shared-sunset'), 'no');
  assert.equal(of('noor-50-sunset-cruise'), 'fits');
});

test('whoever is too old hears up to which age it is, and not from which', () => {
  const { entry } = things.find(({ slug }) => slug === 'dawn-hot-air-balloon') ?? assert.fail();
  assert.ok(entry.of === 'offering');
  const requirements = { ...entry.item.requirements, maxAge: 75 };
  const limited = { ...entry, item: { ...entry.item, requirements } };
  const wish = { ...wishIn('', today), ages: [80] };
  const judged = { wish, now: midnightInDubai(today), today };
  const [first] = findingsOf(limited, judged).filter(({ of }) => of === 'age');
  assert.equal(first?.is, 'no');
  assert.deepEqual(first?.because, { say: 'maxAge', age: 75 });
});
