import type { ReactNode } from 'react';
import { classes } from '#web/ui/classes.ts';

const shapes = {
  '4:3': 'aspect-4/3 rounded-[1px]',
  '16:9': 'aspect-video rounded-[1px]',
  '2:1': 'aspect-2/1 rounded-[1px]',
  round: 'aspect-square rounded-round after:rounded-round',
};

interface PlateProps {
  shape?: keyof typeof shapes;
  className?: string;
  children: ReactNode;
}

/** A picture is hung, not filled in: the keyline runs 8 px inside its edge and stays still. */
export const Plate = ({ shape = '4:3', className, children }: PlateProps) => (
  <div
    className={classes(
      'relative overflow-hidden bg-sunk after:pointer-events-none after:absolute after:inset-2 after:border after:border-[rgb(255_250_236/0.5)]',
      shapes[shape],
      className,
    )}
  >
    {children}
  </div>
);
