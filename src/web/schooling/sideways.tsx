import type { ReactNode } from 'react';
import { classes } from '#web/ui/classes.ts';

interface SidewaysProps {
  label: string;
  className?: string;
  children: ReactNode;
}

/** What is wider than a phone moves sideways by itself, and the page stays where it is. */
export function Sideways({ label, className, children }: SidewaysProps) {
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: without it the keyboard could not move it
      tabIndex={0}
      className={classes('overflow-x-auto', className)}
    >
      {children}
    </section>
  );
}
