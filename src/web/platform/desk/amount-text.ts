/** Amounts as people type them, with two decimals: `4,200.00`. */
import type { Minor } from '#contract/primitives.ts';
import { exactFigure } from '#domain/money/exact.ts';
import { minorOf } from '#domain/money.ts';

const western = (text: string) =>
  text.replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x660));

/** In minor units; nothing while it is not an amount. */
export function amountOf(text: string): Minor | undefined {
  const plain = western(text).replace(/[,\s]/g, '');
  return /^\d{1,9}(\.\d{0,2})?$/.test(plain) ? minorOf(Number(plain)) : undefined;
}

export const amountText = (amount: Minor): string => exactFigure(amount);
