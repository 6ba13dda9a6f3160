import assert from 'node:assert/strict';
import { test } from 'node:test';
import { takeBudget } from '#domain/assistant/money.ts';
import { numberAt, tokensOf } from '#domain/assistant/numbers.ts';

/** `2000-3000 AED each`: from, to, in what, for whom; a dash alone for nothing. */
function said(text: string): string {
  const budget = takeBudget(tokensOf(text)).budget;
  if (!budget) return '-';
  const { least = '', most = '', currency, each } = budget;
  return [`${least}-${most}`, currency, each && 'each'].filter(Boolean).join(' ');
}

const budgets: [read: string, ...phrasings: string[]][] = [
  [
    '-20000',
    'under 20k',
    'less than 20 thousand',
    'max 20,000',
    'up to 20k',
    'no more than 20k',
    'not over 20k',
    'budget 20k',
    'my budget is 20000',
    '20k max',
    'below 20 000',
    'اقل من 20 الف',
    'تحت عشرين ألف',
    'ما يتعدى 20 ألف',
    'لا يتجاوز 20 الف',
    'ميزانيتي 20 ألف',
    'بحدود 20 ألف',
  ],
  [
    '-5000 each',
    'max 5 thousand each',
    '5k per person',
    'under 5000 a head',
    'budget 5k pp',
    '5 آلاف للشخص',
    'خمسة الاف للواحد',
    'max 5k per head',
    'خمسة آلاف لكل شخص',
  ],
  [
    '-3000',
    'حدود 3 آلاف',
    'ثلاث آلاف',
    'within 3k',
    'budget is three thousand',
    'ما يزيد عن 3 الاف',
    'ميزانية ثلاثة آلاف',
  ],
  [
    '-1100 AED',
    'around 1000 dirhams',
    'about AED 1,000',
    'roughly 1000 dhs',
    'حوالي 1000 درهم',
    'تقريبا ألف درهم',
    'circa aed 1000',
  ],
  [
    '-1500',
    'الف وخمسمية',
    'not more than 1500',
    'less than 1,500',
    'ألف وخمسمائة بالكثير',
    'fifteen hundred max',
    '1.5k',
  ],
  [
    '-500 AED',
    'under 500 aed',
    'خمسمية درهم',
    'خمسمائة درهم',
    '500 dirhams',
    'five hundred dirhams',
    '500 dhs max',
    'بـ 500 درهم',
  ],
  [
    '-1500000',
    'مليون ونص',
    '1.5 million',
    '1.5m',
    'one and a half million',
    'under 1.5 mil',
    'a million and a half',
  ],
  ['-500000', 'half a million', 'نص مليون', 'نصف مليون', '500k', '500 thousand', 'خمسمية ألف'],
  ['-250000', 'quarter of a million', 'ربع مليون', '250k', 'ميتين وخمسين ألف'],
  [
    '-2000',
    'ألفين',
    'under 2000',
    'two thousand',
    '2 الاف',
    'ما ابي ادفع اكثر من ألفين',
    'ما أدفع أكثر من 2000',
    "i don't want to spend more than 2000",
  ],
  ['-2000000 AED', 'مليونين درهم', 'AED 2m', '2 million dirhams', 'two million aed'],
  ['-2000 USD', '$2k', '2000 usd', 'under $2,000', 'ألفين دولار', '2k dollars', '2,000 bucks'],
  [
    '2000-3000',
    '2-3k',
    'between 2 and 3 thousand',
    '2000 to 3000',
    'from 2k to 3k',
    'بين 2000 و 3000',
    'من 2 إلى 3 آلاف',
    'بين ألفين وثلاثة آلاف',
    '2k - 3k',
  ],
  [
    '3000000-5000000',
    'between 3 and 5 million',
    '3-5m',
    'من 3 الى 5 مليون',
    'من ثلاثة إلى خمسة ملايين',
    '3 to 5 million',
  ],
  [
    '10000000-',
    'more than 10 million',
    'over 10m',
    'at least 10 million',
    'فوق عشرة ملايين',
    'أكثر من 10 مليون',
    'minimum 10m',
    'upwards of 10 million',
    'من 10 مليون وفوق',
  ],
  [
    '-',
    'we are 12 people for 3 nights',
    'ages 6 and 11',
    'under 5 minutes',
    'max 4 guests',
    'at 8',
    '95 kg',
    'over 21',
    'under 18',
    'two bedrooms',
    'within 3 hours',
    'اقل من 5 دقائق',
    'ستة أشخاص',
    'ليلتين',
    'in 2027',
    'unit 1204',
  ],
];

test('a budget is read as people say it, the same in both languages', () => {
  const wrong = budgets.flatMap(([read, ...phrasings]) =>
    phrasings
      .filter((text) => said(text) !== read)
      .map((text) => `${text}: ${said(text)}, not ${read}`),
  );
  assert.deepEqual(wrong, []);
});

const numbers: [number, ...string[]][] = [
  [11, 'eleven', 'احد عشر', 'احدعش'],
  [17, 'seventeen', 'سبعة عشر', 'سبعتعش'],
  [25, 'twenty five', 'خمسة وعشرين', '٢٥'],
  [60, 'sixty', 'ستين'],
  [90, 'ninety', 'تسعين'],
  [100, 'hundred', 'a hundred', 'مية', 'مئة', 'مائة'],
  [200, 'two hundred', 'ميتين', 'مئتين'],
  [350, 'three hundred and fifty', 'ثلاثمية وخمسين', 'ثلاثمائة وخمسين'],
  [1200, '1,200', 'twelve hundred', 'ألف وميتين'],
  [2500, '2.5k', 'ألفين وخمسمية', 'two thousand five hundred'],
  [1_000_000, 'مليون', 'a million', '1m'],
];

test('a number is read in figures and in words', () => {
  for (const [value, ...phrasings] of numbers)
    for (const text of phrasings) {
      const tokens = tokensOf(text);
      const at = tokens.findIndex((_, place) => numberAt(tokens, place) !== undefined);
      assert.equal(numberAt(tokens, at)?.value, value, text);
    }
});
