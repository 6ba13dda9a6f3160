import type { Sql } from '#server/platform/sql.ts';

/** What of a document goes back already, and has not left yet. */
export const leavingOf = (sql: Sql, invoice: ReturnType<Sql>) => sql`(
  select coalesce(sum(r.amount), 0)::bigint from app.refunds r
  where r.invoice_id = ${invoice}.id and r.state = 'created')`;
