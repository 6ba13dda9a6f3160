import assert from 'node:assert/strict';
import { test } from 'node:test';
import { localeOf } from '#domain/localise.ts';
import { exactFigure, exactMoneyIn } from '#domain/money/exact.ts';

const visible = (amount: string) => amount.replace(/[\u200e\u200f]/g, '');
/** Arabic names the currency by its word, and a minus is a minus. */
const asWeWrite = (amount: string) =>
  visible(amount.replace(/US\$|د\.إ\./, (sign) => (sign === 'US$' ? 'دولار' : 'درهم'))).replace(
    '-',
    '−',
  );

test('an amount of a column has its two decimals, as Intl writes them', () => {
  for (const language of ['en', 'ar'] as const)
    for (const currency of ['USD', 'AED'] as const) {
      const written = new Intl.NumberFormat(localeOf[language], { style: 'currency', currency });
      for (const amount of [0, 5, 99, 260_000, 247_619, 1_234_567_890, -249_900])
        assert.equal(
          visible(exactMoneyIn(language, { amount, currency })),
          asWeWrite(written.format(amount / 100)),
        );
    }
});

test('where the currency stands in the head, the figure stands alone', () => {
  assert.deepEqual(
    [5, 260_000, -238_000].map((amount) => exactFigure(amount)),
    ['0.05', '2,600.00', '−2,380.00'],
  );
});
