/** A house that takes cards by Stripe, which a stand-in plays. */
import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import type { Fields, StripeStandIn } from '#server/billing/stripe/shapes-testing.ts';
import { startStripe } from '#server/billing/stripe/testing.ts';
import { invoiceOf, paymentIn } from '#server/billing/testing.ts';
import { demo, newClient, type Person, proposed } from '#server/matters/testing.ts';
import { newId } from '#server/platform/ids.ts';
import { system } from '#server/platform/sql.ts';
import { startApp, type TestApp } from '#server/testing.ts';

export const webhookSecret = 'whsec_of_a_test';

export interface World {
  app: TestApp;
  box: StripeStandIn;
  layla: Person;
  noor: Person;
}

/** One house for all tests of a suite, which have a client each. */
const houses = new WeakMap<object, Promise<Omit<World, 'layla'>>>();

export async function world(
  t: TestContext,
  suite: Parameters<typeof startStripe>[0],
): Promise<World> {
  const house = houses.get(suite) ?? opened(suite);
  houses.set(suite, house);
  const shared = await house;
  t.diagnostic(shared.app.url);
  return { ...shared, layla: await newClient(shared.app) };
}

async function opened(suite: Parameters<typeof startStripe>[0]) {
  const box = await startStripe(suite);
  const app = await startApp(suite, {
    AUTH_RATE_LIMITS: 'off',
    AUTH_AUTOCONFIRM: 'on',
    RATE_LIMIT: '1000000',
    STRIPE_SECRET_KEY: 'sk_test_x',
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_URL: box.url,
  });
  return { app, box, noor: await demo(app, 'concierge') };
}

export async function owing({ layla, noor }: World) {
  const matter = await proposed(layla, noor);
  const quote = matter.quotes.at(-1) ?? assert.fail('no quote');
  const path = `/matters/${matter.id}/quotes/${quote.id}/accept`;
  assert.equal((await layla.post(path, { total: quote.total })).status, 200);
  return invoiceOf(layla, matter.id);
}

export async function begun(here: World, invoice: Awaited<ReturnType<typeof owing>>, save = true) {
  const body = {
    for: { kind: 'invoice', id: invoice.id },
    amount: invoice.outstanding,
    with: { kind: 'hosted', save },
  };
  const payment = paymentIn(await here.layla.post('/billing/payments', body));
  const session = payment.next?.url.split('/').at(-1) ?? assert.fail('nowhere to go');
  return { payment, session };
}

/** Kept by Stripe under this name, and so by us. */
export async function keptCard({ app, layla }: World, token: string): Promise<string> {
  const id = newId();
  await app.sql.as(
    system,
    (tx) => tx`
      insert into app.payment_methods (id, client_id, processor, token, brand, last4, exp_month, exp_year)
      values (${id}, ${layla.id}, 'stripe', ${token}, 'visa', '4242', 12, 2031)`,
  );
  return id;
}

export const intentOf = ({ box }: World, payment: string) =>
  [...box.intents.values()].find(({ metadata }) => (metadata as Fields).payment === payment) ??
  assert.fail('it was never asked');

export const sessionOf = ({ box }: World, id: string) =>
  box.sessions.get(id) ?? assert.fail('no session');
