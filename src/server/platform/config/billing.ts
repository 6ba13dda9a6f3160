import { z } from 'zod';
import { minorOf } from '#domain/money.ts';
import { count, webAddress } from '#server/platform/config/values.ts';

const text = () => z.string().trim().min(1).optional();

/** Who sells, where transfers go, and which processor takes cards. */
export const billingVariables = {
  SELLER_TAX_NUMBER: z
    .string()
    .regex(/^\d{15}$/, 'must have 15 digits')
    .optional(),
  BANK_HOLDER: text(),
  BANK_NAME: text(),
  BANK_IBAN: z
    .string()
    .transform((typed) => typed.replaceAll(/\s/g, '').toUpperCase())
    .pipe(z.string().regex(/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/, 'must be an IBAN'))
    .optional(),
  BANK_BIC: text(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_[\x21-\x7e]+$/, 'must be a secret key of Stripe, which begins with sk_ or rk_')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_[\x21-\x7e]+$/, 'must be the secret of a webhook, which begins with whsec_')
    .optional(),
  STRIPE_API_URL: webAddress().optional(),
  FOUR_EYES_ABOVE: count(5000, 0, 1_000_000_000),
};

type Variables = z.infer<z.ZodObject<typeof billingVariables>>;

/** What a house without numbers of its own prints while it is tried out; never in production. */
const sample = {
  taxNumber: '100000000000003',
  bank: {
    holder: 'Rihla (sample account)',
    name: 'Sample Bank',
    iban: 'AE070331234567890123456',
    bic: 'SAMPAEAD',
  },
};

interface Bank {
  holder: string;
  name: string;
  iban: string;
  bic: string;
}

export function billingSettings(env: Variables, production: boolean) {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = env;
  const fallback = production ? undefined : sample;
  return {
    /** In fils: what is moved by hand above it takes two colleagues. */
    fourEyesAbove: minorOf(env.FOUR_EYES_ABOVE),
    taxNumber: env.SELLER_TAX_NUMBER ?? fallback?.taxNumber ?? null,
    bank: bankIn(env) ?? fallback?.bank ?? null,
    stripe:
      secretKey && webhookSecret
        ? { secretKey, webhookSecret, apiUrl: env.STRIPE_API_URL }
        : undefined,
  };
}

/** Without an IBAN of its own the house takes no transfers. */
function bankIn({ BANK_IBAN: iban, ...env }: Variables): Bank | undefined {
  if (!iban) return undefined;
  const { BANK_HOLDER: holder = 'Rihla', BANK_NAME: name = '', BANK_BIC: bic = '' } = env;
  return { holder, name, iban, bic };
}

/** A key without the other would take money and never hear of it. */
export function incompleteStripe(env: Variables): string | undefined {
  const { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: secret } = env;
  if ((key === undefined) === (secret === undefined)) return undefined;
  const missing = key === undefined ? 'STRIPE_SECRET_KEY' : 'STRIPE_WEBHOOK_SECRET';
  return `${missing} must be set together with the other key of Stripe.`;
}
