/** What a client owes: the same three parts for the page of invoices, the dashboard and the assistant. */
import { z } from 'zod';
import type { InvoiceSummary, Owed } from '#contract/billing/invoices.ts';
import { Currency, type Day, Id, type Language } from '#contract/primitives.ts';
import { outstanding } from '#domain/billing/invoice.ts';
import { owedOf as reckoned } from '#domain/money/owed.ts';
import { type InvoiceRow, payerOf, standingOf } from '#server/billing/invoices/row.ts';
import * as invoices from '#server/billing/invoices/store.ts';
import { summariesOf } from '#server/billing/lookups.ts';
import { many, type Sql } from '#server/platform/sql.ts';

interface Owing {
  owed: Owed[];
  /** What is not paid whole, the first due first; what waits for a new proposal is not asked for. */
  open: InvoiceSummary[];
}

export async function owingOf(
  tx: Sql,
  clientId: string,
  { today, language }: { today: Day; language: Language },
): Promise<Owing> {
  const rows = await invoices.openOf(tx, clientId);
  return {
    owed: await owedFor(tx, clientId, { rows, today }),
    open: await summariesOf(
      tx,
      rows.filter(({ paused }) => !paused),
      language,
    ),
  };
}

/** In each currency, for whoever only tells of it. */
export async function owedOf(tx: Sql, clientId: string, today: Day): Promise<Owed[]> {
  return owedFor(tx, clientId, { rows: await invoices.openOf(tx, clientId), today });
}

export async function owedFor(
  tx: Sql,
  clientId: string,
  { rows, today }: { rows: readonly InvoiceRow[]; today: Day },
): Promise<Owed[]> {
  // What waits for a new proposal is not asked for.
  const asked = rows.filter(({ paused }) => !paused);
  const documents = asked.map((row) => ({
    ...{ ...standingOf(row), ...payerOf(row) },
    ...{ source: row.sourceId, title: row.title },
  }));
  const reservations = await reservationsOf(tx, clientId);
  return reckoned(documents, { reservations, returning: await returningOf(tx, clientId) }, today);
}

/** Those that somebody has to pay: what is reserved in full is taken by itself. */
export async function askedOf(tx: Sql, clientId: string, rows: readonly InvoiceRow[]) {
  const reserved = await reservationsOf(tx, clientId);
  return rows.filter((row) => {
    const held = reserved.find(
      (one) => one.source === row.sourceId && one.currency === row.currency,
    );
    return !row.paused && (!held || held.amount < outstanding(standingOf(row)));
  });
}

const Reserved = z.object({ source: Id, currency: Currency, amount: z.int() });

/** What is held on the client's cards, with what it is held for. */
function reservationsOf(sql: Sql, clientId: string) {
  return many(
    Reserved,
    sql`
      select coalesce(p.booking_id, i.source_id, p.id) as source, p.currency,
        sum(p.amount)::bigint as amount
      from app.payments p left join app.invoices i on i.id = p.invoice_id
      where p.client_id = ${clientId} and p.state = 'authorised' group by 1, 2`,
  );
}

const Leaving = z.object({
  ...{ currency: Currency, amount: z.int(), way: z.enum(['card', 'transfer']) },
  card: z.string().nullable(),
});

/** What is on its way back to the client, and how it goes. */
function returningOf(sql: Sql, clientId: string) {
  return many(
    Leaving,
    sql`
      select r.currency, r.amount, p.kind as way,
        nullif(p.method ->> 'brand', '') || ' ' || nullif(p.method ->> 'last4', '') as card
      from app.refunds r join app.payments p on p.id = r.payment_id
      where r.client_id = ${clientId} and r.state = 'created' order by r.created_at, r.id`,
  );
}
