import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { lengthsOf } from '#domain/bookings/cells.ts';
import { modelTotal } from '#domain/bookings/model-testing.ts';
import { carriesParty, unitsFor } from '#domain/bookings/party.ts';
import { balanceHours, quoteFor } from '#domain/bookings/quote.ts';
import { anyOffering, offeringWith } from '#domain/bookings/testing.ts';
import { money, vatWithin } from '#domain/money.ts';
import { daysAfter, hoursAfter, momentInDubai } from '#domain/time.ts';

const now = '2026-11-15T08:00:00.000Z';

const purchases = anyOffering.chain((offering) => {
  const { fewest, most } = lengthsOf(offering);
  return fc.record({
    offering: fc.constant(offering),
    day: fc.integer({ min: 0, max: 120 }).map((days) => daysAfter('2026-12-01', days)),
    length: fc.integer({ min: fewest, max: most }),
    party: fc.integer({ min: 1, max: 12 }).filter((party) => carriesParty(offering, party)),
    addOns: fc.subarray(offering.addOns).chain((chosen) =>
      fc.tuple(
        ...chosen.map(({ id }) =>
          fc.record({
            id: fc.constant(id),
            quantity: fc.integer({ min: 1, max: id === 'per-hour' || id === 'per-item' ? 9 : 1 }),
          }),
        ),
      ),
    ),
  });
});

test('the total is what paying person by person and night by night comes to', () => {
  fc.assert(
    fc.property(purchases, ({ offering, ...bought }) => {
      const units = unitsFor(offering, bought.party);
      const startsAt = momentInDubai(bought.day, '15:00');
      const quote = quoteFor(offering, { ...bought, units, startsAt }, now);
      assert.equal(quote.total.amount, modelTotal(offering, { ...bought, units }));
    }),
    { numRuns: 500 },
  );
});

test('the parts make the total: lines, what is due first and later, and VAT within it once', () => {
  fc.assert(
    fc.property(purchases, ({ offering, ...bought }) => {
      const units = unitsFor(offering, bought.party);
      const startsAt = momentInDubai(bought.day, '15:00');
      const { lines, total, due, vat, fees } = quoteFor(
        offering,
        { ...bought, units, startsAt },
        now,
      );
      for (const { each, of, amount } of lines)
        assert.equal(
          amount.amount,
          Object.values(of).reduce((product, count) => product * count, each.amount),
        );
      assert.equal(
        lines.reduce((sum, { amount }) => sum + amount.amount, 0),
        total.amount,
      );
      assert.equal(due.first.amount + due.rest.amount, total.amount);
      assert.deepEqual([vat, fees.amount], [vatWithin(total), 0]);
      const prices = lines.filter(({ kind }) => kind === 'base').map(({ each }) => each.amount);
      assert.ok(prices.length >= 1);
    }),
    { numRuns: 200 },
  );
});

const purchase = {
  day: '2026-12-01',
  length: 1,
  party: 3,
  units: 3,
  addOns: [],
  startsAt: '2026-12-01T05:00:00.000Z',
};

test('it is free until its hour, and from the outset not when booked later than that', () => {
  const offering = offeringWith();
  const { terms, due, about, total } = quoteFor(offering, purchase, '2026-11-29T05:00:00.000Z');
  assert.deepEqual(terms, {
    freeUntil: '2026-11-30T05:00:00.000Z',
    feePercentAfter: 50,
    feeAfter: money(15_000, 'AED'),
    noShowFee: money(30_000, 'AED'),
    weatherRefundPercent: 80,
  });
  assert.deepEqual([total, about], [money(30_000, 'AED'), money(8_169, 'USD')]);
  assert.deepEqual(
    [due.first, due.rest, due.restBy],
    [money(9_000, 'AED'), money(21_000, 'AED'), terms.freeUntil],
  );
  const today = quoteFor(offering, purchase, '2026-11-30T04:00:00.000Z').due;
  assert.deepEqual(
    [today.first, today.rest.amount, today.restBy],
    [money(30_000, 'AED'), 0, null],
    'what would be due today twice is due today once',
  );
  const late = quoteFor(offering, purchase, '2026-11-30T05:00:00.001Z');
  assert.deepEqual(
    [late.terms.freeUntil, late.due],
    [null, today],
    'and so is what is booked later',
  );
});

test('what has no free hours costs its fee from the moment it is confirmed', () => {
  const { cancellation } = offeringWith();
  const offering = offeringWith({ cancellation: { ...cancellation, freeUntilHours: 0 } });
  const { terms } = quoteFor(offering, purchase, '2026-11-20T05:00:00.000Z');
  assert.deepEqual([terms.freeUntil, terms.feeAfter], [null, money(15_000, 'AED')]);
});

test('what is paid in full leaves no rest, and a guarantee takes nothing now', () => {
  const payment = { taxIncluded: true, securityDeposit: null } as const;
  const full = offeringWith({ payment: { ...payment, mode: 'full', depositPercent: 100 } });
  const { due } = quoteFor(full, purchase, now);
  assert.deepEqual([due.first.amount, due.rest.amount, due.restBy], [30_000, 0, null]);
  const guarantee = offeringWith({
    payment: { ...payment, mode: 'card-guarantee', depositPercent: 0 },
  });
  const later = quoteFor(guarantee, purchase, now).due;
  assert.deepEqual([later.first.amount, later.rest.amount], [0, 30_000]);
  // It is taken on the day itself, however early the free hours end.
  assert.equal(later.restBy, purchase.startsAt);
});

test('the balance of a deposit is due as many hours before the start as its page says', () => {
  const deposits = purchases.filter(({ offering }) => offering.payment.mode === 'deposit');
  fc.assert(
    fc.property(deposits, ({ offering, ...bought }) => {
      const units = unitsFor(offering, bought.party);
      const startsAt = momentInDubai(daysAfter(bought.day, 30), '15:00');
      const { rest, restBy } = quoteFor(offering, { ...bought, units, startsAt }, now).due;
      const said = hoursAfter(startsAt, -balanceHours(offering));
      assert.equal(restBy, rest.amount > 0 ? said : null);
    }),
  );
});
