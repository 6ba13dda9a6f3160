import { z } from 'zod';
import { largestParty } from '#contract/bookings-availability.ts';
import { Quote } from '#contract/bookings-quote.ts';
import { Category } from '#contract/catalogue-offerings.ts';
import { ClockTime, Point } from '#contract/catalogue-shapes.ts';
import { endpoint } from '#contract/endpoint.ts';
import {
  ById,
  CatalogueId,
  Day,
  Id,
  InLanguage,
  Instant,
  Money,
  Slug,
} from '#contract/primitives.ts';
import { Line, Prose, Zone } from '#contract/writing.ts';

/** Where a booking stands with its place. */
export const BookingPlace = z.enum([
  'held',
  'pending',
  'confirmed',
  'completed',
  'expired',
  'cancelled',
  'declined',
  'no_show',
]);
export type BookingPlace = z.infer<typeof BookingPlace>;

/** Where it stands with its money. */
export const BookingMoney = z.enum([
  'none',
  'authorised',
  'part_paid',
  'paid',
  'refund_due',
  'refunded',
  'waived',
]);
export type BookingMoney = z.infer<typeof BookingMoney>;

export const bookingLengths = {
  name: 120,
  needs: 300,
  note: 1000,
  reason: 500,
  words: 1000,
} as const;

