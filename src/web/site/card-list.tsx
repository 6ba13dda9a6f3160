import type { ReactElement } from 'react';
import { BelowFold } from '#web/site/below-fold.tsx';
import { classes } from '#web/ui/classes.ts';

interface CardListProps {
  /** One card each, by its key. */
  children: ReactElement[];
  className?: string;
}

/**
 * A long list in one, two or three columns. Each card comes alive by itself, so that a phone is never busy
 * with eighty cards at once.
 */
export const CardList = ({ children, className }: CardListProps) => (
  <ul className={classes('grid tablet:grid-cols-2 desk:grid-cols-3', className ?? 'gap-7')}>
    {children.map((card) => (
      <BelowFold key={card.key} as="li" className="grid">
        {card}
      </BelowFold>
    ))}
  </ul>
);
