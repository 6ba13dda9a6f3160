import type { ReactNode } from 'react';
import { classes } from '#web/ui/classes.ts';

export type Tone = 'success' | 'warning' | 'danger' | 'info' | 'neutral';

const washes: Record<Tone, string> = {
  success: 'bg-success-wash text-success',
  warning: 'bg-warning-wash text-warning',
  danger: 'bg-danger-wash text-danger',
  info: 'bg-info-wash text-info',
  neutral: 'bg-sunk text-ink-mute',
};

const dots: Record<Tone, string> = {
  success: 'bg-success',
  warning: 'bg-warning',
  danger: 'bg-danger',
  info: 'bg-info',
  neutral: 'bg-ink-mute',
};

interface StatusProps {
  tone: Tone;
  /** The word: colour never speaks alone. */
  children: ReactNode;
}

export const Status = ({ tone, children }: StatusProps) => (
  <span
    className={classes(
      'inline-flex rounded-hair px-2.5 py-0.5 text-caption font-medium whitespace-nowrap',
      washes[tone],
    )}
  >
    {children}
  </span>
);

/** In tiles, where a wash would be one box too many. */
export const StatusDot = ({ tone, children }: StatusProps) => (
  <span className="inline-flex items-center gap-2 text-caption text-ink-mute">
    <span className={classes('size-1.5 shrink-0 rounded-round', dots[tone])} aria-hidden />
    {children}
  </span>
);
