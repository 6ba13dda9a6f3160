/** What of a document goes back, read the same way wherever its sums are. */
import type { Sql } from '#server/platform/sql.ts';

/** It goes back already, and has not left yet. */
export const leavingOf = (sql: Sql, invoice: ReturnType<Sql>) => sql`(
  select coalesce(sum(r.amount), 0)::bigint from app.refunds r
  where r.invoice_id = ${invoice}.id and r.state = 'created')`;

/** The house gave it of what had been paid: a credit note says so, whether it has left or not. */
export const givenBackOf = (sql: Sql, invoice: ReturnType<Sql>) => sql`(
  select coalesce(sum(r.amount), 0)::bigint from app.refunds r
  where r.invoice_id = ${invoice}.id and r.credit_note is not null and r.state <> 'failed')`;

/** Whether it asks for more by a day than was paid towards it, as `openInstalments` reckons it. */
export const isDueBy = (sql: Sql, invoice: ReturnType<Sql>, day: string) => sql`(
  ${invoice}.paid_amount - ${leavingOf(sql, invoice)} + ${givenBackOf(sql, invoice)} < least(
    ${invoice}.total_amount - ${invoice}.credited_amount + ${givenBackOf(sql, invoice)}, (
      select coalesce(sum((part ->> 'amount')::bigint), 0)
      from jsonb_array_elements(${invoice}.instalments) part
      where (part ->> 'dueOn')::date <= ${day})))`;
