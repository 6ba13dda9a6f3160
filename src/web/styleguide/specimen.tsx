import type { ReactNode } from 'react';
import { classes } from '#web/ui/classes.ts';
import { Heading } from '#web/ui/panel/heading.tsx';
import { SectionLabel } from '#web/ui/panel/section-label.tsx';

export const SpecimenSection = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="border-line py-12 not-last:border-b">
    <Heading level={2} size="h3">
      {title}
    </Heading>
    <div className="mt-7 grid gap-5 tablet:grid-cols-6">{children}</div>
  </section>
);

const spans = {
  third: 'tablet:col-span-3 desk:col-span-2',
  half: 'tablet:col-span-3',
  wide: 'tablet:col-span-6 desk:col-span-4',
  full: 'tablet:col-span-6',
};

interface SpecimenProps {
  label: string;
  span?: keyof typeof spans;
  className?: string;
  children: ReactNode;
}

export const Specimen = ({ label, span = 'third', className, children }: SpecimenProps) => (
  <div
    className={classes(
      'min-w-0 rounded-plate p-6 shadow-[0_0_0_1px_var(--line)] max-tablet:p-5',
      spans[span],
      className,
    )}
  >
    <h3>
      <SectionLabel>{label}</SectionLabel>
    </h3>
    <div className="mt-5">{children}</div>
  </div>
);

export const Row = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-wrap items-center gap-3 not-first:mt-3">{children}</div>
);

export const Stack = ({ children }: { children: ReactNode }) => (
  <div className="grid grid-cols-1 gap-4">{children}</div>
);
