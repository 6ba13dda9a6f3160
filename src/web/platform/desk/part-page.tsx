import type { ReactNode } from 'react';

interface PartPageProps {
  title: string;
  text: string;
  /** At the end of the head: a filter, a button. */
  action?: ReactNode;
  children: ReactNode;
}

/** What is no queue fills the middle of the desk as one page. */
export const PartPage = ({ title, text, action, children }: PartPageProps) => (
  <div className="mx-auto w-full max-w-[72rem] px-5 py-6 tablet:px-9">
    <div className="flex flex-wrap items-end justify-between gap-4 pb-4">
      <div>
        <h1 className="text-[2rem] leading-[1.15]">{title}</h1>
        <p className="mt-1 text-ink-soft">{text}</p>
      </div>
      {action}
    </div>
    {children}
  </div>
);
