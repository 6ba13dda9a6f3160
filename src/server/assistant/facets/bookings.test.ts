import { test } from 'node:test';
import { holdsAll } from '#server/assistant/facets/testing.ts';

const geneva = 'jet to Geneva on 22 December for 9 people, per head and what do you take now';
const genevaArabic = 'طائرة إلى جنيف يوم 22 ديسمبر لتسعة أشخاص، كم على كل واحد وكم ندفع الآن';
const barq = 'Barq 27 Dec, photographer and seabobs, total and what now';
const cullinan = 'Cullinan with a driver for 3 days, total and what do you block';
const cullinanArabic = 'كولينان مع سائق 3 أيام، كم المجموع وكم تحجزون';

test('a price in all, for each and now is what the engine reckons, season and extras in it', () =>
  holdsAll([
    ['per-person', 'global-7500-dubai-geneva', geneva, /\$151,040 in all/, /about \$16,782 each/],
    [
      'per-person',
      'global-7500-dubai-geneva',
      genevaArabic,
      /151,040/,
      /نحو 16,782 دولارًا لكل شخص/,
    ],
    ['pay-now', 'global-7500-dubai-geneva', geneva, /\$75,520 first/, /by 15 Dec 2026, 07:30/],
    ['pay-now', 'global-7500-dubai-geneva', genevaArabic, /75,520/, /15 ديسمبر 2026/],
    [
      'total',
      'barq-120-full-day',
      barq,
      /\$22,610 in all/,
      /Festive rate/,
      /Photographer/,
      /Seabobs/,
    ],
    ['pay-now', 'barq-120-full-day', barq, /\$11,305 first/, /22 Dec 2026/],
    ['total', 'rolls-royce-cullinan', cullinan, /\$5,190 in all/, /Chauffeur.*3 days × \$240/],
    ['total', 'rolls-royce-cullinan', cullinanArabic, /5,190/, /3 أيام × 240/],
    ['pay-now', 'rolls-royce-cullinan', cullinanArabic, /1,038/, /4,152/, /2,700/],
    [
      'total',
      'dawn-hot-air-balloon',
      'what does it cost',
      /AED 1,290 per person/,
      /how many of you/,
    ],
    ['per-person', 'noor-50-sunset-cruise', 'and per head?', /\$540/, /among 10.*\$54 each/],
  ]));

test('what is held is not what is paid, and says when it comes back', () =>
  holdsAll([
    [
      'held',
      'rolls-royce-cullinan',
      cullinan,
      /\$2,700/,
      /not taken/,
      /21 days/,
      /Zero-excess.*\$95/,
    ],
    ['held', 'rolls-royce-cullinan', cullinanArabic, /2,700/, /ولا يُخصم/, /21 يومًا/],
    ['held', 'noor-50-sunset-cruise', 'any money blocked on my card?', /Nothing is held/],
    [
      'held',
      'two-seat-dune-buggy',
      'is there a deposit?',
      /Security deposit, refundable/,
      /does not say/,
    ],
    [
      'way-to-pay',
      'noor-50-sunset-cruise',
      'can I pay by transfer?',
      /bank transfer/,
      /US dollars/,
    ],
    ['way-to-pay', 'red-dunes-evening', 'كيف أدفع؟', /تحويل/, /بالدرهم/],
  ]));

test('a hotel adds the city’s fee by rooms and nights, and a third guest takes a second suite', () =>
  holdsAll([
    [
      'extra-costs',
      'armani-hotel-fountain-suite',
      'tourism dirham, 2 rooms 6 nights',
      /2 rooms × 6 nights × AED 20 = \*\*AED 240/,
    ],
    [
      'extra-costs',
      'armani-hotel-fountain-suite',
      'درهم السياحة لغرفتين 6 ليالي',
      /غرفتان × 6 ليالٍ/,
      /240/,
    ],
    [
      'extra-costs',
      'armani-hotel-fountain-suite',
      'what else do we pay?',
      /AED 20 per room per night/,
    ],
    [
      'capacity',
      'armani-hotel-fountain-suite',
      '3 people from 3 December for 2 nights',
      /2 people at most/,
      /2 rooms/,
      /\$3,040/,
    ],
    ['minimum', 'bvlgari-resort-beach-villa', 'minimum stay?', /2 to 28 nights/],
    ['hours', 'bvlgari-resort-beach-villa', 'when is check-in?', /15:00/, /12:00/],
  ]));

