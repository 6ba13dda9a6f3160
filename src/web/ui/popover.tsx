import * as Primitive from 'radix-ui/popover';
import type { ReactNode } from 'react';
import { classes } from '#web/ui/classes.ts';

/** Paper that floats: menus and popovers. */
export const floating =
  'z-50 rounded-plate bg-raised shadow-[var(--elev-float),0_0_0_1px_var(--line)] data-[state=closed]:animate-[fade-out_120ms_ease-out_forwards] data-[state=open]:animate-[settle_200ms_var(--ease-tide)]';

interface PopoverProps {
  /** A button. */
  trigger: ReactNode;
  label: string;
  children: ReactNode;
}

export function Popover({ trigger, label, children }: PopoverProps) {
  return (
    <Primitive.Root>
      <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          aria-label={label}
          align="start"
          sideOffset={6}
          collisionPadding={8}
          className={classes(
            floating,
            'w-80 max-w-[calc(100vw-1rem)] p-5 focus-visible:outline-none',
          )}
        >
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
