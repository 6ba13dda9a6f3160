/** What the demo client has paid and owes, so that a fresh house shows how its books look. */
import { z } from 'zod';
import type { SpendingCategory } from '#contract/billing/invoices.ts';
import type { Currency, Day, Localised } from '#contract/primitives.ts';
import { paymentEntry } from '#domain/billing/ledger.ts';
import { periodStart } from '#domain/billing/membership.ts';
import { money } from '#domain/money.ts';
import { dayInDubai, daysAfter, hoursAfter, midnightInDubai } from '#domain/time.ts';
import { enter } from '#server/billing/books/ledger-store.ts';
import type { Clerk } from '#server/billing/clerk.ts';
import { credit, issue } from '#server/billing/invoices/issuance.ts';
import type { InvoiceRow } from '#server/billing/invoices/row.ts';
import * as invoices from '#server/billing/invoices/store.ts';
import { invoiceFor } from '#server/billing/memberships/invoices.ts';
import { periodLine } from '#server/billing/memberships/memberships.ts';
import { optionFor } from '#server/billing/memberships/options.ts';
import { openPlan } from '#server/billing/memberships/paid-periods.ts';
import * as memberships from '#server/billing/memberships/store.ts';
import * as methods from '#server/billing/payments/method-store.ts';
import * as payments from '#server/billing/payments/store.ts';
import { insertCard, insertIntent } from '#server/billing/sandbox/store.ts';
import { newId } from '#server/platform/ids.ts';
import { maybe, type Sql, system } from '#server/platform/sql.ts';

/** Nothing where the account is missing, or has books already. */
const clientNamed = (tx: Sql, email: string) =>
  maybe(z.object({ id: z.guid() }), tx)`
    select u.id from auth.users u where lower(u.email) = ${email}
      and not exists (select from app.invoices i where i.client_id = u.id)`;

type Demo = Pick<Clerk, 'tx' | 'config' | 'snapshot' | 'now'>;

/** A saved card, a plan since three months, some days out, one credit note, and one thing to pay. */
export async function seedDemoBilling(demo: Demo, email: string): Promise<void> {
  const client = await clientNamed(demo.tx, email);
  if (!client) return;
  const clerk: Clerk = { ...demo, by: system };
  const token = await saveCard(clerk, client.id);
  const paid: Paid = { clerk, clientId: client.id, token };
  const happened = [...(await planEvents(paid)), ...outingEvents(paid)];
  // Numbers run with the days.
  for (const { run } of happened.toSorted((one, other) => one.day.localeCompare(other.day)))
    await run();
}

/** Something that happened on a day. */
interface Happening {
  day: Day;
  run: () => Promise<void>;
}

interface Paid {
  clerk: Clerk;
  clientId: string;
  token: string;
}

async function saveCard({ tx }: Clerk, clientId: string): Promise<string> {
  const token = `tok_demo_${newId()}`;
  const card = { brand: 'visa', last4: '4242', expMonth: 8, expYear: 2030 } as const;
  await insertCard(tx, { token, ...card, behaviour: 'success' });
  await methods.keepMethod(tx, { id: newId(), clientId, processor: 'sandbox', token, ...card });
  return token;
}

/** The same clerk on an earlier day. */
const on = (clerk: Clerk, day: Day): Clerk => ({
  ...clerk,
  now: hoursAfter(midnightInDubai(day), 10),
});

/** Paid by the card, in both books. */
async function pay({ clerk, clientId, token }: Paid, invoice: InvoiceRow): Promise<void> {
  const { tx, now } = clerk;
  const { currency, totalAmount: amount, title, language } = invoice;
  const id = newId();
  const ref = `int_demo_${id}`;
  await insertIntent(tx, {
    id: ref,
    key: id,
    card: token,
    currency,
    amount,
    captureLater: false,
    state: 'succeeded',
    captured: amount,
    refunded: 0,
    failure: null,
    returnUrl: 'http://localhost/',
  });
  await payments.insertPayment(tx, {
    id,
    clientId,
    kind: 'card',
    state: 'succeeded',
    invoiceId: invoice.id,
    bookingId: null,
    title,
    currency,
    amount,
    settledAmount: amount,
    captureLater: false,
    saveMethod: false,
    methodId: null,
    processor: 'sandbox',
    token: null,
    processorRef: ref,
    language,
    method: { brand: 'visa', last4: '4242' },
    returnTo: '/profile/invoices',
    actorKind: 'client',
    actorId: clientId,
    createdAt: now,
    settledAt: now,
  });
  const event = { eventKey: `payment:${id}`, paymentId: id, at: now, kind: 'payment' } as const;
  await enter(
    tx,
    { clientId, currency, invoiceId: invoice.id, ...event },
    paymentEntry(amount, 'card'),
  );
  await invoices.addMoved(tx, invoice.id, { paid: amount });
}

const months = 3;