test('cancelling is dated where the day is known, and says what is kept after, for no-shows and for weather', () =>
  holdsAll([
    [
      'cancel',
      'barq-120-full-day',
      'if we cancel the Barq of 27 December, 10 people',
      /free until 22 Dec 2026, 09:00/,
      /\$10,875, 50 %/,
      /nobody comes: \$21,750/,
      /weather/,
    ],
    [
      'cancel',
      'barq-120-full-day',
      'لو لغينا برق يوم 27 ديسمبر ونحن 10',
      /22 ديسمبر 2026/,
      /10,875/,
    ],
    [
      'cancel',
      'dawn-hot-air-balloon',
      'what if it is windy',
      /48 hours before/,
      /50 %/,
      /weather/,
      /nobody comes, 100 %/,
    ],
    ['cancel', 'empty-leg-dubai-nice', 'can I get my money back?', /cannot be cancelled free/],
    ['cancel', 'dawn-hot-air-balloon', 'وإذا ألغينا؟', /48 ساعة/, /الطقس/],
  ]));

test('who may come is judged by whoever was named, then every limit is said', () =>
  holdsAll([
    [
      'age',
      'dawn-hot-air-balloon',
      'my wife is pregnant and our son is 4',
      /^\*\*No\*\*/,
      /expectant mothers/,
      /110 cm/,
    ],
    ['age', 'tandem-skydive-palm', 'any limits?', /18 years/, /100 kg/, /scuba/],
    ['age', 'tandem-skydive-palm', 'ما الحدود؟', /18/, /100 كغ/],
    ['age', 'noor-50-sunset-cruise', 'can the baby come?', /no age limit/],
    [
      'capacity',
      'noor-50-sunset-cruise',
      'would 14 of us fit?',
      /^\*\*No\*\*: It takes 10 people at most/,
    ],
    [
      'pets',
      'gulfstream-g650-dubai-london',
      'two dogs in the cabin',
      /\$650/,
      /2 × \$650 = \*\*\$1,300/,
    ],
    ['pets', 'red-dunes-evening', 'can the dog come?', /does not say/],
    ['access', 'marsa-al-arab-marina-suite', 'gran uses a wheelchair', /step-free/],
    ['access', 'noor-50-sunset-cruise', 'كرسي متحرك؟', /لا تذكر/],
    [
      'language',
      'burj-al-arab-sky-suite',
      'do they speak Russian?',
      /English, Arabic, French, Russian, Mandarin/,
    ],
    ['private', 'catamaran-shared-sunset', 'is it only us?', /shared with other guests/],
    ['private', 'red-dunes-evening', 'وحدنا؟', /مشترك/, /مركبة خاصة/],
    ['safety', 'parasail-jbr', 'is it safe?', /Life vest/],
  ]));

