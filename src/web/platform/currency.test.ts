import assert from 'node:assert/strict';
import { test } from 'node:test';
import { money } from '#domain/money.ts';
import { aboutIn } from '#web/platform/currency.ts';

test('a sum is told beside in the currency somebody chose, and alone where it is that one', () => {
  const dollars = money(10_000, 'USD');
  assert.deepEqual(aboutIn(dollars, 'AED'), money(36_700, 'AED'));
  assert.equal(aboutIn(dollars, 'USD'), undefined);
  assert.equal(aboutIn(money(36_725, 'AED'), 'AED'), undefined);
});

test('who chose no currency is told both, at the peg', () => {
  assert.deepEqual(aboutIn(money(36_725, 'AED'), null), money(10_000, 'USD'));
  assert.deepEqual(aboutIn(money(10_000, 'USD'), null), money(36_700, 'AED'));
});
