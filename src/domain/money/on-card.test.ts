import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nothingMoved, standingFacts } from '#domain/money/facts.ts';
import { collectingAt, onCardOf } from '#domain/money/on-card.ts';
import { money } from '#domain/money.ts';

const owing = (by: string) => ({
  ...standingFacts(
    {
      stage: 'agreed',
      total: money(32_000, 'AED'),
      parts: [{ amount: 32_000, kind: 'all', by }],
      kept: 0,
    },
    nothingMoved,
    '2026-11-18',
  ),
  endings: null,
});

const paidOn = (now: string, by: string) =>
  onCardOf(owing(by), collectingAt(now)).map(({ on, isDue = false }) => [on, isDue]);

test('what is due by now is paid as saved cards are asked next: this morning, or tomorrow once that is over', () => {
  const [early, later] = ['2026-11-18T04:30:00.000Z', '2026-11-18T05:30:00.000Z'];
  assert.deepEqual(paidOn(early, '2026-11-18'), [['2026-11-18', true]]);
  assert.deepEqual(paidOn(later, '2026-11-18'), [['2026-11-19', true]]);
  assert.deepEqual(paidOn(later, '2026-11-10'), [['2026-11-19', true]]);
  assert.deepEqual(paidOn(later, '2026-11-25'), [['2026-11-25', false]]);
});
