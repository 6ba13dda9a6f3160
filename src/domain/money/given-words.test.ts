/** What the house gave back by hand is said of the sum it is a part of, and of no other. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type MovedMoney, nothingMoved, standingFacts } from '#domain/money/facts.ts';
import { moneyIn } from '#domain/money/figures.ts';
import { lineValue } from '#domain/money/line.ts';
import { moneyLines } from '#domain/money/words/words.ts';
import { money } from '#domain/money.ts';

const total = money(358_000, 'AED');

/** Paid whole; then the house gave AED 500 back, and then it was cancelled free. */
function said(moved: Partial<MovedMoney>) {
  const agreed = { stage: 'over' as const, total, parts: [], kept: 0 };
  const standing = { ...nothingMoved, forgiven: 50_000, forgivenBack: 50_000, ...moved };
  const facts = { ...standingFacts(agreed, standing, '2026-12-02'), endings: null };
  return moneyLines(facts, 'en')
    .filter(({ id }) => id === 'returning' || id === 'returned')
    .map((line) => `${line.label}: ${lineValue(line, (sum) => moneyIn('en', sum))}`)
    .map((line) => line.replaceAll('\u00a0', ' '));
}

test('what the house gave and what cancelling sends back later are two sums', () => {
  assert.deepEqual(said({ returning: 308_000, returned: 50_000, forgivenGone: 50_000 }), [
    'On its way back to you: AED 3,080',
    'Sent back to you: AED 500, the house gave it back',
  ]);
});

test('what the house gave stays a part of what goes back, and of what went back', () => {
  assert.deepEqual(said({ returning: 358_000 }), [
    'On its way back to you: AED 3,580, AED 500 of it the house gave back',
  ]);
  assert.deepEqual(said({ returned: 358_000, forgivenGone: 50_000 }), [
    'Sent back to you: AED 3,580, AED 500 of it the house gave back',
  ]);
});

test('of what the house gave in two steps each is said of its own sum', () => {
  assert.deepEqual(said({ returning: 328_000, returned: 30_000, forgivenGone: 30_000 }), [
    'On its way back to you: AED 3,280, AED 200 of it the house gave back',
    'Sent back to you: AED 300, the house gave it back',
  ]);
});

test('a fee of which the house gave a part says its terms, and how much less it is', () => {
  const agreed = { stage: 'over' as const, keptUnder: 'late' as const, total, parts: [] };
  const document = {
    total: 358_000,
    credited: 322_200,
    paid: 35_800,
    sources: [],
    instalments: [],
  };
  const moved = { ...nothingMoved, documents: [document], paid: 35_800 };
  const fee = (kept: number, language: 'en' | 'ar') => {
    const facts = standingFacts({ ...agreed, kept }, moved, '2026-12-02');
    const lines = moneyLines({ ...facts, endings: null }, language);
    const line = lines.find(({ id }) => id === 'kept') ?? assert.fail();
    return lineValue(line, (sum) => moneyIn(language, sum)).replaceAll('\u00a0', ' ');
  };
  assert.equal(fee(35_800, 'en'), 'AED 358, under its terms for a cancellation');
  assert.equal(
    fee(55_800, 'en'),
    'AED 358, under its terms for a cancellation; AED 200 less than that, as the house decided',
  );
  assert.equal(
    fee(55_800, 'ar'),
    '358 درهمًا، بموجب شروط الإلغاء؛ وأقل من ذلك بمقدار 200 درهم بقرار من الدار',
  );
});

test('of what a card guarantees less is taken once the house gave a part of it, and both sums are said', () => {
  const agreed = { stage: 'agreed' as const, total, parts: [], kept: 0, guarantee: true };
  const held = (credited: number, language: 'en' | 'ar') => {
    const instalments = [{ kind: 'all' as const, amount: 358_000, dueOn: '2026-12-08' }];
    const document = { total: 358_000, credited, paid: 0, sources: [], instalments };
    const moved = { ...nothingMoved, documents: [document], reserved: 358_000 };
    const facts = standingFacts(agreed, moved, '2026-12-02');
    const lines = moneyLines({ ...facts, endings: null }, language);
    const line = lines.find(({ id }) => id === 'reserved') ?? assert.fail();
    return lineValue(line, (sum) => moneyIn(language, sum)).replaceAll('\u00a0', ' ');
  };
  assert.equal(held(0, 'en'), 'AED 3,580, taken on 8 December, nothing before');
  assert.equal(
    held(28_000, 'en'),
    'AED 3,580, AED 3,300 of it taken on 8 December and the rest let go, nothing before',
  );
  assert.equal(
    held(28_000, 'ar'),
    '3,580 درهمًا، يُخصم منه 3,300 درهم في 8 ديسمبر ويُرفع الحجز عن الباقي، ولا شيء قبله',
  );
});
