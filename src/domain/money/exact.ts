import type { Language, Minor, Money } from '#contract/primitives.ts';
import { groupThousands, minus, withCurrency } from '#domain/money/figures.ts';
import { majorOf } from '#domain/money/units.ts';

/** `2,600.00`: in a column every amount has its two decimals, so that the figures stand under each other. */
export const exactFigure = (amount: Minor, language: Language = 'en'): string =>
  `${amount < 0 ? minus[language] : ''}${groupThousands(Math.abs(majorOf(amount)).toFixed(2))}`;

/** `AED 2,600.00`, `−$120.00`. */
export const exactMoneyIn = (language: Language, price: Money): string =>
  withCurrency(language, price, exactFigure(Math.abs(price.amount)));
