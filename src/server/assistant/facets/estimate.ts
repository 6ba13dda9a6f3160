/** What something that can be booked comes to, by the engine: on the day that was named, or on an ordinary one. */
import type { Quote } from '#contract/bookings/quote.ts';
import type { Offering } from '#contract/catalogue/offerings.ts';
import type { Day } from '#contract/primitives.ts';
import { nightsOf } from '#domain/assistant/plan/time-checks.ts';
import type { SpokenWish } from '#domain/assistant/wish.ts';
import { isByDay, timesOn } from '#domain/bookings/cells.ts';
import { carriesParty } from '#domain/bookings/party.ts';
import { type OfferingWish, planBooking } from '#domain/bookings/plan.ts';
import { Failure } from '#domain/failure.ts';
import { dayInDubai, daysAfter } from '#domain/time.ts';
import { chosenIn, unitsIn } from '#server/assistant/facets/extras.ts';
import type { FacetContext } from '#server/assistant/facets/facet.ts';
import { type OfferingOpening, openingOf } from '#server/assistant/openings.ts';

export interface Reckoned {
  quote: Quote;
  /** For so many; the fewest where nobody said and the price is the same. */
  heads: number;
  /** Of the day that was named; nothing where it is reckoned for an ordinary one. */
  day: Day | undefined;
  opening: OfferingOpening | undefined;
}

/** Nothing where the price goes by heads that nobody counted, or such a party is not taken. */
export async function reckonedFor(
  item: Offering,
  asked: FacetContext,
): Promise<Reckoned | undefined> {
  const { meant, tools } = asked.context;
  const units = unitsFor(item, asked);
  const heads = headsFor(item, meant.wish, units);
  if (heads === undefined || !carriesParty(item, heads)) return undefined;
  const wish = { ...meant.wish, party: heads };
  const addOns = chosenIn(item, asked.context);
  const opening = item.isFullyBooked ? undefined : await openingOf(item, wish, tools, addOns);
  const placed = { time: null, length: nightsOf(item, wish) ?? null, party: heads, units, addOns };
  const dated =
    opening?.quote && units !== null
      ? await tools.quote(item, { ...placed, day: opening.day })
      : opening?.quote;
  const quote = dated ?? ordinaryQuote(item, placed, tools.now);
  if (!quote) return undefined;
  asked.sources.push(quote, opening);
  return { quote, heads, day: dated && opening?.day, opening };
}

/** A charter costs what it costs; a seat is paid by whoever sits on it. */
function headsFor(item: Offering, { party }: SpokenWish, units: number | null): number | undefined {
  if (party !== undefined || item.price.unit === 'per-person') return party;
  return item.capacity.minParty * (units ?? 1);
}

/** More than the engine would take by itself, where they were named and suffice. */
function unitsFor(item: Offering, { context }: FacetContext): number | null {
  const named = isByDay(item) ? unitsIn(context) : undefined;
  const { perSlot, minParty, maxParty } = item.capacity;
  const { party = minParty * (named ?? 1) } = context.meant.wish;
  if (named === undefined || named > perSlot) return null;
  return minParty * named <= party && party <= maxParty * named ? named : null;
}

/** Looked for within a year, behind every deadline: a deposit is still a deposit then. */
function ordinaryQuote(
  item: Offering,
  placed: Omit<OfferingWish, 'day'>,
  now: string,
): Quote | undefined {
  const hours = item.leadTimeHours + item.cancellation.freeUntilHours;
  const first = daysAfter(dayInDubai(now), Math.ceil(hours / 24) + 2);
  for (let at = 0; at < 330; at += 1) {
    const quote = quoteOn(item, { ...placed, day: daysAfter(first, at) }, now);
    if (quote?.lines.every(({ season }) => !season)) return quote;
  }
  return undefined;
}

function quoteOn(item: Offering, placed: OfferingWish, now: string): Quote | undefined {
  // A stay begins at its check-in whoever asks; anything else at its first hour.
  const time = isByDay(item) ? null : (timesOn(item, placed.day)[0] ?? null);
  try {
    return planBooking(item, { ...placed, time }, { now, closures: [] }).quote;
  } catch (error) {
    // The rules refuse by a Failure; anything else is a defect.
    if (error instanceof Failure) return undefined;
    throw error;
  }
}
