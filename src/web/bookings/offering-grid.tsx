import type { CardWords, OfferingCard } from '#contract/bookings/pages.ts';
import { OfferingPrint } from '#web/bookings/offering-print.tsx';
import { CardList } from '#web/site/card-list.tsx';

interface OfferingGridProps {
  cards: OfferingCard[];
  words: CardWords;
}

export function OfferingGrid({ cards, words }: OfferingGridProps) {
  return (
    <CardList>
      {cards.map((card) => (
        <OfferingPrint key={card.path} card={card} words={words} level={2} />
      ))}
    </CardList>
  );
}
