import type { ReactNode } from 'react';

/** A part of the client's column that can be put away; open, because it is there to be read. */
export function Fold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details open className="border-b border-line py-3.5 text-[0.8125rem] leading-normal">
      <summary className="mb-2 cursor-pointer font-semibold">{title}</summary>
      {children}
    </details>
  );
}
