import type { ReactNode } from 'react';
import { classes } from '#web/ui/classes.ts';

/** A badge lies on a poster, so it keeps its colours when the page turns dark. */
const variants = {
  exclusive: 'bg-[#FCF9F3] text-[#10282D]',
  'hot-deal': 'bg-coral-fill text-[#10282D]',
  'fully-booked': 'bg-[#EADFCB] text-[#526263]',
  'most-popular': 'bg-brass-fill text-[#10282D]',
};

type BadgeVariant = keyof typeof variants;

interface BadgeProps {
  variant?: BadgeVariant;
  children: ReactNode;
}

export const Badge = ({ variant = 'exclusive', children }: BadgeProps) => (
  <span
    className={classes(
      'inline-flex h-6.5 items-center rounded-hair px-2.5 text-[0.6875rem] leading-none font-semibold tracking-[0.06em] whitespace-nowrap',
      variants[variant],
    )}
  >
    {children}
  </span>
);
