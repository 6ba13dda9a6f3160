import type { PaymentPort } from '#server/billing/payment-port.ts';
import { sandboxPort } from '#server/billing/sandbox.ts';
import type { Services } from '#server/services.ts';

/** Stripe where its keys are set; without them the sandbox that every installation has. */
export async function openProcessor({
  sql,
  config,
  publicUrl,
}: Pick<Services, 'sql' | 'config' | 'publicUrl'>): Promise<PaymentPort> {
  const { stripe } = config.billing;
  if (!stripe) return sandboxPort(sql, publicUrl);
  // Some 30 MB of library, which nobody needs who does not use it.
  const { stripePort } = await import('#server/billing/stripe.ts');
  return stripePort(stripe);
}
