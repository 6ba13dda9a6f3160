import { Plus } from 'lucide-react';
import type { CardWords, OfferingCard } from '#contract/bookings-pages.ts';
import { useText } from '#web/i18n/use-text.ts';
import { ConsultationLink } from '#web/site/consultation-link.tsx';
import { Button } from '#web/ui/button.tsx';
import type { ButtonLook } from '#web/ui/button-look.ts';

interface BookingButtonsProps {
  card: OfferingCard;
  words: CardWords;
  size?: ButtonLook['size'];
}

/** 'Add to Itinerary', for flights only, and 'Book Now'; neither when every place is taken. */
export function BookingButtons({ card, words, size }: BookingButtonsProps) {
  const { t } = useText();
  const { title, canAddToItinerary, isFullyBooked } = card;
  const { itinerary, book } = t.bookings.subjects;
  const offered = { size, disabled: isFullyBooked };
  return (
    <>
      {canAddToItinerary && (
        <Offered {...offered} subject={itinerary(title)} label={words.addToItinerary} plus />
      )}
      <Offered {...offered} subject={book(title)} label={words.bookNow} />
    </>
  );
}

interface OfferedProps {
  label: string;
  subject: string;
  disabled: boolean;
  size: ButtonLook['size'];
  plus?: boolean;
}

function Offered({ label, subject, disabled, size, plus }: OfferedProps) {
  const look = { size, variant: plus ? 'outline' : 'primary' } as const;
  const icon = plus && <Plus size={16} strokeWidth={1.5} className="shrink-0" />;
  if (disabled) {
    return (
      <Button {...look} disabled icon={icon}>
        {label}
      </Button>
    );
  }
  return (
    <ConsultationLink {...look} subject={subject} icon={icon}>
      {label}
    </ConsultationLink>
  );
}
