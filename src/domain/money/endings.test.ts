import assert from 'node:assert/strict';
import { test } from 'node:test';
import { roomOf, waitsForColleague } from '#domain/billing/money-acts.ts';
import { givenAway } from '#domain/money/endings.ts';
import { money } from '#domain/money.ts';

const usd = (amount: number) => money(amount, 'USD');

test('all that goes back weighs, also where its client could have had it alone', () => {
  const free = givenAway({ keeps: usd(0), comesBack: usd(64_000_00) }, { keeps: usd(0) });
  assert.deepEqual(free, usd(64_000_00));
});

test('what a client would have left with us weighs, though nobody has paid it yet', () => {
  const unpaid = givenAway({ keeps: usd(0), comesBack: usd(0) }, { keeps: usd(9_000_00) });
  assert.deepEqual(unpaid, usd(9_000_00));
});

test('dollars are weighed at the peg, and nothing waits in a house of one', () => {
  const above = 500_000;
  const room = roomOf({ before: 0, above, others: 1 });
  assert.equal(waitsForColleague(usd(1_361_00), room), false);
  assert.equal(waitsForColleague(usd(1_362_00), room), true);
  assert.equal(waitsForColleague(usd(1), roomOf({ before: above + 1, above, others: 1 })), true);
  assert.equal(waitsForColleague(usd(64_000_00), roomOf({ before: 0, above, others: 0 })), false);
});
