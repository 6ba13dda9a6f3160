import { classes } from '#web/ui/classes.ts';
import { paper } from '#web/ui/print-card.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';

/** Sand with a passing light; still sand where motion is not wanted. */
export function Skeleton({ className }: { className: string }) {
  return (
    <div
      className={classes(
        'rounded-hair bg-sunk bg-[linear-gradient(100deg,var(--surface-sunk)_40%,var(--surface-raised)_50%,var(--surface-sunk)_60%)] bg-[length:200%_100%] motion-safe:animate-shimmer motion-reduce:bg-none',
        className,
      )}
    />
  );
}

interface PrintSkeletonProps {
  label: string;
  shape?: '4:3' | '16:9';
}

/** The size of the print it stands for: picture, title, two lines and the footer. */
export function PrintSkeleton({ label, shape = '4:3' }: PrintSkeletonProps) {
  return (
    <div role="status" className={classes(paper, 'h-full')}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <Skeleton className={shape === '4:3' ? 'aspect-4/3' : 'aspect-video'} />
      <div className="flex flex-1 flex-col px-3.5 pt-5.5 pb-4">
        <Skeleton className="h-[2.03rem] w-7/10" />
        <Skeleton className="mt-[1.035rem] h-3.5" />
        <Skeleton className="mt-[0.58rem] h-3.5 w-17/20" />
        <Skeleton className="mt-[1.29rem] h-3.5 w-3/5" />
        <Skeleton className="mt-auto h-10 w-24 self-end" />
      </div>
    </div>
  );
}
