import { type ReactNode, useId } from 'react';

interface WaitingPanelProps {
  title: string;
  text: string;
  /** What waits, row by row, the longest waiting first. */
  rows: ReactNode;
  children?: ReactNode;
}

/** What waits for a colleague, before the list of all invoices. */
export function WaitingPanel({ title, text, rows, children }: WaitingPanelProps) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="mb-6 rounded-plate bg-sunk px-5 py-4">
      <h2 id={heading} className="text-[1.375rem] leading-[1.2]">
        {title}
      </h2>
      <p className="text-ink-soft">{text}</p>
      <ul className="mt-2">{rows}</ul>
      {children}
    </section>
  );
}
