import { type ReactNode, Suspense, use, useEffect, useRef, useState } from 'react';
import { type Delay, delayHydration, endWhenNear } from '#web/platform/delayed-hydration.ts';
import { useHydrated } from '#web/platform/use-hydrated.ts';
import { classes } from '#web/ui/classes.ts';

interface BelowFoldProps {
  as?: 'section' | 'div' | 'footer' | 'li';
  id?: string | undefined;
  className?: string | undefined;
  /** The first of a row of parts may lie above the fold: it is drawn and comes alive with the page. */
  inSight?: boolean;
  children: ReactNode;
}

/**
 * A part of a page below the first screen. The server draws it whole; the browser lays it out after the
 * screen above it (`shell/lay-out-below-fold.ts`), and React takes it over when it comes near or anything is touched:
 * a phone is never busy with what nobody looks at. Effects of what is around it cannot reach inside.
 */
export function BelowFold(props: BelowFoldProps) {
  const { as: Part = 'section', id, className, inSight, children } = props;
  const [delay] = useState(() => delayHydration(inSight));
  const part = useRef<HTMLElement>(null);
  useEffect(() => (part.current ? endWhenNear(delay, part.current) : undefined), [delay]);
  // Each tag has its own type of element; all that is used is that it is one.
  const ref = part as React.RefObject<never>;
  return (
    <Part ref={ref} id={id} data-sleeps="" className={classes(!inSight && 'below-fold', className)}>
      <Suspense>
        <Sleeper delay={delay}>{children}</Sleeper>
      </Suspense>
    </Part>
  );
}

/** Sleeps on the server's own drawing alone: what is drawn here, there is nothing to see of before. */
function Sleeper({ delay, children }: { delay: Delay; children: ReactNode }) {
  const hydrated = useHydrated();
  if (!hydrated && !delay.over) use(delay.ended);
  return children;
}
