/** What is the client's and has money of its own, in one shape: a booking, or a request with its price. */
import type { BookingSummary } from '#contract/bookings/bookings.ts';
import type { MoneyFacts } from '#contract/money-facts.ts';
import type { Day, Language } from '#contract/primitives.ts';
import { matterEndingLines } from '#domain/matters/money-words.ts';
import type { MoneyLine } from '#domain/money/line.ts';
import { endingLines } from '#domain/money/words/ending.ts';
import { dayInDubai } from '#domain/time.ts';
import type { AgreedMatter, OwnMoney } from '#server/assistant/tools.ts';

export interface HeldAffair {
  id: string;
  /** What of the catalogue was booked, and of which kind that is; nothing of a request. */
  offering?: string;
  category?: string;
  reference: string;
  title: string;
  /** The day it is for; a request has none. */
  on?: Day;
  path: string;
  /** The numbers of its invoices. */
  numbers: string[];
  sums: MoneyFacts;
  /** What giving it up now means; nothing where it cannot be given up. */
  ending(language: Language): MoneyLine[] | undefined;
}

export function heldIn({ bookings, matters, account }: OwnMoney): HeldAffair[] {
  const numbersOf = (id: string) =>
    account.invoices
      .filter(({ source, kind }) => source.id === id && kind === 'invoice')
      .map(({ number }) => number);
  return [
    ...bookings.map((booking) => heldBooking(booking, numbersOf(booking.id))),
    ...matters.map((matter) => heldMatter(matter, numbersOf(matter.id))),
  ];
}

function heldBooking(booking: BookingSummary, numbers: string[]): HeldAffair {
  const { id, reference, offering, sums, startsAt } = booking;
  const now = sums.endings?.now;
  return {
    id,
    reference,
    sums,
    numbers,
    title: offering.title,
    offering: offering.id,
    category: offering.category,
    on: dayInDubai(startsAt),
    path: `/dashboard/bookings/${id}`,
    ending: (language) => now && endingLines(sums, now, language),
  };
}

const heldMatter = (
  { id, reference, title, area, sums, ending }: AgreedMatter,
  numbers: string[],
): HeldAffair => ({
  id,
  reference,
  title,
  sums,
  numbers,
  path: `/dashboard/${area}/${id}`,
  ending: (language) =>
    ending ? matterEndingLines({ ...ending, onWay: sums }, language) : undefined,
});
