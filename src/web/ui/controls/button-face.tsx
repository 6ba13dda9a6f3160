import type { ReactNode } from 'react';
import { classes } from '#web/ui/classes.ts';

interface ButtonFaceProps {
  icon?: ReactNode;
  hidden?: boolean | undefined;
  children: ReactNode;
}

/** What stands on a button; apart from it, so that a link that looks like one carries no icons. */
export const ButtonFace = ({ icon, hidden, children }: ButtonFaceProps) => (
  <span
    className={classes(
      'col-start-1 row-start-1 inline-flex items-center justify-center gap-2.5',
      hidden && 'invisible',
    )}
  >
    {icon}
    <span>{children}</span>
  </span>
);
