import type { Plan } from '#contract/catalogue/landing.ts';
import type { MembershipTier } from '#contract/catalogue/vip.ts';

interface Held {
  plan: string | null;
  tier: string | null;
}

type Plans = readonly Pick<Plan, 'id' | 'order'>[];

interface Offered {
  tiers: readonly Pick<MembershipTier, 'id' | 'order' | 'includedWithPlan'>[];
  plans: Plans;
}

/** Whether a plan brings a tier along: a dearer one brings what a cheaper one brings. */
export function bringsTier(
  plan: string | null,
  includedWith: string | null,
  plans: Plans,
): boolean {
  const [own, from] = [plan, includedWith].map((id) => plans.find((one) => one.id === id));
  return own !== undefined && from !== undefined && own.order >= from.order;
}

/** Whether somebody's own tier, or the one that their plan brings, is this one or above it. */
export function isOfTier(lowest: string, { plan, tier }: Held, { tiers, plans }: Offered): boolean {
  const from = tiers.find(({ id }) => id === lowest)?.order ?? Number.POSITIVE_INFINITY;
  return tiers.some(
    ({ id, order, includedWithPlan }) =>
      order >= from && (id === tier || bringsTier(plan, includedWithPlan, plans)),
  );
}
