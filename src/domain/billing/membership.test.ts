import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  answerBy,
  dueBefore,
  endIfAsked,
  membershipEnd,
  minimumAfterChange,
  periodStart,
  prorateChange,
  renewalsBefore,
  retryDay,
  termTotal,
} from '#domain/billing/membership.ts';
import { spacedReference, transferReference } from '#domain/billing/reference.ts';
import { csvOf } from '#domain/csv.ts';
import { daysAfter } from '#domain/time.ts';

const usd = (amount: number) => ({ amount, currency: 'USD' }) as const;

test('a membership of the 31st renews on the last day of a short month and on the 31st again', () => {
  const starts = [1, 2, 3].map((count) => periodStart('2026-01-31', count, 'month'));
  assert.deepEqual(starts, ['2026-02-28', '2026-03-31', '2026-04-30']);
  assert.equal(periodStart('2028-02-29', 1, 'year'), '2029-02-28');
});

test('an upgrade in the middle costs the days that are left, to the cent', () => {
  const november = { from: '2026-11-01', to: '2026-12-01' };
  const half = prorateChange(november, { before: usd(250_000), after: usd(750_000) }, '2026-11-16');
  assert.deepEqual(
    [half.daysLeft, half.newShare.amount, half.unusedShare.amount, half.difference.amount],
    [15, 375_000, 125_000, 250_000],
  );
});

const price = fc.integer({ min: 1, max: 5_000_000 });
const period = fc.integer({ min: 1, max: 366 });

test('a proration is never more than the price, is exact at both ends, and is undone by its reverse', () => {
  fc.assert(
    fc.property(price, price, period, fc.integer({ min: 0, max: 366 }), (old, fresh, days, day) => {
      const span = { from: '2026-01-01', to: daysAfter('2026-01-01', days) };
      const on = daysAfter('2026-01-01', Math.min(day, days));
      const there = prorateChange(span, { before: usd(old), after: usd(fresh) }, on);
      const back = prorateChange(span, { before: usd(fresh), after: usd(old) }, on);
      assert.equal(there.difference.amount, there.newShare.amount - there.unusedShare.amount);
      assert.equal(there.difference.amount + back.difference.amount, 0);
      assert.ok(there.newShare.amount <= fresh && there.unusedShare.amount <= old);
      if (on === span.from) assert.equal(there.difference.amount, fresh - old);
      if (on === span.to) assert.equal(there.difference.amount, 0);
      if (fresh >= old) assert.ok(there.difference.amount >= 0);
    }),
  );
});

test('each day that passes makes an upgrade cheaper or leaves it, never dearer', () => {
  fc.assert(
    fc.property(price, price, period, (a, b, days) => {
      const [before, after] = [usd(Math.min(a, b)), usd(Math.max(a, b))];
      const span = { from: '2026-01-01', to: daysAfter('2026-01-01', days) };
      const shares = Array.from({ length: days + 1 }, (_, day) =>
        prorateChange(span, { before, after }, daysAfter(span.from, day)),
      ).map(({ newShare }) => newShare.amount);
      assert.deepEqual(
        shares,
        shares.toSorted((one, other) => other - one),
      );
    }),
    { numRuns: 30 },
  );
});

test('a planned change that comes before the end brings its own minimum term, another changes nothing', () => {
  const term = {
    startedOn: '2026-01-10',
    every: 'month',
    periods: 1,
    minimumUntil: '2026-03-10',
  } as const;
  const longer = { on: '2026-02-10', minimumUntil: '2026-05-10' };
  assert.equal(endIfAsked(term, null), '2026-03-10');
  assert.equal(endIfAsked(term, { on: '2026-02-10', minimumUntil: null }), '2026-03-10');
  assert.equal(endIfAsked(term, longer), '2026-05-10');
  assert.equal(endIfAsked(term, { on: null, minimumUntil: '2026-05-10' }), '2026-03-10');
  assert.equal(endIfAsked({ ...term, minimumUntil: '2026-02-10' }, longer), '2026-02-10');
});

test('a plan of three months comes to three prices, a tier to its first year alone', () => {
  const premium = { price: usd(750_000), every: 'month', minimumMonths: 3 } as const;
  assert.deepEqual(termTotal(premium), usd(2_250_000));
  assert.equal(termTotal({ ...premium, minimumMonths: 1 }), null);
  assert.equal(termTotal({ ...premium, every: 'year', minimumMonths: 12 }), null);
});

