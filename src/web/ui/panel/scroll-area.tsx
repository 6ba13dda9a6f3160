import * as Primitive from 'radix-ui/scroll-area';
import type { ReactNode } from 'react';
import { classes } from '#web/ui/classes.ts';
import { scrollAreas } from '#web/ui/constants.ts';

interface ScrollAreaProps {
  label: string;
  /** Says how tall it is: `h-64`, `max-h-96`. */
  className?: string;
  children: ReactNode;
}

export const ScrollArea = ({ label, className, children }: ScrollAreaProps) => (
  <Primitive.Root
    type="hover"
    scrollHideDelay={scrollAreas.hideDelay}
    className={classes('overflow-hidden', className)}
  >
    <Primitive.Viewport
      role="region"
      aria-label={label}
      // Without a link inside, the keyboard would have no way to scroll.
      tabIndex={0}
      className="size-full max-h-[inherit] [scrollbar-width:none] focus-visible:-outline-offset-2 [&::-webkit-scrollbar]:hidden"
    >
      {children}
    </Primitive.Viewport>
    <Primitive.Scrollbar
      orientation="vertical"
      className="flex w-2.5 touch-none p-0.5 select-none data-[state=hidden]:animate-[fade-out_120ms_ease-out_forwards] data-[state=visible]:animate-[fade-in_120ms_ease-out]"
    >
      <Primitive.Thumb className="relative flex-1 rounded-round bg-line-strong" />
    </Primitive.Scrollbar>
  </Primitive.Root>
);