export const Guest = z.object({
  name: Line.max(bookingLengths.name),
  /** In whole years; null where the offering does not ask and nobody said. */
  age: z.int().min(0).max(120).nullable().default(null),
  needs: Prose.max(bookingLengths.needs).default(''),
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

/** Who comes and what should be known; the first guest is the name on the booking. */
const told = {
  guests: Guests,
  note: Prose.max(bookingLengths.note).default(''),
  /** The driver or jumper says that they hold the licence the offering asks for. */
  licenceHeld: z.boolean().default(false),
};

/** The total the client saw. The server refuses when its own differs; it never takes this one. */
const approved = { total: Money };

export const HoldAsk = z.object({ ...BookingWish.shape, ...told, ...approved, zone: Zone });
export type HoldAsk = z.infer<typeof HoldAsk>;

/** While the hold runs: all of it may still change, the deadline does not. */
export const HeldChange = z.object({ ...placed, ...told, ...approved });
export type HeldChange = z.infer<typeof HeldChange>;

export const ConfirmAsk = z.object({ ...told, ...approved });
export type ConfirmAsk = z.infer<typeof ConfirmAsk>;

export const ChangeWish = z.object(placed);
export type ChangeWish = z.infer<typeof ChangeWish>;

const reason = Prose.max(bookingLengths.reason).default('');

export const ChangeAsk = z.object({
  ...placed,
  ...approved,
  /** The fee the client saw. */
  fee: Money,
  reason,
});
export type ChangeAsk = z.infer<typeof ChangeAsk>;

export const ChangeQuote = z.object({
  /** Kept of the old booking because the free hours are over; nothing before. */
  fee: Money,
  quote: Quote,
  /** New total and fee, less the old total: negative when something comes back. */
  difference: Money,
});
export type ChangeQuote = z.infer<typeof ChangeQuote>;

export const CancelQuote = z.object({ fee: Money, refund: Money, freeUntil: Instant.nullable() });
export type CancelQuote = z.infer<typeof CancelQuote>;

export const CancelAsk = z.object({ fee: Money, reason });
export type CancelAsk = z.infer<typeof CancelAsk>;

export const BookingEventKind = z.enum([
  'held',
  'adjusted',
  'pending',
  'confirmed',
  'declined',
  'changed',
  'cancelled',
  'called_off',
  'expired',
  'completed',
  'no_show',
  'rated',
]);
export type BookingEventKind = z.infer<typeof BookingEventKind>;

/** One line of the history; nothing in it ever changes. */
export const BookingEvent = z.object({
  id: Id,
  kind: BookingEventKind,
  at: Instant,
  /** Who did it; `system` is the house's clock. */
  actor: z.enum(['client', 'staff', 'system']),
  reason: z.string(),
  /** What was kept, where something was. */
  fee: Money.nullable(),
});
export type BookingEvent = z.infer<typeof BookingEvent>;

export const BookingRating = z.object({
  stars: z.int().min(1).max(5),
  words: Prose.max(bookingLengths.words).default(''),
});
export type BookingRating = z.infer<typeof BookingRating>;

/** What was booked, in the reader's language, as it stood when it was booked. */
export const BookedOffering = z.object({
  id: CatalogueId,
  slug: Slug,
  category: Category,
  path: z.string(),
  title: z.string(),
  location: z.string(),
  picture: z.object({ light: z.string(), dark: z.string(), alt: z.string() }),
  meetingPoint: z.object({ label: z.string(), ...Point.shape }),
});

/** A row of a list. */
export const BookingSummary = z.object({
  id: Id,
  /** What people say on the phone: `RH-7K3Q9D`. */
  reference: z.string(),
  version: z.int(),
  offering: BookedOffering,
  place: BookingPlace,
  money: BookingMoney,
  startsAt: Instant,
  endsAt: Instant,
  party: z.int(),
  units: z.int(),
  length: z.int(),
  total: Money,
  heldUntil: Instant.nullable(),
  /** Seconds the hold still runs by the server's clock, so that a wrong clock at home does no harm. */
  heldFor: z.int().nullable(),
  /** The place came from the waitlist. */
  fromWaitlist: z.boolean(),
});
export type BookingSummary = z.infer<typeof BookingSummary>;

export const Booking = BookingSummary.extend({
  day: Day,
  time: ClockTime.nullable(),
  quote: Quote,
  addOns: z.array(z.object({ id: CatalogueId, quantity: z.int() })),
  guests: z.array(Guest),
  note: z.string(),
  licenceHeld: z.boolean(),
  /** Confirms by itself; else a concierge answers. */
  confirmsAtOnce: z.boolean(),
  /** Fees already kept for changes. */
  feesKept: Money,
  events: z.array(BookingEvent),
  rating: BookingRating.nullable(),
});
export type Booking = z.infer<typeof Booking>;

export const BookingList = z.object({
  items: z.array(BookingSummary),
  next: z.string().nullable(),
});
export type BookingList = z.infer<typeof BookingList>;

const ListQuery = z.object({
  ...InLanguage.shape,
  when: z.enum(['upcoming', 'history']).default('upcoming'),
  after: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(50).default(20),
});

const answers = { query: InLanguage, returns: Booking };
const acts = { params: ById, ...answers };

export const bookings = {
  quote: endpoint('POST', '/rest/v1/bookings/quote', {
    body: BookingWish,
    returns: Quote,
    summary: 'What a wish would cost, in parts, with the terms of giving it up. Changes nothing.',
  }),
  hold: endpoint('POST', '/rest/v1/bookings', {
    body: HoldAsk,
    ...answers,
    summary: 'Holds a place for 15 minutes. Idempotency-Key.',
  }),
  list: endpoint('GET', '/rest/v1/bookings', {
    query: ListQuery,
    returns: BookingList,
    summary: 'The client’s bookings: those to come by their start, or the past, newest first.',
  }),
  /** Before `/bookings/:id`, so that no id can hide it. */
  between: endpoint('GET', '/rest/v1/bookings/between', {
    query: z.object({ from: Day, to: Day, ...InLanguage.shape }),
    returns: z.array(BookingSummary),
    summary: 'The client’s own bookings that touch these days, given up ones left out.',
  }),
  read: endpoint('GET', '/rest/v1/bookings/:id', {
    ...acts,
    summary: 'One booking with its history.',
  }),
  adjust: endpoint('PUT', '/rest/v1/bookings/:id', {
    ...acts,
    body: HeldChange,
    summary: 'Changes what is held; the deadline stays. Idempotency-Key.',
  }),
  confirm: endpoint('POST', '/rest/v1/bookings/:id/confirm', {
    ...acts,
    body: ConfirmAsk,
    summary: 'Takes what is held: confirmed at once, or pending for a concierge. Idempotency-Key.',
  }),
  release: endpoint('POST', '/rest/v1/bookings/:id/release', {
    ...acts,
    summary: 'Gives a held place back before its time. Idempotency-Key.',
  }),
  changeQuote: endpoint('POST', '/rest/v1/bookings/:id/change/quote', {
    params: ById,
    body: ChangeWish,
    returns: ChangeQuote,
    summary: 'What a change would cost, with the fee. Changes nothing.',
  }),
  change: endpoint('POST', '/rest/v1/bookings/:id/change', {
    ...acts,
    body: ChangeAsk,
    summary: 'Moves a booking or its party under the policy. If-Match, Idempotency-Key.',
  }),
  cancelQuote: endpoint('GET', '/rest/v1/bookings/:id/cancel', {
    params: ById,
    returns: CancelQuote,
    summary: 'What cancelling now would cost.',
  }),
  cancel: endpoint('POST', '/rest/v1/bookings/:id/cancel', {
    ...acts,
    body: CancelAsk,
    summary: 'Cancels under the policy. If-Match, Idempotency-Key.',
  }),
  rate: endpoint('POST', '/rest/v1/bookings/:id/rating', {
    ...acts,
    body: BookingRating,
    summary: 'Rates a completed booking; a second time replaces the first.',
  }),
  answer: endpoint('POST', '/rest/v1/bookings/:id/answer', {
    ...acts,
    body: z.object({ answer: z.enum(['confirm', 'decline']), reason }),
    summary: 'Staff answer a pending booking. Idempotency-Key.',
  }),
  callOff: endpoint('POST', '/rest/v1/bookings/:id/call-off', {
    ...acts,
    body: z.object({ cause: z.enum(['operator', 'weather', 'no_show']), reason }),
    summary: 'Staff call a booking off, or say that nobody came. Idempotency-Key.',
  }),
};

/** People who came before, for next time. */
export const SavedGuest = Guest.extend({ id: Id });
export type SavedGuest = z.infer<typeof SavedGuest>;

export const guests = {
  list: endpoint('GET', '/rest/v1/guests', {
    returns: z.array(SavedGuest),
    summary: 'The client’s guests, kept from booking to booking; the last used first.',
  }),
  forget: endpoint('DELETE', '/rest/v1/guests/:id', {
    params: ById,
    summary: 'Forgets a guest. Bookings keep the names they were made with.',
  }),
};
