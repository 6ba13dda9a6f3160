import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  brandOf,
  type CardEntry,
  expiryOf,
  faultsOf,
  groupedExpiry,
  groupedNumber,
  isLuhn,
} from '#web/billing/cards/entry.ts';

const good: CardEntry = {
  number: '4242 4242 4242 4242',
  expiry: '12/28',
  cvc: '123',
  name: 'Layla Haddad',
};
const today = '2026-11-15';

test('a number is grouped as it stands on the card, whatever was pasted', () => {
  assert.equal(groupedNumber('4242424242424242'), '4242 4242 4242 4242');
  assert.equal(groupedNumber('4242-4242 42'), '4242 4242 42');
  assert.equal(groupedNumber('378282246310005'), '3782 822463 10005');
  assert.equal(groupedNumber('٤٢٤٢٤'), '4242 4');
  assert.equal(groupedNumber('x'), '');
});

test('the network is known by the first digits', () => {
  assert.deepEqual(['4', '5555', '2221', '3782', '6011'].map(brandOf), [
    'visa',
    'mastercard',
    'mastercard',
    'amex',
    'card',
  ]);
});

test('an expiry is written with its stroke, and a browser may fill in the whole year', () => {
  assert.deepEqual(['1', '12', '12/', '122', '1228', '12/2028', '3', '328'].map(groupedExpiry), [
    '1',
    '12',
    '12/',
    '12/2',
    '12/28',
    '12/28',
    '03',
    '03/28',
  ]);
  assert.deepEqual(expiryOf('12 / 28'), { month: 12, year: 2028 });
  assert.equal(expiryOf('13/28'), undefined);
});

test('a card that can be one has no faults', () => {
  assert.deepEqual(faultsOf(good, today), {});
  assert.deepEqual(faultsOf({ ...good, expiry: '11/26' }, today), {});
});

test('each field says what is wrong with it', () => {
  assert.deepEqual(faultsOf({ number: '', expiry: '', cvc: '', name: ' ' }, today), {
    number: 'empty',
    expiry: 'empty',
    cvc: 'empty',
    name: 'empty',
  });
  assert.deepEqual(faultsOf({ ...good, number: '4242 4242 4242 4241' }, today), {
    number: 'wrong',
  });
  assert.deepEqual(faultsOf({ ...good, number: '4242 424' }, today), { number: 'short' });
  assert.deepEqual(faultsOf({ ...good, expiry: '10/26' }, today), { expiry: 'past' });
  assert.deepEqual(faultsOf({ ...good, expiry: '14/28' }, today), { expiry: 'wrong' });
  assert.deepEqual(faultsOf({ ...good, number: '378282246310005' }, today), { cvc: 'short' });
});

test('one wrong or swapped digit is noticed', () => {
  assert.ok(isLuhn('4242424242424242'));
  assert.ok(!isLuhn('4242424242424243'));
  assert.ok(!isLuhn('4242424242424224'));
});

test('where only test cards work any other number is marked, and not refused without a word', () => {
  const tests = ['4242 4242 4242 4242', '4000 0000 0000 0002'];
  assert.deepEqual(faultsOf(good, today, tests), {});
  const other = { ...good, number: '4111 1111 1111 1111' };
  assert.deepEqual(faultsOf(other, today, tests), { number: 'unlisted' });
  assert.deepEqual(faultsOf(other, today), {});
});
