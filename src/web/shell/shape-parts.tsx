import type { ReactNode } from 'react';
import { classes } from '#web/ui/classes.ts';
import { LineShape } from '#web/ui/panel/field-shape.tsx';
import { Skeleton } from '#web/ui/panel/skeleton.tsx';

/** A title, which leaves the room that its letters will take: the Arabic ones more. */
export const Title = ({ className }: { className?: string }) => (
  <Skeleton
    className={classes(
      'my-[0.15em] h-[0.74em] w-[6em] max-w-full text-h2 [&:lang(ar)]:my-[0.28em]',
      className,
    )}
  />
);

/** A page of the house: under both bars, as wide as its text. */
export const HousePage = ({ className, children }: { className?: string; children: ReactNode }) => (
  <div
    className={classes(
      'wrap min-h-svh overflow-hidden pt-[calc(var(--shell-h)+1.5rem)] pb-24',
      className,
    )}
  >
    {children}
  </div>
);

/** Two or three words on a line, of which one is chosen. */
export const TabsLine = ({ widths }: { widths: readonly string[] }) => (
  <div className="flex gap-6 shadow-[inset_0_-1px_0_var(--line)] tablet:gap-9">
    {widths.map((width) => (
      <div key={width} className="py-4">
        <LineShape className={width} />
      </div>
    ))}
  </div>
);

/** What a panel of the page will be framed by, with its lines in it. */
export const Sheet = ({ className, children }: { className?: string; children?: ReactNode }) => (
  <div className={classes('rounded-plate bg-raised p-6 shadow-[0_0_0_1px_var(--line)]', className)}>
    {children}
  </div>
);
