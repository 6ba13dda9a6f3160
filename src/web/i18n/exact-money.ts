import type { Language, Money } from '#contract/primitives.ts';
import { signed } from '#domain/money-figures.ts';

/** `2,600.00`: in a column every amount has its two decimals, so that the figures stand under each other. */
export function exactFigure(amount: number): string {
  const digits = String(Math.abs(amount)).padStart(3, '0');
  const units = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, ',');
  return `${amount < 0 ? '\u2212' : ''}${units}.${digits.slice(-2)}`;
}

/** `AED 2,600.00`, `−$120.00`. */
export function exactMoneyIn(language: Language, price: Money): string {
  return signed(language, price, exactFigure(Math.abs(price.amount)));
}
