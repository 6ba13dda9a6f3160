import type { ReactNode } from 'react';
import { BelowFold } from '#web/site/below-fold.tsx';
import { Heading } from '#web/ui/panel/heading.tsx';

interface SectionProps {
  title: string;
  /** Prints in one, two or three columns by width (specification, section 2). */
  grid?: boolean;
  size?: 'h2' | 'h3';
  children: ReactNode;
}

/** As wide as the window and with room below: what is laid out late also cuts its shadows off. */
export const Section = ({ title, grid, size = 'h3', children }: SectionProps) => (
  <BelowFold className="pt-8 pb-8 tablet:pt-9 tablet:pb-9">
    <div className="wrap">
      <Heading level={2} size={size} className={size === 'h2' ? 'mb-9' : 'mb-6'}>
        {title}
      </Heading>
      {grid ? (
        <div className="grid gap-7 tablet:grid-cols-2 desk:grid-cols-3">{children}</div>
      ) : (
        children
      )}
    </div>
  </BelowFold>
);
