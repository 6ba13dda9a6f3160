/** What a matter would cost: versions of a quote, which never change once they are sent. */
import { z } from 'zod';
import { Currency, Id, Instant, Money } from '#contract/primitives.ts';
import { Line, Prose } from '#contract/writing.ts';

export const QuoteState = z.enum([
  'draft',
  'sent',
  'accepted',
  'rejected',
  'expired',
  'superseded',
]);
export type QuoteState = z.infer<typeof QuoteState>;

/** `paid_out` is money handed on at cost, such as a government fee: no VAT of ours is in it. */
export const QuoteLineKind = z.enum(['service', 'fee', 'paid_out']);
export type QuoteLineKind = z.infer<typeof QuoteLineKind>;

export const QuoteLine = z.object({
  kind: QuoteLineKind,
  title: Line.max(160),
  quantity: z.int().min(1).max(999),
  /** For one, VAT within it, in minor units of the quote's currency. */
  each: z.int().min(0).max(100_000_000_00),
});
export type QuoteLine = z.infer<typeof QuoteLine>;

/** What the desk writes; the server adds it up. */
export const QuoteDraft = z.object({
  currency: Currency,
  lines: z.array(QuoteLine).min(1).max(40),
  /** What the client should know: terms, what is left out. */
  words: Prose.max(2000).default(''),
  expiresAt: Instant,
});
export type QuoteDraft = z.infer<typeof QuoteDraft>;

export const MatterQuote = z.object({
  id: Id,
  /** 1, 2, 3: a change is a new version. */
  number: z.int(),
  state: QuoteState,
  lines: z.array(QuoteLine.extend({ total: Money })),
  /** Everything, VAT within it. */
  total: Money,
  vat: Money,
  words: z.string(),
  expiresAt: Instant,
  sentAt: Instant.nullable(),
  answeredAt: Instant.nullable(),
  /** Why it was declined. */
  reason: z.string(),
});
export type MatterQuote = z.infer<typeof MatterQuote>;
