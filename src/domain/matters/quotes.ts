/** What a quote adds up to, and its life. */
import type { MatterQuoteLine, QuoteDraft, QuoteState } from '#contract/matters/quotes.ts';
import type { Instant, Money } from '#contract/primitives.ts';
import { Failure } from '#domain/failure.ts';
import { add, money, times, vatWithin } from '#domain/money.ts';
import { isBefore } from '#domain/time.ts';

export interface QuoteAmounts {
  total: Money;
  /** Within the total. */
  vat: Money;
}

export const lineTotal = (line: MatterQuoteLine, currency: Money['currency']): Money =>
  times(money(line.each, currency), line.quantity);

/** Money handed on at cost carries no VAT of ours; of the rest it is computed once, on the sum. */
export function addUp({ lines, currency }: Pick<QuoteDraft, 'lines' | 'currency'>): QuoteAmounts {
  const sumOf = (some: MatterQuoteLine[]) =>
    some.map((line) => lineTotal(line, currency)).reduce(add, money(0, currency));
  const ours = sumOf(lines.filter(({ kind }) => kind !== 'paid_out'));
  return { total: sumOf(lines), vat: vatWithin(ours) };
}

export type QuoteStep = 'send' | 'accept' | 'reject' | 'expire' | 'supersede';

/** A step that is missing from a row is refused. */
const transitions: Record<QuoteState, Partial<Record<QuoteStep, QuoteState>>> = {
  draft: { send: 'sent' },
  sent: { accept: 'accepted', reject: 'rejected', expire: 'expired', supersede: 'superseded' },
  // Another version was accepted after a supplier had failed.
  accepted: { supersede: 'superseded' },
  rejected: {},
  expired: {},
  superseded: {},
};

export function applyToQuote(state: QuoteState, step: QuoteStep): QuoteState {
  const next = transitions[state][step];
  if (!next)
    throw new Failure('quote_state', `This quote is ${state} and can no longer be changed.`, {
      params: { state },
    });
  return next;
}

interface Answerable {
  state: QuoteState;
  expiresAt: Instant;
}

/** It holds up to its hour, whether or not the clock has come by since. */
const hasExpired = ({ expiresAt }: Pick<Answerable, 'expiresAt'>, now: Instant): boolean =>
  !isBefore(now, expiresAt);

/** What a client may still answer, at the total they were shown. */
export function checkAnswerable(quote: Answerable, step: 'accept' | 'reject', now: Instant): void {
  applyToQuote(quote.state, step);
  if (hasExpired(quote, now))
    throw new Failure('quote_state', 'This quote has expired; we gladly make a new one.', {
      params: { state: 'expired' },
    });
}

export function checkShown(total: Money, shown: Money): void {
  if (total.amount === shown.amount && total.currency === shown.currency) return;
  throw new Failure('price_changed', 'The total is no longer what you were shown.');
}

/** Somebody needs time to read it. */
export function checkExpiry(expiresAt: Instant, now: Instant): void {
  if (!hasExpired({ expiresAt }, now)) return;
  const sentence = 'It must lie ahead';
  throw new Failure('validation_failed', `Please check expiresAt: ${sentence}.`, {
    fields: { expiresAt: sentence },
  });
}
