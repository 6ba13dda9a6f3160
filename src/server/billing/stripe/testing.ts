/** A stand-in for Stripe: the few endpoints the house calls, with the shapes its library reads. */
import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { showPage } from '#server/billing/stripe/page-testing.ts';
import type { Asked, Fields, StripeStandIn } from '#server/billing/stripe/shapes-testing.ts';
import { atEnd, type CleaningScope } from '#server/database/throw-away.ts';

const card = {
  id: 'pm_card',
  object: 'payment_method',
  type: 'card',
  card: { brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2031 },
};

const named = (kind: string) => `${kind}_${randomUUID()}`;

/** What each card does, by its token. */
const fates: Record<string, Fields> = {
  pm_declined: { decline_code: 'insufficient_funds', code: 'card_declined' },
};

function intentFor(form: URLSearchParams, status: string): Fields {
  const amount = Number(form.get('amount'));
  return {
    id: named('pi'),
    object: 'payment_intent',
    amount,
    currency: form.get('currency'),
    status,
    amount_received: status === 'succeeded' ? amount : 0,
    metadata: { payment: form.get('metadata[payment]') ?? '' },
    payment_method: card,
    next_action:
      status === 'requires_action'
        ? { type: 'redirect_to_url', redirect_to_url: { url: 'https://bank.example/3ds' } }
        : null,
    last_payment_error: null,
  };
}

function statusOf(form: URLSearchParams): string {
  if (form.get('payment_method') === 'pm_asks') return 'requires_action';
  return form.get('capture_method') === 'manual' ? 'requires_capture' : 'succeeded';
}

function createIntent(box: StripeStandIn, form: URLSearchParams) {
  const refused = fates[form.get('payment_method') ?? ''];
  if (refused) {
    const intent = { ...intentFor(form, 'requires_payment_method'), last_payment_error: refused };
    const error = { type: 'card_error', message: 'Declined.', ...refused, payment_intent: intent };
    return { status: 402, body: { error } };
  }
  box.charges += 1;
  const intent = intentFor(form, statusOf(form));
  box.intents.set(String(intent.id), intent);
  return { status: 200, body: intent };
}

function createSession(box: StripeStandIn, form: URLSearchParams) {
  const id = named('cs');
  const session: Fields = {
    id,
    object: 'checkout.session',
    mode: form.get('mode'),
    status: 'open',
    url: `${box.url}/pay/${id}`,
    success_url: form.get('success_url'),
    cancel_url: form.get('cancel_url'),
    metadata: Object.fromEntries(
      ['payment', 'client'].flatMap((name) => {
        const value = form.get(`metadata[${name}]`);
        return value === null ? [] : [[name, value]];
      }),
    ),
    payment_intent: null,
    setup_intent: form.get('mode') === 'setup' ? 'seti_1' : null,
    amount: Number(form.get('line_items[0][price_data][unit_amount]')),
    currency: form.get('line_items[0][price_data][currency]'),
  };
  box.sessions.set(id, session);
  return { status: 200, body: session };
}

function createRefund(box: StripeStandIn, form: URLSearchParams) {
  const id = named('re');
  const isRefused = box.refundStatus.startsWith('refused');
  const refund = {
    id,
    object: 'refund',
    status: isRefused ? 'succeeded' : box.refundStatus,
    amount: Number(form.get('amount')),
    payment_intent: form.get('payment_intent'),
    metadata: { refund: form.get('metadata[refund]') },
  };
  if (box.refundStatus !== 'refused') box.refunds.set(id, refund);
  const error = { type: 'invalid_request_error', message: 'No.', code: 'charge_already_refunded' };
  return isRefused ? { status: 400, body: { error } } : { status: 200, body: refund };
}

function refundsOf(box: StripeStandIn, form: URLSearchParams) {
  const of = form.get('payment_intent');
  const data = [...box.refunds.values()].filter(({ payment_intent: intent }) => intent === of);
  return { status: 200, body: { object: 'list', data, has_more: false, url: '/v1/refunds' } };
}

