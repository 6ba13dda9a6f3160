/** What the print of an invoice is made from: its row, and all that has become of it by the day on which it is read. */
import { dayInDubai } from '#domain/time.ts';
import type { Clerk } from '#server/billing/clerk.ts';
import type { InvoicePrint } from '#server/billing/invoices/pdf.ts';
import type { InvoiceRow } from '#server/billing/invoices/row.ts';
import type { Moved } from '#server/billing/invoices/state.ts';
import { relatedTo } from '#server/billing/lookups.ts';
import { bankFor } from '#server/billing/overview-routes.ts';
import { contactOf, takesPayments } from '#server/billing/payments/ways.ts';

export async function readInvoicePrint(clerk: Clerk, row: InvoiceRow): Promise<InvoicePrint> {
  const moved = await movedOf(clerk, row);
  const { credits } = moved.around;
  const bank = row.clientId ? await bankFor(clerk, row.clientId) : null;
  const ask = takesPayments(clerk.config) ? null : contactOf(clerk);
  return { ...moved, credits: credits && (await movedOf(clerk, credits)), bank, ask };
}

export const movedOf = async ({ tx, now }: Clerk, row: InvoiceRow): Promise<Moved> => ({
  row,
  around: await relatedTo(tx, row),
  today: dayInDubai(now),
});
