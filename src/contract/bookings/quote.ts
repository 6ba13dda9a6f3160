/** What a booking costs and what giving it up costs, as the server computed it. */
import { z } from 'zod';
import { PaymentMode } from '#contract/catalogue/offerings.ts';
import { CatalogueId, Instant, Localised, Money } from '#contract/primitives.ts';

const QuoteLineKind = z.enum(['base', 'add-on']);

/** One line of the sum. `of` counts people, nights, hours, vehicles: what the price buys one of. */
export const QuoteLine = z.object({
  kind: QuoteLineKind,
  /** The add-on's id; nothing for the offering itself. */
  id: CatalogueId.nullable(),
  title: Localised,
  /** What one costs, season included. */
  each: Money,
  /** How many of what: `{ person: 6 }`, `{ night: 3, room: 2 }`. The amount is their product. */
  of: z.partialRecord(
    z.enum(['person', 'night', 'day', 'hour', 'room', 'vehicle', 'charter', 'group', 'item']),
    z.int().min(1),
  ),
  amount: Money,
  /** Why a line costs more or less than usual: the season's own words. */
  season: Localised.nullable(),
});
export type QuoteLine = z.infer<typeof QuoteLine>;

/** The terms of giving it up, with dates and money. */
export const QuoteTerms = z.object({
  /** Null when the free hours are already over: the fee holds from the outset. */
  freeUntil: Instant.nullable(),
  feePercentAfter: z.int(),
  feeAfter: Money,
  noShowFee: Money,
  weatherRefundPercent: z.int(),
});
export type QuoteTerms = z.infer<typeof QuoteTerms>;

export const QuoteDue = z.object({
  mode: PaymentMode,
  depositPercent: z.int(),
  /** With the confirmation: all, a share, or nothing. */
  first: Money,
  rest: Money,
  /** When the rest is due: the last free moment; the start where that has passed or a card guarantees. */
  restBy: Instant.nullable(),
  /** Held on a card for a car one drives oneself; it is no part of the total. */
  securityDeposit: Money.nullable(),
});
export type QuoteDue = z.infer<typeof QuoteDue>;

export const Quote = z.object({
  lines: z.array(QuoteLine).min(1),
  /** Fees that come on top. The catalogue's prices include them, so this says so with a zero. */
  fees: Money,
  /** Within the total, never on top of it. */
  vat: Money,
  total: Money,
  /** The total in the other currency. */
  about: Money,
  due: QuoteDue,
  terms: QuoteTerms,
});
export type Quote = z.infer<typeof Quote>;
