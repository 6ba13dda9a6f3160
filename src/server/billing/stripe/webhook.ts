/** What Stripe tells by itself: believed only when it is signed, and never for more than a hint. */
import type Stripe from 'stripe';
import { Failure } from '#domain/failure.ts';
import type { PaymentNews } from '#server/billing/payments/port.ts';
import { cardIn, refundOutcome } from '#server/billing/stripe/outcomes.ts';

interface Told {
  raw: Buffer;
  signature: string;
}

export async function hearFrom(stripe: Stripe, secret: string, told: Told): Promise<PaymentNews> {
  const event = read(stripe, secret, told);
  return { id: event.id, type: event.type, ...(await about(stripe, event)) };
}

/** The signature is over the very bytes that came. */
function read(stripe: Stripe, secret: string, { raw, signature }: Told): Stripe.Event {
  try {
    return stripe.webhooks.constructEvent(raw, signature, secret);
  } catch {
    // Forged, too old, or not JSON at all: nobody is told which.
    throw new Failure('bad_request', 'This was not signed by the processor.');
  }
}

async function about(
  stripe: Stripe,
  event: Stripe.Event,
): Promise<Omit<PaymentNews, 'id' | 'type'>> {
  switch (event.type) {
    case 'payment_intent.succeeded':
    case 'payment_intent.payment_failed':
    case 'payment_intent.canceled':
    case 'payment_intent.processing':
    case 'payment_intent.requires_action':
    case 'payment_intent.amount_capturable_updated':
      return ofPayment(event.data.object.metadata.payment, event.data.object.id);
    case 'checkout.session.completed':
    case 'checkout.session.expired':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed':
      return ofSession(stripe, event.data.object);
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
      return ofRefund(await stripe.refunds.retrieve(event.data.object.id));
    default:
      return {};
  }
}

const ofPayment = (key: string | undefined, ref: string) => (key ? { payment: { key, ref } } : {});

async function ofSession(stripe: Stripe, session: Stripe.Checkout.Session) {
  if (session.mode !== 'setup') return ofPayment(session.metadata?.payment, session.id);
  const clientId = session.metadata?.client;
  const intent = session.setup_intent;
  const id = typeof intent === 'string' ? intent : intent?.id;
  if (!clientId || !id || session.status !== 'complete') return {};
  const kept = await stripe.setupIntents.retrieve(id, { expand: ['payment_method'] });
  const facts = cardIn(kept.payment_method);
  return facts ? { card: { clientId, facts } } : {};
}

function ofRefund(refund: Stripe.Refund) {
  const key = refund.metadata?.refund;
  return key ? { refund: { key, ...refundOutcome(refund) } } : {};
}
