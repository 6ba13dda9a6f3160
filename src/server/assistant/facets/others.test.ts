import { test } from 'node:test';
import { holdsAll } from '#server/assistant/facets/testing.ts';

const signing = 'what do I hand over on signing for the furnished penthouse over the Marina';

test('a rent says what has to be there on signing, and what living there adds', () =>
  holdsAll([
    [
      'pay-now',
      'marina-penthouse-rent',
      signing,
      /one cheque, AED 920,000/,
      /10 % = AED 92,000/,
      /5 % = AED 46,000/,
      /Ejari AED 220/,
      /AED 1,058,220/,
    ],
    ['pay-now', 'marina-penthouse-rent', 'كم أدفع عند التوقيع؟', /92,000/, /1,058,220/],
    [
      'pay-now',
      'dubai-hills-townhouse-rent',
      'on signing?',
      /first of 4 cheques, AED 102,500/,
      /5 % = AED 20,500/,
    ],
    [
      'extra-costs',
      'marina-penthouse-rent',
      'what else?',
      /DEWA.*AED 2,000/,
      /5 % of the rent, AED 46,000 a year/,
    ],
    ['held', 'marina-penthouse-rent', 'deposit?', /AED 92,000/, /final inspection/],
    ['way-to-pay', 'dubai-hills-townhouse-rent', 'how many cheques?', /4 cheques of AED 102,500/],
    ['pets', 'marina-penthouse-rent', 'we have a cat', /not allowed/],
    ['pets', 'palm-signature-villa-rent', 'عندنا كلب', /مرحب/],
    ['minimum', 'marina-penthouse-rent', 'for three months?', /for a year/],
  ]));

test('a purchase is reckoned line by line, and its service charge by the year', () =>
  holdsAll([
    [
      'extra-costs',
      'marina-quay-three-bedroom',
      'at asking, cash, lines not percentages',
      /4 % = AED 258,000/,
      /2 % = AED 129,000/,
      /VAT of 5 % .* AED 6,450/,
      /AED 4,200/,
      /AED 6,847,650 in all/,
    ],
    [
      'extra-costs',
      'opera-district-sky-penthouse',
      'service charge?',
      /AED 26 × 7,250 sq ft = \*\*AED 188,500 a year/,
    ],
    [
      'extra-costs',
      'opera-district-sky-penthouse',
      'رسوم الخدمات؟',
      /7,250 قدم مربعة = \*\*188,500 درهم سنويًا/,
    ],
    ['pay-now', 'marina-quay-three-bedroom', 'what reserves it?', /AED 645,000/, /10 %/, /Form F/],
    [
      'capacity',
      'marina-quay-three-bedroom',
      'how big?',
      /3 bedrooms/,
      /2,380 sq ft/,
      /Parking spaces: 2/,
    ],
    ['where', 'marina-quay-three-bedroom', 'how far from DIFC?', /DIFC \d+ min/],
    ['language', 'marina-quay-three-bedroom', 'which languages?', /Languages: /],
  ]));

test('a plan and a membership say what one is in for', () =>
  holdsAll([
    [
      'minimum',
      'premium',
      'least I am in for before I may leave',
      /3 months × \$7,500 = \*\*\$22,500/,
      /no notice is needed/,
      /though not before its minimum term/,
    ],
    ['minimum', 'platinum', 'أقل ما ألتزم به؟', /6 أشهر/, /90,000/, /بلا إشعار مسبق/],
    ['cancel', 'premium', 'and to leave?', /with the period that is paid/, /not refunded/],
    ['included', 'platinum', 'what do I get?', /Noor membership/],
    ['total', 'noor', 'first year?', /AED 41,000 in the first year/, /Platinum/],
    ['total', 'noor', 'كم أول سنة؟', /41,000/],
    ['total', 'majlis', 'first year?', /AED 12,000/, /no joining fee/],
  ]));

