/** What a client asks for and agrees to: wishes, holds, changes, giving up, and the rating afterwards. */
import { z } from 'zod';
import { largestParty } from '#contract/bookings/availability.ts';
import { Quote } from '#contract/bookings/quote.ts';
import { ClockTime } from '#contract/catalogue/shapes.ts';
import { MoneyEnding, MoneyFacts } from '#contract/money-facts.ts';
import { CatalogueId, Day, Instant, Money, Slug } from '#contract/primitives.ts';
import { ProseText, TextLine, TimeZone } from '#contract/typed-text.ts';

export const bookingLengths = {
  name: 120,
  needs: 300,
  note: 1000,
  pickUp: 200,
  reason: 500,
  words: 1000,
} as const;

export const Guest = z.object({
  name: TextLine.max(bookingLengths.name),
  /** In whole years; null where the offering does not ask and nobody said. */
  age: z.int().min(0).max(120).nullable().default(null),
  needs: ProseText.max(bookingLengths.needs).default(''),
});
export type Guest = z.infer<typeof Guest>;

/** What is taken: when, for how many, with what. Times are Dubai's. */
const placed = {
  day: Day,
  /** The start, the departure or the pick-up; stays have none. */
  time: ClockTime.nullable().default(null),
  /** Nights or rental days; the offering's fewest where nothing is said. */
  length: z.int().min(1).max(60).nullable().default(null),
  party: z.int().min(1).max(largestParty),
  /** Rooms or vehicles; as few as carry the party where nothing is said. */
  units: z.int().min(1).max(20).nullable().default(null),
  addOns: z
    .array(z.object({ id: CatalogueId, quantity: z.int().min(1).max(50).default(1) }))
    .max(20)
    .default([]),
};

export const BookingWish = z.object({ offering: Slug, ...placed });
export type BookingWish = z.infer<typeof BookingWish>;

const Guests = z.array(Guest).max(largestParty).default([]);

const PickUp = ProseText.max(bookingLengths.pickUp);

/** Who comes and what should be known; the first guest is the name on the booking. */
const told = {
  guests: Guests,
  note: ProseText.max(bookingLengths.note).default(''),
  /** The driver or jumper says that they hold the licence the offering asks for. */
  licenceHeld: z.boolean().default(false),
  /** Everybody who comes, named or only counted, is within the ages, height and weight of the offering. */
  limitsKept: z.boolean().default(false),
  /** Where a chauffeur or a transfer comes to; empty where nobody does. */
  pickUp: PickUp.default(''),
};

/** The total the client saw. The server refuses when its own differs; it never takes this one. */
const approved = { total: Money };

export const HoldAsk = z.object({ ...BookingWish.shape, ...told, ...approved, zone: TimeZone });
export type HoldAsk = z.infer<typeof HoldAsk>;

/** While the hold runs: all of it may still change, the deadline does not. */
export const HeldChange = z.object({ ...placed, ...told, ...approved });
export type HeldChange = z.infer<typeof HeldChange>;

export const ConfirmAsk = z.object({ ...told, ...approved });
export type ConfirmAsk = z.infer<typeof ConfirmAsk>;

/** After it was confirmed: names can follow, and a word to the crew. */
export const GuestsAsk = z.object({
  guests: Guests,
  note: told.note,
  /** As it was where nothing is said. */
  pickUp: PickUp.optional(),
});
export type GuestsAsk = z.infer<typeof GuestsAsk>;

export const ChangeWish = z.object(placed);
export type ChangeWish = z.infer<typeof ChangeWish>;

export const Reason = ProseText.max(bookingLengths.reason).default('');

export const ChangeAsk = z.object({
  ...placed,
  ...approved,
  /** The fee the client saw. */
  fee: Money,
  reason: Reason,
});
export type ChangeAsk = z.infer<typeof ChangeAsk>;

export const ChangeQuote = z.object({
  /** Kept of the old booking because the free hours are over; nothing before. */
  fee: Money,
  quote: Quote,
  /** New total and fee, less the old total. */
  difference: Money,
  /** Where the booking stands now: what was paid and reserved. */
  sums: MoneyFacts,
  /** Where it would stand afterwards: what is taken more and from which card, and what comes back. */
  after: MoneyFacts,
});
export type ChangeQuote = z.infer<typeof ChangeQuote>;

export const CancelQuote = z.object({
  fee: Money,
  /** What was paid less what is kept. */
  refund: Money,
  freeUntil: Instant.nullable(),
  /** Where it stands now; `endings.now` is what cancelling does. */
  sums: MoneyFacts,
});
export type CancelQuote = z.infer<typeof CancelQuote>;

export const CancelAsk = z.object({
  fee: Money,
  /** What else was shown: where any of it has moved since, it is read anew. Who shows no more agrees to the fee. */
  seen: MoneyEnding.pick({ comesBack: true, taken: true, toPay: true }).optional(),
  reason: Reason,
});
export type CancelAsk = z.infer<typeof CancelAsk>;

export const BookingRating = z.object({
  stars: z.int().min(1).max(5),
  words: ProseText.max(bookingLengths.words).default(''),
});
export type BookingRating = z.infer<typeof BookingRating>;
