import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { creditShares, type UncreditedSums } from '#domain/billing/credits.ts';
import {
  checkPayable,
  documentNumber,
  dueBy,
  excessOf,
  type KeptInvoiceLine,
  nextInstalment,
  openInstalments,
  outstandingOf,
  stateOf,
  sumsBeside,
  sumUp,
} from '#domain/billing/invoice.ts';
import {
  creditEntry,
  invoiceEntry,
  type LedgerEntry,
  paymentEntry,
  refundEntry,
} from '#domain/billing/ledger.ts';
import { refundsFrom } from '#domain/billing/payment.ts';

const title = { en: 'A thing', ar: 'شيء' };
const lines = fc.array(
  fc.record({
    kind: fc.constantFrom('service', 'fee', 'paid_out'),
    title: fc.constant(title),
    quantity: fc.integer({ min: 1, max: 999 }),
    each: fc.integer({ min: 1, max: 10_000_000 }),
  }) satisfies fc.Arbitrary<KeptInvoiceLine>,
  { minLength: 1, maxLength: 12 },
);

test('the lines of a document add up to its total, and net, VAT and handed-on money to the same', () => {
  fc.assert(
    fc.property(lines, (some) => {
      const sums = sumUp(some);
      const total = some.reduce((sum, { quantity, each }) => sum + quantity * each, 0);
      assert.equal(sums.total, total);
      assert.equal(sums.net + sums.vat, total);
      assert.ok(sums.paidOut <= sums.net);
    }),
  );
});

test('what is handed on at cost carries no VAT of ours', () => {
  const service: KeptInvoiceLine = { kind: 'service', title, quantity: 2, each: 105_000 };
  const permit: KeptInvoiceLine = { kind: 'paid_out', title, quantity: 1, each: 20_000 };
  const sums = sumUp([service, permit]);
  assert.deepEqual(sums, { total: 230_000, vat: 10_000, net: 220_000, paidOut: 20_000 });
});

const cuts = fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 1, maxLength: 15 });

test('credits that take all of a document give back exactly its VAT, however they are cut', () => {
  fc.assert(
    fc.property(lines, cuts, (some, parts) => {
      const sums = sumUp(some);
      let credited = 0;
      const back = { vat: 0, paidOut: 0, net: 0 };
      for (const part of [...parts, sums.total]) {
        const amount = Math.min(part, sums.total - credited);
        if (amount === 0) continue;
        const left = {
          total: sums.total - credited,
          vat: sums.vat - back.vat,
          paidOut: sums.paidOut - back.paidOut,
        };
        const share = creditShares(left, amount);
        assert.equal(share.vat + share.net, amount);
        assert.ok(share.vat >= 0 && share.paidOut >= 0 && share.paidOut <= share.net);
        credited += amount;
        back.vat += share.vat;
        back.net += share.net;
        back.paidOut += share.paidOut;
      }
      assert.deepEqual(back, { vat: sums.vat, net: sums.net, paidOut: sums.paidOut });
    }),
  );
});

type Step = { kind: 'pay' | 'credit' | 'refund'; share: number };
const steps = fc.array(
  fc.record({
    kind: fc.constantFrom<Step['kind']>('pay', 'credit', 'refund'),
    share: fc.integer({ min: 1, max: 100 }),
  }),
  { maxLength: 30 },
);
const part = (whole: number, share: number) => Math.ceil((whole * share) / 100);

const imbalanceOf = (entry: LedgerEntry): number =>
  entry.receivable + entry.income + entry.vat + entry.paidOut + entry.card + entry.bank;

test('after any sequence of paying, crediting and refunding the books balance and agree with the document', () => {
  fc.assert(
    fc.property(lines, steps, (some, sequence) => {
      const sums = sumUp(some);
      const entries = [invoiceEntry(sums)];
      let left: UncreditedSums = sums;
      const document = { kind: 'invoice', total: sums.total, paid: 0, credited: 0 } as const;
      let now: { kind: 'invoice'; total: number; paid: number; credited: number } = document;
      for (const { kind, share } of sequence) {
        if (kind === 'pay') {
          const amount = part(outstandingOf(now), share);
          if (amount === 0) continue;
          entries.push(paymentEntry(amount, share % 2 ? 'card' : 'bank'));
          now = { ...now, paid: now.paid + amount };
        } else if (kind === 'credit') {
          const amount = part(now.total - now.credited, share);
          if (amount === 0) continue;
          const taken = creditShares(left, amount);
          left = {
            total: left.total - amount,
            vat: left.vat - taken.vat,
            paidOut: left.paidOut - taken.paidOut,
          };
          entries.push(creditEntry(taken));
          now = { ...now, credited: now.credited + amount };
        } else {
          const amount = part(excessOf(now), share);
          if (amount === 0) continue;
          entries.push(refundEntry(amount, 'card'));
          now = { ...now, paid: now.paid - amount };
        }
      }
      for (const entry of entries) assert.equal(imbalanceOf(entry), 0);
      const owed = entries.reduce((sum, { receivable }) => sum + receivable, 0);
      assert.equal(owed, now.total - now.credited - now.paid);
      assert.equal(owed, outstandingOf(now) - excessOf(now));
    }),
  );
});

