import type { MembershipView } from '#contract/billing/memberships.ts';

/** What is on its way is not asked for a second time. */
export const isBeingPaid = (
  stands: MembershipView['openStands'],
): stands is 'collecting' | 'checking' => stands === 'collecting' || stands === 'checking';
