import type { ReactNode } from 'react';
import { Heading } from '#web/ui/panel/heading.tsx';

interface RowProps {
  icon: ReactNode;
  title: string;
  note?: ReactNode;
  status?: ReactNode;
  action?: ReactNode;
  /** What belongs to it, on lines of its own. */
  children?: ReactNode;
}

export const Row = ({ icon, title, note, status, action, children }: RowProps) => (
  <li className="border-b border-line py-5">
    <div className="grid grid-cols-[1.25rem_1fr] items-center gap-x-5 gap-y-4 tablet:grid-cols-[1.25rem_1fr_auto]">
      <span className="self-start pt-1 text-brass" aria-hidden="true">
        {icon}
      </span>
      <div className="min-w-0">
        <h3 className="font-text text-body font-medium">{title}</h3>
        {note && <p className="text-caption break-words text-ink-mute">{note}</p>}
      </div>
      <div className="flex flex-wrap items-center gap-3 max-tablet:col-start-2 tablet:justify-end tablet:[&>button]:min-w-38">
        {status}
        {action}
      </div>
    </div>
    {children && <div className="mt-4 ps-10">{children}</div>}
  </li>
);

export const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="mt-12">
    <Heading level={2} size="h3">
      {title}
    </Heading>
    <ul className="mt-4 border-t border-line-strong">{children}</ul>
  </section>
);

export const rowIcon = { size: 20, strokeWidth: 1.5 };