test('a table says the minimum for the party, the deposit and until when it may be released', () =>
  holdsAll([
    [
      'minimum',
      'verde-beach',
      'the minimum we are on the hook for, 8 of us',
      /8 people × AED 500 = \*\*AED 4,000/,
      /No deposit/,
      /6 hours before/,
    ],
    [
      'minimum',
      'verde-beach',
      'كم الحد الأدنى ونحن 8',
      /8 أشخاص × 500 درهم = \*\*4,000/,
      /6 ساعات/,
    ],
    [
      'minimum',
      'white-dubai',
      'minimum for 6 of us?',
      /AED 5,000 per table/,
      /6 people × AED 300 = \*\*AED 1,800/,
    ],
    ['per-person', 'coucou', 'per head, 4 of us?', /AED 550 per person/, /AED 375 each/],
    ['cancel', 'white-dubai', 'if we cancel on 4 December at 23:00', /3 Dec 2026, 23:00/],
    ['age', 'amazonico', 'can the kids come?', /18:00/],
    ['dress', 'cavalli-club', 'what to wear?', /closed shoes for men/i],
    ['hours', 'coucou', 'when do you open?', /17:00 to 02:00/, /Tables at 17:00/],
    ['extra-costs', 'coucou', 'is service on top?', /10 percent service charge/],
    ['capacity', 'coucou', 'we are 18', /2 to 12/, /two days’ notice/],
  ]));

test('an event says its price for the party, from which membership on, and when it is next', () =>
  holdsAll([
    [
      'total',
      'friday-racing-meydan',
      'for 4 of us?',
      /4 people × AED 950 = \*\*AED 3,800/,
      /Majlis/,
    ],
    ['total', 'friday-racing-meydan', 'كم لأربعة أشخاص؟', /3,800/, /المجلس/],
    [
      'free',
      'friday-racing-meydan',
      'when is the next one?',
      /Friday, 20 November 2026, 18:30/,
      /30 places/,
    ],
    ['dress', 'friday-racing-meydan', 'dress?', /hats welcome/],
    ['duration', 'friday-racing-meydan', 'how long?', /4 hours 30 minutes/],
  ]));

test('a company says its first year, the next, its visas, office and audit', () =>
  holdsAll([
    [
      'total',
      'dmcc',
      'what does it cost?',
      /AED 35,500 in the first year/,
      /AED 31,500/,
      /AED 67,000/,
      /Visas included: 3/,
    ],
    ['total', 'dmcc', 'كم التكلفة؟', /35,500/, /31,500/],
    ['extra-costs', 'dmcc', 'what else each year?', /audit/i, /office/i, /capital/i],
    ['duration', 'dmcc', 'how soon?', /days/],
    ['papers', 'dmcc', 'which papers?', /passport copy/i],
  ]));

test('a visa says its years, what must be shown, whom it carries and what its steps usually cost', () =>
  holdsAll([
    ['total', 'golden-property', 'what does it cost?', /AED 3,420/, /AED 2,000,000/],
    ['minimum', 'golden-property', 'what must I show?', /AED 2,000,000/, /combined/],
    ['duration', 'golden-property', 'how long is it?', /10 years/, /7 to 14 days/],
    ['included', 'golden-property', 'can my parents come?', /sponsor/, /parents/],
    ['total', 'family', 'كم لكل فرد؟', /5,200/],
    ['papers', 'remote-work', 'papers?', /Employment letter/],
    ['cancel', 'remote-work', 'how long may I be away?', /6 months/],
  ]));

test('a school says its fees for the children, what holds a place, its waiting list and the year of each', () =>
  holdsAll([
    [
      'total',
      'palm-grove-college',
      'fees for my two kids, 6 and 9',
      /For 2 children between \*\*AED 124,000 and AED 216,000/,
    ],
    ['total', 'palm-grove-college', 'كم الرسوم لطفلين', /124,000/, /216,000/],
    [
      'pay-now',
      'palm-grove-college',
      'what now?',
      /AED 500/,
      /10 %/,
      /AED 6,200 to AED 10,800/,
      /first term/,
    ],
    ['free', 'palm-grove-college', 'any places?', /6-12 months/],
    ['age', 'palm-grove-college', 'my kids are 6 and 9', /Year 2/, /Year 5/],
    ['age', 'meydan-ladies-college', 'she is 5', /does not take a child of 5/],
    ['pickup', 'palm-grove-college', 'is there a bus?', /buses/, /AED 5,000 to 9,000/],
    [
      'language',
      'al-noor-international-academy',
      'which languages?',
      /Mandarin, French and Arabic/,
    ],
    ['papers', 'palm-grove-college', 'papers?', /Birth certificate/],
  ]));