test('what comes with it, what costs more, where it begins and what to bring stand in its own fields', () =>
  holdsAll([
    [
      'included',
      'noor-50-sunset-cruise',
      'is fuel included?',
      /^\*\*Yes, in the price\*\*: Fuel/,
      /Not included: Meals/,
    ],
    [
      'included',
      'noor-50-sunset-cruise',
      'are meals in the price?',
      /\*\*Not in the price\*\*: Meals/,
    ],
    [
      'extras',
      'noor-50-sunset-cruise',
      'how much is a photographer?',
      /Can be added: Photographer, two hours: \$480/,
      /Others: .*Additional hour: \$380 per hour/,
    ],
    ['extras', 'noor-50-sunset-cruise', 'كم المصور؟', /مصور.*480/],
    ['duration', 'noor-50-sunset-cruise', 'how long?', /2 hours/, /Additional hour: \$380/],
    ['duration', 'rolls-royce-cullinan', 'how long can I keep it?', /1 to 30 days/],
    ['where', 'noor-50-sunset-cruise', 'where do we meet?', /Bay Marina/],
    ['pickup', 'dawn-hot-air-balloon', 'do you fetch us?', /Picked up at your address/],
    ['pickup', 'tandem-skydive-palm', 'هل تأخذوننا؟', /480/],
    ['dress', 'red-dunes-evening', 'what to wear?', /closed shoes/],
    [
      'food',
      'layan-88-dinner-cruise',
      'what about my diet?',
      /Private chef|course|dinner/i,
      /noon the day before/,
    ],
    [
      'papers',
      'rolls-royce-cullinan',
      'can I drive on my licence?',
      /International Driving Permit/,
    ],
    ['papers', 'global-7500-dubai-geneva', 'ما الأوراق؟', /جواز/],
    [
      'notice',
      'global-7500-dubai-geneva',
      'can we leave tomorrow?',
      /36 hours/,
      /19 Nov 2026, 00:00/,
    ],
    ['free', 'noor-50-sunset-cruise', 'is it free on 3 December for 4?', /16:30/],
    ['hours', 'noor-50-sunset-cruise', 'when does it leave?', /16:30/],
  ]));

test('what was asked after is answered first: a language, an hour more, the tax, the bags, a way to pay', () =>
  holdsAll([
    [
      'language',
      'burj-al-arab-sky-suite',
      'does anyone speak Russian there?',
      /^\*\*Yes\*\*: Russian/,
    ],
    [
      'language',
      'noor-50-sunset-cruise',
      'my mother only has Farsi',
      /^\*\*Not among its languages\*\*: Persian/,
    ],
    ['language', 'burj-al-arab-sky-suite', 'هل يتكلمون الروسية؟', /^\*\*نعم\*\*: الروسية/],
    [
      'total',
      'noor-50-sunset-cruise',
      'and if we do four hours instead of two?',
      /\$1,300 in all/,
      /2 hours × \$380/,
    ],
    ['total', 'global-7500-dubai-geneva', '22 December for 9 people', /about AED 554,694/],
    [
      'included',
      'noor-50-sunset-cruise',
      'is VAT already in there?',
      /^VAT and our fees are in the price/,
    ],
    [
      'capacity',
      'global-7500-dubai-geneva',
      'room for four big suitcases?',
      /does not say how many bags/,
    ],
    [
      'way-to-pay',
      'noor-50-sunset-cruise',
      'usdt possible?',
      /Card, bank transfer/,
      /Other ways are not named/,
    ],
    ['way-to-pay', 'noor-50-sunset-cruise', 'تقبلون كاش؟', /طرق أخرى/],
    [
      'notice',
      'global-7500-dubai-geneva',
      'is tomorrow too late?',
      /^\*\*No\*\*: It needs 36 hours/,
    ],
    ['notice', 'global-7500-dubai-geneva', 'would 3 December be early enough?', /^\*\*Yes\*\*/],
    ['minimum', 'mirsal-70-half-day', 'just for two hours, doable?', /4 hours/],
    [
      'where',
      'noor-50-sunset-cruise',
      'how far is that from Downtown?',
      /Downtown.* km in a straight line/,
    ],
    [
      'private',
      'mirsal-70-half-day',
      'can it be kept from the press?',
      /yourselves/,
      /private during and after/,
    ],
    ['extra-costs', 'mirsal-70-half-day', 'do we tip?', /courtesy/],
    ['food', 'mirsal-70-half-day', 'do they have wine?', /Alcoholic beverages/, /21 and over/],
  ]));
