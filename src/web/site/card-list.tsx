import type { ReactElement } from 'react';
import { BelowFold } from '#web/site/below-fold.tsx';
import { classes } from '#web/ui/classes.ts';

/** The widest row: a phone shows the first of it, a desk no more than the next one. */
const firstRow = 3;

interface CardListProps {
  /** One card each, by its key. */
  children: ReactElement[];
  className?: string;
}

/**
 * A long list in one, two or three columns. All of it is in the document; each card past the first row is
 * laid out and comes alive by itself, so that a phone is never busy with eighty cards at once.
 */
export const CardList = ({ children, className }: CardListProps) => (
  <ul className={classes('grid tablet:grid-cols-2 desk:grid-cols-3', className ?? 'gap-7')}>
    {children.map((card, place) => (
      <BelowFold key={card.key} as="li" className="grid [--room:34rem]" inSight={place < firstRow}>
        {card}
      </BelowFold>
    ))}
  </ul>
);
