import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listIn } from '#domain/lists.ts';
import { localeOf } from '#domain/localise.ts';
import { moneyIn } from '#domain/money/figures.ts';
import { compactMoneyIn } from '#web/i18n/compact-money.ts';
import { dayIn } from '#web/i18n/day.ts';
import { plainNumber } from '#web/i18n/figures.ts';
import { pluralForm } from '#web/i18n/plural.ts';

const languages = ['en', 'ar'] as const;
const counts = [...Array.from({ length: 1001 }, (_, count) => count), 1100, 25_000, 1_234_567];

test('whole numbers and short fractions are written as Intl writes them', () => {
  for (const language of languages) {
    const written = new Intl.NumberFormat(localeOf[language]);
    for (const value of [...counts, 0.5, 4.8, 12.25, 1234.125])
      assert.equal(plainNumber(value), written.format(value));
  }
});

/** In minor units, by how many digits of them are shown. */
const amounts: Record<number, number[]> = {
  0: counts.map((count) => count * 100),
  2: counts.filter((count) => count % 100 !== 0),
};

/** Arabic names the currency by its word, and a minus is a minus; nothing else differs. */
const asWeWrite = (amount: string) =>
  amount
    .replace(/US\$|د\.إ\.\u200f/, (sign) => (sign === 'US$' ? 'دولار' : 'درهم'))
    .replace('-', '\u2212')
    .replace(/[\u200e\u200f]/g, '');
/** How Arabic inflects the word is a test of its own. */
const visible = (amount: string) =>
  amount
    .replace(/[\u200e\u200f]/g, '')
    .replace(/دولارات|دولارًا/, 'دولار')
    .replace(/دراهم|درهمًا/, 'درهم');

test('amounts are written as Intl writes them, but for a true minus and the Arabic word', () => {
  for (const language of languages)
    for (const currency of ['USD', 'AED'] as const)
      for (const digits of [0, 2]) {
        const written = new Intl.NumberFormat(localeOf[language], {
          style: 'currency',
          currency,
          minimumFractionDigits: digits,
          maximumFractionDigits: digits,
        });
        for (const amount of amounts[digits] ?? [])
          for (const signed of [amount, 0 - amount])
            assert.equal(
              visible(moneyIn(language, { amount: signed, currency })),
              asWeWrite(written.format(signed / 100)),
            );
      }
});

test('round amounts are written as Intl writes them, but for the same', () => {
  const round = [
    0, 12, 999, 1500, 12_345, 999_940, 999_999, 1_249_960, 14_800_000, 123_456_789, 2_500_000_000,
  ];
  for (const language of languages)
    for (const currency of ['USD', 'AED'] as const) {
      const written = new Intl.NumberFormat(localeOf[language], {
        style: 'currency',
        currency,
        notation: 'compact',
        maximumFractionDigits: 1,
      });
      for (const value of round)
        assert.equal(
          visible(compactMoneyIn(language, { amount: value * 100, currency })),
          asWeWrite(written.format(value)),
        );
    }
});

test('days are said as Intl says them', () => {
  const styles = { en: 'medium', ar: 'long' } as const;
  const days = Array.from({ length: 24 }, (_, place) => {
    const month = String((place % 12) + 1).padStart(2, '0');
    return `20${26 + place}-${month}-${place < 12 ? '05' : '28'}`;
  });
  for (const language of languages) {
    const dateStyle = styles[language];
    const said = new Intl.DateTimeFormat(localeOf[language], { dateStyle, timeZone: 'UTC' });
    for (const day of days) assert.equal(dayIn(language, day), said.format(Date.parse(day)));
  }
});

test('lists are said as Intl says them', () => {
  const said = { en: new Intl.ListFormat('en-GB'), ar: new Intl.ListFormat('ar') };
  for (const language of languages)
    for (const items of [[], ['08:00'], ['08:00', '14:00'], ['a', 'b', 'c'], ['a', 'b', 'c', 'd']])
      assert.equal(listIn(language, items), said[language].format(items));
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
  assert.equal(pluralForm('ar', 1.5), undefined);
});
