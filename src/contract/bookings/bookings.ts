import { z } from 'zod';
import {
  BookingRating,
  BookingWish,
  CancelAsk,
  CancelQuote,
  ChangeAsk,
  ChangeQuote,
  ChangeWish,
  ConfirmAsk,
  Guest,
  GuestsAsk,
  HeldChange,
  HoldAsk,
  Reason,
} from '#contract/bookings/asks.ts';
import { Quote } from '#contract/bookings/quote.ts';
import { Category } from '#contract/catalogue/offerings.ts';
import { ClockTime, Point } from '#contract/catalogue/shapes.ts';
import { endpoint } from '#contract/endpoint.ts';
import { MoneyFacts } from '#contract/money-facts.ts';
import {
  ById,
  CatalogueId,
  Day,
  Id,
  InLanguage,
  Instant,
  Money,
  PageNext,
  Slug,
} from '#contract/primitives.ts';

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
]);
export type BookingMoney = z.infer<typeof BookingMoney>;

export const BookingEventKind = z.enum([
  'held',
  'adjusted',
  'pending',
  'confirmed',
  'declined',
  'told',
  'changed',
  'change_refused',
  'cancelled',
  'called_off',
  'expired',
  'completed',
  'no_show',
  'rated',
]);
export type BookingEventKind = z.infer<typeof BookingEventKind>;

/** Why the house called a booking off, or closed it. */
export const EndCause = z.enum(['operator', 'weather', 'no_show']);
export type EndCause = z.infer<typeof EndCause>;

/** One line of the history; nothing in it ever changes. */
export const BookingEvent = z.object({
  id: Id,
  kind: BookingEventKind,
  at: Instant,
  /** Who did it; `system` is the house's clock. */
  actor: z.enum(['client', 'staff', 'system']),
  /** Who did it for the client; empty where they did it themselves. */
  delegate: z.string(),
  reason: z.string(),
  /** Which cause the house chose as it called it off. */
  cause: EndCause.nullable(),
  /** What it cost, where it did; whether that is paid stands in `sums`. */
  fee: Money.nullable(),
});
export type BookingEvent = z.infer<typeof BookingEvent>;

/** What was booked, in the reader's language, as it stood when it was booked. */
const BookedOffering = z.object({
  id: CatalogueId,
  slug: Slug,
  category: Category,
  path: z.string(),
  title: z.string(),
  location: z.string(),
  picture: z.object({ light: z.string(), dark: z.string(), alt: z.string() }),
  meetingPoint: z.object({ label: z.string(), ...Point.shape }),
});

/** A change that waits for the house: what was asked for, and the fee for it. */
const WaitingChange = z.object({
  startsAt: Instant,
  endsAt: Instant,
  party: z.int(),
  length: z.int(),
  total: Money,
  fee: Money,
});

/** What its client owns of it: the print at the booking's own hour, and what the house adds to it. */
const Ticket = z.object({
  picture: z.object({ src: z.string(), alt: z.string() }),
  /** The colleague who confirmed it; empty where it confirmed by itself. */
  keeper: z.string(),
  /** When it began before it was moved, for a week. */
  movedFrom: Instant.nullable(),
});

