import { Suspense } from 'react';
import type { CardWords, OfferingCard } from '#contract/bookings-pages.ts';
import { OfferingPrint } from '#web/bookings/offering-print.tsx';
import { classes } from '#web/ui/classes.ts';

/** Whole rows at one, two and three columns. */
const groupSize = 12;

interface OfferingGridProps {
  cards: OfferingCard[];
  words: CardWords;
}

/**
 * The cards, twelve to a group: a group further down is laid out when it comes near, and each one comes
 * alive in a task of its own, so that a phone is never busy with eighty cards at once.
 */
export function OfferingGrid({ cards, words }: OfferingGridProps) {
  const groups = Array.from({ length: Math.ceil(cards.length / groupSize) }, (_, index) =>
    cards.slice(index * groupSize, (index + 1) * groupSize),
  );
  return (
    <div className="grid gap-7">
      {groups.map((group, index) => (
        <Suspense key={group[0]?.path}>
          <div
            className={classes(
              'grid gap-7 tablet:grid-cols-2 desk:grid-cols-3',
              // What is laid out late is also cut at its edge; the shadow of a lifted print needs room.
              index > 0 && 'below-fold -m-5 p-5',
            )}
          >
            {group.map((card) => (
              <OfferingPrint key={card.path} card={card} words={words} level={2} />
            ))}
          </div>
        </Suspense>
      ))}
    </div>
  );
}
