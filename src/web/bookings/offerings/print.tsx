import { Clock, MapPin } from 'lucide-react';
import { Link } from 'react-router';
import type { CardWords, OfferingCard } from '#contract/bookings/pages.ts';
import { partyTotal } from '#domain/bookings/offerings/party-total.ts';
import { BookingButtons } from '#web/bookings/offerings/buttons.tsx';
import { CardPrice, type KnownTotal } from '#web/bookings/offerings/card-price.tsx';
import { freeNow, type KnownWish } from '#web/bookings/offerings/known-wish.ts';
import { slugOf } from '#web/bookings/offerings/slug-of.ts';
import { useText } from '#web/i18n/use-text.ts';
import { Badge } from '#web/ui/badge.tsx';
import { classes } from '#web/ui/classes.ts';
import { Heading, type HeadingLevel } from '#web/ui/panel/heading.tsx';
import { MetaRow } from '#web/ui/panel/meta-row.tsx';
import { Picture } from '#web/ui/pictures/picture.tsx';
import { Plate } from '#web/ui/pictures/plate.tsx';
import { paper } from '#web/ui/pictures/print-card.tsx';
import { Rating } from '#web/ui/rating.tsx';

interface OfferingPrintProps {
  card: OfferingCard;
  words: CardWords;
  level: HeadingLevel;
  /** What the list knows of its reader's wish. */
  wish?: KnownWish;
}

/** An offering as a print on the wall. All of it leads to its page; the buttons lie above that. */
export const OfferingPrint = ({ card, words, level, wish }: OfferingPrintProps) => (
  <article
    className={classes(
      paper,
      'group relative transition-[transform,box-shadow] duration-(--dur-move) ease-tide hover:shadow-[var(--elev-lift),0_0_0_1px_var(--line)] motion-safe:hover:-translate-y-1',
    )}
  >
    <Plate>
      <OfferingPicture card={card} words={words} />
    </Plate>
    <div className="flex flex-1 flex-col px-3.5 pt-5.5 pb-4">
      <Heading level={level} size="card">
        <Link to={card.path} className="after:absolute after:inset-0 after:z-1">
          {card.title}
        </Link>
      </Heading>
      <p className="mt-2.5 text-[0.9375rem] leading-[1.55] text-ink-soft">{card.description}</p>
      <MetaRow items={placeAndTime(card)} />
      <div
        className={classes(
          'mt-auto flex items-end justify-between gap-4 pt-4.5',
          card.canAddToItinerary && 'flex-wrap',
        )}
      >
        <CardPrice price={card.price} perPerson={words.perPerson} known={knownOf(card, wish)} />
        <div
          className={classes(
            'relative z-2 flex shrink-0 gap-2.5',
            card.canAddToItinerary && 'w-full *:flex-auto *:px-3',
          )}
        >
          <BookingButtons card={card} words={words} size="small" chosen={chosenIn(wish)} />
        </div>
      </div>
    </div>
  </article>
);

/** The party's whole sum, where a party is known: of the day that is asked for, or as it is usually sold. */
function knownOf(card: OfferingCard, wish: KnownWish = {}): KnownTotal | undefined {
  const { guests } = wish;
  if (guests === undefined) return undefined;
  const total = freeNow(wish)?.totals.get(slugOf(card));
  return total
    ? { guests, total, onDay: true }
    : { guests, total: partyTotal(card.price, guests), onDay: false };
}

/** Nothing is asked twice: the sheet begins with what the list knows. */
const chosenIn = ({ day, guests }: KnownWish = {}) => ({
  ...(day && { day }),
  ...(guests && { party: guests }),
});

function placeAndTime({ location, duration }: OfferingCard) {
  const icon = { size: 14, strokeWidth: 1.5, className: 'shrink-0' };
  return [
    { id: 'location', icon: <MapPin {...icon} />, text: location },
    { id: 'duration', icon: <Clock {...icon} />, text: duration },
  ];
}

/** The poster with its badges and its rating, inside a plate. */
export function OfferingPicture({ card, words }: { card: OfferingCard; words: CardWords }) {
  const { t } = useText();
  const { isExclusive, isHotDeal, isFullyBooked } = card;
  const rating = card.rating.toFixed(1);
  return (
    <>
      <Picture
        picture={card.picture}
        className={classes(
          'transition-transform duration-(--dur-move) ease-tide motion-safe:group-hover:scale-102',
          isFullyBooked && 'saturate-45',
        )}
      />
      <div className="absolute inset-x-4.5 top-4.5 flex flex-wrap gap-1.5">
        {isExclusive && <Badge>{words.exclusive}</Badge>}
        {isHotDeal && <Badge variant="hot-deal">{words.hotDeal}</Badge>}
        {isFullyBooked && <Badge variant="fully-booked">{words.fullyBooked}</Badge>}
      </div>
      <div className="absolute end-4.5 bottom-4.5 flex">
        <Rating value={rating} label={t.bookings.rated(rating)} />
      </div>
    </>
  );
}
