import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { MatterMove, MatterState } from '#contract/matters/parts.ts';
import { creditsFor } from '#domain/billing/credits.ts';
import {
  afterAccepting,
  balanceInvoices,
  checkedAfter,
  keptOnWithdrawal,
  type MatterInvoice,
  matterFacts,
  owedAfter,
  settlementOf,
  standsAsAgreed,
  termOf,
} from '#domain/matters/money.ts';
import { nothingMoved } from '#domain/money/facts.ts';
import { money } from '#domain/money.ts';

const sum = (amounts: number[]) => amounts.reduce((so, one) => so + one, 0);

const document: fc.Arbitrary<MatterInvoice> = fc
  .record({
    currency: fc.constantFrom('AED', 'USD'),
    left: fc.integer({ min: 0, max: 500_000 }),
    share: fc.integer({ min: 0, max: 100 }),
    isBusy: fc.boolean(),
  })
  .map(({ share, ...one }) => ({ ...one, held: Math.floor((one.left * share) / 100) }));

const documents = fc.array(document, { maxLength: 5 });
const owed = fc.record({
  amount: fc.record({
    amount: fc.integer({ min: 0, max: 900_000 }),
    currency: fc.constantFrom('AED', 'USD'),
  }),
  isNew: fc.boolean(),
});

test('after every change a matter is asked for what it owes, in the currency of it and no other', () => {
  fc.assert(
    fc.property(documents, owed, (some, { amount, isNew }) => {
      const { credits, more } = balanceInvoices(some, { amount, isNew });
      const left = some.map((one, at) => ({ ...one, left: one.left - (credits[at] ?? 0) }));
      assert.ok(left.every((one) => one.left >= 0));
      const askedIn = (currency: string) =>
        sum(left.filter((one) => one.currency === currency).map((one) => one.left));
      const other = amount.currency === 'AED' ? 'USD' : 'AED';
      assert.equal(askedIn(amount.currency) + more, amount.amount);
      assert.equal(askedIn(other), 0);
    }),
  );
});

test('what was paid is carried over: what is due and what comes back is the difference to it', () => {
  fc.assert(
    fc.property(documents, owed, (some, { amount, isNew }) => {
      const { currency } = amount;
      const books = balanceInvoices(some, { amount, isNew });
      const { paid, due, comesBack } = settlementOf(some, books, currency);
      const held = sum(some.filter((one) => one.currency === currency).map((one) => one.held));
      assert.equal(paid.amount, held);
      assert.equal(due.amount - comesBack.amount, amount.amount - held);
      const others = some.filter((one) => one.currency !== currency);
      const other = currency === 'AED' ? 'USD' : 'AED';
      const back = settlementOf(some, books, other).comesBack.amount;
      assert.equal(back, sum(others.map((one) => one.held)));
    }),
  );
});

test('no more money moves than must: nobody gets back what they then owe again', () => {
  fc.assert(
    fc.property(documents, fc.integer({ min: 0, max: 900_000 }), (some, amount) => {
      const own = some.map((one) => ({ ...one, currency: 'AED' as const, isBusy: false }));
      const books = balanceInvoices(own, { amount: money(amount, 'AED'), isNew: false });
      const { due, comesBack } = settlementOf(own, books, 'AED');
      assert.ok(due.amount === 0 || comesBack.amount === 0);
    }),
  );
});

test('what nobody has paid is given up first, then the newest', () => {
  const some = [
    { left: 100, held: 100 },
    { left: 50, held: 20 },
    { left: 30, held: 30 },
  ];
  assert.deepEqual(creditsFor(some, 10), [0, 10, 0]);
  assert.deepEqual(creditsFor(some, 45), [0, 30, 15]);
  assert.deepEqual(creditsFor(some, 100), [20, 50, 30]);
});

test('what was never paid is asked for anew in the words of the new version, unless it is being paid', () => {
  const first = { currency: 'AED', left: 230_000, held: 0, isBusy: false } as const;
  const amount = money(300_000, 'AED');
  assert.deepEqual(balanceInvoices([first], { amount, isNew: true }), {
    credits: [230_000],
    more: 300_000,
  });
  const paying = { ...first, isBusy: true };
  assert.deepEqual(balanceInvoices([paying], { amount, isNew: true }), {
    credits: [0],
    more: 70_000,
  });
  const part = { ...first, held: 1 };
  assert.deepEqual(balanceInvoices([part], { amount, isNew: true }), {
    credits: [0],
    more: 70_000,
  });
});

