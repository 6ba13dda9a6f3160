import type { Booking } from '#contract/bookings/bookings.ts';
import type { Quote } from '#contract/bookings/quote.ts';
import type { CardPays, MoneyFacts } from '#contract/money-facts.ts';
import { confirmsAtOnce } from '#domain/bookings/life.ts';
import { quoteFacts } from '#domain/bookings/money.ts';
import { isMoreThanNothing } from '#domain/money/units.ts';
import type { Bookable } from '#web/bookings/sheet/offering.ts';
import { todayInDubai } from '#web/platform/moments.ts';

/** What of a wish would be due when: by the same rule as its invoice. */
export function sumsOfWish(
  quote: Quote,
  offering: Bookable,
  cardPays: CardPays | null = null,
): MoneyFacts {
  const atOnce = confirmsAtOnce(offering);
  return quoteFacts(quote, { today: todayInDubai(), confirmsAtOnce: atOnce, cardPays });
}

/** Of a place that is held: once a card has it reserved or has paid it, that stands, whichever card is saved. */
export const movedFor = (booking: Booking | undefined): MoneyFacts | undefined =>
  booking?.place === 'held' &&
  (isMoreThanNothing(booking.sums.reserved) || isMoreThanNothing(booking.sums.paid))
    ? booking.sums
    : undefined;
