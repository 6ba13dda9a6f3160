import assert from 'node:assert/strict';
import { test } from 'node:test';
import { moneyIn } from '#domain/money/figures.ts';

test('Arabic counts a currency as it counts anything: after 3 to 10, after 11 to 99, and after hundreds', () => {
  const said = (amount: number, currency: 'USD' | 'AED') =>
    moneyIn('ar', { amount, currency }).replaceAll('\u00a0', ' ');
  assert.deepEqual(
    [36_500, 500, 10_300, 1_100, 10_000, 150_000, 10_100, 9_950].map((sum) => said(sum, 'USD')),
    [
      '365 دولارًا',
      '5 دولارات',
      '103 دولارات',
      '11 دولارًا',
      '100 دولار',
      '1,500 دولار',
      '101 دولار',
      '99.50 دولار',
    ],
  );
  assert.deepEqual(
    [2_276_000, 1_000, 30_000].map((sum) => said(sum, 'AED')),
    ['22,760 درهمًا', '10 دراهم', '300 درهم'],
  );
  assert.match(said(-36_500, 'USD'), /365 دولارًا$/);
  assert.equal(moneyIn('en', { amount: 36_500, currency: 'USD' }), '$365');
});