function found(all: Map<string, Fields>, id: string | undefined) {
  const body = all.get(id ?? '');
  const error = {
    type: 'invalid_request_error',
    message: 'No such thing.',
    code: 'resource_missing',
  };
  return body ? { status: 200, body } : { status: 404, body: { error } };
}

function changed(all: Map<string, Fields>, id: string | undefined, change: Fields) {
  const known = all.get(id ?? '');
  if (known) Object.assign(known, change);
  return found(all, id);
}

function answer(box: StripeStandIn, { method, path, form }: Asked) {
  const [, , kind, ...rest] = path.split('/');
  const [id, act] = kind === 'checkout' ? rest.slice(1) : rest;
  if (kind === 'customers') return { status: 200, body: { id: 'cus_1', object: 'customer' } };
  if (kind === 'setup_intents')
    return { status: 200, body: { id, object: 'setup_intent', payment_method: card } };
  if (kind === 'payment_methods') return { status: 200, body: card };
  if (kind === 'refunds' && method === 'GET' && !id) return refundsOf(box, form);
  if (kind === 'refunds') return id ? found(box.refunds, id) : createRefund(box, form);
  if (kind === 'checkout') {
    if (act === 'expire') return changed(box.sessions, id, { status: 'expired' });
    return id ? found(box.sessions, id) : createSession(box, form);
  }
  if (id === 'search')
    return { status: 200, body: { object: 'search_result', data: searched(box, form) } };
  if (act === 'cancel') return changed(box.intents, id, { status: 'canceled' });
  if (act === 'capture') return capture(box, id ?? '', form);
  return method === 'POST' && !id ? createIntent(box, form) : found(box.intents, id);
}

/** What was cancelled, or has lapsed, is not taken any more. */
function capture(box: StripeStandIn, id: string, form: URLSearchParams) {
  const isOver = box.intents.get(id)?.status !== 'requires_capture';
  const error = { type: 'invalid_request_error', code: 'payment_intent_unexpected_state' };
  if (isOver) return { status: 400, body: { error: { ...error, message: 'It is over.' } } };
  const taken = { status: 'succeeded', amount_received: Number(form.get('amount_to_capture')) };
  return changed(box.intents, id, taken);
}

function searched(box: StripeStandIn, form: URLSearchParams): Fields[] {
  const [, key] = /'([^']+)'$/.exec(form.get('query') ?? '') ?? [];
  // The stand-in made them with this shape.
  const of = (intent: Fields) => (intent.metadata as { payment: string }).payment;
  return [...box.intents.values()].filter((intent) => of(intent) === key);
}

async function readAsked(request: IncomingMessage): Promise<Asked> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stand-in');
  const body = await text(request);
  const form = body ? new URLSearchParams(body) : searchParams;
  return { method: request.method ?? 'GET', path: pathname, form };
}

export async function startStripe(t: CleaningScope): Promise<StripeStandIn> {
  const kept = new Map<string, { status: number; body: object }>();
  const box: StripeStandIn = {
    url: '',
    intents: new Map(),
    sessions: new Map(),
    refunds: new Map(),
    charges: 0,
    refundStatus: 'succeeded',
    forgetKeys: () => kept.clear(),
    payOnPage: (id, status = 'succeeded') => payOnPage(box, id, status),
  };
  const server = createServer(async (request, response) => {
    const asked = await readAsked(request);
    if (asked.path.startsWith('/pay/')) return showPage(box, asked, response);
    const key = request.headers['idempotency-key'];
    const known = typeof key === 'string' ? kept.get(key) : undefined;
    const { status, body } = known ?? answer(box, asked);
    if (typeof key === 'string') kept.set(key, { status, body: structuredClone(body) });
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  atEnd(t, async () => void server.close());
  // Listening on a TCP port, it has an address with one.
  box.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return box;
}

function payOnPage(box: StripeStandIn, id: string, status: string): void {
  const session = box.sessions.get(id) ?? {};
  const form = new URLSearchParams({
    amount: String(session.amount),
    currency: String(session.currency),
    'metadata[payment]': String((session.metadata as Fields | undefined)?.payment),
  });
  const intent = intentFor(form, status);
  box.charges += 1;
  box.intents.set(String(intent.id), intent);
  Object.assign(session, { status: 'complete', payment_intent: intent });
}
