import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inThousands, inUnits } from '#web/i18n/plot-figures.ts';

test('an amount is said in thousands, with a tenth only where it still says something', () => {
  const said = [0, 95_000, 250_000, 5_504_400, 99_960_000, 250_000_000].map((amount) =>
    inThousands('en', amount),
  );
  assert.deepEqual(said, ['0', '950', '2.5k', '55k', '1m', '2.5m']);
});

test('what came back carries a minus, and Arabic has its own words', () => {
  assert.equal(inThousands('en', -249_900), '−2.5k');
  assert.equal(inThousands('ar', 5_504_400), '55\u00a0ألف');
});

test('a figure with room around it is whole, without its fils', () => {
  assert.deepEqual([5_504_350, 99, -249_900].map(inUnits), ['55,044', '1', '−2,499']);
});
