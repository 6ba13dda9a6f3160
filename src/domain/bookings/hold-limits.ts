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
}

const most = { own: 6, here: 4, near: 24, nearHere: 12 };
/** Anybody may be called away from their screen; who always is keeps less. */
const forgiven = { own: 2, near: 8 };
const least = { own: 1, near: 3 };

export type HoldExcess = 'own' | 'here' | 'near';

/** What stands against one more. */
export function holdExcess(counts: HoldCounts): HoldExcess | undefined {
  const { own, near } = allowed(counts);
  if (counts.own >= own) return 'own';
  if (counts.ownHere >= most.here) return 'here';
  return counts.near >= near || counts.nearHere >= most.nearHere ? 'near' : undefined;
}

export function allowed({ ownLapsed, nearLapsed }: HoldCounts): { own: number; near: number } {
  const shrunk = (of: 'own' | 'near', lapsed: number) =>
    Math.max(least[of], most[of] - Math.max(0, lapsed - forgiven[of]));
  return { own: shrunk('own', ownLapsed), near: shrunk('near', nearLapsed) };
}