/** A row of a list. All but `wish` tells what stands. */
export const BookingSummary = z.object({
  id: Id,
  /** What people say on the phone: `RH-7K3Q9D`. */
  reference: z.string(),
  version: z.int(),
  offering: BookedOffering,
  place: BookingPlace,
  money: BookingMoney,
  /** The sums behind it: what is due and when, reserved, paid, and what comes back. */
  sums: MoneyFacts,
  startsAt: Instant,
  endsAt: Instant,
  party: z.int(),
  units: z.int(),
  length: z.int(),
  total: Money,
  wish: WaitingChange.nullable(),
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
  limitsKept: z.boolean(),
  pickUp: z.string(),
  /** Confirms by itself; else a concierge answers. */
  confirmsAtOnce: z.boolean(),
  /** Fees already kept for changes. */
  feesKept: Money,
  ticket: Ticket,
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
  /** `held`: of those to come, what is only held. */
  when: z.enum(['upcoming', 'held', 'history']).default('upcoming'),
  after: PageNext,
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
    acting: 'request',
    body: HoldAsk,
    ...answers,
    once: true,
    summary: 'Holds a place for 15 minutes.',
  }),
  list: endpoint('GET', '/rest/v1/bookings', {
    acting: 'view',
    query: ListQuery,
    returns: BookingList,
    summary: 'The client’s bookings: those to come by their start, or the past, newest first.',
  }),
  /** Before `/bookings/:id`, so that no id can hide it. */
  between: endpoint('GET', '/rest/v1/bookings/between', {
    acting: 'view',
    query: z.object({ from: Day, to: Day, ...InLanguage.shape }),
    returns: z.array(BookingSummary),
    summary: 'The client’s own bookings that touch these days, given up ones left out.',
  }),
  read: endpoint('GET', '/rest/v1/bookings/:id', {
    acting: 'view',
    ...acts,
    summary: 'One booking with its history.',
  }),
  adjust: endpoint('PUT', '/rest/v1/bookings/:id', {
    acting: 'request',
    ...acts,
    body: HeldChange,
    once: true,
    versioned: true,
    summary: 'Changes what is held, as it was seen; the deadline stays.',
  }),
  confirm: endpoint('POST', '/rest/v1/bookings/:id/confirm', {
    acting: 'approve',
    ...acts,
    body: ConfirmAsk,
    once: true,
    versioned: true,
    summary: 'Takes what is held: confirmed at once, or pending for a concierge.',
  }),
  release: endpoint('POST', '/rest/v1/bookings/:id/release', {
    acting: 'request',
    ...acts,
    once: true,
    summary: 'Gives a held place back before its time.',
  }),
  changeQuote: endpoint('POST', '/rest/v1/bookings/:id/change/quote', {
    acting: 'request',
    params: ById,
    body: ChangeWish,
    returns: ChangeQuote,
    summary: 'What a change would cost, with the fee. Changes nothing.',
  }),
  change: endpoint('POST', '/rest/v1/bookings/:id/change', {
    acting: 'approve',
    ...acts,
    body: ChangeAsk,
    once: true,
    versioned: true,
    summary: 'Moves a booking or its party under the policy.',
  }),
  tell: endpoint('PUT', '/rest/v1/bookings/:id/told', {
    acting: 'request',
    ...acts,
    body: GuestsAsk,
    once: true,
    versioned: true,
    summary: 'Names who comes and leaves a word to the crew, until it begins. Costs nothing.',
  }),
  cancelQuote: endpoint('GET', '/rest/v1/bookings/:id/cancel', {
    acting: 'view',
    params: ById,
    returns: CancelQuote,
    summary: 'What cancelling now would cost.',
  }),
  cancel: endpoint('POST', '/rest/v1/bookings/:id/cancel', {
    acting: 'approve',
    ...acts,
    body: CancelAsk,
    once: true,
    versioned: true,
    summary: 'Cancels under the policy.',
  }),
  rate: endpoint('POST', '/rest/v1/bookings/:id/rating', {
    ...acts,
    body: BookingRating,
    once: true,
    summary: 'Rates a completed booking; a second time replaces the first.',
  }),
  answer: endpoint('POST', '/rest/v1/bookings/:id/answer', {
    ...acts,
    body: z.object({ answer: z.enum(['confirm', 'decline']), reason: Reason }),
    once: true,
    summary: 'Staff answer a pending booking.',
  }),
  callOff: endpoint('POST', '/rest/v1/bookings/:id/call-off', {
    ...acts,
    body: z.object({ cause: EndCause, reason: Reason }),
    once: true,
    summary: 'Staff call a booking off, or say that nobody came.',
  }),
};
