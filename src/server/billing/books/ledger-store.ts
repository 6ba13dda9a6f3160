import { z } from 'zod';
import { Currency, Id, Instant } from '#contract/primitives.ts';
import type { LedgerEntry } from '#domain/billing/ledger.ts';
import { newId } from '#server/platform/ids.ts';
import { anyRow, many, type Sql } from '#server/platform/sql.ts';

interface Booked {
  clientId: string | null;
  at: string;
  kind: 'invoice' | 'credit_note' | 'payment' | 'refund';
  /** Names the event; it is booked once, however often it is told. */
  eventKey: string;
  invoiceId: string | null;
  paymentId: string | null;
  currency: Currency;
}

/** Written once and for ever; false where it was there before. */
export const insertLedgerEntry = (sql: Sql, booked: Booked, entry: LedgerEntry) => anyRow(sql)`
    insert into app.ledger_entries ${sql({ id: newId(), ...booked, ...entry })}
    on conflict do nothing`;

const StatementRow = z.object({
  id: Id,
  at: Instant,
  kind: z.enum(['invoice', 'credit_note', 'payment', 'refund']),
  currency: Currency,
  receivable: z.int(),
  balance: z.int(),
  title: z.object({ en: z.string(), ar: z.string() }).nullable(),
  series: z.string().nullable(),
  year: z.int().nullable(),
  number: z.int().nullable(),
});
export type StatementRow = z.infer<typeof StatementRow>;

interface Page {
  limit: number;
  after?: { at: string; id: string } | undefined;
}

/** Newest first, each with what was owed after it in its currency. */
export const statementRows = (sql: Sql, clientId: string, { limit, after }: Page) =>
  many(StatementRow, sql)`
    select * from (
      select e.id, e.at, e.kind, e.currency, e.receivable,
        sum(e.receivable) over (partition by e.currency order by e.at, e.id)::bigint as balance,
        coalesce(i.title, p.title) as title, i.series, i.year, i.number
      from app.ledger_entries e
      left join app.invoices i on i.id = e.invoice_id
      left join app.payments p on p.id = e.payment_id
      where e.client_id = ${clientId}
    ) lines
    ${after ? sql`where (at, id) < (${after.at}, ${after.id})` : sql``}
    order by at desc, id desc limit ${limit + 1}`;

const BalanceRow = z.object({ currency: Currency, balance: z.int() });

export const balancesOf = (sql: Sql, clientId: string) =>
  many(BalanceRow, sql)`
    select currency, sum(receivable)::bigint as balance from app.ledger_entries
    where client_id = ${clientId} group by currency order by currency`;
