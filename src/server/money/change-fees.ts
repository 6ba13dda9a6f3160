/** The fee for moving a booking, as its document asks for it and the house gives of it. */
import { isGift } from '#server/money/credit-parts.ts';
import type { Sql } from '#server/platform/sql.ts';

/** How the document of a change is named, beside the version that it made. */
export const partOfChange = 'more';

/** What a document asked for a change of a booking, beside what that costs more. */
const feeAskedIn = (sql: Sql, document: ReturnType<Sql>) => sql`(
  select coalesce(sum((line ->> 'quantity')::bigint * (line ->> 'each')::bigint), 0)::bigint
  from jsonb_array_elements(${document}.lines) line
  where line ->> 'kind' = 'fee' and ${document}.source_kind = 'booking'
    and ${document}.source_part like ${`${partOfChange}:%`})`;

/** What the house gave of a document with a fee for a change was first of that fee. */
export const feeGivenOf = (sql: Sql, document: ReturnType<Sql>) => sql`least(
  ${feeAskedIn(sql, document)},
  (select coalesce(sum(total_amount), 0)::bigint from app.invoices
    where credits_id = ${document}.id and ${isGift(sql)}))`;

/** What a document still asks for a change of a booking. */
export const changeFeeIn = (sql: Sql, document: ReturnType<Sql>) =>
  sql`(${feeAskedIn(sql, document)} - ${feeGivenOf(sql, document)})`;