test('something is kept only where a client leaves what the house could have done', () => {
  const end = { keptPercent: 20, state: 'approved', move: 'withdraw', actor: 'client' } as const;
  assert.equal(termOf(end), 'kept');
  assert.equal(termOf({ ...end, state: 'fulfilling', actor: 'staff' }), 'kept');
  assert.equal(termOf({ ...end, actor: 'system' }), 'all_back');
  assert.equal(termOf({ ...end, move: 'decline', actor: 'staff' }), 'all_back');
  assert.equal(termOf({ ...end, keptPercent: 0 }), 'all_back');
  for (const state of MatterState.options.filter((one) => !standsAsAgreed(one)))
    for (const move of MatterMove.options)
      assert.equal(termOf({ ...end, state, move }), 'all_back', `${state} ${move}`);
});

test('a refund is what was paid less what is kept, and an end never asks for more', () => {
  const total = money(230_000, 'AED');
  const ended = (left: number, held: number) => {
    const some = [{ currency: 'AED', left, held, isBusy: false } as const];
    const amount = owedAfter('kept', { total, keptPercent: 20 }, some);
    const books = balanceInvoices(some, { amount, isNew: false });
    const { due, comesBack } = settlementOf(some, books, 'AED');
    return [amount.amount, comesBack.amount, due.amount];
  };
  assert.deepEqual(keptOnWithdrawal({ total, keptPercent: 20 }), money(46_000, 'AED'));
  assert.deepEqual(ended(230_000, 230_000), [46_000, 184_000, 0]);
  assert.deepEqual(ended(230_000, 30_000), [46_000, 0, 16_000]);
  assert.deepEqual(ended(230_000, 0), [46_000, 0, 46_000]);
  assert.deepEqual(ended(0, 0), [0, 0, 0]);
});

test('before somebody accepts they read what remains of it, what comes back, and what is being checked', () => {
  const paid = money(230_000, 'AED');
  const sums = (total: number, currency: 'AED' | 'USD' = 'AED', coming = 0) => {
    const moved = {
      ...nothingMoved,
      documents: [asking(400_000)],
      paid: 230_000,
      checking: coming,
    };
    const agreed = { total: money(400_000, 'AED'), state: 'sourcing' } as const;
    const standsAsAgreed = { paid, sums: matterFacts(agreed, moved, '2026-11-17') };
    const after = afterAccepting(standsAsAgreed, money(total, currency));
    const { due, comesBack, checking, checkingBack } = after;
    assert.equal(comesBack.currency, 'AED');
    return [due, comesBack, checking, checkingBack].map(({ amount }) => amount);
  };
  assert.deepEqual(sums(300_000), [70_000, 0, 0, 0]);
  assert.deepEqual(sums(200_000), [0, 30_000, 0, 0]);
  assert.deepEqual(sums(80_000, 'USD'), [80_000, 230_000, 0, 0]);
  assert.deepEqual(sums(300_000, 'AED', 50_000), [20_000, 0, 50_000, 0]);
  assert.deepEqual(sums(250_000, 'AED', 50_000), [0, 0, 20_000, 30_000]);
  assert.deepEqual(sums(80_000, 'USD', 50_000), [80_000, 230_000, 0, 50_000]);
});

const asking = (total: number) => ({
  total,
  credited: 0,
  paid: 230_000,
  instalments: [{ amount: total, dueOn: '2026-11-20' }],
});

test('what is being checked keeps its document, and is given up before what is paid', () => {
  const checked = {
    currency: 'AED',
    left: 100_000,
    held: 0,
    coming: 100_000,
    isBusy: false,
  } as const;
  const paid = { currency: 'AED', left: 50_000, held: 50_000, isBusy: false } as const;
  const to = (amount: number) =>
    balanceInvoices([checked, paid], { amount: money(amount, 'AED'), isNew: true });
  assert.deepEqual(to(180_000), { credits: [0, 0], more: 30_000 });
  assert.deepEqual(to(90_000), { credits: [60_000, 0], more: 0 });
  const after = checkedAfter([checked, paid], to(90_000), 'AED');
  assert.deepEqual([after.checking.amount, after.checkingBack.amount], [40_000, 60_000]);
});
