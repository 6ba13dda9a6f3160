import type { ComponentProps } from 'react';
import { classes } from '#web/ui/classes.ts';

export const wordLook =
  'relative inline-flex min-h-11 cursor-pointer items-center text-[0.875rem] font-medium hover:text-brass aria-busy:cursor-progress aria-busy:opacity-80';

interface WordButtonProps extends ComponentProps<'button'> {
  busy?: boolean;
  children: string;
}

/** A word with the brass line close beneath it: beside a button it stays the lesser thing. */
export const WordButton = ({ busy, className, children, onClick, ...button }: WordButtonProps) => (
  <button
    type="button"
    {...button}
    aria-busy={busy || undefined}
    onClick={(event) => !busy && onClick?.(event)}
    className={classes(wordLook, className)}
  >
    <span className="border-b border-brass-fill">{children}</span>
  </button>
);
