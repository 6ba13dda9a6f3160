import { classes } from '#web/ui/classes.ts';

interface KeycapProps {
  cap: string;
  /** On a filled button. */
  filled?: boolean;
}

/** A key as 18 px cap; never on a phone or under a finger, and a screen reader hears it from the control itself. */
export const Keycap = ({ cap, filled }: KeycapProps) => (
  <kbd
    dir="ltr"
    aria-hidden
    className={classes(
      'hidden h-4.5 min-w-4.5 place-items-center rounded-hair px-1 font-text text-[0.6875rem] leading-none font-medium uppercase tablet:with-keys:inline-grid',
      filled
        ? 'shadow-[inset_0_0_0_1px_color-mix(in_srgb,currentColor_35%,transparent)]'
        : 'text-ink-mute shadow-[inset_0_0_0_1px_var(--line-strong)]',
    )}
  >
    {cap}
  </kbd>
);
