/** That a saved card was refused: the one place that asks, for whatever promises that it pays. */
import { houseZone } from '#domain/time.ts';
import type { Sql } from '#server/platform/sql.ts';

/** The day on which the bank of `m`, a row of app.payment_methods, refused it; null where it has paid since, or always. */
export const refusedOn = (sql: Sql) => sql`(
  select case when p.state = 'failed' and p.failure in ('declined', 'insufficient_funds')
    then (p.created_at at time zone ${houseZone})::date end
  from app.payments p
  where p.client_id = m.client_id and p.method_id = m.id
    and p.state in ('failed', 'authorised', 'succeeded', 'released')
  order by p.created_at desc, p.id desc limit 1)`;
