import { Plus } from 'lucide-react';
import type { CardWords, OfferingCard } from '#contract/bookings/pages.ts';
import { BookingButtons } from '#web/bookings/offerings/buttons.tsx';
import { ItineraryButton } from '#web/bookings/offerings/itinerary-button.tsx';
import { PanelSteps } from '#web/bookings/panel/steps.tsx';
import { refusalOf } from '#web/bookings/sheet/refusal.ts';
import { useBook } from '#web/bookings/sheet/use-book.ts';
import type { SheetState } from '#web/bookings/sheet/use-sheet.ts';
import { useText } from '#web/i18n/use-text.ts';
import { ConsultationLink } from '#web/site/consultation-link.tsx';
import { Button } from '#web/ui/controls/button.tsx';

interface PanelSumProps {
  card: OfferingCard;
  words: CardWords;
  sheet: SheetState;
}

/** The sum and the two steps; or the way into the line. */
export function PanelSum({ card, words, sheet }: PanelSumProps) {
  const { t } = useText();
  const { show } = useBook();
  const { offering } = sheet;
  if (card.isFullyBooked) {
    return (
      <div className="mt-4 grid gap-3 border-t border-line pt-4">
        <p className="text-caption text-ink-soft">{t.bookings.offering.fullyBooked}</p>
        <div className="flex flex-wrap gap-3 *:flex-1">
          <BookingButtons card={card} words={words} />
          <Button onClick={() => show('join', offering.slug)}>
            {t.bookingSheet.waitlist.join}
          </Button>
        </div>
        <ConsultationLink
          variant="quiet"
          subject={t.bookings.subjects.book(card.title)}
          className="justify-self-start"
        >
          {t.bookings.offering.askAnother}
        </ConsultationLink>
      </div>
    );
  }
  return (
    <>
      <div className="mt-4 border-t border-line pt-4">
        <Sum sheet={sheet} />
        {card.canAddToItinerary && (
          <ItineraryButton
            card={card}
            size="small"
            icon={<Plus size={16} strokeWidth={1.5} className="shrink-0" />}
          >
            {words.addToItinerary}
          </ItineraryButton>
        )}
      </div>
      <PanelSteps card={card} words={words} sheet={sheet} />
    </>
  );
}

/** The whole price, on one line with what it takes in. */
function Sum({ sheet: { draft, price } }: Pick<PanelSumProps, 'sheet'>) {
  const { t, format } = useText();
  const { quote, error } = price;
  const say = t.bookingSheet.panel;
  if (error) return <p className="text-caption text-danger">{refusalOf(error, t).text}</p>;
  if (!quote)
    return <p className="text-caption text-ink-soft">{draft.day ? say.chooseHour : say.choose}</p>;
  return (
    <p aria-live="polite" className="flex items-baseline justify-between gap-4">
      {say.allIn}
      <bdi className="font-display text-[1.875rem] leading-none lining-nums [&:lang(ar)]:leading-[1.45]">
        {format.money(quote.total)}
      </bdi>
    </p>
  );
}
