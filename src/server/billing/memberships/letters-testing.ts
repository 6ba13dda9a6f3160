/** How the tests of memberships act, and read what was written of it. */
import assert from 'node:assert/strict';
import type { Invoice } from '#contract/billing/invoices.ts';
import type { MembershipView } from '#contract/billing/memberships.ts';
import type { Day, Money } from '#contract/primitives.ts';
import { midnightInDubai } from '#domain/time.ts';
import { tellIfOpen } from '#server/billing/memberships/notices.ts';
import {
  deskIn,
  invoiceIn,
  invoicesIn,
  membershipIn,
  overviewIn,
} from '#server/billing/testing.ts';
import { type Person, today } from '#server/matters/testing.ts';
import { runMail } from '#server/notifications/testing.ts';
import { system } from '#server/platform/sql.ts';
import type { Services } from '#server/services.ts';
import type { TestApp } from '#server/testing.ts';

export const usd = (amount: number): Money => ({ amount, currency: 'USD' });

export const start = async (client: Person, choice: string, total: Money, programme = 'plan') =>
  membershipIn(await client.post('/billing/memberships', { programme, choice, total }));

export const act = (
  client: Person,
  { id, version }: MembershipView,
  path: string,
  body: object = {},
) =>
  client.post(`/billing/memberships/${id}/${path}`, { ...body }, { 'if-match': String(version) });

export const seen = async (client: Person, id: string) =>
  overviewIn(await client.get('/billing')).memberships.find((one) => one.id === id) ??
  assert.fail('it has ended');

/** The house as it will be on a day. */
export const on = ({ services }: TestApp, day: Day): Services => ({
  ...services,
  now: () => midnightInDubai(day),
});

export const planOf = async (app: TestApp, { id }: Person) => {
  const [row] = await app.sql.as(system, (tx) => tx`select plan from app.clients where id = ${id}`);
  return row?.plan;
};

/** Money that has arrived at the bank, as a colleague writes it down. */
export async function byTransfer(staff: Person, invoiceId: string, amount: Money): Promise<void> {
  const receivedOn = today();
  const body = { amount, receivedOn, reference: 'RF18' };
  deskIn(await staff.post(`/desk/billing/invoices/${invoiceId}/transfers`, body));
}

/** What a colleague takes off a document. */
export async function credited(staff: Person, invoiceId: string, amount: Money): Promise<void> {
  const body = { amount, reason: 'A gesture.' };
  deskIn(await staff.post(`/desk/billing/invoices/${invoiceId}/credit-notes`, body));
}

/** The newest document, with its lines. */
export async function newest(client: Person): Promise<Invoice> {
  const [first] = invoicesIn(await client.get('/billing/invoices'));
  return invoiceIn(await client.get(`/billing/invoices/${first?.id}`));
}

/** Every letter that was not read before: what the queue would do by now. */
export async function letters(app: TestApp, { id, email }: Person): Promise<string[]> {
  const open = await app.sql.as(
    system,
    (tx) => tx`
      select id from app.invoices
      where client_id = ${id} and source_kind = 'membership' and kind = 'invoice'`,
  );
  for (const invoice of open) await tellIfOpen(app.services, { invoice: invoice.id });
  const news = await app.sql.as(
    system,
    (tx) => tx`select id from app.notifications where recipient_id = ${id} order by created_at, id`,
  );
  for (const one of news) await runMail(app, one.id, 2);
  return app.sql.as(system, async (tx) => {
    const rows = await tx`
      delete from app.messages where recipient = ${email} and template like 'notification-%'
      returning text_body`;
    await tx`delete from app.notifications where recipient_id = ${id}`;
    return rows.map(({ textBody }) => String(textBody).replaceAll(/\s+/g, ' '));
  });
}

export const unbroken = (words: string) => words.replaceAll(/\s+/g, ' ');
