import { deskBilling } from '#contract/billing/desk.ts';
import { invoices } from '#contract/billing/invoices.ts';
import { memberships } from '#contract/billing/memberships.ts';
import { paymentMethods, payments, sandbox } from '#contract/billing/payments.ts';
import { percent as shareOf } from '#domain/money.ts';
import { dayInDubai } from '#domain/time.ts';
import type { Story } from '#server/account/demo-household/story.ts';
import type { DemoDeed, DemoPerson, HouseholdWorld } from '#server/account/demo-household/world.ts';

/** A card is kept and a plan begins; its renewals come by the clock. */
export const moneyDeeds = (story: Story): DemoDeed[] => [
  ...story.cards.map((card) => ({
    name: `card of ${card.by}`,
    at: card.at,
    run: (world: HouseholdWorld) => keepCard(world, card),
  })),
  ...story.plans.map((plan) => ({
    name: `plan of ${plan.by}`,
    at: plan.at,
    run: (world: HouseholdWorld) => beginPlan(world, plan),
  })),
];

async function keepCard(
  { ask, person, now }: HouseholdWorld,
  card: Story['cards'][number],
): Promise<undefined> {
  const owner = person(card.by);
  const kept = await ask(owner, paymentMethods.list, {});
  if (kept.length > 0) return;
  const expYear = Number(dayInDubai(now()).slice(0, 4)) + 4;
  const typed = { number: card.number, expYear, expMonth: 8, cvc: '314' };
  const { token } = await ask(owner, sandbox.token, { body: typed });
  await ask(owner, paymentMethods.add, { query: {}, body: { kind: 'token', token } });
}

async function beginPlan({ ask, person }: HouseholdWorld, { by, choice }: Story['plans'][number]) {
  const options = await ask(person(by), memberships.options, { query: {} });
  const option = options.find((one) => one.choice === choice);
  if (!option) throw new Error(`There is no plan ${choice}.`);
  const body = { programme: option.programme, choice, total: option.price };
  const { id } = await ask(person(by), memberships.start, { query: {}, body });
  return id;
}

interface Sum {
  /** The matter or booking that the invoice was made from. */
  source: string;
  percent: number;
  by: string;
}

async function invoiceOf(ask: HouseholdWorld['ask'], client: DemoPerson, source: string) {
  const { items } = await ask(client, invoices.list, { query: { source } });
  const open = items.find(({ kind, outstanding }) => kind === 'invoice' && outstanding.amount > 0);
  const invoice = open ?? items.find(({ kind }) => kind === 'invoice');
  if (!invoice) throw new Error('Nothing was invoiced yet.');
  return invoice;
}

export async function payDemoInvoice(
  { ask, person }: HouseholdWorld,
  { source, percent, by }: Sum,
): Promise<void> {
  const client = person(by);
  const { id, outstanding } = await invoiceOf(ask, client, source);
  const [card] = await ask(client, paymentMethods.list, {});
  if (!card) throw new Error(`${client.name} has no card.`);
  await ask(client, payments.pay, {
    query: {},
    body: {
      for: { kind: 'invoice', id },
      amount: shareOf(outstanding, percent),
      with: { kind: 'saved', id: card.id },
    },
  });
}

interface ByHouse extends Sum {
  client: string;
}

/** By somebody who did not record what came. */
export async function sendBack(
  { ask, person }: HouseholdWorld,
  { source, by, client, reference }: Omit<ByHouse, 'percent'> & { reference: string },
): Promise<void> {
  const invoice = await invoiceOf(ask, person(client), source);
  const waiting = await ask(person(by), deskBilling.toSend, { query: {} });
  const refund = waiting.find((one) => one.invoice.id === invoice.id);
  if (!refund) throw new Error(`Nothing of ${invoice.number} is to be sent back.`);
  const asked = { params: { id: refund.id }, query: {}, body: { reference } };
  await ask(person(by), deskBilling.refundSent, asked);
}

export async function transferDemoMoney(
  { ask, person, now }: HouseholdWorld,
  { source, percent, by, client, reference }: ByHouse & { reference: string },
): Promise<void> {
  const { id, outstanding } = await invoiceOf(ask, person(client), source);
  const receivedOn = dayInDubai(now());
  const body = { amount: shareOf(outstanding, percent), receivedOn, reference };
  await ask(person(by), deskBilling.recordTransfer, { params: { id }, query: {}, body });
}

export async function creditDemoInvoice(
  { ask, person }: HouseholdWorld,
  { source, percent, by, client, reason }: ByHouse & { reason: string },
): Promise<void> {
  const { id, total } = await invoiceOf(ask, person(client), source);
  const body = { amount: shareOf(total, percent), reason };
  await ask(person(by), deskBilling.credit, { params: { id }, query: {}, body });
}
