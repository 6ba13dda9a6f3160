import assert from 'node:assert/strict';
import { test } from 'node:test';
import { amountOf, amountText } from '#web/platform/desk/amount-text.ts';

test('amounts are read as people type them, in either digits, without a float', () => {
  assert.equal(amountOf('4,200.00'), 420_000);
  assert.equal(amountOf('4200'), 420_000);
  assert.equal(amountOf('0.1'), 10);
  assert.equal(amountOf('12.'), 1200);
  assert.equal(amountOf('٣٢٠.٥٠'), 32_050);
  for (const wrong of ['', '-1', '1.234', 'AED 5', '1e3', '1234567890'])
    assert.equal(amountOf(wrong), undefined, wrong);
});

test('an amount that was written is read as itself', () => {
  for (const minor of [0, 5, 99, 100, 123_456, 99_999_999_999])
    assert.equal(amountOf(amountText(minor)), minor);
  assert.equal(amountText(420_000), '4,200.00');
});
