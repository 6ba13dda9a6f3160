import type { Plan } from '#contract/catalogue/landing.ts';
import type { MembershipTier } from '#contract/catalogue/vip.ts';

interface Held {
  plan: string | null;
  tier: string | null;
}

interface Offered {
  tiers: readonly Pick<MembershipTier, 'id' | 'order' | 'includedWithPlan'>[];
  plans: readonly Pick<Plan, 'id' | 'order'>[];
}

/** Whether somebody's own tier, or the one that their plan brings, is this one or above it. */
export function isOfTier(lowest: string, { plan, tier }: Held, { tiers, plans }: Offered): boolean {
  const planOrder = (id: string | null) => plans.find((one) => one.id === id)?.order ?? 0;
  const from = tiers.find(({ id }) => id === lowest)?.order ?? Number.POSITIVE_INFINITY;
  return tiers.some(({ id, order, includedWithPlan }) => {
    const isBrought = includedWithPlan !== null && planOrder(plan) >= planOrder(includedWithPlan);
    return order >= from && (id === tier || isBrought);
  });
}
