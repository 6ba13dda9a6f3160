/** How a matter stands with its money, for whoever only looks. */
import type { MatterState } from '#contract/matters/parts.ts';
import type { MatterMoney } from '#contract/matters/quotes.ts';
import type { Day } from '#contract/primitives.ts';
import { matterFacts, settlementOf } from '#domain/matters/money.ts';
import { money } from '#domain/money.ts';
import { readDocuments } from '#server/billing/matters/documents.ts';
import type { AgreedEnding } from '#server/billing/matters/ending.ts';
import { movedOf } from '#server/money/moved-store.ts';
import type { Sql } from '#server/platform/sql.ts';

export async function moneyOf(
  tx: Sql,
  { matterId, quote, state }: Omit<AgreedEnding, 'term'> & { state: MatterState },
  today: Day,
): Promise<MatterMoney> {
  const documents = await readDocuments(tx, matterId);
  const { currency, totalAmount } = quote;
  const agreed = money(totalAmount, currency);
  const moved = await movedOf(tx, { kind: 'matter', ids: [matterId], currency });
  const sums = matterFacts({ total: agreed, state }, moved(matterId), today);
  const unchanged = { credits: [], more: 0 };
  const { paid, due } = settlementOf(documents, unchanged, currency);
  const leaving = documents
    .filter((one) => one.currency === currency)
    .reduce((sum, one) => sum + one.leaving, 0);
  // While a new quote is waited for nothing is asked, whatever was invoiced before.
  const now = documents.some(({ row }) => row.paused) ? money(0, currency) : due;
  return { agreed, paid, due: now, comesBack: money(leaving, currency), sums };
}
