/** Where the tests of memberships begin: a plan that waits for its first payment, or has it. */
import type { TestContext } from 'node:test';
import type { MembershipView } from '#contract/billing/memberships.ts';
import { seen, start, usd } from '#server/billing/memberships/letters-testing.ts';
import { invoiceIn, pay, paymentIn } from '#server/billing/testing.ts';
import { open } from '#server/bookings/testing.ts';
import { demo, newClient, type Person } from '#server/matters/testing.ts';
import { borrowApp } from '#server/testing/borrowed-servers.ts';

/** A client who was asked for the first month of a plan, and the colleagues beside. `alone`: AED that one of them moves alone. */
export async function asked(t: TestContext, { alone = '1000000' } = {}) {
  const app = await borrowApp(t, { ...open, FOUR_EYES_ABOVE: alone });
  const layla = await newClient(app);
  const noor = await demo(app, 'concierge');
  const begun = await start(layla, 'essential', essential);
  return { app, layla, noor, begun, invoice: await waitingOf(layla, begun) };
}

/** The document that waits to be paid. */
export const waitingOf = async (client: Person, { id }: Pick<MembershipView, 'id'>) =>
  invoiceIn(await client.get(`/billing/invoices/${(await seen(client, id)).openInvoice}`));

/** The same whose first month is paid, by a card that is not kept. */
export async function opened(t: TestContext, by?: { alone: string }) {
  const all = await asked(t, by);
  paymentIn(await pay(all.layla, all.invoice));
  return { ...all, begun: await seen(all.layla, all.begun.id) };
}

/** What a month of the plan costs. */
export const essential = usd(250_000);
