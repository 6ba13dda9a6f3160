import { useId } from 'react';
import { classes } from '#web/ui/classes.ts';

interface PromiseSunProps {
  /** How much of the promise is left, 1 to 0; below nothing it is late. */
  share: number;
  className?: string;
}

const highest = 5;
const lowest = 14;

/** A sun that sinks as the next word comes due, and lies under the line once it is late. */
export function PromiseSun({ share, className }: PromiseSunProps) {
  const id = useId();
  const late = share < 0;
  const height = late ? lowest : lowest - (lowest - highest) * Math.min(share, 1);
  return (
    <svg
      viewBox="0 0 24 20"
      aria-hidden="true"
      className={classes('block h-5 w-6 shrink-0 text-ink-mute', className)}
    >
      <clipPath id={id}>
        <path d={late ? 'M0 15.6h24v5H0z' : 'M0 0h24v14.4H0z'} />
      </clipPath>
      <circle
        cx={12}
        cy={height}
        r={5.2}
        clipPath={`url(#${id})`}
        fill={late ? 'var(--danger)' : 'var(--brass-fill)'}
      />
      <path d="M1 15h22" stroke="currentColor" strokeWidth={1.1} />
    </svg>
  );
}
