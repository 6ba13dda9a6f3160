import type { Waitlist } from '#contract/schooling.ts';
import { classes } from '#web/ui/classes.ts';

const year = Array.from({ length: 12 }, (_, month) => month + 1);

/** A year in twelve bars: certain months dark, possible ones brass. The words beside it say the same. */
export function WaitlistMonths({
  waitlist,
  className,
}: {
  waitlist: Waitlist;
  className?: string;
}) {
  const { monthsMin, monthsMax } = waitlist;
  const look = (month: number) => {
    if (month <= monthsMin) return 'bg-primary';
    return month <= monthsMax ? 'bg-brass-fill' : 'bg-sunk dark:bg-line';
  };
  return (
    <span aria-hidden className={classes('grid grid-cols-12 gap-0.5', className)}>
      {year.map((month) => (
        <span key={month} className={classes('h-1.5', look(month))} />
      ))}
    </span>
  );
}
