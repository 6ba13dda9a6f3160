import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  checkLimits,
  isBeyondOne,
  type MandateLimits,
  type SpendingStep,
  spentBy,
} from '#domain/delegates/spending.ts';

const noon = '2026-11-15T08:00:00.000Z';
const none: MandateLimits = { upTo: null, upToDay: null, upToMonth: null };

const step = (
  source: string,
  kind: SpendingStep['kind'],
  amount: number,
  at = noon,
): SpendingStep => ({
  source,
  kind,
  amount,
  at,
});

const refusal = (limits: Partial<MandateLimits>, before: SpendingStep[], next: SpendingStep) => {
  try {
    checkLimits({ ...none, ...limits }, before, next);
    return 'passes';
  } catch (error) {
    return (error as { details: { params: object } }).details.params;
  }
};

test('a purchase is bounded to the fils, in however many parts it is paid', () => {
  const upTo = 1000;
  assert.equal(refusal({ upTo }, [], step('yacht', 'paid', 1000)), 'passes');
  assert.deepEqual(refusal({ upTo }, [], step('yacht', 'paid', 1001)), {
    limit: 'purchase',
    upTo,
    left: 1000,
  });
  const parts = [step('yacht', 'paid', 400), step('yacht', 'paid', 400)];
  assert.deepEqual(refusal({ upTo }, parts, step('yacht', 'paid', 201)), {
    limit: 'purchase',
    upTo,
    left: 200,
  });
  assert.equal(refusal({ upTo }, parts, step('table', 'paid', 1000)), 'passes');
});

test('a day and a month of Dubai are bounded over all purchases', () => {
  const before = [
    step('villa', 'paid', 500, '2026-10-31T19:59:00.000Z'),
    // One minute later it is November in Dubai.
    step('yacht', 'paid', 300, '2026-10-31T20:00:00.000Z'),
    step('table', 'paid', 100),
  ];
  assert.deepEqual(spentBy(before, noon), { today: 100, month: 400 });
  const next = step('driver', 'paid', 51);
  assert.deepEqual(refusal({ upToDay: 150 }, before, next), {
    limit: 'day',
    upTo: 150,
    left: 50,
  });
  assert.deepEqual(refusal({ upToMonth: 450 }, before, next), {
    limit: 'month',
    upTo: 450,
    left: 50,
  });
  assert.equal(refusal({ upToDay: 151, upToMonth: 451 }, before, next), 'passes');
});

test('what was agreed to is counted once, on its day: paying it adds nothing', () => {
  const before = [step('villa', 'agreed', 1000, '2026-11-14T08:00:00.000Z')];
  const limits = { upTo: 1000, upToDay: 0 };
  assert.equal(refusal(limits, before, step('villa', 'paid', 1000)), 'passes');
  const paid = [...before, step('villa', 'paid', 1000)];
  assert.deepEqual(spentBy(paid, noon), { today: 0, month: 1000 });
  // A dearer version adds its difference, a cheaper one nothing.
  assert.equal(spentBy([...paid, step('villa', 'agreed', 1200)], noon).today, 200);
  assert.equal(spentBy([...paid, step('villa', 'agreed', 900)], noon).today, 0);
});

test('a limit that was lowered binds what is new, and giving up for nothing is always possible', () => {
  const before = [step('villa', 'agreed', 1000)];
  assert.equal(refusal({ upTo: 0, upToDay: 0 }, before, step('villa', 'agreed', 0)), 'passes');
  assert.deepEqual(refusal({ upToDay: 500 }, before, step('table', 'paid', 1)), {
    limit: 'day',
    upTo: 500,
    left: 0,
  });
});

test('of what came to nothing only what is kept counts, on the day it was agreed to', () => {
  const yesterday = '2026-11-14T08:00:00.000Z';
  const ended = (kept: number): SpendingStep[] => [
    { ...step('yacht', 'agreed', 1000, yesterday), kept },
    { ...step('yacht', 'paid', 400), kept },
    step('table', 'paid', 70),
  ];
  assert.deepEqual(spentBy(ended(0), noon), { today: 70, month: 70 });
  assert.deepEqual(spentBy(ended(800), noon), { today: 70, month: 870 });
  // Paying the rest of a fee adds nothing, and is bounded as one purchase with what was paid of it.
  assert.equal(refusal({ upToDay: 70 }, ended(800), step('yacht', 'paid', 400)), 'passes');
  assert.equal(refusal({ upTo: 500 }, ended(100), step('yacht', 'paid', 400)), 'passes');
  // What is agreed to anew counts whole.
  assert.deepEqual(refusal({ upToDay: 1000 }, ended(0), step('yacht', 'agreed', 1000)), {
    limit: 'day',
    upTo: 1000,
    left: 930,
  });
  const parts = [400, 400].map((paid) => ({ ...step('yacht', 'paid', paid), kept: 500 }));
  assert.deepEqual(spentBy(parts, noon), { today: 500, month: 500 });
});

test('who has no limit is told of none', () => {
  assert.equal(refusal({}, [], step('villa', 'agreed', 9_000_000_000)), 'passes');
});

test('whether a price is too much for one purchase is known before it is agreed to', () => {
  const dollars = { amount: 100_000, currency: 'USD' as const };
  assert.deepEqual(
    [null, 367_250, 367_249].map((upTo) => isBeyondOne(upTo, dollars)),
    [false, false, true],
  );
});
