import type { FastifyInstance } from 'fastify';
import { bookings } from '#contract/bookings/bookings.ts';
import type { BillingGuards } from '#server/billing/clerk.ts';
import { payForHold } from '#server/billing/payments/hold-payment.ts';
import { confirmHeld } from '#server/bookings/actions.ts';
import { versionIn } from '#server/platform/act.ts';
import { serve } from '#server/platform/serve.ts';
import type { Services } from '#server/services.ts';

/** Confirm and pay: the saved card first, then the place. */
export function confirmRoutes(
  app: FastifyInstance,
  services: Services,
  { client, artBase }: BillingGuards,
) {
  serve(app, bookings.confirm, client, async (asked) => {
    const { user, params, body: ask } = asked;
    // What has changed since it was seen is refused before a card is asked.
    const version = versionIn(bookings.confirm, asked);
    const paid = await payForHold(services, user, { id: params.id, ask, version });
    return confirmHeld(services, asked, { artBase, ...paid });
  });
}
