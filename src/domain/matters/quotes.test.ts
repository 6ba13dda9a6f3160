import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { type MatterQuoteLine, QuoteState } from '#contract/matters/quotes.ts';
import { Failure } from '#domain/failure.ts';
import {
  addUp,
  applyToQuote,
  checkAnswerable,
  checkExpiry,
  checkShown,
  lineTotal,
  type QuoteStep,
} from '#domain/matters/quotes.ts';
import { money, vatWithin } from '#domain/money.ts';

const refusedAs = (code: string) => (error: unknown) =>
  error instanceof Failure && error.code === code;

const line: fc.Arbitrary<MatterQuoteLine> = fc.record({
  kind: fc.constantFrom('service', 'fee', 'paid_out'),
  title: fc.constant('A line'),
  quantity: fc.integer({ min: 1, max: 999 }),
  each: fc.integer({ min: 0, max: 100_000_000 }),
});

test('a quote is the sum of its lines, and its VAT lies within what is ours', () => {
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 40 }), (lines) => {
      const { total, vat } = addUp({ lines, currency: 'AED' });
      const sums = lines.map((one) => lineTotal(one, 'AED').amount);
      assert.equal(
        total.amount,
        sums.reduce((sum, one) => sum + one, 0),
      );
      const handedOn = lines.reduce(
        (sum, one, at) => sum + (one.kind === 'paid_out' ? (sums[at] ?? 0) : 0),
        0,
      );
      assert.deepEqual(vat, vatWithin(money(total.amount - handedOn, 'AED')));
    }),
  );
});

test('VAT is counted once on the sum, never line by line', () => {
  const lines = Array.from({ length: 3 }, (): MatterQuoteLine => {
    return { kind: 'service', title: 'A small thing', quantity: 1, each: 10 };
  });
  // A line of 10 has 0.48 of VAT: counted one by one that would be 0.
  assert.equal(addUp({ lines, currency: 'USD' }).vat.amount, 1);
});

test('a quote is sent once and answered once', () => {
  const steps: QuoteStep[] = ['send', 'accept', 'reject', 'expire', 'supersede'];
  const lives: Record<QuoteState, Partial<Record<QuoteStep, QuoteState>>> = {
    draft: { send: 'sent' },
    sent: { accept: 'accepted', reject: 'rejected', expire: 'expired', supersede: 'superseded' },
    accepted: { supersede: 'superseded' },
    rejected: {},
    expired: {},
    superseded: {},
  };
  for (const state of QuoteState.options)
    for (const step of steps) {
      const after = lives[state][step];
      if (after) assert.equal(applyToQuote(state, step), after);
      else assert.throws(() => applyToQuote(state, step), refusedAs('quote_state'));
    }
});

test('an answer comes before the hour is over, at the total that was shown', () => {
  const now = '2026-03-01T08:00:00.000Z';
  const sent = { state: 'sent', expiresAt: '2026-03-01T08:00:00.001Z' } as const;
  checkAnswerable(sent, 'accept', now);
  assert.throws(
    () => checkAnswerable({ ...sent, expiresAt: now }, 'accept', now),
    refusedAs('quote_state'),
  );
  assert.throws(
    () => checkAnswerable({ ...sent, state: 'accepted' }, 'reject', now),
    refusedAs('quote_state'),
  );
  checkShown(money(5, 'AED'), money(5, 'AED'));
  for (const shown of [money(6, 'AED'), money(5, 'USD')])
    assert.throws(() => checkShown(money(5, 'AED'), shown), refusedAs('price_changed'));
  assert.throws(() => checkExpiry(now, now), refusedAs('validation_failed'));
});
