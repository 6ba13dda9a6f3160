import { classes } from '#web/ui/classes.ts';
import { Skeleton } from '#web/ui/panel/skeleton.tsx';

/** A line of text: its sand is as high as the letters, its room as high as the line. */
export const LineShape = ({ className }: { className: string }) => (
  <Skeleton className={classes('my-[0.36em] h-[0.9em] max-w-full', className)} />
);

/** A label with its field. */
export const FieldShape = () => (
  <div>
    <LineShape className="w-28" />
    <Skeleton className="h-13" />
  </div>
);
