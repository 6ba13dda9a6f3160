import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { add, convert, divideHalfUp, money, percent, perPerson, vatWithin } from '#domain/money.ts';

const amounts = fc.integer({ min: -1_000_000_000_00, max: 1_000_000_000_00 });

test('the peg of 3.6725 converts both ways and comes back to the same cent', () => {
  assert.deepEqual(convert(money(10_000, 'USD'), 'AED'), money(36_725, 'AED'));
  fc.assert(
    fc.property(amounts, (amount) => {
      const dollars = money(amount, 'USD');
      assert.deepEqual(convert(convert(dollars, 'AED'), 'USD'), dollars);
    }),
  );
});

test('VAT within a total plus the net is the total, and is 5 % of the net to the fils', () => {
  assert.deepEqual(vatWithin(money(10_500, 'AED')), money(500, 'AED'));
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (amount) => {
      const vat = vatWithin(money(amount, 'AED')).amount;
      assert.ok(Math.abs(vat * 20 - (amount - vat)) <= 10.5);
    }),
  );
});

test('halves are rounded away from zero', () => {
  assert.equal(divideHalfUp(5n, 2n), 3n);
  assert.equal(divideHalfUp(-5n, 2n), -3n);
  assert.equal(percent(money(150, 'USD'), 1).amount, 2);
});

test('a shared price per person is rounded up to a whole unit and never undersells', () => {
  assert.deepEqual(perPerson(money(540_000, 'USD'), 12), money(45_000, 'USD'));
  assert.deepEqual(perPerson(money(100_000, 'AED'), 3), money(33_400, 'AED'));
});

test('two currencies are never added', () => {
  assert.throws(() => add(money(1, 'USD'), money(1, 'AED')), RangeError);
});
