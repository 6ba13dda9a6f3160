import type { ReactNode } from 'react';
import { Heading, type HeadingLevel } from '#web/ui/panel/heading.tsx';
import { SectionLabel } from '#web/ui/panel/section-label.tsx';

interface SectionHeadProps {
  title: string;
  label?: string;
  text?: ReactNode;
  level?: HeadingLevel;
  size?: 'h1' | 'h2' | 'h3';
  /** Points `aria-labelledby` of the section here. */
  id?: string;
}

/** Title at the start, one short paragraph at the end edge, both on one baseline. */
export const SectionHead = ({
  title,
  label,
  text,
  level = 2,
  size = 'h2',
  id,
}: SectionHeadProps) => (
  <div className="mb-9 grid items-end gap-5 tablet:mb-15 tablet:grid-cols-[1fr_22rem] tablet:gap-12">
    <div className="grid gap-4">
      {label && <SectionLabel>{label}</SectionLabel>}
      <Heading level={level} size={size} id={id} className="max-w-[14em]">
        {title}
      </Heading>
    </div>
    {text && <p className="text-body text-ink-soft">{text}</p>}
  </div>
);
