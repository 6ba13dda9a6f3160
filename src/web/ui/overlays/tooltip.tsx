import * as Primitive from 'radix-ui/tooltip';
import type { ReactNode } from 'react';
import { tooltips } from '#web/ui/constants.ts';

/** Around those that stand together: from one to the next nobody waits. */
export const TooltipProvider = ({ children }: { children: ReactNode }) => (
  <Primitive.Provider delayDuration={tooltips.openDelay} skipDelayDuration={tooltips.skipDelay}>
    {children}
  </Primitive.Provider>
);

interface TooltipProps {
  text: string;
  /** One element that takes focus. */
  children: ReactNode;
}

/** Helps, never carries: what it says must be known without it. */
export const Tooltip = ({ text, children }: TooltipProps) => (
  <Primitive.Root>
    <Primitive.Trigger asChild>{children}</Primitive.Trigger>
    <Primitive.Portal>
      <Primitive.Content
        side="top"
        sideOffset={8}
        collisionPadding={8}
        className="z-60 max-w-64 rounded-hair bg-ink px-2.5 py-1.5 text-caption text-raised data-[state=closed]:animate-[fade-out_120ms_ease-out_forwards] data-[state=delayed-open]:animate-[fade-in_120ms_ease-out] dark:bg-primary dark:text-on-primary"
      >
        {text}
      </Primitive.Content>
    </Primitive.Portal>
  </Primitive.Root>
);
