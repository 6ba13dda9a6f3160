import type { Picture as PictureFiles } from '#contract/pages/parts.ts';
import { classes } from '#web/ui/classes.ts';
import { Picture } from '#web/ui/pictures/picture.tsx';

/** A small print: paper, and a keyline nearer to the edge than on the large ones. */
export const Thumb = ({ picture, className }: { picture: PictureFiles; className: string }) => (
  <div
    className={classes(
      'shrink-0 rounded-plate bg-raised p-1.5 shadow-[0_0_0_1px_var(--line)]',
      className,
    )}
  >
    <div className="relative size-full overflow-hidden rounded-[1px] bg-sunk after:pointer-events-none after:absolute after:inset-[0.3rem] after:border after:border-[rgb(255_250_236/0.5)]">
      <Picture picture={{ ...picture, alt: '' }} />
    </div>
  </div>
);
