/** What a matter would cost: versions of a quote, which never change once they are sent. */
import { z } from 'zod';
import { BackShare, MoneyFacts } from '#contract/money-facts.ts';
import { Currency, Day, Id, Instant, Money } from '#contract/primitives.ts';
import { ProseText, TextLine } from '#contract/typed-text.ts';

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

export const MatterQuoteLine = z.object({
  kind: QuoteLineKind,
  title: TextLine.max(160),
  quantity: z.int().min(1).max(999),
  /** For one, VAT within it, in minor units of the quote's currency. */
  each: z.int().min(0).max(100_000_000_00),
});
export type MatterQuoteLine = z.infer<typeof MatterQuoteLine>;

/** What the desk writes; the server adds it up. */
export const QuoteDraft = z.object({
  currency: Currency,
  lines: z.array(MatterQuoteLine).min(1).max(40),
  /** What the client should know: terms, what is left out. */
  words: ProseText.max(2000).default(''),
  /** How much of the total the house keeps where the client withdraws after accepting. */
  keptPercent: z.int().min(0).max(100).default(0),
  expiresAt: Instant,
});
export type QuoteDraft = z.infer<typeof QuoteDraft>;

/** A part of what accepting a version asks for, and the last day for it. */
export const QuoteAsk = z.object({ sum: Money, by: Day });
export type QuoteAsk = z.infer<typeof QuoteAsk>;

export const MatterQuote = z.object({
  id: Id,
  /** 1, 2, 3: a change is a new version. */
  number: z.int(),
  state: QuoteState,
  lines: z.array(MatterQuoteLine.extend({ total: Money })),
  /** Everything, VAT within it. */
  total: Money,
  vat: Money,
  words: z.string(),
  /** What a client who withdraws after accepting leaves with the house; all comes back where we cannot do it. */
  keptPercent: z.int(),
  kept: Money,
  /** What accepting it today would ask for; empty where it cannot be answered. */
  asks: z.array(QuoteAsk),
  /** And what of what was paid it would send back, to whom. */
  backTo: z.array(BackShare),
  expiresAt: Instant,
  sentAt: Instant.nullable(),
  answeredAt: Instant.nullable(),
  /** Why it was declined. */
  reason: z.string(),
});
export type MatterQuote = z.infer<typeof MatterQuote>;

/** Under which term a matter ends: all that was paid comes back, or less what was agreed to be kept. */
export const MatterTerm = z.enum(['all_back', 'kept']);
export type MatterTerm = z.infer<typeof MatterTerm>;

/** What becomes of the money of a matter that ends. */
export const MatterEnding = z.object({
  term: MatterTerm,
  /** What the house has of the client's for it. */
  paid: Money,
  /** What went back before: no part of it. */
  sentBack: Money,
  kept: Money,
  comesBack: Money,
  /** To whom: each card and the bank with its sum. */
  backTo: z.array(BackShare),
  /** Still to be paid of what is kept. */
  due: Money,
  /** The same, part by part. */
  asks: z.array(QuoteAsk),
});
export type MatterEnding = z.infer<typeof MatterEnding>;

/** How a matter stands with its money, in the currency of what was accepted. */
export const MatterMoney = z.object({
  /** The accepted version. */
  agreed: Money,
  paid: Money,
  /** Asked for and not paid. */
  due: Money,
  /** On its way back. */
  comesBack: Money,
  /** The same and what is due when, what came back and what was kept: as of everything that was agreed. */
  sums: MoneyFacts,
});
export type MatterMoney = z.infer<typeof MatterMoney>;
