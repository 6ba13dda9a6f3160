import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nothingMoved, standingFacts } from '#domain/money/facts.ts';
import { lineValue } from '#domain/money/line.ts';
import { changeLines } from '#domain/money/words/change.ts';
import { money } from '#domain/money.ts';

const today = '2026-11-17';

test('what is due now is the last that a change says of the money, after what went back before', () => {
  const total = money(54_000, 'AED');
  const parts = [{ amount: 54_000, kind: 'all', by: today }] as const;
  const moved = { ...nothingMoved, paid: 18_000, returned: 54_000 };
  const facts = standingFacts({ stage: 'agreed', total, parts, kept: 0 }, moved, today);
  for (const [language, last] of [
    ['en', 'Due now'],
    ['ar', 'المستحق الآن'],
  ] as const) {
    const lines = changeLines({ ...facts, endings: null }, language, { asks: false });
    assert.deepEqual(
      lines.map(({ id }) => id),
      ['paid', 'returned', 'borne', 'due'],
    );
    assert.equal(lines.at(-1)?.label, last);
    assert.equal(lines.at(-1)?.sum?.amount, 36_000);
    assert.ok(lines.every((line) => lineValue(line, ({ amount }) => String(amount)) !== ''));
  }
});
