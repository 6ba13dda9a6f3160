import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  backWords,
  isPayable,
  nextWords,
  partWords,
  settledWords,
} from '#domain/billing/invoice-words.ts';
import { moneyIn } from '#domain/money/figures.ts';
import { money } from '#domain/money.ts';

const aed = (amount: number) => money(amount * 100, 'AED');
const plain = (words: string | string[]) => [words].flat().join(' | ').replaceAll('\u00a0', ' ');

test('what has not left the bank is on its way back, and paid back only afterwards', () => {
  const words = (refunded: number, returning: number, language: 'en' | 'ar' = 'en') =>
    plain(backWords({ refunded: aed(refunded), returning: aed(returning) }, language));
  assert.equal(words(0, 0), '');
  assert.equal(words(5960, 5960), 'AED 5,960 on its way back');
  assert.equal(words(5960, 0), 'AED 5,960 paid back');
  assert.equal(words(5960, 960), 'AED 5,000 paid back | AED 960 on its way back');
  assert.equal(words(5960, 5960, 'ar'), 'منها 5,960 درهمًا في طريق العودة');
});

test('an invoice that was credited in part says what was kept, credited and is on its way back', () => {
  const words = (paid: number, credited: number, language: 'en' | 'ar' = 'en') =>
    plain(settledWords({ total: aed(22_760), paid: aed(paid), credited: aed(credited) }, language));
  assert.equal(
    words(10_000, 18_720),
    'AED 4,040 kept, AED 18,720 credited, AED 5,960 on its way back',
  );
  assert.equal(words(4040, 18_720), 'AED 4,040 kept, AED 18,720 credited');
  assert.equal(words(10_000, 22_760), 'AED 10,000 on its way back');
  assert.equal(words(0, 22_760), '');
  assert.equal(
    words(4040, 18_720, 'ar'),
    'احتفظت الدار بمبلغ 4,040 درهمًا، خُصم بإشعار دائن 18,720 درهمًا',
  );
});

test('of a part that is paid in part what is open is said, and a deposit is not called a balance', () => {
  const say = (open: number) =>
    plain(partWords({ amount: aed(22_760), open: aed(open) }, 'en', (sum) => moneyIn('en', sum)));
  assert.equal(say(22_760), 'AED 22,760');
  assert.equal(say(12_760), 'AED 22,760, of which AED 12,760 is open');
  assert.equal(say(0), 'AED 22,760, nothing open');
  const next = (kind: 'deposit' | 'balance' | 'all', paid: number) =>
    nextWords(
      { number: 'RH-2026-0011', paid: aed(paid), next: { amount: aed(1), dueOn: '', kind } },
      'en',
    );
  assert.deepEqual(
    [next('deposit', 0), next('balance', 500), next('all', 0), next('all', 10)],
    ['Deposit of', 'Balance of', '', 'Rest of'].map((part) => `${part} RH-2026-0011`.trim()),
  );
});

test('what is reserved on the card is not asked for a second time', () => {
  const next = { amount: aed(100), dueOn: '2026-12-01', kind: 'all' } as const;
  const pays = (reserved: number) =>
    isPayable({ kind: 'invoice', next, outstanding: aed(100), reserved: aed(reserved) });
  assert.deepEqual([pays(0), pays(60), pays(100)], [true, true, false]);
});
