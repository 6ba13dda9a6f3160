export type Fields = Record<string, unknown>;

export interface Asked {
  method: string;
  path: string;
  form: URLSearchParams;
}

export interface StripeStandIn {
  url: string;
  intents: Map<string, Fields>;
  sessions: Map<string, Fields>;
  refunds: Map<string, Fields>;
  /** How often a charge was really made. */
  charges: number;
  /** What the next refunds say. */
  refundStatus: string;
  /** As after a day: asked again by the same key, it acts again. */
  forgetKeys(): void;
  /** The payer was on Stripe's page and paid there. */
  payOnPage(session: string, status?: string): void;
}
