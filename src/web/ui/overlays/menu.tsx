import * as Primitive from 'radix-ui/dropdown-menu';
import type { ReactNode } from 'react';
import { classes } from '#web/ui/classes.ts';

/** Paper that floats. */
const floating =
  'z-50 rounded-plate bg-raised shadow-[var(--elev-float),0_0_0_1px_var(--line)] data-[state=closed]:animate-[fade-out_120ms_ease-out_forwards] data-[state=open]:animate-[settle_200ms_var(--ease-tide)]';

export interface MenuItem {
  id: string;
  label: string;
  icon?: ReactNode;
  danger?: boolean;
  disabled?: boolean;
  onSelect: () => void;
}

interface MenuProps {
  /** A button. */
  trigger: ReactNode;
  /** Groups are parted by a hairline. */
  groups: { id: string; items: MenuItem[] }[];
}

export const Menu = ({ trigger, groups }: MenuProps) => (
  <Primitive.Root>
    <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>
    <Primitive.Portal>
      <Primitive.Content
        align="end"
        sideOffset={6}
        collisionPadding={8}
        className={classes(floating, 'min-w-56 py-1.5')}
      >
        {groups.map((group) => (
          <Primitive.Group
            key={group.id}
            className="not-first:mt-1.5 not-first:border-t not-first:border-line not-first:pt-1.5"
          >
            {group.items.map((item) => (
              <MenuRow key={item.id} {...item} />
            ))}
          </Primitive.Group>
        ))}
      </Primitive.Content>
    </Primitive.Portal>
  </Primitive.Root>
);

const MenuRow = ({ label, icon, danger, disabled, onSelect }: MenuItem) => (
  <Primitive.Item
    {...(disabled && { disabled })}
    onSelect={onSelect}
    className={classes(
      'flex min-h-11 cursor-pointer items-center gap-3 px-4 text-[0.9375rem] outline-none data-disabled:cursor-not-allowed data-disabled:text-ink-mute data-disabled:opacity-60 data-highlighted:bg-sunk',
      danger && 'text-danger',
    )}
  >
    {icon}
    {label}
  </Primitive.Item>
);
