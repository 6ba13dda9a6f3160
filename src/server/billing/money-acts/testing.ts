import assert from 'node:assert/strict';
import type { DeskInvoice } from '#contract/billing/desk.ts';
import type { MoneyAct } from '#contract/billing/money-acts.ts';
import { dayInDubai } from '#domain/time.ts';
import { deskIn, invoiceOf } from '#server/billing/testing.ts';
import {
  aQuote,
  demo,
  type Json,
  newClient,
  type Person,
  proposed,
} from '#server/matters/testing.ts';
import { system } from '#server/platform/sql.ts';
import type { TestApp } from '#server/testing.ts';

export const aed = (amount: number) => ({ amount, currency: 'AED' as const });

/** A client who owes AED 20,000, and two colleagues. */
export async function owingMuch(app: TestApp, terms: Json = {}) {
  const layla = await newClient(app);
  const [noor, admin] = [await demo(app, 'concierge'), await demo(app, 'admin')];
  const line = { kind: 'fee', title: 'Villa', quantity: 1, each: 2_000_000 };
  const matter = await proposed(layla, noor, aQuote({ lines: [line], ...terms }));
  const quote = matter.quotes.at(-1) ?? assert.fail('no quote');
  const accept = `/matters/${matter.id}/quotes/${quote.id}/accept`;
  assert.equal((await layla.post(accept, { total: quote.total })).status, 200);
  return { layla, noor, admin, invoice: await invoiceOf(layla, matter.id) };
}

export const credit = (staff: Person, { id }: { id: string }, amount: number, headers: Json = {}) =>
  staff.post(
    `/desk/billing/invoices/${id}/credit-notes`,
    { amount: aed(amount), reason: 'A kind gesture.' },
    headers as Record<string, string>,
  );

export const refund = (staff: Person, { id }: { id: string }, amount: number) =>
  staff.post(`/desk/billing/payments/${id}/refunds`, { amount: aed(amount), reason: 'Too much.' });

export const transfer = (app: TestApp, staff: Person, { id }: { id: string }, amount: number) =>
  staff.post(`/desk/billing/invoices/${id}/transfers`, {
    amount: aed(amount),
    reference: 'VILLA',
    receivedOn: dayInDubai(app.services.now()),
  });

export const waitingIn = ({ acts }: DeskInvoice) =>
  acts.find(({ state }) => state === 'waiting') ?? assert.fail('nothing waits');

export const answer = (staff: Person, act: MoneyAct, said: Json, headers: Json = {}) =>
  staff.post(`/desk/billing/acts/${act.id}/answer`, said, {
    'if-match': String(act.version),
    ...headers,
  });

export const bell = (app: TestApp, { id }: Person, act: MoneyAct) =>
  app.sql.as(system, async (tx) => {
    const rows = await tx`
      select about ->> 'event' as event, about ->> 'name' as name from app.notifications
      where recipient_id = ${id} and event_key ^@ ${`act:${act.id}`} order by created_at, id`;
    return rows.map(({ event }) => event);
  });

export const desk = async (staff: Person, { id }: { id: string }) =>
  deskIn(await staff.get(`/desk/billing/invoices/${id}`));

/** Everybody else of the house is away. */
export async function leaveAlone(app: TestApp, { id }: Person, away: boolean) {
  await app.sql.as(
    system,
    (tx) => tx`
      update auth.users set banned_until = ${away ? '2099-01-01' : null}
      where raw_app_meta_data ->> 'role' in ('concierge', 'admin') and id <> ${id}`,
  );
}
