import type { ChangeWish } from '#contract/bookings.ts';
import type { Quote } from '#contract/bookings-quote.ts';
import type { Offering } from '#contract/catalogue-offerings.ts';
import type { Day, Instant } from '#contract/primitives.ts';

/** What is wished of one offering: when, for how many, with what. */
export type Placed = ChangeWish;

/** Days on which the house does not sell an offering; both ends belong to it. */
export interface Closure {
  from: Day;
  to: Day;
}

/** What the rules need to know of the world beside the wish. */
export interface Circumstances {
  now: Instant;
  closures: readonly Closure[];
}

/** A wish that the rules allow: what it takes of the calendar and what it costs. */
export interface Plan {
  offeringId: Offering['id'];
  startsAt: Instant;
  endsAt: Instant;
  length: number;
  /** How much of each cell it takes, and how much each cell has. */
  units: number;
  capacity: number;
  /** The slots, nights, days or steps of the clock, each named by its first moment. */
  cells: Instant[];
  quote: Quote;
}
