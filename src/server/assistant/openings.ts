/** When something is free for a party, and what it would cost: asked of the calendar, never guessed. */
import type { AvailableDay } from '#contract/bookings/availability.ts';
import type { Quote } from '#contract/bookings/quote.ts';
import type { Offering } from '#contract/catalogue/offerings.ts';
import type { ClockTime } from '#contract/catalogue/shapes.ts';
import type { Day } from '#contract/primitives.ts';
import { partHours, type WishTime } from '#domain/assistant/dates/dates.ts';
import { nightsOf } from '#domain/assistant/plan/time-checks.ts';
import type { SpokenWish } from '#domain/assistant/wish.ts';
import { isByDay } from '#domain/bookings/cells.ts';
import type { OfferingWish } from '#domain/bookings/plan.ts';
import { daysAfter, daysBetween, minuteOf } from '#domain/time.ts';
import type { Tools } from '#server/assistant/tools.ts';

export interface OfferingOpening {
  day: Day;
  /** Free starts that suit the hour they named; empty for stays and rentals. */
  times: ClockTime[];
  isOpen: boolean;
  /** Whether the hour they named is among them. */
  suits: boolean;
  quote: Quote | undefined;
  /** The next day with room, where this one has none. */
  next?: Day;
}

/** Within a span that was named, the first day on which there is room. */
const longestSpan = 31;

export async function openingOf(
  offering: Offering,
  wish: SpokenWish,
  tools: Tools,
  addOns: OfferingWish['addOns'] = [],
): Promise<OfferingOpening | undefined> {
  const { when, party } = wish;
  if (!when.day || when.day < tools.today) return undefined;
  const heads = party ?? offering.capacity.minParty;
  const length = nightsOf(offering, wish);
  const to = spanEnd(when.day, when.until);
  const days = await tools.availability(offering, { from: when.day, to, party: heads, length });
  const found = days?.find(({ state }) => state === 'open') ?? days?.[0];
  if (!found) return undefined;
  const opening = await opened(offering, found, { wish, heads, tools, addOns });
  if (opening.isOpen) return opening;
  const later = { from: daysAfter(to, 1), to: daysAfter(to, longestSpan), party: heads, length };
  const next = (await tools.availability(offering, later))?.find(({ state }) => state === 'open');
  return { ...opening, ...(next && { next: next.day }) };
}

function spanEnd(from: Day, until: Day | undefined): Day {
  if (!until || until < from) return from;
  return daysBetween(from, until) < longestSpan ? until : daysAfter(from, longestSpan - 1);
}

interface Asking {
  wish: SpokenWish;
  heads: number;
  tools: Tools;
  addOns: OfferingWish['addOns'];
}

async function opened(
  offering: Offering,
  found: AvailableDay,
  { wish, heads, tools, addOns }: Asking,
): Promise<OfferingOpening> {
  const free = found.slots.filter(({ state }) => state === 'open').map(({ time }) => time);
  const suited = free.filter((time) => suitsHour(time, wish.when));
  const times = suited.length > 0 ? suited : free;
  const byDay = isByDay(offering);
  const isOpen = found.state === 'open';
  const time = byDay ? null : (times[0] ?? null);
  // Only a party that was named is quoted: a price for nobody in particular is no quote.
  const wanted = isOpen && wish.party !== undefined && (byDay || time !== null);
  const placed = {
    day: found.day,
    time,
    length: nightsOf(offering, wish) ?? null,
    party: heads,
    units: null,
    addOns,
  };
  const quote = wanted ? await tools.quote(offering, placed) : undefined;
  return { day: found.day, times, isOpen, suits: byDay || suited.length > 0, quote };
}

function suitsHour(time: ClockTime, { clock, part }: WishTime): boolean {
  if (clock) return Math.abs(minuteOf(time) - minuteOf(clock)) <= 60;
  if (!part) return true;
  const [from, to] = partHours[part];
  return from <= time && time <= to;
}
