/** Fees for changes, within what is kept in all. */
import type { Day } from '#contract/primitives.ts';

/** What is kept for a change in minor units, and the day in Dubai on which it was made; null: of several days. */
export interface KeptFee {
  on: Day | null;
  amount: number;
}

/** The earlier fees were kept first: what the house gave is taken off the last. */
export function feesWithin(fees: readonly KeptFee[], kept: number): KeptFee[] {
  let rest = kept;
  return fees.flatMap(({ on, amount }) => {
    const within = Math.min(rest, amount);
    rest -= within;
    return within > 0 ? [{ on, amount: within }] : [];
  });
}
