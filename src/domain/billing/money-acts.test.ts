import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  countedWith,
  leftWithoutLook,
  lookNeeded,
  waitsForColleague,
} from '#domain/billing/money-acts.ts';

const above = 500_000;

test('up to the sum one colleague is enough, one fils more takes two', () => {
  assert.equal(lookNeeded({ worth: 500_000, before: 0, above, others: 3 }), 'done');
  assert.equal(lookNeeded({ worth: 500_001, before: 0, above, others: 3 }), 'waiting');
  assert.equal(lookNeeded({ worth: 1, before: 0, above: 0, others: 3 }), 'waiting');
});

test('three pieces weigh what the whole would', () => {
  assert.equal(lookNeeded({ worth: 490_000, before: 10_000, above, others: 1 }), 'done');
  assert.equal(lookNeeded({ worth: 490_000, before: 490_000, above, others: 1 }), 'waiting');
});

test('who is alone in the house passes, marked', () => {
  assert.equal(lookNeeded({ worth: 500_001, before: 0, above, others: 0 }), 'alone');
  assert.equal(lookNeeded({ worth: 1, before: 0, above, others: 0 }), 'done');
});

test('a credit and a refund are counted together, a transfer by itself', () => {
  assert.deepEqual(countedWith('credit'), countedWith('refund'));
  assert.deepEqual(countedWith('transfer'), ['transfer']);
});

test('why it waits is said with what would still pass, in the currency of what is asked for', () => {
  const aed = (amount: number) => ({ amount, currency: 'AED' as const });
  assert.deepEqual(leftWithoutLook(aed(500_000), aed(350_000)), aed(350_000));
  const dollars = { amount: 105_000, currency: 'USD' as const };
  assert.deepEqual(leftWithoutLook(dollars, aed(367_250)), { ...dollars, amount: 100_000 });
  assert.equal(waitsForColleague(dollars, aed(367_250)), true);
});
