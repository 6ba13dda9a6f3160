/** How much somebody may keep from others without having paid anything for it: what they could use, and less after waste. */

/** Holds that live with what was taken unpaid, and those that ran out unused within a day. */
export interface HoldCounts {
  own: number;
  ownHere: number;
  ownLapsed: number;
  /** Of the whole network they come from; a family's, a hotel's. */
  near: number;
  nearHere: number;
  nearLapsed: number;
  /** Paid for something in full and left the money with us: a client who pays by bank, say. */
  hasPaid: boolean;
}

const most = { own: 6, here: 4, near: 24, nearHere: 12 };
/** Anybody may be called away from their screen; who always is keeps less. */
const forgiven = { own: 2, near: 8 };
/** Whoever has paid once may plan a stay before its invoices are paid; without end it would buy a day for one payment. */
const whenPaid = 2;
const least = { own: 1, near: 3 };

export type HoldExcess = 'own' | 'here' | 'near';

/** What stands against one more. */
export function holdExcess(counts: HoldCounts): HoldExcess | undefined {
  const { own, near } = allowedHolds(counts);
  if (counts.own >= own) return 'own';
  if (counts.ownHere >= most.here * trustOf(counts)) return 'here';
  return counts.near >= near || counts.nearHere >= most.nearHere ? 'near' : undefined;
}

const trustOf = ({ hasPaid }: HoldCounts) => (hasPaid ? whenPaid : 1);

/** A network's measure grows for nobody: it is shared by strangers. */
export function allowedHolds(counts: HoldCounts): { own: number; near: number } {
  const shrunk = (of: 'own' | 'near', lapsed: number, trust = 1) =>
    Math.max(least[of], trust * most[of] - Math.max(0, lapsed - forgiven[of]));
  const { ownLapsed, nearLapsed } = counts;
  return { own: shrunk('own', ownLapsed, trustOf(counts)), near: shrunk('near', nearLapsed) };
}
