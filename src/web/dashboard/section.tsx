import type { ReactNode } from 'react';
import { classes } from '#web/ui/classes.ts';
import { Heading } from '#web/ui/panel/heading.tsx';

interface DashboardSectionProps {
  id: string;
  title: string;
  /** At the end of the title's line. */
  aside?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A part of the page: its title on a rule, and what stands under it on hairlines. */
export const DashboardSection = (props: DashboardSectionProps) => {
  const { id, title, aside, className, children } = props;
  return (
    <section aria-labelledby={id} className={classes('min-w-0', className)}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b border-line-strong pb-3">
        <Heading level={2} size="h3" id={id}>
          {title}
        </Heading>
        {aside && <div className="text-[0.9375rem] text-ink-soft">{aside}</div>}
      </div>
      {children}
    </section>
  );
};
