import type { Quote } from '#contract/bookings/quote.ts';
import type { MoneyFacts } from '#contract/money-facts.ts';
import { quoteFacts } from '#domain/bookings/money.ts';
import { todayInDubai } from '#web/bookings/sheet/clock.ts';
import { type Bookable, confirmsByItself } from '#web/bookings/sheet/offering.ts';

/** What of a wish would be due when: by the same rule as its invoice. */
export function sumsOf(quote: Quote, offering: Bookable): MoneyFacts {
  return quoteFacts(quote, { today: todayInDubai(), confirmsAtOnce: confirmsByItself(offering) });
}
