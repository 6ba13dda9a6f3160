/** The one place that knows how many fils a dirham has; apart from the arithmetic, because first screens read sums. */
import type { Minor, Money } from '#contract/primitives.ts';

export const minorUnits = 100;

/** Fils or cents as whole units, for reading and comparing only. */
export const majorOf = (amount: Minor): number => amount / minorUnits;

export const isMoreThanNothing = (sum: Money): boolean => sum.amount > 0;
