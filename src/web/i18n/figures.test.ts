import assert from 'node:assert/strict';
import { test } from 'node:test';
import { plainMoney, plainNumber, pluralForm } from '#web/i18n/figures.ts';
import { localeOf } from '#web/i18n/locale.ts';

const languages = ['en', 'ar'] as const;
const counts = [...Array.from({ length: 1001 }, (_, count) => count), 1100, 25_000, 1_234_567];

test('whole numbers and short fractions are written as Intl writes them', () => {
  for (const language of languages)
    for (const value of [...counts, 0.5, 4.8, 12.25, 1234.125])
      assert.equal(plainNumber(value), new Intl.NumberFormat(localeOf[language]).format(value));
});

test('amounts are written as Intl writes them', () => {
  for (const language of languages)
    for (const currency of ['USD', 'AED'] as const)
      for (const amount of counts.flatMap((count) => [count, count * 100])) {
        const digits = amount % 100 === 0 ? 0 : 2;
        const wanted = new Intl.NumberFormat(localeOf[language], {
          style: 'currency',
          currency,
          minimumFractionDigits: digits,
          maximumFractionDigits: digits,
        }).format(amount / 100);
        assert.equal(plainMoney(language, { amount, currency }), wanted);
      }
});

test('every count takes the form that Intl gives it', () => {
  for (const language of languages) {
    const rules = new Intl.PluralRules(localeOf[language]);
    for (const count of counts) assert.equal(pluralForm(language, count), rules.select(count));
  }
});

test('what is not plain is left to Intl', () => {
  assert.equal(plainNumber(-1), undefined);
  assert.equal(plainNumber(1 / 3), undefined);
  assert.equal(plainMoney('en', { amount: -100, currency: 'AED' }), undefined);
  assert.equal(pluralForm('ar', 1.5), undefined);
});