/** A plan that was begun and renewed; each period has its invoice, paid on its first day. */
async function planEvents(paid: Paid): Promise<Happening[]> {
  const { clerk, clientId } = paid;
  const option = optionFor(clerk.snapshot, 'plan', 'premium');
  const startedOn = periodStart(daysAfter(dayInDubai(clerk.now), -9), 1 - months, 'month');
  const row = await memberships.insertMembership(clerk.tx, {
    id: newId(),
    clientId,
    programme: 'plan',
    choice: 'premium',
    name: option.name,
    state: 'active',
    currency: option.price.currency,
    priceAmount: option.price.amount,
    every: 'month',
    startedOn,
    periods: months,
    joiningAmount: 0,
    periodFrom: periodStart(startedOn, months - 1, 'month'),
    periodTo: periodStart(startedOn, months, 'month'),
    minimumUntil: periodStart(startedOn, option.minimumMonths, 'month'),
    endsOn: null,
    next: null,
    declines: 0,
    retryOn: null,
  });
  await openPlan(clerk, row);
  return Array.from({ length: months }, (_, period) => periodEvent(paid, row, period));
}

function periodEvent(paid: Paid, row: memberships.MembershipRow, period: number): Happening {
  const { clerk } = paid;
  const periodFrom = periodStart(row.startedOn, period, 'month');
  const then = on(clerk, periodFrom);
  const run = async () => {
    const periodTo = periodStart(row.startedOn, period + 1, 'month');
    const lines = [periodLine({ ...row, periodFrom, periodTo })];
    const part = period === 0 ? 'start' : `period:${periodFrom}`;
    await pay({ ...paid, clerk: then }, await invoiceFor(then, row, { part, lines, quiet: true }));
    const kind = period === 0 ? 'activated' : 'renewed';
    await memberships.addMembershipEvent({ ...then, by: system }, row, { kind, name: row.name });
  };
  return { day: periodFrom, run };
}

interface Outing {
  daysAgo: number;
  title: Localised;
  category: SpendingCategory;
  amount: number;
  currency: Currency;
}

const outings: Outing[] = [
  {
    daysAgo: 58,
    title: { en: 'A suite by the sea, three nights', ar: 'جناح على البحر، ثلاث ليالٍ' },
    category: 'travel',
    amount: 735_000,
    currency: 'USD',
  },
  {
    daysAgo: 33,
    title: { en: 'Company papers, translated and stamped', ar: 'أوراق الشركة مترجمة ومصدّقة' },
    category: 'papers',
    amount: 420_000,
    currency: 'AED',
  },
  {
    daysAgo: 24,
    title: { en: 'A table for six by the fountain', ar: 'طاولة لستة قرب النافورة' },
    category: 'tables',
    amount: 285_000,
    currency: 'AED',
  },
  {
    daysAgo: 6,
    title: { en: 'Balloon at dawn, four guests', ar: 'منطاد عند الفجر، أربعة ضيوف' },
    category: 'leisure',
    amount: 516_000,
    currency: 'AED',
  },
];

const calledOff: Outing = {
  daysAgo: 18,
  title: { en: 'Tandem skydive over the Palm', ar: 'قفز مظلي ثنائي فوق النخلة' },
  category: 'leisure',
  amount: 249_900,
  currency: 'AED',
};

const owed: Outing = {
  daysAgo: 2,
  // No booking's balance: that a kept card pays by itself, and this its client does.
  title: { en: 'A private chef at home, ten guests', ar: 'طاهٍ خاص في المنزل، عشرة ضيوف' },
  category: 'leisure',
  amount: 210_000,
  currency: 'USD',
};

function outingEvents(paid: Paid): Happening[] {
  const dayOf = ({ daysAgo }: Outing) => daysAfter(dayInDubai(paid.clerk.now), -daysAgo);
  const made = (outing: Outing, then: (invoice: InvoiceRow, clerk: Clerk) => Promise<unknown>) => {
    const clerk = on(paid.clerk, dayOf(outing));
    const run = async () =>
      void (await then(await invoiceOuting(clerk, paid.clientId, outing), clerk));
    return { day: dayOf(outing), run };
  };
  return [
    ...outings.map((outing) => made(outing, (invoice, clerk) => pay({ ...paid, clerk }, invoice))),
    made(calledOff, (invoice, clerk) => callOff(clerk, invoice)),
    made(owed, async () => {}),
  ];
}

function invoiceOuting(clerk: Clerk, clientId: string, outing: Outing): Promise<InvoiceRow> {
  const { title, category, amount, currency } = outing;
  const dueOn = daysAfter(dayInDubai(clerk.now), outing === owed ? 6 : 0);
  return issue(clerk, {
    clientId,
    category,
    title,
    currency,
    detail: { en: '', ar: '' },
    quiet: true,
    source: { kind: 'desk', id: newId(), part: 'desk', path: '/profile/invoices' },
    lines: [{ kind: 'service', title, quantity: 1, each: amount }],
    instalments: [{ amount, dueOn }],
  });
}

/** Before anything was paid. */
function callOff(clerk: Clerk, invoice: InvoiceRow) {
  const amount = money(invoice.totalAmount, invoice.currency);
  const reason = 'Called off for wind.';
  return credit(clerk, invoice, { amount, reason, part: `credit:${invoice.id}` });
}
