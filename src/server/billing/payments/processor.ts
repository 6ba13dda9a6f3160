import { noProcessor } from '#server/billing/payments/no-processor.ts';
import type { PaymentPort } from '#server/billing/payments/port.ts';
import { sandboxPort } from '#server/billing/sandbox/sandbox.ts';
import type { Services } from '#server/services.ts';

type Opening = Pick<Services, 'sql' | 'config' | 'publicUrl'>;

/** Which doors to pay are missing, told when the house starts. */
export function paymentWarnings({ billing, production }: Services['config']): string[] {
  if (billing.stripe || !production) return [];
  return [
    billing.bank
      ? 'STRIPE_SECRET_KEY is not set: no cards are taken, clients pay by transfer alone.'
      : 'Neither STRIPE_SECRET_KEY nor BANK_IBAN is set: nobody can pay, and every invoice says that the house writes how.',
  ];
}

/** Stripe where its keys are set; without them the sandbox, which is never opened in production. */
export async function openProcessor(opening: Opening): Promise<PaymentPort> {
  const { sql, config, publicUrl } = opening;
  const { stripe } = config.billing;
  if (!stripe) return config.production ? noProcessor : sandboxPort(sql, publicUrl);
  // Some 30 MB of library, which nobody needs who does not use it.
  const { stripePort } = await import('#server/billing/stripe/stripe.ts');
  return stripePort(stripe);
}
