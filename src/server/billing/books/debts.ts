/** What a client owes: the same three parts for the page of invoices, the dashboard and the assistant. */
import { z } from 'zod';
import type { InvoiceSummary, Owed } from '#contract/billing/invoices.ts';
import type { PaymentState } from '#contract/billing/payments.ts';
import { Currency, Day, Id, type Instant, type Language } from '#contract/primitives.ts';
import { outstandingOf } from '#domain/billing/invoice.ts';
import { feeTitle } from '#domain/billing/invoice-words.ts';
import type { collectingAt } from '#domain/money/on-card.ts';
import { owedByClient, partsBeside, toldApart, withNumber } from '#domain/money/owed.ts';
import { dayInDubai, houseZone } from '#domain/time.ts';
import {
  feeTerm,
  type InvoiceRow,
  invoiceStanding,
  numberOf,
  payerOf,
} from '#server/billing/invoices/row.ts';
import * as invoices from '#server/billing/invoices/store.ts';
import { summariesOf, withChanges } from '#server/billing/lookups.ts';
import { moneyOfThese, waitingMoneyOf } from '#server/bookings/actions.ts';
import { leavingOf } from '#server/money/refund-sums.ts';
import { many, type Sql } from '#server/platform/sql.ts';

interface Owing {
  owed: Owed[];
  /** What is not paid whole, the first due first; what waits for a new quote is not asked for. */
  open: InvoiceSummary[];
}

export async function owingOf(
  tx: Sql,
  clientId: string,
  { now, language }: { now: Instant; language: Language },
): Promise<Owing> {
  const rows = await invoices.openInvoicesOf(tx, clientId);
  const open = rows.filter(({ paused }) => !paused);
  return {
    owed: await owedFor(tx, clientId, { rows, now }),
    open: await withChanges(tx, { clientId, now }, await summariesOf(tx, open, language)),
  };
}

export async function owedFor(
  tx: Sql,
  clientId: string,
  { rows, now }: { rows: readonly InvoiceRow[]; now: Instant },
): Promise<Owed[]> {
  const reservations = await heldOf(tx, clientId, ['authorised']);
  const underWay = await heldOf(tx, clientId, coming);
  const checking = await checkingOf(tx, clientId);
  const returning = await returningOf(tx, clientId);
  const waiting = await waitingMoneyOf(tx, clientId, now);
  const guaranteed = await guaranteedBy(tx, clientId, { reservations, now });
  const beside = { reservations, guaranteed, returning, underWay, waiting, checking };
  return owedByClient(documentsOf(rows), beside, dayInDubai(now));
}

/** The bookings for which something is held. */
async function guaranteedBy(
  tx: Sql,
  clientId: string,
  { reservations, now }: { reservations: readonly { source: string }[]; now: Instant },
) {
  const ids = reservations.map(({ source }) => source);
  if (ids.length === 0) return [];
  const booked = await moneyOfThese(tx, clientId, { ids, now });
  return booked.map(({ id, reference, title, facts }) => ({
    source: id,
    number: reference,
    title,
    facts,
  }));
}

/** As the rules want them; what waits for a new quote is not asked for. */
function documentsOf(rows: readonly InvoiceRow[], named = toldApart) {
  const asked = rows.filter(({ paused }) => !paused);
  const names = asked.map(nameOf);
  return asked.map((row) => ({
    ...invoiceStanding(row),
    ...payerOf(row),
    source: row.sourceId,
    title: named(nameOf(row), names),
  }));
}

/** What is asked for: of what is over, its fee. */
function nameOf(row: InvoiceRow) {
  const term = feeTerm(row);
  const title = (language: Language) => feeTitle(row.title[language], term, language);
  return {
    source: row.sourceId,
    number: numberOf(row),
    title: { en: title('en'), ar: title('ar') },
  };
}

/** Of what is open, what a saved card pays by itself: bookings alone are collected. */
export async function collectedFor(
  tx: Sql,
  clientId: string,
  { rows, asked }: { rows: readonly InvoiceRow[]; asked: ReturnType<typeof collectingAt> },
) {
  const booked = rows.filter(({ sourceKind }) => sourceKind === 'booking');
  return partsBeside(documentsOf(booked, withNumber), await heldOf(tx, clientId, gone), asked);
}

/** Asked of a card, and nobody knows yet how it ends. */
const coming: readonly PaymentState[] = ['created', 'processing'];

/** Held on a card, or asked of it at this moment: nobody is asked for it besides. */
const gone: readonly PaymentState[] = ['authorised', ...coming];

/**
 * Those that somebody has to pay: what is reserved in full, or what a card is being asked for, is taken by itself,
 * and a transfer that is being checked has come.
 */
export async function leftToPay(tx: Sql, clientId: string, rows: readonly InvoiceRow[]) {
  const reserved = await heldOf(tx, clientId, gone);
  return rows.filter((row) => {
    // Until the bank has answered nobody pays anything of it again.
    if (row.collectingAmount > 0) return false;
    const held = reserved.find(
      (one) => one.source === row.sourceId && one.currency === row.currency,
    );
    const known = (held?.amount ?? 0) + row.checkingAmount;
    return !row.paused && known < outstandingOf(invoiceStanding(row));
  });
}

const Reserved = z.object({
  source: Id,
  currency: Currency,
  amount: z.int(),
  beyond: z.int(),
  cards: z.array(z.string()),
});

/** What is held or asked of the client's cards, with what it is for. `beyond`: what its document no longer asks for. */
const heldOf = (sql: Sql, clientId: string, states: readonly PaymentState[]) =>
  many(Reserved, sql)`
    select coalesce(p.booking_id, i.source_id, p.id) as source, p.currency,
      sum(p.amount)::bigint as amount,
      coalesce(sum(greatest(0, p.amount - greatest(0, ${openOf(sql)})))
        filter (where i.id is not null), 0)::bigint as beyond,
      coalesce(array_agg(distinct (p.method ->> 'brand') || ' ' || (p.method ->> 'last4'))
        filter (where p.method ->> 'last4' <> ''), '{}') as cards
    from app.payments p left join app.invoices i on i.id = p.invoice_id
    where p.client_id = ${clientId} and p.state = any(${[...states]}) group by 1, 2`;

const openOf = (sql: Sql) => sql`
  i.total_amount - i.credited_amount - i.paid_amount + ${leavingOf(sql, sql`i`)}`;

/** Transfers that a second colleague looks at, also of what has ended meanwhile. */
const checkingOf = (sql: Sql, clientId: string) =>
  many(Reserved.omit({ cards: true }), sql)`
    select i.source_id as source, i.currency, sum(c.amount)::bigint as amount,
      sum(greatest(0, c.amount - greatest(0, ${openOf(sql)})))::bigint as beyond
    from app.invoices i
    cross join lateral (select app.transfers_in_check(i.id) as amount) c
    where i.client_id = ${clientId} and i.kind = 'invoice' and c.amount > 0 group by 1, 2`;

const Leaving = z.object({
  currency: Currency,
  amount: z.int(),
  way: z.enum(['card', 'transfer']),
  card: z.string().nullable(),
  askedOn: Day,
});

/** What is on its way back to the client, and how it goes. */
const returningOf = (sql: Sql, clientId: string) =>
  many(Leaving, sql)`
    select r.currency, r.amount, p.kind as way,
      (r.created_at at time zone ${houseZone})::date as asked_on,
      nullif(p.method ->> 'brand', '') || ' ' || nullif(p.method ->> 'last4', '') as card
    from app.refunds r join app.payments p on p.id = r.payment_id
    where r.client_id = ${clientId} and r.state = 'created' order by r.created_at, r.id`;
