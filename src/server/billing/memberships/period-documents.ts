/** The documents of the period that runs: what opened it, and what was changed in it since. */

import type { InvoiceRow } from '#server/billing/invoices/row.ts';
import * as invoices from '#server/billing/invoices/store.ts';
import type { MembershipRow } from '#server/billing/memberships/store.ts';
import type { Sql } from '#server/platform/sql.ts';

/** What asked for a period; whatever days it has by now, it is the one that the newest of them asked for. */
const opensPeriod = ({ sourcePart }: InvoiceRow): boolean =>
  sourcePart === 'start' || sourcePart.startsWith('period:');

/** All that pays for the period that runs, what opened it first. */
export async function paysForNow(
  tx: Sql,
  { id }: Pick<MembershipRow, 'id'>,
): Promise<InvoiceRow[]> {
  const all = await invoices.ofSource(tx, { kind: 'membership', id });
  const opened = all.findLastIndex(opensPeriod);
  return opened < 0 ? [] : all.slice(opened);
}
