import type { Quote } from '#contract/bookings-quote.ts';
import type { MoneyFacts } from '#contract/money-facts.ts';
import { quoteFacts } from '#domain/booking-money.ts';
import { todayInDubai } from '#web/booking-sheet/clock.ts';
import { type Bookable, confirmsByItself } from '#web/booking-sheet/offering.ts';

/** What of a wish would be due when: by the same rule as its invoice. */
export function sumsOf(quote: Quote, offering: Bookable): MoneyFacts {
  return quoteFacts(quote, { today: todayInDubai(), confirmsAtOnce: confirmsByItself(offering) });
}
