import { z } from 'zod';
import { MatterArea } from '#contract/matters/kinds.ts';
import { Currency, Id, Localised } from '#contract/primitives.ts';
import { many, type Sql } from '#server/platform/sql.ts';

const OwnRow = z.object({
  kind: z.enum(['booking', 'request', 'invoice']),
  id: Id,
  area: MatterArea.nullable(),
  title: Localised,
  /** Of an invoice its number, in parts. */
  reference: z.string().nullable(),
  series: z.string().nullable(),
  year: z.int().nullable(),
  number: z.int().nullable(),
  amount: z.int().nullable(),
  currency: Currency.nullable(),
});
export type OwnRow = z.infer<typeof OwnRow>;

/** Nobody looks for what lies further back. */
const mostRows = 500;

/** What somebody booked, asked for and was invoiced, the newest first; a hold that ran out was never booked. */
export const ownRows = (sql: Sql, clientId: string) =>
  many(OwnRow, sql)`
    select kind, id, area, title, reference, series, year, number, amount, currency from (
      select 'booking' as kind, id, null as area, offered -> 'title' as title, reference,
        null as series, null::integer as year, null::integer as number, null::bigint as amount,
        null as currency, created_at as at
      from app.bookings where client_id = ${clientId} and place not in ('held', 'expired')
      union all
      select 'request', id, area, title, reference, null, null, null, null, null, created_at
      from app.matters where client_id = ${clientId}
      union all
      select 'invoice', id, null, title, null, series, year, number, total_amount, currency, issued_at
      from app.invoices where client_id = ${clientId}
    ) as own order by at desc limit ${mostRows}`;
