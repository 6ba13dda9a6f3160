/** Fees for changes, within what is kept in all. */
import type { Day } from '#contract/primitives.ts';

/** What is kept for a change in minor units, and the day in Dubai on which it was made; null: of several days. */
export interface KeptFee {
  on: Day | null;
  amount: number;
}

/** The earlier fees were kept first: what the house gave is taken off the last. */
export function feesWithin<Fee extends KeptFee>(fees: readonly Fee[], kept: number): Fee[] {
  let rest = kept;
  return fees.flatMap((fee) => {
    const within = Math.min(rest, fee.amount);
    rest -= within;
    return within > 0 ? [{ ...fee, amount: within }] : [];
  });
}
