/** Nobody takes cards: a house that runs for real without a processor of its own. No number comes here. */
import { Failure } from '#domain/failure.ts';
import type { PaymentPort } from '#server/billing/payments/port.ts';

export const cardsNotTaken = (): Failure =>
  new Failure('billing_state', 'Cards are not taken here. We will write to you how to pay.', {
    params: { reason: 'no_door' },
  });

const refused = async () => {
  throw cardsNotTaken();
};

/** What a processor of earlier days took is asked of that one alone, so nothing is known here. */
export const noProcessor: PaymentPort = {
  name: 'none',
  testCards: [],
  customer: async () => null,
  charge: refused,
  look: async () => undefined,
  capture: refused,
  release: refused,
  refund: refused,
  keep: async () => undefined,
  keepThere: refused,
  forget: async () => undefined,
};
