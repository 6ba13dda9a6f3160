import { type ReactNode, useId } from 'react';
import { classes } from '#web/ui/classes.ts';
import { Heading } from '#web/ui/panel/heading.tsx';

interface PanelProps {
  title: string;
  id?: string;
  className?: string;
  /** At the end of the title's line. */
  aside?: ReactNode;
  children: ReactNode;
}

/** Paper on a hairline, with its name: the working screens are made of them. */
export function Panel({ title, id, className, aside, children }: PanelProps) {
  const heading = useId();
  return (
    <section
      id={id}
      aria-labelledby={heading}
      className={classes(
        'scroll-mt-[calc(var(--shell-h)+1rem)] rounded-plate bg-raised p-5 shadow-[0_0_0_1px_var(--line)] tablet:p-7',
        className,
      )}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <Heading level={2} size="h4" id={heading}>
          {title}
        </Heading>
        {aside}
      </div>
      {children}
    </section>
  );
}
