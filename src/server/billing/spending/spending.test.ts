import assert from 'node:assert/strict';
import { test } from 'node:test';
import { spendingCsv, spendingOf } from '#server/billing/spending/spending.ts';
import type { SpentRow } from '#server/billing/spending/store.ts';

const moved = (amount: number): SpentRow => ({
  at: '2026-11-19T10:00:00.000Z',
  amount,
  currency: 'USD',
  category: 'leisure',
  title: { en: 'Noor 50', ar: 'نور 50' },
  number: 'RH-2026-0020',
  kind: 'card',
  last4: '4242',
});

test('what went back in parts leaves no fil behind, in the sums and in the spreadsheet', () => {
  const rows = [27_000, 48_000, -21_000, -27_000, -27_000].map(moved);
  const { total, byCategory } = spendingOf(rows, '2026-11-19', 1);
  assert.deepEqual([total.amount, byCategory.leisure.amount], [0, 0]);
  const dirhams = spendingCsv(rows, 'en')
    .trim()
    .split(/\r?\n/)
    .slice(1)
    .map((line) => Number(line.split(/[,;]/).at(-1)?.replaceAll('"', '')));
  assert.equal(dirhams.length, rows.length);
  assert.equal(Math.round(100 * dirhams.reduce((sum, one) => sum + one, 0)), 0);
});
