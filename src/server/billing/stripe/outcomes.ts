/** What Stripe says, in the house's words. */
import type Stripe from 'stripe';
import { CardBrand, type DeclineReason } from '#contract/billing/payments.ts';
import type { CardFacts, PaymentOutcome, RefundOutcome } from '#server/billing/payments/port.ts';

const reasons: Record<string, DeclineReason> = {
  insufficient_funds: 'insufficient_funds',
  expired_card: 'expired_card',
  incorrect_number: 'wrong_number',
  invalid_number: 'wrong_number',
  authentication_required: 'step_needed',
  payment_intent_authentication_failure: 'step_failed',
  processing_error: 'processor_error',
};

interface Refusal {
  code?: string | undefined;
  decline_code?: string | undefined;
}

/** The bank's own word where it gave one, then Stripe's. */
export const reasonOf = ({ code, decline_code: word }: Refusal): DeclineReason =>
  reasons[word ?? ''] ?? reasons[code ?? ''] ?? 'declined';

export function cardIn(method: string | Stripe.PaymentMethod | null): CardFacts | undefined {
  if (!method || typeof method === 'string' || !method.card) return undefined;
  const brand = CardBrand.safeParse(method.card.brand);
  return {
    token: method.id,
    brand: brand.success ? brand.data : 'other',
    last4: method.card.last4,
    expMonth: method.card.exp_month,
    expYear: method.card.exp_year,
  };
}

export function outcomeOf(intent: Stripe.PaymentIntent): PaymentOutcome {
  const card = cardIn(intent.payment_method);
  const known = {
    ref: intent.id,
    currency: intent.currency.toUpperCase(),
    ...(card && { card }),
  };
  switch (intent.status) {
    case 'succeeded':
      return { ...known, state: 'succeeded', settled: intent.amount_received };
    case 'requires_capture':
      return { ...known, state: 'authorised' };
    case 'requires_action':
      return { ...known, state: 'step', url: intent.next_action?.redirect_to_url?.url ?? '' };
    case 'canceled':
      return { ...known, state: 'released' };
    case 'requires_payment_method':
      return { ...known, state: 'failed', failure: reasonOf(intent.last_payment_error ?? {}) };
    default:
      return { ...known, state: 'processing' };
  }
}

/** Stripe's own page: open until the payer was there, or until it is closed. */
export function sessionOutcome(session: Stripe.Checkout.Session): PaymentOutcome {
  const { id, status, url, payment_intent: intent } = session;
  if (status === 'expired') return { state: 'released', ref: id };
  const paid = intent && typeof intent !== 'string' ? outcomeOf(intent) : undefined;
  // A card that was refused there can be tried again there, while the page is open.
  if (status === 'open' && (!paid || paid.state === 'failed' || paid.state === 'step'))
    return { state: 'step', ref: id, url: url ?? '' };
  return paid ?? { state: 'processing', ref: id };
}

export function refundOutcome({ id, status }: Stripe.Refund): RefundOutcome {
  if (status === 'succeeded') return { state: 'succeeded', ref: id };
  const over = status === 'failed' || status === 'canceled';
  return { state: over ? 'failed' : 'pending', ref: id };
}
