import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bringsTier, isOfTier } from '#domain/vip/tiers.ts';

const plans = ['essential', 'premium', 'platinum'].map((id, at) => ({ id, order: at + 1 }));
const tiers = [
  { id: 'hilal', order: 1, includedWithPlan: 'premium' },
  { id: 'noor', order: 2, includedWithPlan: 'platinum' },
  { id: 'badr', order: 3, includedWithPlan: null },
];

test('a dearer plan brings the tier of a cheaper one, and no plan brings what none includes', () => {
  const brought = [...plans.map(({ id }) => id), null, 'retired'].map((plan) =>
    [...tiers.map((tier) => tier.includedWithPlan), 'retired'].map((includedWith) =>
      bringsTier(plan, includedWith, plans),
    ),
  );
  assert.deepEqual(brought, [
    [false, false, false, false],
    [true, false, false, false],
    [true, true, false, false],
    [false, false, false, false],
    [false, false, false, false],
  ]);
});

test('an event is open to its tier and those above, whether applied for or brought by the plan', () => {
  const reaches = (plan: string | null, tier: string | null) =>
    tiers.filter(({ id }) => isOfTier(id, { plan, tier }, { tiers, plans })).map(({ id }) => id);
  assert.deepEqual(reaches(null, null), []);
  assert.deepEqual(reaches('premium', null), ['hilal']);
  assert.deepEqual(reaches('platinum', null), ['hilal', 'noor']);
  assert.deepEqual(reaches('essential', 'badr'), ['hilal', 'noor', 'badr']);
});
