import type { ComponentProps, ReactNode } from 'react';
import { classes } from '#web/ui/classes.ts';

interface PanelProps {
  label: string;
  head: ReactNode;
  children: ReactNode;
}

/** A part of a matter below its thread, under a hairline. */
export const Panel = ({ label, head, children }: PanelProps) => (
  <section aria-label={label} className="border-t border-line px-5 py-3 tablet:px-7">
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-[0.8125rem]">
      <h2 className="text-[1.375rem] leading-[1.2]">{label}</h2>
      {head}
    </div>
    {children}
  </section>
);

export const plainLook =
  'relative inline-flex min-h-6 cursor-pointer items-center text-[0.8125rem] text-ink-soft underline decoration-brass-fill underline-offset-4 hover:text-ink disabled:cursor-not-allowed disabled:text-ink-mute disabled:no-underline max-tablet:min-h-11';

/** Small and without a frame: accept, cancel, change. */
export const PlainButton = ({ className, ...button }: ComponentProps<'button'>) => (
  <button type="button" {...button} className={classes(plainLook, className)} />
);
