import { matterPath } from '#domain/matter-areas.ts';
import { type Clerk, invoiceQuote } from '#server/billing/actions.ts';
import type { MatterRow } from '#server/matters/matter-row.ts';
import { findQuote } from '#server/matters/quote-store.ts';

/** The accepted version is what the invoice is made from, in the transaction that accepts it. */
export async function invoiceAccepted(
  clerk: Clerk,
  row: MatterRow,
  quoteId: string,
): Promise<void> {
  const quote = await findQuote(clerk.tx, row.id, quoteId);
  if (!quote) return;
  const { id, clientId, reference, kind, title, area } = row;
  const matter = { id, clientId, reference, kind, title, path: matterPath(area, id) };
  await invoiceQuote(clerk, { matter, quote });
}
