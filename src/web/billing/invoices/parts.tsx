import type { ReactNode } from 'react';

export const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="mt-5 border-t border-line pt-4">
    <h4 className="font-text text-[0.875rem] leading-5 font-semibold">{title}</h4>
    <dl className="mt-1.5">{children}</dl>
  </section>
);

interface LineProps {
  name: string;
  note?: string | undefined;
  sum: string;
}

export const InvoiceLine = ({ name, note, sum }: LineProps) => (
  <div className="flex items-baseline justify-between gap-5 py-1 text-[0.9375rem]">
    <dt className="min-w-0 wrap-anywhere">
      <bdi>{name}</bdi>
      {note && (
        <span className="block text-caption text-ink-mute first-letter:uppercase">{note}</span>
      )}
    </dt>
    <dd className="tnum shrink-0 first-letter:uppercase">
      <bdi>{sum}</bdi>
    </dd>
  </div>
);