const instalments = [
  { amount: 500, dueOn: '2026-11-15' },
  { amount: 700, dueOn: '2026-12-01' },
];

test('payments fill the parts from the first, and credits take from the last', () => {
  const whole = { total: 1200, paid: 0, credited: 0, instalments };
  const first = { amount: 500, dueOn: '2026-11-15', kind: 'deposit' };
  assert.deepEqual(nextInstalment(whole), first);
  assert.equal(dueBy(whole, '2026-11-15'), 500);
  const second = { amount: 600, dueOn: '2026-12-01', kind: 'balance' };
  assert.deepEqual(nextInstalment({ ...whole, paid: 600 }), second);
  assert.deepEqual(openInstalments({ ...whole, credited: 900 }), [
    { amount: 300, dueOn: '2026-11-15' },
  ]);
  assert.equal(nextInstalment({ ...whole, credited: 900, paid: 300 }), undefined);
});

test('what the house sends back of a part that was paid leaves it paid, and the next as it was', () => {
  const whole = { total: 1200, paid: 400, credited: 100, givenBack: 100, instalments };
  assert.deepEqual(openInstalments(whole), [{ amount: 700, dueOn: '2026-12-01' }]);
  assert.equal(dueBy(whole, '2026-11-15'), 0);
  const more = { ...whole, credited: 300 };
  assert.deepEqual(openInstalments(more), [{ amount: 500, dueOn: '2026-12-01' }]);
});

test('what the parts still ask for is what is outstanding', () => {
  const amounts = fc.array(fc.integer({ min: 1, max: 10_000 }), { minLength: 1, maxLength: 4 });
  const percent = fc.integer({ min: 0, max: 100 });
  fc.assert(
    fc.property(amounts, percent, percent, (parts, credit, pay) => {
      const total = parts.reduce((sum, amount) => sum + amount, 0);
      const credited = Math.floor((total * credit) / 100);
      const paid = Math.floor(((total - credited) * pay) / 100);
      const days = parts.map((amount, index) => ({ amount, dueOn: `2026-01-0${index + 1}` }));
      const open = openInstalments({ total, paid, credited, instalments: days });
      const asked = open.reduce((sum, { amount }) => sum + amount, 0);
      assert.equal(asked, outstandingOf({ total, paid, credited }));
    }),
  );
});

test('a document stands where its sums say', () => {
  const of = (paid: number, credited: number) =>
    stateOf({ kind: 'invoice', total: 100, paid, credited });
  assert.deepEqual(
    [of(0, 0), of(40, 0), of(100, 0), of(0, 100), of(60, 40), of(0, 40), of(90, 40), of(60, 100)],
    ['issued', 'part_paid', 'paid', 'credited', 'settled', 'issued', 'settled', 'credited'],
  );
});

test('nobody pays more than is owed, in another currency, or what is paid', () => {
  const owing = { total: 100, paid: 20, credited: 0, currency: 'AED' } as const;
  checkPayable(owing, { amount: 80, currency: 'AED' });
  assert.throws(() => checkPayable(owing, { amount: 81, currency: 'AED' }), /more than is owed/);
  assert.throws(() => checkPayable(owing, { amount: 80, currency: 'USD' }), /paid in AED/);
  assert.throws(
    () => checkPayable({ ...owing, paid: 100 }, { amount: 1, currency: 'AED' }),
    /Nothing is owed/,
  );
});

test('money goes back the way it came, never more than came', () => {
  const came = [{ left: 30 }, { left: 0 }, { left: 100 }];
  assert.deepEqual(
    refundsFrom(came, 50).map(({ amount }) => amount),
    [30, 20],
  );
});

test('numbers are read as people say them', () => {
  assert.equal(documentNumber('RH', 2026, 149), 'RH-2026-0149');
  assert.equal(documentNumber('RC', 2026, 12_345), 'RC-2026-12345');
});

test('what a change asks for has the VAT of the whole less what was invoiced before: papers add up', () => {
  const first = sumUp([
    { kind: 'service', title: { en: 'Yacht', ar: 'يخت' }, quantity: 1, each: 43_000 },
  ]);
  const more = sumsBeside([first], 21_500);
  assert.deepEqual([first.vat, more.vat, first.vat + more.vat], [2_048, 1_023, 3_071]);
  assert.deepEqual([more.total, more.net, more.paidOut], [21_500, 20_477, 0]);
  // The first of all is reckoned by itself.
  assert.deepEqual(sumsBeside([], 43_000), first);
});
