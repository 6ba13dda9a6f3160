import type { ReactNode } from 'react';
import { Heading } from '#web/ui/heading.tsx';

interface SectionProps {
  title: string;
  /** Prints in one, two or three columns. */
  grid?: boolean;
  children: ReactNode;
}

export function Section({ title, grid, children }: SectionProps) {
  return (
    <section className="below-fold pt-16 tablet:pt-18">
      <Heading level={2} size="h3" className="mb-6">
        {title}
      </Heading>
      {grid ? (
        <div className="grid gap-7 tablet:grid-cols-2 desk:grid-cols-3">{children}</div>
      ) : (
        children
      )}
    </section>
  );
}