test('an end waits for the minimum term, and then for the period', () => {
  const plan = { startedOn: '2026-01-10', every: 'month', periods: 1 } as const;
  assert.equal(membershipEnd(plan, '2026-04-10'), '2026-04-10');
  assert.equal(membershipEnd(plan, '2026-02-10'), '2026-02-10');
  assert.equal(membershipEnd({ ...plan, periods: 7 }, '2026-04-10'), '2026-08-10');
});

test('a dearer plan begins its own minimum term with the running period', () => {
  const plan = {
    startedOn: '2026-09-09',
    every: 'month',
    periods: 3,
    minimumUntil: '2026-12-09',
  } as const;
  const up = { minimumMonths: 6, begins: 'now' } as const;
  assert.equal(minimumAfterChange(plan, up), '2027-05-09');
  assert.equal(membershipEnd(plan, minimumAfterChange(plan, up)), '2027-05-09');
  // The 31st comes back after a short month.
  const late = { ...plan, startedOn: '2026-01-31', periods: 2, minimumUntil: '2026-02-28' };
  assert.equal(membershipEnd(late, minimumAfterChange(late, up)), minimumAfterChange(late, up));
  // Of a tier the year that is paid.
  const tier = { ...plan, every: 'year', periods: 1, minimumUntil: '2027-09-09' } as const;
  assert.equal(minimumAfterChange(tier, { ...up, minimumMonths: 12 }), '2027-09-09');
});

test('an asked-for end still renews until the minimum term is served', () => {
  const plan = { startedOn: '2026-10-31', every: 'month', periods: 1 } as const;
  assert.deepEqual(renewalsBefore(plan, '2026-11-30'), []);
  const renewals = renewalsBefore(plan, '2027-01-31');
  assert.deepEqual(renewals, ['2026-11-30', '2026-12-31']);
  assert.deepEqual(dueBefore(renewals, usd(750_000)), {
    each: usd(750_000),
    times: 2,
    total: usd(1_500_000),
    last: '2026-12-31',
  });
  assert.equal(dueBefore([], usd(750_000)), null);
});

test('a cheaper plan shortens no minimum term that runs', () => {
  const plan = {
    startedOn: '2026-09-09',
    every: 'month',
    periods: 1,
    minimumUntil: '2027-03-09',
  } as const;
  const down = { minimumMonths: 1, begins: 'next_period' } as const;
  assert.equal(minimumAfterChange(plan, down), '2027-03-09');
  assert.equal(minimumAfterChange({ ...plan, periods: 9 }, down), '2027-07-09');
});

test('a declined renewal is tried after three, five and seven days, then pauses', () => {
  const [first, second, third] = ['2026-11-04', '2026-11-06', '2026-11-08'];
  assert.equal(retryDay(1, '2026-11-01'), first);
  assert.equal(retryDay(2, '2026-11-04'), second);
  assert.equal(retryDay(3, '2026-11-06'), third);
  assert.equal(retryDay(4, '2026-11-08'), undefined);
});

/** ISO 11649: with its first four letters behind the others, letters counted from ten on, it leaves one. */
function isWellFormed(reference: string): boolean {
  const plain = reference.replaceAll(' ', '');
  const digits = (plain.slice(4) + plain.slice(0, 4)).replace(/[A-Z]/g, (one) =>
    String(Number.parseInt(one, 36)),
  );
  return BigInt(digits) % 97n === 1n;
}

test('a reference of a transfer carries check digits that catch a slip', () => {
  const reference = transferReference('04127K3Q');
  assert.match(reference, /^RF\d{2}RIHL04127K3Q$/);
  assert.ok(isWellFormed(spacedReference(reference)));
  assert.ok(!isWellFormed(reference.replace('7K', 'K7')));
  // The example of the standard itself.
  assert.ok(isWellFormed('RF18 5390 0754 7034'));
});

test('no cell of a spreadsheet is computed by whoever opens it', () => {
  const file = csvOf([['=HYPERLINK("x")', '+1', '-12.50', '@a', 'Dinner, for two', 7]]);
  assert.equal(file, `\uFEFF"'=HYPERLINK(""x"")",'+1,-12.50,'@a,"Dinner, for two",7\r\n`);
});

test('two working days pass over Saturday and Sunday', () => {
  // A Monday, a Thursday, a Friday and a Saturday.
  const asked = ['2026-11-16', '2026-11-19', '2026-11-20', '2026-11-21'];
  const answered = ['2026-11-18', '2026-11-23', '2026-11-24', '2026-11-24'];
  assert.deepEqual(asked.map(answerBy), answered);
});
