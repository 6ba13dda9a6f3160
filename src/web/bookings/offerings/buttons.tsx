import { Plus } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import type { CardWords, OfferingCard } from '#contract/bookings/pages.ts';
import { ItineraryButton } from '#web/bookings/offerings/itinerary-button.tsx';
import { slugOf } from '#web/bookings/offerings/slug-of.ts';
import type { Draft } from '#web/bookings/sheet/draft.ts';
import { useBook } from '#web/bookings/sheet/use-book.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { ButtonLink } from '#web/ui/controls/button-link.tsx';
import type { ButtonLook } from '#web/ui/controls/button-look.ts';

interface BookingButtonsProps {
  card: OfferingCard;
  words: CardWords;
  size?: ButtonLook['size'];
  /** What the page knows already: the day, the hour, the party. */
  chosen?: Partial<Draft> | undefined;
}

/** 'Add to Itinerary', for flights only, and 'Book Now'; neither when every place is taken. */
export function BookingButtons({ card, words, size, chosen }: BookingButtonsProps) {
  const { canAddToItinerary, isFullyBooked } = card;
  const plus = <Plus size={16} strokeWidth={1.5} className="shrink-0" />;
  if (isFullyBooked) {
    return (
      <>
        {canAddToItinerary && (
          <Button size={size} variant="outline" disabled icon={plus}>
            {words.addToItinerary}
          </Button>
        )}
        <Button size={size} disabled>
          {words.bookNow}
        </Button>
      </>
    );
  }
  return (
    <>
      {canAddToItinerary && (
        <ItineraryButton card={card} size={size} icon={plus}>
          {words.addToItinerary}
        </ItineraryButton>
      )}
      <BookNow card={card} size={size} chosen={chosen}>
        {words.bookNow}
      </BookNow>
    </>
  );
}

interface BookNowProps extends Pick<BookingButtonsProps, 'card' | 'size' | 'chosen'> {
  children: ReactNode;
}

/** Lays the sheet over this page; in a new tab, or without a script, it leads to the offering's own. */
function BookNow({ card, size, chosen, children }: BookNowProps) {
  const { book } = useBook();
  const slug = slugOf(card);
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    book(slug, chosen);
  };
  return (
    <ButtonLink size={size} to={`${card.path}?book=${slug}`} onClick={open}>
      {children}
    </ButtonLink>
  );
}
