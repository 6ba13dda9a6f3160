/** What was reserved or paid for a booking follows what became of it. */
import { outstanding } from '#domain/billing-invoice.ts';
import { money } from '#domain/money.ts';
import { dayInDubai } from '#domain/time.ts';
import { chargeInvoice } from '#server/billing/charging.ts';
import { withClerk } from '#server/billing/clerk.ts';
import { bookingPlace } from '#server/billing/hold-store.ts';
import { type InvoiceRow, standingOf } from '#server/billing/invoice-row.ts';
import * as invoices from '#server/billing/invoice-store.ts';
import type { PaymentRow } from '#server/billing/payment-row.ts';
import * as payments from '#server/billing/payment-store.ts';
import { record } from '#server/billing/recording.ts';
import { refundWhole } from '#server/billing/refunding.ts';
import { billingWords } from '#server/billing/spoken.ts';
import { system } from '#server/platform/sql.ts';
import type { Services } from '#server/services.ts';

const given: readonly string[] = ['cancelled', 'declined', 'no_show', 'expired'];

/** May run twice: what was taken, let go or sent back is so already. */
export async function settleBooking(services: Services, id: string): Promise<void> {
  const found = await services.sql.as(system, async (tx) => ({
    place: await bookingPlace(tx, id, services.now()),
    made: await payments.ofBooking(tx, id),
    documents: await invoices.ofSource(tx, { kind: 'booking', id }),
  }));
  const isOver = found.place === undefined || given.includes(found.place);
  for (const payment of found.made) {
    const invoice = found.documents.find((row) => row.id === payment.invoiceId);
    if (payment.state === 'authorised') await decide(services, payment, { invoice, isOver });
    else if (payment.state === 'succeeded' && !invoice && isOver) await sendBack(services, payment);
  }
  if (isOver) return;
  for (const { id: invoiceId } of found.documents)
    await chargeInvoice(services, invoiceId, { present: false });
}

interface Fate {
  invoice: InvoiceRow | undefined;
  isOver: boolean;
}

/** A reservation is taken as far as something is owed by now, and let go when nothing ever will be. */
async function decide(services: Services, payment: PaymentRow, { invoice, isOver }: Fate) {
  const { processorRef: ref, id } = payment;
  if (!ref) return;
  const owed = invoice ? outstanding(standingOf(invoice)) : 0;
  const today = dayInDubai(services.now());
  const isDue = isOver || (invoice !== undefined && (!invoice.guarantee || invoice.dueOn <= today));
  if (owed > 0 && isDue) {
    const amount = money(Math.min(owed, payment.amount), payment.currency);
    await record(services, id, await services.processor.capture({ key: id, ref, amount }));
  } else if (isOver || (invoice && owed === 0))
    await record(services, id, await services.processor.release(ref));
}

/** Paid for a place that was not taken after all. */
async function sendBack(services: Services, { id }: PaymentRow): Promise<void> {
  await withClerk(services, async (clerk) => {
    const payment = await payments.lock(clerk.tx, id);
    if (payment.invoiceId === null && payment.state === 'succeeded')
      await refundWhole(clerk, payment, billingWords.en.reasons.hold);
  });
}
