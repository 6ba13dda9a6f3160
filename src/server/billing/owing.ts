/** What a client owes, for features that only tell of it. */
import type { Balance, InvoiceSummary } from '#contract/billing.ts';
import type { Day, Language } from '#contract/primitives.ts';
import * as invoices from '#server/billing/invoice-store.ts';
import { balancesOf } from '#server/billing/ledger-store.ts';
import { summariesOf } from '#server/billing/reading.ts';
import { balancesView } from '#server/billing/views.ts';
import type { Sql } from '#server/platform/sql.ts';

export interface Owing {
  balances: Balance[];
  /** What is not paid whole, the first due first. */
  open: InvoiceSummary[];
}

export async function owingOf(
  tx: Sql,
  clientId: string,
  { today, language }: { today: Day; language: Language },
): Promise<Owing> {
  const rows = await invoices.openOf(tx, clientId);
  return {
    balances: balancesView(await balancesOf(tx, clientId), rows, today),
    open: await summariesOf(tx, rows, language),
  };
}
