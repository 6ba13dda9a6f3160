import { classes } from '#web/ui/classes.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';

/** Sand that breathes, all of it together; still sand where motion is not wanted. */
export const Skeleton = ({ className }: { className: string }) => (
  <div className={classes('rounded-hair bg-sunk motion-safe:animate-breath', className)} />
);

interface SkeletonsProps {
  /** What is being read, for whoever does not see them. */
  label: string;
  /** The size of each. */
  sizes: readonly string[];
  className?: string;
}

/** Several that stand for one thing which is on its way. */
export const Skeletons = ({ label, sizes, className }: SkeletonsProps) => (
  <div role="status" className={className}>
    <VisuallyHidden>{label}</VisuallyHidden>
    {sizes.map((size, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: they never change places.
      <Skeleton key={place} className={size} />
    ))}
  </div>
);
