/** Stripe behind the payment port. Cards are typed on its pages; a number never comes to us. */
import Stripe from 'stripe';
import { Failure } from '#domain/failure.ts';
import type {
  ChargeOrder,
  PaymentOutcome,
  PaymentPort,
  RefundOrder,
  RefundOutcome,
} from '#server/billing/payments/port.ts';
import {
  outcomeOf,
  reasonOf,
  refundOutcome,
  sessionOutcome,
} from '#server/billing/stripe/outcomes.ts';
import { hearFrom } from '#server/billing/stripe/webhook.ts';

interface StripeKeys {
  secretKey: string;
  webhookSecret: string;
  apiUrl: string | undefined;
}

/** Another address of the same protocol, such as a stand-in of a test. */
function hostOf(apiUrl: string | undefined) {
  if (!apiUrl) return {};
  const { hostname: host, port, protocol } = new URL(apiUrl);
  // Configuration takes web addresses alone.
  const named = protocol.slice(0, -1) as 'http' | 'https';
  return { host, protocol: named, ...(port && { port }) };
}

const expand = ['payment_method'];

export function stripePort({ secretKey, webhookSecret, apiUrl }: StripeKeys): PaymentPort {
  const options = { telemetry: false, maxNetworkRetries: 2, timeout: 20_000 };
  const stripe = new Stripe(secretKey, { ...options, ...hostOf(apiUrl) });
  return {
    name: 'stripe',
    testCards: [],
    customer: async ({ clientId, name, email }) => {
      const known = { name, email, metadata: { client: clientId } };
      const options = { idempotencyKey: `customer-${clientId}` };
      return (await stripe.customers.create(known, options)).id;
    },
    charge: (order) => (order.token === null ? onItsPage(stripe, order) : atOnce(stripe, order)),
    look: (payment) => look(stripe, payment),
    capture: async ({ key, ref, amount }) => {
      const asked = { amount_to_capture: amount.amount, expand };
      const options = { idempotencyKey: `capture-${key}` };
      return unlessOver(stripe, ref, async () =>
        outcomeOf(await stripe.paymentIntents.capture(ref, asked, options)),
      );
    },
    release: (ref) => release(stripe, ref),
    refund: async (order) =>
      order.known
        ? refundOutcome(await stripe.refunds.retrieve(order.known))
        : sendBack(stripe, order),
    // Its own page keeps cards; a token that somebody sends us is none of it.
    keep: async () => undefined,
    keepThere: async ({ clientId, customer, returnUrl }) => {
      const session = await stripe.checkout.sessions.create({
        mode: 'setup',
        currency: 'aed',
        ...(customer && { customer }),
        metadata: { client: clientId },
        success_url: returnUrl,
        cancel_url: returnUrl,
      });
      return session.url ?? undefined;
    },
    forget: async (token) => {
      await stripe.paymentMethods.detach(token);
    },
    hear: (raw, signature) => hearFrom(stripe, webhookSecret, { raw, signature }),
  };
}

const captureOf = ({ captureLater }: ChargeOrder) =>
  captureLater ? ('manual' as const) : ('automatic' as const);

/** A card Stripe already keeps. */
async function atOnce(stripe: Stripe, order: ChargeOrder): Promise<PaymentOutcome> {
  const { key, amount, token, customer, present, returnUrl, description } = order;
  try {
    const intent = await stripe.paymentIntents.create(
      {
        amount: amount.amount,
        currency: amount.currency.toLowerCase(),
        description,
        payment_method: token ?? '',
        allowed_payment_method_types: ['card'],
        confirm: true,
        capture_method: captureOf(order),
        metadata: { payment: key },
        expand,
        ...(customer && { customer }),
        ...(present ? { return_url: returnUrl } : { off_session: true }),
      },
      { idempotencyKey: key },
    );
    return outcomeOf(intent);
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeCardError)) throw error;
    const ref = error.payment_intent?.id ?? `none-${key}`;
    return { state: 'failed', ref, failure: reasonOf(error) };
  }
}

/** A card that is typed there. */
async function onItsPage(stripe: Stripe, order: ChargeOrder): Promise<PaymentOutcome> {
  const { key, amount, customer, save, returnUrl, description } = order;
  const price = {
    currency: amount.currency.toLowerCase(),
    unit_amount: amount.amount,
    product_data: { name: description },
  };
  const session = await stripe.checkout.sessions.create(
    {
      mode: 'payment',
      client_reference_id: key,
      line_items: [{ quantity: 1, price_data: price }],
      metadata: { payment: key },
      success_url: returnUrl,
      cancel_url: returnUrl,
      payment_intent_data: {
        capture_method: captureOf(order),
        description,
        metadata: { payment: key },
        ...(save && { setup_future_usage: 'off_session' as const }),
      },
      ...(customer && { customer }),
    },
    { idempotencyKey: key },
  );
  return sessionOutcome(session);
}

async function look(
  stripe: Stripe,
  { key, ref }: { key: string; ref: string | null },
): Promise<PaymentOutcome | undefined> {
  if (ref?.startsWith('cs_')) {
    const asked = { expand: ['payment_intent.payment_method'] };
    return sessionOutcome(await stripe.checkout.sessions.retrieve(ref, asked));
  }
  if (ref?.startsWith('pi_'))
    return outcomeOf(await stripe.paymentIntents.retrieve(ref, { expand }));
  // Nobody wrote down what it is called there: the house fell over as it asked.
  const query = `metadata['payment']:'${key}'`;
  const { data } = await stripe.paymentIntents.search({ query, expand: ['data.payment_method'] });
  return data[0] && outcomeOf(data[0]);
}

const release = (stripe: Stripe, ref: string): Promise<PaymentOutcome> =>
  unlessOver(stripe, ref, async () =>
    ref.startsWith('cs_')
      ? sessionOutcome(await stripe.checkout.sessions.expire(ref))
      : outcomeOf(await stripe.paymentIntents.cancel(ref)),
  );

/** What Stripe refuses it refuses every time: a person looks at it. A broken line is another matter. */
async function sendBack(stripe: Stripe, order: RefundOrder): Promise<RefundOutcome> {
  const { key, ref, amount } = order;
  const before = order.mayBeForgotten && (await sentBefore(stripe, { key, ref }));
  if (before) return before;
  const asked = { payment_intent: ref, amount: amount.amount, metadata: { refund: key } };
  try {
    return refundOutcome(await stripe.refunds.create(asked, { idempotencyKey: key }));
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
    return (await sentBefore(stripe, { key, ref })) ?? { state: 'failed', ref: '' };
  }
}

/** It had left, and nobody heard of that for longer than Stripe remembers by what key it was asked. */
async function sentBefore(
  stripe: Stripe,
  { key, ref }: Pick<RefundOrder, 'key' | 'ref'>,
): Promise<RefundOutcome | undefined> {
  if (!ref.startsWith('pi_')) return undefined;
  const { data } = await stripe.refunds.list({ payment_intent: ref, limit: 100 });
  const sent = data.find(({ metadata }) => metadata?.refund === key);
  return sent && refundOutcome(sent);
}

/** What is over already is only looked at: a reservation lapses after some days, and nobody can take it then. */
async function unlessOver(
  stripe: Stripe,
  ref: string,
  act: () => Promise<PaymentOutcome>,
): Promise<PaymentOutcome> {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
    const now = await look(stripe, { key: '', ref });
    if (now && now.state !== 'authorised') return now;
    throw new Failure('not_found', 'Stripe knows no such payment.');
  }
}
