/** A reservation on a card is let go once nothing will ever be owed of it. */
import { outstandingOf } from '#domain/billing/invoice.ts';
import type { Clerk } from '#server/billing/clerk.ts';
import { invoiceStanding } from '#server/billing/invoices/row.ts';
import * as invoices from '#server/billing/invoices/store.ts';
import { bookingIsOver } from '#server/billing/payments/hold-store.ts';
import { lockBoth, recordIn } from '#server/billing/payments/records.ts';
import type { PaymentRow } from '#server/billing/payments/row.ts';
import { actUnasked } from '#server/platform/act.ts';
import type { Services } from '#server/services.ts';

/**
 * Looked at again in its turn, which lasts until the processor has answered: whoever takes the place at this
 * moment either did before, and then it stays, or finds that nothing is reserved any more.
 */
export async function releaseUnused(services: Services, { id }: PaymentRow): Promise<void> {
  await actUnasked(services, async (clerk) => {
    const payment = await lockBoth(clerk, id);
    const { processorRef: ref, state } = payment;
    if (!ref || state !== 'authorised' || !(await isUnused(clerk, payment))) return;
    await recordIn(clerk, id, await services.processor.release(ref));
  });
}

async function isUnused({ tx, now }: Clerk, { invoiceId, bookingId }: PaymentRow) {
  const invoice = invoiceId === null ? undefined : await invoices.findInvoice(tx, invoiceId);
  if (invoice) return outstandingOf(invoiceStanding(invoice)) === 0;
  return bookingId === null || bookingIsOver(tx, bookingId, now);
}
