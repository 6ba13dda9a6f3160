/** The one way to somebody who moves money: the embedded sandbox, or Stripe by configuration. */
import type { CardBrand, DeclineReason, Processor, TestCard } from '#contract/billing/payments.ts';
import type { Money } from '#contract/primitives.ts';

/** What is known of a card that may be used again. */
export interface CardFacts {
  token: string;
  brand: CardBrand;
  last4: string;
  expMonth: number;
  expYear: number;
}

export interface ChargeOrder {
  /** The payment's own id: asked twice, the processor acts once. */
  key: string;
  amount: Money;
  /** A card's token; nothing when the payer types the card on the processor's own page. */
  token: string | null;
  /** Under which name the processor knows the payer. */
  customer: string | null;
  /** Reserve only. */
  captureLater: boolean;
  /** The payer wants the card kept for later. */
  save: boolean;
  /** The payer is there and can answer their bank. */
  present: boolean;
  /** Where the payer comes back to after a second step. */
  returnUrl: string;
  description: string;
}

/** How a payment stands at the processor. */
export interface PaymentOutcome {
  state: 'step' | 'processing' | 'authorised' | 'succeeded' | 'failed' | 'released';
  ref: string;
  /** Where the payer must go; with `step`. */
  url?: string;
  failure?: DeclineReason;
  /** In minor units: what was taken; with `succeeded`. */
  settled?: number;
  /** As the processor has it, where it says so: another one is none of ours. */
  currency?: string;
  card?: CardFacts;
}

interface Payer {
  clientId: string;
  name: string;
  email: string;
}

export interface RefundOrder {
  /** The refund's own id. */
  key: string;
  /** The payment's name at the processor. */
  ref: string;
  amount: Money;
  /** The refund's own name there, where it was asked for before and took its time. */
  known?: string | null;
  /** It may have been asked for so long ago that its key is forgotten. */
  mayBeForgotten?: boolean;
}

export type RefundOutcome = { state: 'succeeded' | 'pending' | 'failed'; ref: string };

/** What a processor tells by itself. News is a hint: how something stands is asked, so order is no matter. */
export interface PaymentNews {
  id: string;
  type: string;
  payment?: { key: string; ref: string };
  refund?: { key: string } & RefundOutcome;
  card?: { clientId: string; facts: CardFacts };
}

export interface PaymentPort {
  name: Processor;
  testCards: TestCard[];
  /** Makes the payer known; the sandbox needs no such thing. */
  customer(payer: Payer): Promise<string | null>;
  charge(order: ChargeOrder): Promise<PaymentOutcome>;
  /** How it stands now; undefined where the processor never heard of it. */
  look(payment: { key: string; ref: string | null }): Promise<PaymentOutcome | undefined>;
  /** Takes a reservation or a part of it; the rest is let go. */
  capture(order: RefundOrder): Promise<PaymentOutcome>;
  /** Lets go of a reservation, or of a payment that waits for its payer. */
  release(ref: string): Promise<PaymentOutcome>;
  refund(order: RefundOrder): Promise<RefundOutcome>;
  /** Keeps a card for later; undefined where the token is none. */
  keep(token: string, customer: string | null): Promise<CardFacts | undefined>;
  /** A page of the processor on which a card is kept; undefined where there is none. */
  keepThere(order: {
    clientId: string;
    customer: string | null;
    returnUrl: string;
  }): Promise<string | undefined>;
  forget(token: string): Promise<void>;
  /** Reads what was signed by the processor and refuses everything else; the sandbox tells nothing. */
  hear?(raw: Buffer, signature: string): Promise<PaymentNews>;
}
